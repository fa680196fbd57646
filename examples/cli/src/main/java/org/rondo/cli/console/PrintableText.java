package org.rondo.cli.console;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}\\p{Cn}\\p{Co}]");

  private PrintableText() {}

  /**
   * {@return the text with the hexadecimal number of each unprintable character in its place}
   *
   * @param text any text
   */
  public static String of(String text) {
    return UNPRINTABLE
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(escape(found.group().codePointAt(0))));
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
