package org.rondo.store;

import java.io.IOException;
import org.rondo.store.AppendOnlyFile.Place;

/** The bytes of a file of lines. */
interface StoredLines {

  /**
   * Reads bytes of the file.
   *
   * @param block receives the bytes, from its first element on
   * @param most the largest number of bytes to read, at least 1
   * @param position the position of the first byte in the file
   * @return the number of bytes that were read, from 1 to {@code most}
   * @throws IOException if the file cannot be read or ends at the position
   */
  int read(byte[] block, int most, long position) throws IOException;

  /**
   * {@return bytes of the file as text}
   *
   * @param place the place of the bytes
   * @throws IOException if the file cannot be read
   */
  String text(Place place) throws IOException;
}
