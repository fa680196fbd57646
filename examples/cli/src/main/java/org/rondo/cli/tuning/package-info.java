/** The command {@code tune}, and the folder of a tuning's files. */
@NullMarked
package org.rondo.cli.tuning;

import org.jspecify.annotations.NullMarked;
