package org.rondo.foosball.remote;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Text that was received over a connection, with one character for each byte. */
final class WireText {
  private static final char FIRST = ' ';
  private static final char LAST = '~';

  private WireText() {}

  /**
   * {@return the bytes from the start of a buffer to its position as text, in which a blank
   * replaces each zero byte}
   */
  static String of(ByteBuffer buffer) {
    ByteBuffer read = buffer.duplicate().flip();
    return StandardCharsets.ISO_8859_1.decode(read).toString().replace('\0', FIRST);
  }

  /**
   * Returns whether a byte separates words. A zero byte separates words too, because programs in C
   * end texts with a zero byte, or fill up an array with zero bytes and send it.
   */
  static boolean isBlank(byte value) {
    return value == FIRST || value == 0 || value >= '\t' && value <= '\r';
  }

  private static boolean isPrintable(int character) {
    return character >= FIRST && character <= LAST;
  }

  /** {@return whether the text consists only of printable ASCII characters and white space} */
  static boolean isText(String text) {
    return text.chars().allMatch(character -> isPrintable(character) || isBlank((byte) character));
  }

  /**
   * {@return a printable form of a text} White space and zero bytes become blanks. Other
   * unprintable bytes become their hexadecimal value, for instance {@code \xff}.
   */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int index = 0; index < text.length(); index++) {
      char character = text.charAt(index);
      if (isPrintable(character)) {
        escaped.append(character);
      } else if (isBlank((byte) character)) {
        escaped.append(FIRST);
      } else {
        escaped.append(String.format(Locale.ROOT, "\\x%02x", (int) character));
      }
    }
    return escaped.toString();
  }

  /** {@return the number of words from the start of a buffer to its position} */
  static int words(ByteBuffer buffer) {
    int words = 0;
    boolean isInWord = false;
    for (int index = 0; index < buffer.position(); index++) {
      boolean isBlank = isBlank(buffer.get(index));
      words += isInWord || isBlank ? 0 : 1;
      isInWord = !isBlank;
    }
    return words;
  }
}
