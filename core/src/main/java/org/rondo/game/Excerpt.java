package org.rondo.game;

import org.rondo.input.TextPattern;

/** Shortens texts for messages: a move or a position may be longer than a page. */
public final class Excerpt {
  private static final TextPattern UNPRINTABLE =
      TextPattern.of("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]+");

  private Excerpt() {}

  /**
   * {@return the text if it has at most {@code length} characters, else its beginning and three
   * dots}
   *
   * @param text any text
   * @param length the maximum number of characters to keep, at least 1; one character less is kept
   *     if the last one would be half of a surrogate pair, because UTF-8 cannot contain such a half
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
   * <p>Line ends, other control and format characters and halves of surrogate pairs are replaced by
   * blanks. Several of them in succession become one blank.
   *
   * @param text any text
   * @param length the maximum number of characters to keep, as for {@link #of}
   */
  public static String line(String text, int length) {
    return of(UNPRINTABLE.replaceAll(text, " "), length);
  }
}
