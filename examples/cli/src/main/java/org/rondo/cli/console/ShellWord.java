package org.rondo.cli.console;

import org.rondo.input.TextPattern;

/** Words in the notation of a shell. */
public final class ShellWord {
  private static final TextPattern PLAIN = TextPattern.of("[A-Za-z0-9_.,:=+/@%-]+");

  private ShellWord() {}

  /** {@return a word, in quotes if a shell would otherwise change it} */
  public static String of(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
