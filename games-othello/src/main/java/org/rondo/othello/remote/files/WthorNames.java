package org.rondo.othello.remote.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.rondo.input.DamagedFileException;

/**
 * A WTHOR file with the names of players ({@code .jou}) or of tournaments ({@code .trn}). A match
 * refers to a name by its number, counted from 0.
 *
 * @param written the day on which the file was written
 * @param names the names in the order of the file, at most 65,535
 */
public record WthorNames(NameKind kind, WthorDay written, List<String> names) {

  /** The kinds of names. A name has one byte for each character, and a byte 0 at the end. */
  public enum NameKind {
    /** Names of players, of at most 19 characters. */
    PLAYERS(20),
    /** Names of tournaments, of at most 25 characters. */
    TOURNAMENTS(26);

    private final int length;

    NameKind(int length) {
      this.length = length;
    }
  }

  /**
   * Creates a file.
   *
   * @throws IllegalArgumentException if there are too many names, or if a name is too long or has a
   *     character outside ISO 8859-1
   */
  public WthorNames {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(written, "written");
    names = List.copyOf(names);
    if (names.size() > 65_535) {
      throw new IllegalArgumentException(names.size() + " names are more than 65535");
    }
    for (String name : names) {
      if (name.length() >= kind.length || name.chars().anyMatch(c -> c == 0 || c > 255)) {
        throw new IllegalArgumentException(
            "name '"
                + name
                + "' has more than "
                + (kind.length - 1)
                + " characters, or one outside ISO 8859-1; shorten it or write it in Latin"
                + " letters");
      }
    }
  }

  /**
   * {@return the file that a stream contains}
   *
   * @param kind the kind of the names in the file
   * @param in the stream; it is read to its end and stays open
   * @throws DamagedFileException if the file is incomplete or damaged
   * @throws IOException if the stream cannot be read
   */
  public static WthorNames read(NameKind kind, InputStream in) throws IOException {
    ByteBuffer header = WthorHeader.read(in);
    int declared = Short.toUnsignedInt(header.getShort(8));
    List<String> names =
        WthorHeader.entries(in, kind.length, declared, "names").stream()
            .map(WthorNames::name)
            .toList();
    return new WthorNames(kind, WthorHeader.day(header), names);
  }

  /** {@return the text before the first zero byte} The last byte is not read. */
  private static String name(byte[] bytes) {
    int end = 0;
    while (end < bytes.length - 1 && bytes[end] != 0) {
      end++;
    }
    return new String(bytes, 0, end, StandardCharsets.ISO_8859_1);
  }

  /**
   * Writes the file.
   *
   * @param out the stream to write to; it stays open
   * @throws IOException if the stream cannot be written
   */
  public void write(OutputStream out) throws IOException {
    ByteBuffer header = WthorHeader.of(written);
    header.putShort(8, (short) names.size());
    out.write(WthorHeader.bytes(header));
    for (String name : names) {
      out.write(Arrays.copyOf(name.getBytes(StandardCharsets.ISO_8859_1), kind.length));
    }
  }
}
