package org.rondo.store;

import java.io.IOException;
import org.rondo.store.AppendOnlyFile.Place;

/** The bytes of a file of lines. */
interface StoredLines {

  /** Reads bytes from a position on; returns their number, from 1 to {@code most}. */
  int read(byte[] block, int most, long position) throws IOException;

  /** {@return the number of bytes of a line's check value with its key; 0 if lines have none} */
  int checkLength();

  /** {@return bytes of the file as text} */
  String text(Place place) throws IOException;
}
