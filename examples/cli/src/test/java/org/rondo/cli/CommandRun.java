package org.rondo.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * What a command gave.
 *
 * @param exitCode its exit code
 * @param out what it printed
 * @param err what it complained of
 */
public record CommandRun(int exitCode, String out, String err) {
  public static CommandRun of(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = RondoCommand.run(new PrintWriter(out), new PrintWriter(err), arguments);
    return new CommandRun(
        exitCode, out.toString().replace("\r\n", "\n"), err.toString().replace("\r\n", "\n"));
  }
}
