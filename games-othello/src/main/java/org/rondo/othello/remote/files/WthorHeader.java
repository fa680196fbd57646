package org.rondo.othello.remote.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
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
}
