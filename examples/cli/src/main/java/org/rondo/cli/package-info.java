/**
 * The {@code rondo} command.
 *
 * <p>{@link org.rondo.cli.Rondo} is the program and {@link org.rondo.cli.RondoCommand} has the list
 * of its commands. Each command is a class that declares its options in annotations and calls the
 * library. A command prints to the writer of its command line. It lets exceptions of the library
 * pass: {@code RondoCommand} turns them into a sentence and an exit code.
 *
 * <p>This package has the commands that play and replay single matches, count positions, measure
 * playouts and list the catalogues. The others have packages of their own, which do not depend on
 * each other: {@code tournament}, {@code tuning}, {@code remote} and {@code verify}. All of them
 * use {@code console}.
 */
@NullMarked
package org.rondo.cli;

import org.jspecify.annotations.NullMarked;
