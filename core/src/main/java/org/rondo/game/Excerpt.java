package org.rondo.game;

import java.util.regex.Pattern;

/** The beginning of a text, for messages: a move or a position may be longer than a page. */
public final class Excerpt {
  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]+");

  private Excerpt() {}

  /**
   * {@return the text if it is no longer than that, else its beginning and three dots}
   *
   * @param text any text
   * @param length how many characters are left of it at most, at least 1; one fewer where the last
   *     would be half of a surrogate pair, which cannot be written as UTF-8
   */
  public static String of(String text, int length) {
    if (text.length() <= length) {
      return text;
    }
    boolean isHalf = Character.isHighSurrogate(text.charAt(length - 1));
    return text.substring(0, isHalf ? length - 1 : length) + "...";
  }

  /**
   * {@return the beginning of a text as one line that can be printed}
   *
   * <p>Line ends, other control and format characters and halves of surrogate pairs become blanks,
   * one for any number in succession.
   *
   * @param text any text
   * @param length how many characters are left of it at most, as for {@link #of}
   */
  public static String line(String text, int length) {
    return of(UNPRINTABLE.matcher(text).replaceAll(" "), length);
  }
}
