package org.rondo.game;

/** The beginning of a text, for messages: a move or a position may be longer than a page. */
public final class Excerpt {
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
}
