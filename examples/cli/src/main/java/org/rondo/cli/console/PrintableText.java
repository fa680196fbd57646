package org.rondo.cli.console;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts from outside as they may be shown: what a terminal would obey is written out. */
public final class PrintableText {

  /**
   * Controls, formats such as changes of the writing direction, line and paragraph separators,
   * halves of surrogate pairs, and what has no meaning or only a private one.
   */
  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}\\p{Cn}\\p{Co}]");

  private PrintableText() {}

  /**
   * {@return the text with its unprintable characters as their hexadecimal numbers, for a person}
   *
   * @param text any text
   */
  public static String of(String text) {
    return UNPRINTABLE
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(escape(found.group().codePointAt(0))));
  }

  /**
   * {@return the text with backslashes doubled, too, so that the original can be told}
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
