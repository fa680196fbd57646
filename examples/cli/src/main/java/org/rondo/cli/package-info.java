/**
 * The {@code rondo} command.
 *
 * <p>{@link org.rondo.cli.Rondo} is the program, and {@link org.rondo.cli.RondoCommand} lists its
 * commands. Each command is a class that declares its options in annotations and calls the library.
 * A command prints to the writer of its command line. It does not catch the exceptions of the
 * library: {@code RondoCommand} turns them into a sentence and an exit code.
 *
 * <p>This package has the commands that play and replay single matches, verify recordings of other
 * programs, count positions, measure playouts and list the catalogues. The other commands are in
 * the packages {@code tournament}, {@code tuning}, {@code remote} and {@code server}. These
 * packages do not depend on each other. All of them use {@code console}.
 */
@NullMarked
package org.rondo.cli;

import org.jspecify.annotations.NullMarked;
