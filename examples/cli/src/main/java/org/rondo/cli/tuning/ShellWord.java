package org.rondo.cli.tuning;

import java.util.regex.Pattern;

/** Words as a shell reads them. */
final class ShellWord {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_.,:=+/@%-]+");

  private ShellWord() {}

  /** {@return a word, in quotes where a shell would take it for something else} */
  static String of(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
