/** The command {@code tune}, and the folder in which a tuning keeps its files. */
@NullMarked
package org.rondo.cli.tuning;

import org.jspecify.annotations.NullMarked;
