package org.rondo.cli;

/** The command line. Without arguments it plays a small tournament of every game. */
public final class Rondo {
  private Rondo() {}

  /**
   * Runs a command and ends the virtual machine if it failed: with 1 on a mismatch or failure, with
   * 2 on bad usage.
   *
   * @param args a command and its arguments; {@code --help} lists them
   */
  public static void main(String[] args) {
    int exitCode = RondoCommand.run(args.length == 0 ? new String[] {"tournament"} : args);
    // On success the caller, for instance Maven, continues.
    if (exitCode != 0) {
      System.exit(exitCode);
    }
  }
}
