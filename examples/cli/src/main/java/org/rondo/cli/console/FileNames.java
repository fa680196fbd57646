package org.rondo.cli.console;

import org.rondo.input.TextPattern;

/** Turns a specification into the name of a file or folder. */
public final class FileNames {
  private static final TextPattern OTHERS = TextPattern.of("[^A-Za-z0-9.=,_-]");

  private FileNames() {}

  /**
   * {@return a text with a hyphen in place of every character that some systems do not allow in
   * file names} Quotes are left out.
   *
   * @param text for instance the specification of a game
   */
  public static String of(String text) {
    return OTHERS.replaceAll(text.replace("'", ""), "-");
  }
}
