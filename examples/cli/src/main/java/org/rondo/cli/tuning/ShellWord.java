package org.rondo.cli.tuning;

import java.util.regex.Pattern;

/** Words in the notation of a shell. */
final class ShellWord {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_.,:=+/@%-]+");

  private ShellWord() {}

  /** {@return a word, in quotes if a shell would otherwise change it} */
  static String of(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
