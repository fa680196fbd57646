package org.rondo.remote;

import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.util.Objects;
import org.rondo.game.Excerpt;
import org.rondo.input.TextPattern;

/** Reads the lines of a judge at which a bot plays as a program. For use by one thread. */
public final class JudgeReader {
  private static final int SHOWN = 60;
  private static final TextPattern NUMBER = TextPattern.of("-?[0-9]{1,7}");
  private static final TextPattern DECIMAL = TextPattern.of("[0-9.eE+-]{1,40}");

  private final Reader in;
  private final int longest;
  private int number;

  /**
   * Creates a reader.
   *
   * @param in the judge's lines; the stream stays open
   * @param longest the maximum number of characters of a line, at least 1
   */
  public JudgeReader(Reader in, int longest) {
    this.in = Objects.requireNonNull(in, "in");
    this.longest = longest;
  }

  /**
   * {@return the next line that is not blank}
   *
   * @throws EOFException if the input has ended; a line without a line feed does not count
   * @throws IOException if the line is too long, or the input cannot be read
   */
  public JudgeLine next() throws IOException {
    String text = "";
    while (text.isEmpty()) {
      text = nextLine().strip();
    }
    return new JudgeLine(number, text);
  }

  private String nextLine() throws IOException {
    StringBuilder line = new StringBuilder();
    number++;
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException("the judge closed the input");
      }
      if (line.length() == longest) {
        throw new IOException(
            "line " + number + " of the judge has more than " + longest + " characters");
      }
      line.append((char) next);
    }
    return line.toString();
  }

  /**
   * A line of the judge, of words with blanks between them.
   *
   * <p>A method that expects a form throws an {@link IOException} if the line does not have it; the
   * message has the number of the line, the line, and the form.
   */
  public static final class JudgeLine {
    private final int number;
    private final String text;
    private final String[] words;

    private JudgeLine(int number, String text) {
      this.number = number;
      this.text = text;
      this.words = text.split("\\s+");
    }

    /** {@return the number of words} */
    public int wordCount() {
      return words.length;
    }

    /** {@return the word at an index, from 0} */
    public String word(int index) {
      return words[index];
    }

    /** {@return whether the line, without blanks around it, is a text} */
    public boolean is(String whole) {
      return text.equals(whole);
    }

    /** {@return whether the word at an index is a whole number of at most 7 digits} */
    public boolean isNumber(int index) {
      return NUMBER.matches(words[index]);
    }

    /**
     * {@return the whole number at an index}
     *
     * @param form the expected form, for people: {@code a free ball, 'row column'}
     * @throws IOException if there is no whole number of at most 7 digits
     */
    public int integer(int index, String form) throws IOException {
      if (index >= words.length || !isNumber(index)) {
        throw refusal(form);
      }
      return Integer.parseInt(words[index]);
    }

    /**
     * {@return the decimal number at an index}
     *
     * @param form the expected form, for people
     * @throws IOException if there is no number
     */
    public double decimal(int index, String form) throws IOException {
      if (index < words.length && DECIMAL.matches(words[index])) {
        try {
          return Double.parseDouble(words[index]);
        } catch (NumberFormatException e) {
          throw refusal(form);
        }
      }
      throw refusal(form);
    }

    /**
     * Checks the number of words of the line.
     *
     * @param form the expected form, for people
     * @throws IOException if the line has more or fewer words
     */
    public void requireWords(int count, String form) throws IOException {
      if (words.length != count) {
        throw refusal(form);
      }
    }

    /**
     * {@return the exception for a line that does not have the expected form}
     *
     * @param form the expected form, for people
     */
    public IOException refusal(String form) {
      return new IOException(subject() + " is not " + form);
    }

    /** {@return the line with its number, as the subject of a sentence} */
    public String subject() {
      return "line " + number + " of the judge, '" + Excerpt.line(text, SHOWN) + "',";
    }
  }
}
