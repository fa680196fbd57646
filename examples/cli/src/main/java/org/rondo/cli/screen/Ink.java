package org.rondo.cli.screen;

import java.util.List;

/** The colours and weights of text in a terminal: the parameters of its control sequences. */
final class Ink {
  static final String PLAIN = "";
  static final String BOLD = "1";
  static final String FAINT = "2";

  private static final String REVERSED = "7";
  private static final String START = "\u001b[";
  private static final String RESET = "\u001b[0m";

  /**
   * The colours of the seats: cyan, magenta, green, yellow, red and blue, in the terminal's own
   * palette.
   */
  private static final List<String> SEATS = List.of("1;36", "1;35", "1;32", "1;33", "1;31", "1;34");

  private Ink() {}

  /** {@return the ink of a seat; seats above the sixth have the colours of the first ones} */
  static String of(int seat) {
    return SEATS.get(seat % SEATS.size());
  }

  /** {@return the ink with the colours of the text and the ground exchanged} */
  static String reversed(String ink) {
    return ink.isEmpty() || ink.equals(FAINT) ? REVERSED : ink + ";" + REVERSED;
  }

  /** {@return a text in one ink} */
  static String write(String text, String ink) {
    return ink.isEmpty() || text.isEmpty() ? text : START + ink + "m" + text + RESET;
  }

  /**
   * {@return a line whose characters have an ink each; neighbours of one ink share a control
   * sequence}
   */
  static String write(String line, String[] inks) {
    StringBuilder written = new StringBuilder();
    int start = 0;
    for (int i = 1; i <= line.length(); i++) {
      if (i == line.length() || !inks[i].equals(inks[start])) {
        written.append(write(line.substring(start, i), inks[start]));
        start = i;
      }
    }
    return written.toString();
  }
}
