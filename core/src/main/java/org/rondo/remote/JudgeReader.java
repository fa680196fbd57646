package org.rondo.remote;

import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.util.Objects;

/** Reads the lines of a judge at which a bot plays as a program. For use by one thread. */
public final class JudgeReader {
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

  /** {@return the number of lines read so far, blank lines included} */
  public int number() {
    return number;
  }

  /**
   * {@return the next line that is not blank, without blanks around it}
   *
   * @throws EOFException if the input has ended; a line without a line feed does not count
   * @throws IOException if the line is too long, or the input cannot be read
   */
  public String next() throws IOException {
    String text = "";
    while (text.isEmpty()) {
      text = nextLine().strip();
    }
    return text;
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
}
