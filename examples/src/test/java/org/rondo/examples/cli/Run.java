package org.rondo.examples.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * What a command gave.
 *
 * @param exitCode its exit code
 * @param out what it printed
 * @param err what it complained of
 */
record Run(int exitCode, String out, String err) {
  static Run of(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = CommandLineProgram.run(new PrintWriter(out), new PrintWriter(err), arguments);
    return new Run(
        exitCode, out.toString().replace("\r\n", "\n"), err.toString().replace("\r\n", "\n"));
  }
}
