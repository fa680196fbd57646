package org.rondo.remote.transcript;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.TimeSource;
import org.rondo.game.Excerpt;
import org.rondo.remote.Transcript;

/**
 * The file of one program in one match. It is created with its first line, and each line is written
 * at once, so that it can be read while the match is played.
 */
final class TranscriptFile implements Transcript {

  /** The beginning of every file. */
  static final String MARK = "# transcript of ";

  /** The maximum number of bytes of the beginning. */
  static final int MAX_BEGINNING = (1 << 20) - (1 << 17);

  /** The maximum number of bytes of the end. */
  static final int MAX_END = 1 << 17;

  /** The maximum number of characters of a line. */
  static final int MAX_LINE = 4_000;

  private static final long NANOS_OF_MILLI = 1_000_000;

  private final Path file;
  private final String title;
  private final TimeSource time;
  private final long start;

  // Guarded by this.
  private @Nullable OutputStream out;
  private boolean hasBegun;
  private boolean hasFailed;
  private long left = MAX_BEGINNING;

  /** The last lines of a transcript that is too long. */
  private final Deque<byte[]> end = new ArrayDeque<>();

  private long endLength;
  private long leftOut;

  /**
   * @param title the match, the seat and the entrant in words
   */
  TranscriptFile(Path file, String title, TimeSource time) {
    this.file = file;
    this.title = title;
    this.time = time;
    this.start = time.nanoTime();
  }

  @Override
  public void sent(String line) {
    add('>', line);
  }

  @Override
  public void received(String line) {
    add('<', line);
  }

  @Override
  public void complained(String line) {
    add('!', line);
  }

  private synchronized void add(char mark, String line) {
    long millis = (time.nanoTime() - start) / NANOS_OF_MILLI;
    byte[] bytes = bytes(String.format(Locale.ROOT, "%7d %c %s", millis, mark, printable(line)));
    if (endLength == 0 && bytes.length <= left) {
      left -= bytes.length;
      write(bytes);
    } else {
      left = 0;
      addToEnd(bytes);
    }
  }

  private void addToEnd(byte[] bytes) {
    end.add(bytes);
    endLength += bytes.length;
    while (endLength > MAX_END) {
      endLength -= end.remove().length;
      leftOut++;
    }
  }

  private static byte[] bytes(String line) {
    return (line + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** {@return a line from outside with the number of each character that cannot be seen} */
  private static String printable(String line) {
    StringBuilder text = new StringBuilder();
    Excerpt.of(line, MAX_LINE)
        .codePoints()
        .forEach(
            character -> {
              switch (Character.getType(character)) {
                case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE ->
                    text.append(String.format(Locale.ROOT, "\\u{%x}", character));
                default -> text.appendCodePoint(character);
              }
            });
    return text.toString();
  }

  private void write(byte[] bytes) {
    if (hasFailed) {
      return;
    }
    try {
      if (out == null) {
        out = open();
      }
      out.write(bytes);
    } catch (IOException e) {
      hasFailed = true;
      System.getLogger("org.rondo.remote")
          .log(Level.WARNING, "transcript " + file + " cannot be written: " + e);
    }
  }

  private OutputStream open() throws IOException {
    if (hasBegun) {
      return Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
    hasBegun = true;
    OutputStream opened = Files.newOutputStream(file);
    opened.write(
        bytes(
            MARK
                + title
                + "; milliseconds since the match began, > to the program, < from it, ! its"
                + " standard error"));
    return opened;
  }

  /** Writes the last lines of a transcript that is too long, and closes the file. */
  @Override
  public synchronized void ended() {
    if (leftOut > 0) {
      write(bytes("# the transcript is too long: " + leftOut + " lines are left out here"));
    }
    end.forEach(this::write);
    end.clear();
    endLength = 0;
    leftOut = 0;
    close();
  }

  private void close() {
    try {
      if (out != null) {
        out.close();
      }
    } catch (IOException e) {
      hasFailed = true;
    }
    out = null;
  }
}
