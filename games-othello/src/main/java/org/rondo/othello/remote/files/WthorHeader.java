package org.rondo.othello.remote.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.rondo.input.DamagedFileException;

/**
 * The first 16 bytes of every WTHOR file. They contain the day, two counts, and facts about the
 * content of the file.
 */
final class WthorHeader {
  private WthorHeader() {}

  static ByteBuffer read(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(WthorFile.HEADER);
    if (bytes.length < WthorFile.HEADER) {
      throw new DamagedFileException(
          "WTHOR", "WTHOR file is cut off: its header has 16 bytes, and it holds " + bytes.length);
    }
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  static WthorDay day(ByteBuffer header) {
    return new WthorDay(
        Byte.toUnsignedInt(header.get(0)),
        Byte.toUnsignedInt(header.get(1)),
        Byte.toUnsignedInt(header.get(2)),
        Byte.toUnsignedInt(header.get(3)));
  }

  static ByteBuffer of(WthorDay day) {
    ByteBuffer header = ByteBuffer.allocate(WthorFile.HEADER).order(ByteOrder.LITTLE_ENDIAN);
    header.put((byte) day.century()).put((byte) day.year());
    header.put((byte) day.month()).put((byte) day.day());
    return header;
  }

  /** {@return the bytes of a header} */
  static byte[] bytes(ByteBuffer header) {
    byte[] bytes = new byte[WthorFile.HEADER];
    header.get(0, bytes);
    return bytes;
  }

  /**
   * {@return the entries after a header, each of the same size}
   *
   * @param declared the number of entries that the header announces
   * @param what the entries, for people: {@code matches}
   * @throws DamagedFileException if there are more or fewer bytes
   */
  static List<byte[]> entries(InputStream in, int size, int declared, String what)
      throws IOException {
    List<byte[]> entries = new ArrayList<>();
    byte[] bytes = in.readNBytes(size);
    while (bytes.length == size) {
      entries.add(bytes);
      bytes = in.readNBytes(size);
    }
    if (bytes.length > 0 || entries.size() != declared) {
      throw new DamagedFileException(
          "WTHOR",
          "WTHOR file is cut off or damaged: its header announces "
              + Integer.toUnsignedString(declared)
              + " "
              + what
              + ", and it holds "
              + entries.size()
              + " and "
              + bytes.length
              + " bytes more");
    }
    return entries;
  }
}
