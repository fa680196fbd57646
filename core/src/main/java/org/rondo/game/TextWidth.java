package org.rondo.game;

import java.util.Arrays;

/**
 * The number of columns that a text takes in a terminal: two for a Chinese, Japanese or Korean
 * character and for most emoji, none for an accent that combines with the letter before it.
 *
 * <p>Tables and brackets are aligned by it. The widths are those of Unicode's East Asian Width;
 * terminals differ only in rare characters.
 */
public final class TextWidth {

  /** The first and the last character of each range of wide characters, in ascending order. */
  private static final int[] WIDE = {
    0x1100, 0x115f, 0x231a, 0x231b, 0x2329, 0x232a, 0x23e9, 0x23ec, 0x23f0, 0x23f0,
    0x23f3, 0x23f3, 0x25fd, 0x25fe, 0x2614, 0x2615, 0x2648, 0x2653, 0x267f, 0x267f,
    0x2693, 0x2693, 0x26a1, 0x26a1, 0x26aa, 0x26ab, 0x26bd, 0x26be, 0x26c4, 0x26c5,
    0x26ce, 0x26ce, 0x26d4, 0x26d4, 0x26ea, 0x26ea, 0x26f2, 0x26f3, 0x26f5, 0x26f5,
    0x26fa, 0x26fa, 0x26fd, 0x26fd, 0x2705, 0x2705, 0x270a, 0x270b, 0x2728, 0x2728,
    0x274c, 0x274c, 0x274e, 0x274e, 0x2753, 0x2755, 0x2757, 0x2757, 0x2795, 0x2797,
    0x27b0, 0x27b0, 0x27bf, 0x27bf, 0x2b1b, 0x2b1c, 0x2b50, 0x2b50, 0x2b55, 0x2b55,
    0x2e80, 0x303e, 0x3041, 0x3247, 0x3250, 0x4dbf, 0x4e00, 0xa4c6, 0xa960, 0xa97c,
    0xac00, 0xd7a3, 0xf900, 0xfad9, 0xfe10, 0xfe19, 0xfe30, 0xfe6b, 0xff01, 0xff60,
    0xffe0, 0xffe6, 0x16fe0, 0x1b2fb, 0x1f004, 0x1f004, 0x1f0cf, 0x1f0cf, 0x1f18e, 0x1f18e,
    0x1f191, 0x1f19a, 0x1f200, 0x1f320, 0x1f32d, 0x1f335, 0x1f337, 0x1f37c, 0x1f37e, 0x1f393,
    0x1f3a0, 0x1f3ca, 0x1f3cf, 0x1f3d3, 0x1f3e0, 0x1f3f0, 0x1f3f4, 0x1f3f4, 0x1f3f8, 0x1f43e,
    0x1f440, 0x1f440, 0x1f442, 0x1f4fc, 0x1f4ff, 0x1f53d, 0x1f54b, 0x1f54e, 0x1f550, 0x1f567,
    0x1f57a, 0x1f57a, 0x1f595, 0x1f596, 0x1f5a4, 0x1f5a4, 0x1f5fb, 0x1f64f, 0x1f680, 0x1f6c5,
    0x1f6cc, 0x1f6cc, 0x1f6d0, 0x1f6d2, 0x1f6d5, 0x1f6df, 0x1f6eb, 0x1f6ec, 0x1f6f4, 0x1f6fc,
    0x1f7e0, 0x1f7f0, 0x1f90c, 0x1f93a, 0x1f93c, 0x1f945, 0x1f947, 0x1f9ff, 0x1fa70, 0x1faf6,
    0x20000, 0x3fffd
  };

  private TextWidth() {}

  /**
   * {@return the number of columns of a text without line ends}
   *
   * @param text any text; takes time proportional to its length
   */
  public static int of(String text) {
    return text.codePoints().map(TextWidth::of).sum();
  }

  /**
   * {@return the number of columns of a character: 0, 1 or 2}
   *
   * @param character a Unicode code point
   */
  public static int of(int character) {
    if (character < 0x300) {
      return Character.getType(character) == Character.CONTROL ? 0 : 1;
    }
    return switch (Character.getType(character)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
      default -> isWide(character) ? 2 : 1;
    };
  }

  private static boolean isWide(int character) {
    int index = Arrays.binarySearch(WIDE, character);
    // Between the two ends of a range, the place for an insertion is odd.
    return index >= 0 || (-index - 1) % 2 == 1;
  }

  /**
   * {@return the longest beginning of a text that has at most a number of columns}
   *
   * @param columns the number of columns, 0 or more
   */
  public static String beginning(String text, int columns) {
    int end = 0;
    int used = 0;
    while (end < text.length() && used + of(text.codePointAt(end)) <= columns) {
      used += of(text.codePointAt(end));
      end += Character.charCount(text.codePointAt(end));
    }
    return text.substring(0, end);
  }

  /**
   * {@return the text with blanks after it}
   *
   * @param columns the number of columns of the result; a wider text is not changed
   */
  public static String padEnd(String text, int columns) {
    return text + " ".repeat(Math.max(0, columns - of(text)));
  }

  /**
   * {@return the text with blanks before it}
   *
   * @param columns the number of columns of the result; a wider text is not changed
   */
  public static String padStart(String text, int columns) {
    return " ".repeat(Math.max(0, columns - of(text))) + text;
  }
}
