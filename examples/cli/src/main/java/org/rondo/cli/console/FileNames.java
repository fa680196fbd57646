package org.rondo.cli.console;

/** Turns a specification into the name of a file or folder. */
public final class FileNames {
  private FileNames() {}

  /**
   * {@return a text with a hyphen in place of every character that some systems do not allow in
   * file names}
   *
   * @param text for instance the specification of a game
   */
  public static String of(String text) {
    return text.replaceAll("[^A-Za-z0-9.=,_-]", "-");
  }
}
