package org.rondo.cli.console;

import java.util.Locale;

/**
 * Makes text from other programs printable. Characters that could control a terminal are written as
 * numbers.
 */
public final class PrintableText {

  /**
   * The unprintable characters: controls, formats such as changes of the writing direction, line
   * and paragraph separators, halves of surrogate pairs, unassigned characters and characters for
   * private use.
   */
  private static boolean isUnprintable(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.PRIVATE_USE ->
          true;
      default -> false;
    };
  }

  private PrintableText() {}

  /**
   * {@return the text with the hexadecimal number of each unprintable character in its place}
   *
   * @param text any text
   */
  public static String of(String text) {
    StringBuilder printable = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            character -> {
              if (isUnprintable(character)) {
                printable.append(escape(character));
              } else {
                printable.appendCodePoint(character);
              }
            });
    return printable.toString();
  }

  /**
   * {@return the printable text with doubled backslashes; the original can be restored from it}
   *
   * @param text any text
   */
  public static String exactly(String text) {
    return of(text.replace("\\", "\\\\"));
  }

  private static String escape(int character) {
    return character == '\t' ? "\\t" : String.format(Locale.ROOT, "\\u{%x}", character);
  }
}
