package org.rondo.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;

class TranscriptLogTest {
  private final StringWriter text = new StringWriter();

  @Test
  void sidesAndLinesAreInColumns() throws IOException {
    try (TranscriptLog log = new TranscriptLog(text, 1_000)) {
      log.sent("10 5 3");
      log.received("0 1\t1 \\");
      log.sent("");
    }
    assertThat(text).hasToString("judge> 10 5 3\nteam>  0 1\\t1 \\\\\njudge> \n");
  }

  @Test
  void aLongLineIsCutBeforeItIsWrittenOut() throws IOException {
    try (TranscriptLog log = new TranscriptLog(text, 1_000_000)) {
      log.received("x".repeat(1_000));
      log.received("\u0001".repeat(1_001));
    }
    assertThat(text)
        .hasToString(
            "team>  " + "x".repeat(1_000) + "\nteam>  " + "\\u{1}".repeat(1_000) + "...\n");
  }

  @Test
  void aFullLogEndsWithANote() throws IOException {
    try (TranscriptLog log = new TranscriptLog(text, 20)) {
      log.sent("123456");
      log.sent("1234567");
      log.sent("1");
    }
    assertThat(text).hasToString("judge> 123456\nthe log is full; later lines are missing\n");
  }

  @Test
  void aFullDiskIsReportedAtTheEnd() {
    TranscriptLog log = new TranscriptLog(new FullDisk(), 1_000);
    log.sent("10 5 3");
    log.received("0 1 1");
    assertThatThrownBy(log::close).isInstanceOf(IOException.class).hasMessage("disk full");
  }

  @Test
  void nothingIsWrittenOnceItIsClosed() throws IOException {
    TranscriptLog log = new TranscriptLog(text, 1_000);
    log.close();
    log.received("0 1 1");
    assertThat(text).hasToString("");
  }

  private static final class FullDisk extends Writer {
    @Override
    public void write(char[] buffer, int offset, int length) throws IOException {
      throw new IOException("disk full");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
