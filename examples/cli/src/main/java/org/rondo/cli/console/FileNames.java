package org.rondo.cli.console;

/** Turns a specification into the name of a file or folder. */
public final class FileNames {
  private FileNames() {}

  /**
   * {@return a name with a hyphen for every character that some systems do not allow in file names}
   *
   * @param text for instance the specification of a game
   */
  public static String of(String text) {
    return text.replaceAll("[^A-Za-z0-9.=,_-]", "-");
  }
}
