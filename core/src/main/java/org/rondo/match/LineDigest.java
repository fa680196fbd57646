package org.rondo.match;

import static com.google.common.base.Strings.lenientFormat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.rondo.input.DamagedFileException;

/**
 * The digest of a record's line: SHA-256 of the line's bytes before its last field. The last field
 * is the digest.
 */
final class LineDigest {
  private static final String HEAD = ",\"digest\":\"";
  private static final String TAIL = "\"}";
  private static final int DIGITS = 64;

  private final MessageDigest digest = StateDigest.sha256();

  /** Adds a part of the line, which ends between two characters of the line's text. */
  void add(String part) {
    digest.update(part.getBytes(StandardCharsets.UTF_8));
  }

  /** {@return the digest in hexadecimal digits} Ends it: to be called once. */
  String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }

  /** {@return the end of a line with a digest: its last field and the closing brace} */
  static String field(String hex) {
    return HEAD + hex + TAIL;
  }

  /**
   * Checks the digest at the end of a line.
   *
   * @throws DamagedFileException if the line does not end with its digest
   */
  static void require(String line) {
    String text = line.strip();
    int end = text.length() - HEAD.length() - DIGITS - TAIL.length();
    if (end < 0 || !text.startsWith(HEAD, end) || !text.endsWith(TAIL)) {
      throw new DamagedFileException("record", "record does not end with the digest of its line");
    }
    LineDigest digest = new LineDigest();
    digest.add(text.substring(0, end));
    String found = digest.hex();
    String recorded = recorded(line);
    if (!found.equals(recorded)) {
      throw new DamagedFileException(
          "record",
          lenientFormat(
              "record was changed: the digest of its line is %s, but the line says %s",
              found, recorded));
    }
  }

  /** {@return the digest at the end of a line that has been checked} */
  static String recorded(String line) {
    String text = line.strip();
    int end = text.length() - TAIL.length();
    return text.substring(end - DIGITS, end);
  }
}
