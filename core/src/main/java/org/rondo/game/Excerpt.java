package org.rondo.game;

/** The beginning of a text, for messages: a move may be longer than a page. */
final class Excerpt {
  private static final int LENGTH = 100;

  private Excerpt() {}

  static String of(String text) {
    if (text.length() <= LENGTH) {
      return text;
    }
    // Half a character could not be written as UTF-8.
    boolean isHalf = Character.isHighSurrogate(text.charAt(LENGTH - 1));
    return text.substring(0, isHalf ? LENGTH - 1 : LENGTH) + "...";
  }
}
