package org.rondo.foosball.remote;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** What came over a connection, each byte a character. */
final class WireText {
  private static final char FIRST = ' ';
  private static final char LAST = '~';

  private WireText() {}

  /** {@return the bytes from the start of a buffer to its position, zeros as blanks} */
  static String of(ByteBuffer buffer) {
    ByteBuffer read = buffer.duplicate().flip();
    return StandardCharsets.ISO_8859_1.decode(read).toString().replace('\0', FIRST);
  }

  /** Programs in C end texts with a zero, or send a whole array that is filled up with them. */
  static boolean isBlank(byte value) {
    return value == FIRST || value == 0 || value >= '\t' && value <= '\r';
  }

  private static boolean isPrintable(int character) {
    return character >= FIRST && character <= LAST;
  }

  /** {@return whether there is nothing but ASCII characters to print and white space} */
  static boolean isText(String text) {
    return text.chars().allMatch(character -> isPrintable(character) || isBlank((byte) character));
  }

  /** {@return a text to print: white space as blanks, other bytes as {@code \xff}} */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int place = 0; place < text.length(); place++) {
      char character = text.charAt(place);
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

  /** {@return how many words there are from the start of a buffer to its position} */
  static int words(ByteBuffer buffer) {
    int words = 0;
    boolean isInWord = false;
    for (int place = 0; place < buffer.position(); place++) {
      boolean isBlank = isBlank(buffer.get(place));
      words += isInWord || isBlank ? 0 : 1;
      isInWord = !isBlank;
    }
    return words;
  }
}
