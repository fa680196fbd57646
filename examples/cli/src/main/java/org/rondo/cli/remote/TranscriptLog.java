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

  private static final String JUDGE = "judge";

  private final Writer writer;
  private final String judge;
  private final String program;
  private final String complaint;
  private final String note;
  private long left;
  private boolean isClosed;
  private @Nullable IOException failure;

  /**
   * @param program the name at the beginning of the program's lines
   * @param limit the maximum number of characters of the file
   */
  TranscriptLog(Writer writer, String program, long limit) {
    this.writer = writer;
    int width = Math.max(JUDGE.length(), program.length());
    this.judge = prompt(JUDGE, width);
    this.program = prompt(program, width);
    this.complaint = prompt("error", width);
    this.note = prompt("fault", width);
    this.left = limit;
  }

  private static String prompt(String name, int width) {
    return name + ">" + " ".repeat(width - name.length() + 1);
  }

  static TranscriptLog to(Path file, String program) throws IOException {
    Writer writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
    return new TranscriptLog(writer, program, FILE_LIMIT);
  }

  @Override
  public synchronized void sent(String line) {
    write(judge, line);
  }

  @Override
  public synchronized void received(String line) {
    write(program, line);
  }

  @Override
  public synchronized void complained(String line) {
    write(complaint, line);
  }

  /** Writes a remark of the judge about the program. */
  synchronized void note(String line) {
    write(note, line);
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
