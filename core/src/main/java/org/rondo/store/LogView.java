package org.rondo.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rondo.input.DamagedFileException;
import org.rondo.store.AppendOnlyFile.Place;

/**
 * Reads the lines of an {@link AppendOnlyFile} that another process may be writing. It takes no
 * lock and writes nothing. A line that is not whole yet is left out until {@link #refresh} finds it
 * whole.
 *
 * <p>An instance is for one thread.
 */
public final class LogView implements AutoCloseable {
  private final Path file;
  private final StoredLines data;
  private final CheckedLineReader lines;
  private final String header;
  private long end;

  private LogView(Path file, StoredLines data) throws IOException {
    this.file = file;
    this.data = data;
    this.end = data.wholeLines();
    CheckedLineReader first = new CheckedLineReader(data, 0, end, false);
    boolean hasHeader = first.advance();
    this.header = hasHeader ? first.text() : "";
    this.lines = new CheckedLineReader(data, 0, end, true);
    lines.advance();
  }

  /**
   * Opens a file.
   *
   * @return the view; its {@linkplain #lines reader} stands at the first line
   * @throws NoSuchFileException if there is no such file
   * @throws DamagedFileException if another program has rewritten the file, for instance with other
   *     line ends
   * @throws IOException if the file cannot be read
   */
  public static LogView open(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new NoSuchFileException(file.toString());
    }
    StoredLines data = new StoredLines(file, DataFile.toRead(file));
    try {
      LogView view = new LogView(file, data);
      Optional<String> rewritten = JsonHeader.rewriting(view.header);
      if (rewritten.isPresent()) {
        throw new DamagedFileException(
            file.toString(), file + " was rewritten by another program: " + rewritten.get());
      }
      return view;
    } catch (IOException | RuntimeException e) {
      data.close();
      throw e;
    }
  }

  /**
   * Reads what a file holds for its owner.
   *
   * @param <T> the type of what the file holds
   */
  @FunctionalInterface
  public interface ContentReader<T> {

    /**
     * {@return what the file holds}
     *
     * @param log the view of the file, which the result closes
     * @throws IOException if the file cannot be read
     */
    T of(LogView log) throws IOException;
  }

  /**
   * Opens a file and reads it. If the reading fails, the file is closed.
   *
   * @param reader reads the file
   * @param <T> the type of what the file holds
   * @return what the file holds
   * @throws NoSuchFileException if there is no such file
   * @throws org.rondo.input.InputException if another program has rewritten the file, for instance
   *     with other line ends
   * @throws IOException if the file cannot be read
   */
  public static <T> T open(Path file, ContentReader<T> reader) throws IOException {
    LogView log = open(file);
    try {
      return reader.of(log);
    } catch (IOException | RuntimeException e) {
      log.close();
      throw e;
    }
  }

  /**
   * {@return whether a file is a log of a kind} A file that does not exist is none.
   *
   * @param kind the beginning of a header of that kind, a JSON object with two fields
   * @throws IOException if the file cannot be read
   */
  public static boolean isOfKind(Path file, String kind) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (StoredLines data = new StoredLines(file, DataFile.toRead(file))) {
      LogView view = new LogView(file, data);
      return JsonHeader.isOfKind(view.header, kind);
    }
  }

  /** {@return the first line without its check value; empty if no line is whole} */
  public String header() {
    return header;
  }

  /**
   * {@return the fields of the first line}
   *
   * @param fields the names of fields that it must have
   * @param description what the file must be, for instance {@code the journal of a duel}
   * @throws DamagedFileException if the first line is not an object with these fields
   */
  public LogHeader header(List<String> fields, String description) {
    return JsonHeader.withFields(header, fields)
        .orElseThrow(
            () -> new DamagedFileException(file.toString(), file + " is not " + description));
  }

  /** {@return the reader of the lines, which verifies their check values} */
  public CheckedLineReader lines() {
    return lines;
  }

  /**
   * Looks for lines that were appended since the file was opened or refreshed. The reader goes on
   * with them.
   *
   * @throws IOException if the file cannot be read
   */
  public void refresh() throws IOException {
    end = Math.max(end, data.wholeLines());
    lines.extend(end);
  }

  /**
   * {@return bytes of the file as text}
   *
   * @param place the bytes
   * @throws IOException if the bytes cannot be read, or are too many for the memory
   */
  public String text(Place place) throws IOException {
    return data.text(place);
  }

  @Override
  public void close() throws IOException {
    data.close();
  }
}
