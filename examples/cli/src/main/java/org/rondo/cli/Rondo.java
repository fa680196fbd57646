package org.rondo.cli;

/** The command line. Without arguments it prints the list of commands. */
public final class Rondo {
  private Rondo() {}

  /**
   * Runs a command. If the command fails, ends the virtual machine with the exit code 1 for a
   * mismatch or failure, or 2 for bad usage.
   *
   * @param args a command and its arguments; {@code --help} lists them
   */
  public static void main(String[] args) {
    int exitCode = RondoCommand.run(args);
    // On success the caller, for instance Maven, continues.
    if (exitCode != 0) {
      System.exit(exitCode);
    }
  }
}
