/**
 * The commands of the command line.
 *
 * <p>Each command is a class that says its options in annotations and calls the library; what it
 * prints goes to the writer of its command line. A command throws what the library throws: {@link
 * org.rondo.examples.cli.CommandLineProgram} turns it into a sentence and an exit code.
 */
package org.rondo.examples.cli;
