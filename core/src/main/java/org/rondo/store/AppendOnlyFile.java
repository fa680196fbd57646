package org.rondo.store;

import com.google.common.io.Closer;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;

/**
 * A file of lines that only grows. Its first line is a header: one JSON object that identifies the
 * owner of the file.
 *
 * <p>If the process is killed while it writes a line, the line is cut off. A line that was cut off
 * does not count, and the next line overwrites it. Every line is handed to the operating system at
 * once, so that it survives the end of the process. When {@link #force} returns, every earlier line
 * is on the disk.
 *
 * <p>Each line is one JSON object. When a line is written, it gets a check value as its last field:
 * {@code "check":"0123456789abcdef"}. The value depends on the line and on all lines before it, so
 * that a changed, missing or moved line is found.
 *
 * <p>The file is locked from {@link #open} to {@link #close}, by a second file beside it with the
 * name {@code NAME.lock}. Several threads may append and read lines.
 */
public final class AppendOnlyFile implements AutoCloseable {
  private static final int BLOCK = 1 << 16;

  private final Path file;

  /** The noun for the file's owner in error messages. */
  private final String subject;

  /** The lock and the open files. */
  private final Closer opened;

  private final DataFile writer;
  private final LogView view;

  /**
   * The stream to the end of the file; null before the first write. Only then the rest of a cut-off
   * line is removed, so that the file ends with its last whole line.
   */
  private @Nullable OutputStream out;

  private long end;

  /** Whether a power failure leaves the file in its folder. */
  private volatile boolean isInFolder;

  private final LineCheck check = new LineCheck();

  /** The check value of the last line, once the file is repaired. */
  private String lastCheck = LineCheck.START;

  private AppendOnlyFile(Path file, String subject, Closer opened, DataFile writer, LogView view)
      throws IOException {
    this.file = file;
    this.subject = subject;
    this.opened = opened;
    this.writer = writer;
    this.view = view;
    this.end = view.wholeLines();
  }

  /**
   * Opens a file, and creates it if it does not exist. The contents do not change before a line is
   * appended or the lines are deleted.
   *
   * @param subject the noun for the file's owner in error messages, for instance {@code tournament}
   * @throws IOException if the file cannot be opened, or is already open in this process or in
   *     another one
   */
  public static AppendOnlyFile open(Path file, String subject) throws IOException {
    LockFile lock =
        LockFile.lock(file)
            .orElseThrow(
                () ->
                    new IOException(
                        file
                            + " is being written by another "
                            + subject
                            + "; wait until that has ended"));
    Closer opened = Closer.create();
    opened.register(lock);
    try {
      DataFile writer = opened.register(DataFile.toWrite(file));
      LogView view = opened.register(new LogView(file));
      return new AppendOnlyFile(file, subject, opened, writer, view);
    } catch (IOException | RuntimeException e) {
      opened.close();
      throw e;
    }
  }

  /**
   * {@return the place of the file that locks a file}
   *
   * @param file the locked file
   */
  public static Path lockOf(Path file) {
    return LockFile.of(file);
  }

  /**
   * {@return whether a file is open in this process or in another one; {@code false} if it does not
   * exist}
   *
   * @throws IOException if the file of its lock cannot be opened
   */
  public static boolean isOpen(Path file) throws IOException {
    if (!Files.exists(file)) {
      return false;
    }
    Optional<LockFile> lock = LockFile.tryLock(file);
    if (lock.isPresent()) {
      lock.get().close();
    }
    return lock.isEmpty();
  }

  /** {@return the stream to the end of the file, which ends with its last whole line then} */
  private OutputStream repaired() throws IOException {
    if (out != null) {
      return out;
    }
    if (end > 0) {
      long length = Math.min(LineCheck.END_LENGTH, end - 1);
      byte[] last = view.bytes(new Place(end - 1 - length, length));
      lastCheck = LineCheck.value(new String(last, StandardCharsets.ISO_8859_1));
    }
    return restart(end);
  }

  /** Deletes everything from a byte on; the next line is written there. */
  private OutputStream restart(long from) throws IOException {
    writer.truncate(from);
    OutputStream restarted = new BufferedOutputStream(writer.out(), BLOCK);
    out = restarted;
    end = from;
    return restarted;
  }

  /** {@return the place of the file} */
  public Path path() {
    return file;
  }

  /** {@return the byte at which the next line will begin; 0 if there is no line} */
  public synchronized long end() {
    return end;
  }

  /**
   * Deletes all lines and writes a header.
   *
   * @param header one JSON object, without a line feed
   * @throws org.rondo.input.InputException if the file has another owner. This is so if its first
   *     line is not a header with the first two fields of this header. It is also so if the file
   *     has no whole line, and its text is not a beginning of this header
   * @throws IOException if the file cannot be written
   */
  public void begin(String header) throws IOException {
    requireOwn(header);
    clear();
    append(header);
  }

  /**
   * Deletes all lines and writes a header, after its seed is kept.
   *
   * @param header one JSON object, without a line feed
   * @param seed the seed that the header names
   * @throws org.rondo.input.InputException if the file has another owner
   * @throws IOException if a file cannot be written
   */
  public void begin(String header, SeedKeeper seed) throws IOException {
    requireOwn(header);
    seed.keep();
    begin(header);
    seed.removeOlder();
  }

