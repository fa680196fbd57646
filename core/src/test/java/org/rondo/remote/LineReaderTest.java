package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineReaderTest {
  private static final ProgramOutput END = new ProgramOutput.End("closed its output");

  private static List<ProgramOutput> lines(byte[] bytes, int limit) {
    LineReader reader = new LineReader(new ByteArrayInputStream(bytes), limit);
    List<ProgramOutput> all = new ArrayList<>();
    ProgramOutput next;
    do {
      next = reader.next();
      all.add(next);
    } while (next instanceof ProgramOutput.OutputLine);
    return all;
  }

  private static List<ProgramOutput> lines(String text, int limit) {
    return lines(text.getBytes(StandardCharsets.UTF_8), limit);
  }

  private static ProgramOutput line(String text) {
    return new ProgramOutput.OutputLine(text);
  }

  @Test
  void aLineEndsWithALineFeedAndPerhapsACarriageReturn() {
    assertThat(lines("one\ntwo\r\n\n\rthree\r\n", 9))
        .containsExactly(line("one"), line("two"), line(""), line("\rthree"), END);
  }

  @Test
  void halfALineIsNone() {
    assertThat(lines("one\ntw", 9)).containsExactly(line("one"), END);
  }

  @Test
  void theLimitCountsBytesWithoutTheLineEnd() {
    assertThat(lines("1234\n12345\n", 5)).containsExactly(line("1234"), line("12345"), END);
    assertThat(lines("12345\r\nx\n", 5)).containsExactly(line("12345"), line("x"), END);
    assertThat(lines("1\n123456\n", 5))
        .containsExactly(line("1"), new ProgramOutput.TooLong("123456"));
    assertThat(lines("äöü\n", 5)).containsExactly(new ProgramOutput.TooLong("äöü"));
    assertThat(lines("12345\rx\n", 5)).containsExactly(new ProgramOutput.TooLong("12345\rx"));
  }

  @Test
  void ofALineThatIsTooLongTheBeginningIsShown() {
    assertThat(lines("y".repeat(1_000_000), 70_000))
        .containsExactly(new ProgramOutput.TooLong("y".repeat(100)));
  }

  @Test
  void linesMayBeLongerThanTheBuffer() {
    String text = "z".repeat(60_000);
    assertThat(lines(text + "\n" + text + "\n", 65_536))
        .containsExactly(line(text), line(text), END);
  }

  @Test
  void bytesThatAreNoTextAreReplaced() {
    assertThat(lines(new byte[] {(byte) 0xff, 'a', 0, '\n'}, 9))
        .containsExactly(line("\ufffda\0"), END);
  }

  @Test
  void aBrokenStreamIsTheEnd() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("broken");
          }
        };
    assertThat(new LineReader(broken, 9).next()).isEqualTo(END);
  }
}
