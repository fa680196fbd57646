package org.rondo.gridsoccer.remote;

import java.io.IOException;
import java.io.Reader;
import org.rondo.game.Excerpt;
import org.rondo.remote.JudgeReader;

/** The lines that a judge sends to a team, without the blank ones. */
final class JudgeInput {

  /** The maximum number of characters of a line; the judge's lines are much shorter. */
  static final int LONGEST_LINE = 1_000;

  private static final int SHOWN = 60;
  private static final String NUMBER = "-?[0-9]{1,6}";
  private static final String DECIMAL = "[0-9.eE+-]{1,40}";

  private final JudgeReader lines;

  JudgeInput(Reader in) {
    this.lines = new JudgeReader(in, LONGEST_LINE);
  }

  /** A line of the judge. */
  static final class JudgeLine {
    private final int number;
    private final String text;
    private final String[] words;

    private JudgeLine(int number, String text) {
      this.number = number;
      this.text = text;
      this.words = text.split("\\s+");
    }

    int wordCount() {
      return words.length;
    }

    String word(int index) {
      return words[index];
    }

    boolean is(String whole) {
      return text.equals(whole);
    }

    boolean isNumber(int index) {
      return words[index].matches(NUMBER);
    }

    /** {@return the whole number at an index} */
    int integer(int index, String form) throws IOException {
      if (index >= words.length || !isNumber(index)) {
        throw refusal(form);
      }
      return Integer.parseInt(words[index]);
    }

    /** {@return the decimal number at an index} */
    double decimal(int index, String form) throws IOException {
      if (index < words.length && words[index].matches(DECIMAL)) {
        try {
          return Double.parseDouble(words[index]);
        } catch (NumberFormatException e) {
          throw refusal(form);
        }
      }
      throw refusal(form);
    }

    /** Checks the number of words of the line. */
    void requireWords(int count, String form) throws IOException {
      if (words.length != count) {
        throw refusal(form);
      }
    }

    /** {@return the exception for a line that does not have the expected form} */
    IOException refusal(String form) {
      return new IOException(subject() + " is not " + form);
    }

    /** {@return the line with its number, as the subject of a sentence} */
    String subject() {
      return "line " + number + " of the judge, '" + Excerpt.line(text, SHOWN) + "',";
    }
  }

  /**
   * {@return the next line that is not blank}
   *
   * @throws java.io.EOFException if the input has ended; a line without a line feed does not count
   * @throws IOException if the line is too long
   */
  JudgeLine next() throws IOException {
    String text = lines.next();
    return new JudgeLine(lines.number(), text);
  }
}
