package org.rondo.store;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that is replaced as a whole. The new text is written to {@code FILE.part}, which takes the
 * file's place when it is complete. Until then, an older file stays unchanged.
 */
public final class AtomicFile implements AutoCloseable {
  private final Path file;
  private final Path part;
  private final DataFile data;
  private final OutputStream out;
  private long mark;

  private AtomicFile(Path file, Path part, DataFile data) {
    this.file = file;
    this.part = part;
    this.data = data;
    this.out = new BufferedOutputStream(new NamedOutput(data), 1 << 16);
  }

  /** Writes to the new file, and names it in errors. */
  private final class NamedOutput extends FilterOutputStream {
    NamedOutput(DataFile data) {
      super(data.out());
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      try {
        out.write(bytes, from, length);
      } catch (IOException e) {
        throw new IOException(part + " cannot be written: " + e.getMessage(), e);
      }
    }
  }

  /**
   * Begins to write a file.
   *
   * @param file the file that is replaced on {@link #publish}
   * @return the new file, empty
   * @throws IOException if the new file cannot be written
   */
  public static AtomicFile of(Path file) throws IOException {
    Path folder = file.getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      throw new IOException(
          "cannot write the file "
              + file
              + ": "
              + folder
              + (Files.exists(folder)
                  ? " is not a folder"
                  : " does not exist; create this folder"));
    }
    if (Files.isDirectory(file)) {
      throw new IOException("cannot write the file " + file + ": it is a folder; name a file");
    }
    Path part = file.resolveSibling(file.getFileName() + ".part");
    DataFile data = DataFile.toWrite(part);
    data.truncate(0);
    return new AtomicFile(file, part, data);
  }

  /**
   * Replaces a file.
   *
   * @param file the file that is replaced
   * @param text the new text, written in UTF-8
   * @throws IOException if the new file cannot be written; an older file is then unchanged
   */
  public static void write(Path file, String text) throws IOException {
    try (AtomicFile whole = of(file)) {
      whole.out().write(text.getBytes(StandardCharsets.UTF_8));
      whole.publish();
    }
  }

  /** {@return the stream that writes to the new file} */
  public OutputStream out() {
    return out;
  }

  /**
   * Sets the mark to the current end of the new file.
   *
   * @throws IOException if buffered text cannot be written
   */
  public void mark() throws IOException {
    out.flush();
    mark = data.length();
  }

  /**
   * Deletes everything after the mark.
   *
   * @throws IOException if the new file cannot be changed
   */
  public void reset() throws IOException {
    out.flush();
    data.truncate(mark);
  }

  /**
   * Deletes the whole text of the new file, and sets the mark to its beginning.
   *
   * @throws IOException if the new file cannot be changed
   */
  public void clear() throws IOException {
    mark = 0;
    reset();
  }

  /**
   * Forces the new file to the disk, closes it, and replaces the older file with it. The new file
   * then stays in its place, also after a power failure.
   *
   * @throws IOException if a step fails; an older file is then unchanged
   */
  public void publish() throws IOException {
    out.flush();
    try {
      data.force();
    } catch (IOException e) {
      throw new IOException(part + " cannot be forced to the disk: " + e.getMessage(), e);
    }
    data.close();
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    Folders.forceAround(file);
  }

  /**
   * Closes the new file and deletes it, unless it is {@linkplain #publish published}. An older file
   * is unchanged.
   *
   * @throws IOException if the new file cannot be deleted
   */
  public void discard() throws IOException {
    data.close();
    Files.deleteIfExists(part);
  }

  @Override
  public void close() throws IOException {
    data.close();
  }
}