  /**
   * Checks that {@link #begin} would not overwrite the file of another owner.
   *
   * @param header the header that is to be written
   * @throws org.rondo.input.InputException if the file has another owner
   * @throws IOException if the file cannot be read
   */
  public void requireOwn(String header) throws IOException {
    if (end() > 0) {
      requireKind(header);
      return;
    }
    byte[] found = view.bytes(new Place(0, Math.min(view.length(), TextLimit.bytes())));
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try (LineOutput out = new LineOutput(line, new LineCheck(), LineCheck.START, 0)) {
      out.writeLine(header);
    }
    byte[] expected = line.toByteArray();
    if (found.length > expected.length
        || !Arrays.equals(found, 0, found.length, expected, 0, found.length)) {
      throw foreign();
    }
  }

  /**
   * Checks that the file has the same kind of owner as a header.
   *
   * @param header a header, or its first fields
   * @throws DamagedFileException if the file's first line does not have the names of the first two
   *     fields of the header
   * @throws IOException if the file cannot be read
   */
  public void requireKind(String header) throws IOException {
    if (!view.isOfKind(header)) {
      throw foreign();
    }
  }

  private DamagedFileException foreign() {
    return new DamagedFileException(
        file.toString(), file + " is not a log of a " + subject + "; choose another place");
  }

  /**
   * Checks that the file has the expected header. A header with the expected text is accepted even
   * if its check value does not fit: a {@linkplain #verifiedLines reader} reports that damage.
   *
   * @param header the expected header
   * @throws DamagedFileException if another program has rewritten the file, or the first line is
   *     not the expected header and its check value does not fit it
   * @throws ConflictingSettingsException if the file has another header, which is not damaged
   * @throws IOException if the file cannot be read
   */
  public void requireHeader(String header) throws IOException {
    LogHeader.requireEqual(file, subject, verifiedLines(), header);
  }

  /**
   * {@return whether there are lines after the header}
   *
   * @throws IOException if the file cannot be read
   */
  public boolean hasEntries() throws IOException {
    CheckedLineReader lines = lines(0);
    boolean hasHeader = lines.advance();
    return hasHeader && lines.advance();
  }

  /**
   * {@return whether the last line, without its check value, equals a given line}
   *
   * @param line a line without its line feed
   * @throws IOException if the file cannot be read
   */
  public boolean endsWith(String line) throws IOException {
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    long length = bytes.length + LineCheck.FIELD_LENGTH + 1L;
    return end() >= length
        && view.text(new Place(end() - length, bytes.length - 1L))
            .equals(line.substring(0, line.length() - 1));
  }

  /**
   * Deletes all lines.
   *
   * @throws IOException if the file cannot be written
   */
  public synchronized void clear() throws IOException {
    restart(0);
    lastCheck = LineCheck.START;
  }

  /**
   * Adds a line.
   *
   * @param line one JSON object, without a line feed
   * @return the place of the line, including its check value and its line feed
   * @throws IOException if the line cannot be written; the file is then unchanged
   */
  public Place append(String line) throws IOException {
    return append(out -> out.writeLine(line));
  }

  /**
   * Adds lines: all of them or, on an error, none.
   *
   * @param lines JSON objects without line feeds
   * @return the place of the lines, including their check values and line feeds
   * @throws IOException if the lines cannot be written; the file is then unchanged
   */
  public Place append(List<String> lines) throws IOException {
    return append(
        out -> {
          for (String line : lines) {
            out.writeLine(line);
          }
        });
  }

  /**
   * A range of bytes in the file.
   *
   * @param from the byte at which it begins
   * @param length its number of bytes
   */
  public record Place(long from, long length) {

    /** {@return the byte after the last one} */
    public long end() {
      return from + length;
    }
  }

  /** Writes whole lines. */
  @FunctionalInterface
  public interface Lines {

    /**
     * Writes the lines.
     *
     * @param out the stream to write to
     * @throws IOException if the lines cannot be written
     */
    void writeTo(LineOutput out) throws IOException;
  }

  /**
   * Adds lines: all of them or, on an error, none.
   *
   * @param lines writes whole lines, each one JSON object
   * @return the place of the lines, including their check values and line feeds
   * @throws IOException if the lines cannot be written; the file is then unchanged
   */
  public synchronized Place append(Lines lines) throws IOException {
    OutputStream stream = repaired();
    long start = end;
    boolean isWhole = false;
    try {
      // Not closed: that would close the file.
      LineOutput output = new LineOutput(stream, check, lastCheck, start);
      lines.writeTo(output);
      stream.flush();
      lastCheck = output.previous();
      end = output.position();
      isWhole = true;
    } catch (IOException e) {
      throw new IOException(file + " cannot be written: " + e.getMessage(), e);
    } finally {
      if (!isWhole) {
        // After a full disk, half a line must not stay: the next line would be joined to it.
        restart(start);
      }
    }
    return new Place(start, end - start);
  }

  /**
   * Waits until all lines that were appended before are on the disk, and the file is in its folder.
   *
   * @throws IOException if the lines cannot be written to the disk
   */
  public void force() throws IOException {
    try {
      writer.force();
    } catch (IOException e) {
      throw new IOException(file + " cannot be forced to the disk: " + e.getMessage(), e);
    }
    if (!isInFolder) {
      Folders.forceAround(file);
      isInFolder = true;
    }
  }

  /** {@return the lines that have been written, which can be read until this file is closed} */
  public LogView view() {
    return view;
  }

  /**
   * {@return a reader of the lines from a byte to the current end of the file}
   *
   * @param from the byte at which a line begins
   */
  public CheckedLineReader lines(long from) {
    return new CheckedLineReader(view, from, end(), false);
  }

  /** {@return a reader of all lines that verifies their check values} */
  public CheckedLineReader verifiedLines() {
    return new CheckedLineReader(view, 0, end(), true);
  }

  @Override
  public void close() throws IOException {
    opened.close();
  }
}
