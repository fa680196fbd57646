package org.rondo.cli.console;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Keeps the libraries of a cluster quiet while the process is stopped, for instance by Ctrl-C. They
 * stop at the same time, and print stack traces of their own threads, although nothing is wrong.
 * What the command itself has to say then goes to the standard error of before.
 */
final class QuietEnd implements AutoCloseable {
  private final Thread hook = new Thread(QuietEnd::silence, "quiet end");

  private QuietEnd() {}

  /** {@return the quiet, which lasts until {@link #close}} */
  static QuietEnd begin() {
    QuietEnd quiet = new QuietEnd();
    Runtime.getRuntime().addShutdownHook(quiet.hook);
    return quiet;
  }

  static void silence() {
    System.setErr(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is being stopped.
    }
  }
}
