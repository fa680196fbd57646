package org.rondo.cli.remote;

import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.PrintableText;
import org.rondo.game.Excerpt;
import org.rondo.remote.Transcript;

/**
 * Writes the messages between a program and the judge to a file, with the program's error output
 * and its faults.
 *
 * <p>Lines are written as {@link PrintableText#exactly} returns them, and each line is flushed. The
 * size of the file is limited. Only the beginning of a long line is written. When the file is full,
 * its last line says so. If a line cannot be written, for instance because the disk is full, the
 * program is not at fault: {@code close} reports the error.
 */
final class TranscriptLog implements Transcript, Closeable {

  /** The maximum number of characters of a line. */
  static final int LINE_LIMIT = 1_000;

  /** The maximum number of characters of a file. */
  static final long FILE_LIMIT = 1L << 25;

  private final Writer writer;
  private long left;
  private boolean isClosed;
  private @Nullable IOException failure;

  /**
   * @param limit the maximum number of characters of the file
   */
  TranscriptLog(Writer writer, long limit) {
    this.writer = writer;
    this.left = limit;
  }

  static TranscriptLog to(Path file) throws IOException {
    return new TranscriptLog(Files.newBufferedWriter(file, StandardCharsets.UTF_8), FILE_LIMIT);
  }

  @Override
  public synchronized void sent(String line) {
    write("judge> ", line);
  }

  @Override
  public synchronized void received(String line) {
    write("team>  ", line);
  }

  @Override
  public synchronized void complained(String line) {
    write("error> ", line);
  }

  /** Writes a remark of the judge about the program. */
  synchronized void note(String line) {
    write("fault> ", line);
  }

  private void write(String prompt, String line) {
    if (isClosed || left <= 0 || failure != null) {
      return;
    }
    String text = prompt + PrintableText.exactly(Excerpt.of(line, LINE_LIMIT)) + "\n";
    try {
      if (text.length() > left) {
        text = "the log is full; later lines are missing\n";
        left = 0;
      }
      left -= text.length();
      writer.write(text);
      writer.flush();
    } catch (IOException e) {
      failure = e;
    }
  }

  @Override
  public synchronized void close() throws IOException {
    isClosed = true;
    writer.close();
    if (failure != null) {
      throw failure;
    }
  }
}
