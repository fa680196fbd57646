package org.rondo.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Computes the check values of lines. A check value is the first 64 bits of a SHA-256 digest, in
 * hexadecimal. The digested text is the check value of the line before, followed by the line.
 *
 * <p>A line is one JSON object. Its check value is its last field. Only the part of the line before
 * that field is digested.
 */
final class LineCheck {

  /** The check value before the first line. */
  static final String START = "0".repeat(16);

  private static final String HEAD = ",\"check\":\"";
  private static final String TAIL = "\"}";
  private static final int BYTES = 8;

  /** The number of bytes of the field. */
  static final int FIELD_LENGTH = HEAD.length() + 2 * BYTES + 1;

  /** The number of bytes at the end of a line that are not digested: the field and the brace. */
  static final int END_LENGTH = FIELD_LENGTH + 1;

  private final MessageDigest digest = sha256();

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is missing; every Java platform must have it", e);
    }
  }

  /** Begins a line, after a line with the given check value. */
  void begin(String previous) {
    digest.reset();
    digest.update(previous.getBytes(StandardCharsets.ISO_8859_1));
  }

  void update(byte[] bytes, int from, int length) {
    digest.update(bytes, from, length);
  }

  /** {@return the check value of the line} */
  String end() {
    return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
  }

  /** {@return the end of a line with a check value: the field and the closing brace} */
  static String field(String check) {
    return HEAD + check + TAIL;
  }

  /**
   * {@return the check value in the end of a line, or the bytes in its place}
   *
   * @param end the last {@link #END_LENGTH} bytes of a line, each as a character
   */
  static String value(String end) {
    return end.length() < END_LENGTH
        ? START
        : end.substring(HEAD.length(), HEAD.length() + 2 * BYTES);
  }

  /** {@return whether the end of a line has the form of a field with a check value} */
  static boolean isField(String end) {
    return end.length() == END_LENGTH
        && end.startsWith(HEAD)
        && end.endsWith(TAIL)
        && value(end).chars().allMatch(HexFormat::isHexDigit);
  }
}
