package org.rondo.remote;

/** What programs say, for tests of other packages. */
public final class RemoteInput {
  private RemoteInput() {}

  /** Reads the answer of a program. */
  public static void answer(String line) {
    ProgramAnswer.read(line).line();
  }

  /** Reads what a program is told. */
  public static void message(String line) {
    ProgramMessage.read(line);
  }

  /** Returns the exception for an error that a program reports. */
  public static Class<? extends Exception> failure() {
    return JsonLines.Failure.class;
  }

  /** Divides a command into words. */
  public static void words(String command) {
    CommandWords.of(command);
  }
}
