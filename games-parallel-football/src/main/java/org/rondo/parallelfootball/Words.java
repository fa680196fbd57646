package org.rondo.parallelfootball;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Instructions are words between blanks: this tells words apart and what each means. */
final class Words {
  static final String STAY = ".";
  static final String KICK = "k";

  /** How much of a word a message shows. */
  static final int SHOWN = 30;

  /** What separates words: anything that would be a blank or break a line. */
  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}\\p{Cc}]+");

  /** The points of the compass as one reads a page, nothing in the middle. */
  private static final List<String> COMPASS =
      List.of("nw", "n", "ne", "w", "", "e", "sw", "s", "se");

  private Words() {}

  /** {@return the words of a text, one empty word if it has none} */
  static String[] of(String text) {
    return BLANKS.matcher(text).replaceAll(" ").strip().split(" ");
  }

  static boolean isWord(String text) {
    return !text.isEmpty() && !BLANKS.matcher(text).find();
  }

  /** {@return the order of a word, or nothing if it is none} */
  static Optional<Order> order(String word) {
    if (word.equals(STAY)) {
      return Optional.of(Order.stay());
    }
    if (word.startsWith(KICK)) {
      return Cell.read(word.substring(KICK.length())).map(Order::kick);
    }
    int square = COMPASS.indexOf(word);
    return square < 0 || word.isEmpty()
        ? Optional.empty()
        : Optional.of(Order.step(square / 3 - 1, square % 3 - 1));
  }

  static String step(int down, int right) {
    return COMPASS.get(3 * (down + 1) + right + 1);
  }
}
