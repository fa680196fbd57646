/**
 * The command {@code convert}, which writes matches in other forms, and the forms of files that it
 * reads and writes.
 */
@NullMarked
package org.rondo.cli.convert;

import org.jspecify.annotations.NullMarked;
