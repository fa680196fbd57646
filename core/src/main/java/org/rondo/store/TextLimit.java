package org.rondo.store;

import java.io.IOException;
import java.util.Locale;

/** The maximum length of a text that is read into memory as a whole. */
public final class TextLimit {
  private static final long MOST = 64L << 20;

  /**
   * The memory that is needed to parse a text, divided by the length of the text: about this number
   * at most.
   */
  private static final int SHARE = 32;

  private TextLimit() {}

  /** {@return the maximum number of bytes: 64 MiB, or a 32nd of Java's memory if that is less} */
  public static long bytes() {
    return Math.min(MOST, Runtime.getRuntime().maxMemory() / SHARE);
  }

  /**
   * Checks the length of a text.
   *
   * @param place the file, and the place of the text in it
   * @param length the number of bytes
   * @throws IOException if the length is above the limit
   */
  public static void require(String place, long length) throws IOException {
    if (length > bytes()) {
      throw tooLong(place, bytes());
    }
  }

  /**
   * {@return the exception for a text that is longer than a limit}
   *
   * @param place the file, and the place of the text in it
   * @param limit the maximum number of bytes
   */
  static IOException tooLong(String place, long limit) {
    return new IOException(
        String.format(
            Locale.ROOT,
            "%s: the line is longer than %d bytes, the maximum that fits into the memory; if it is"
                + " meant to be so long, give Java more memory, for instance with -Xmx8g",
            place,
            limit));
  }
}
