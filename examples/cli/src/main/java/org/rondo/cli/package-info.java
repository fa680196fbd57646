/**
 * The {@code rondo} command.
 *
 * <p>{@link org.rondo.cli.Rondo} is the program and {@link org.rondo.cli.RondoCommand} knows its
 * commands. Each command is a class that says its options in annotations and calls the library;
 * what it prints goes to the writer of its command line. A command throws what the library throws:
 * {@code RondoCommand} turns it into a sentence and an exit code.
 *
 * <p>Here are the commands that play and replay single matches, count positions, measure playouts
 * and list the catalogues. The others have packages of their own: {@code tournament}, {@code
 * tuning}, {@code remote} and {@code verify}, which do not know each other. {@code console} is
 * beneath them all.
 */
@NullMarked
package org.rondo.cli;

import org.jspecify.annotations.NullMarked;
