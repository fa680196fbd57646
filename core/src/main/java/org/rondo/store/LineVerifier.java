package org.rondo.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Verifies the check values of the lines of an {@link AppendOnlyFile}, which it is given one after
 * another from the first line on. Of several damaged lines in a row it finds each, and not the
 * whole line after them.
 */
public final class LineVerifier {
  private final LineCheck check = new LineCheck();

  /** The check value of the line before the next line, as the file has it. */
  private String previous = LineCheck.START;

  /**
   * The check value that the line before the next line should have. It differs from {@link
   * #previous} only if that line is damaged.
   */
  private String expected = LineCheck.START;

  /** The part of a line that is digested. */
  interface LineBody {
    void addTo(LineCheck check) throws IOException;
  }

  /**
   * {@return whether the check value of the next line fits this line and the lines before it}
   *
   * @param line the line without its line feed
   * @throws IOException never
   */
  public boolean fits(String line) throws IOException {
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    int body = Math.max(0, bytes.length - LineCheck.END_LENGTH);
    String end = new String(bytes, body, bytes.length - body, StandardCharsets.ISO_8859_1);
    return fits(end, to -> to.update(bytes, 0, body));
  }

  /**
   * {@return whether the check value of the next line fits this line and the lines before it}
   *
   * @param end the last {@link LineCheck#END_LENGTH} bytes of the line, each as a character
   * @param body the bytes before them
   * @throws IOException if the body cannot be read
   */
  boolean fits(String end, LineBody body) throws IOException {
    String found = LineCheck.value(end);
    String computed = computed(previous, body);
    if (!expected.equals(previous) && !computed.equals(found)) {
      computed = computed(expected, body);
    }
    previous = found;
    expected = computed;
    return LineCheck.isField(end) && computed.equals(found);
  }

  private String computed(String before, LineBody body) throws IOException {
    check.begin(before);
    body.addTo(check);
    return check.end();
  }
}
