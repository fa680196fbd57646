package org.rondo.cli.console;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Keeps the libraries of a cluster quiet while the process is stopped, for instance by Ctrl-C. They
 * stop at the same time, and print stack traces of their own threads, although nothing is wrong.
 * What the command itself has to say then goes to the standard error of before.
 */
final class QuietEnd {
  private QuietEnd() {}

  /** {@return the hook that brings the quiet, unless it is closed before} */
  static StopHook hook() {
    return StopHook.of("quiet end", QuietEnd::silence);
  }

  static void silence() {
    System.setErr(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
  }
}
