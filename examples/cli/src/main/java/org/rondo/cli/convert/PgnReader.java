package org.rondo.cli.convert;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.TextPattern;

/**
 * The games of a PGN file, one at a time, with their tags and results. Moves, variations and
 * comments are skipped, whatever game they are of. Only one game's tags are in memory.
 *
 * <p>A file is in UTF-8, or else in ISO 8859-1 as PGN's own rules say; each value of a tag is read
 * as UTF-8 if it can be.
 */
public final class PgnReader implements AutoCloseable {
  private static final TextPattern TAG = TextPattern.of("\\[\\s*+\\w++\\s++\"");
  private static final Set<String> ENDS =
      Set.of(PgnGame.WHITE_WON, PgnGame.BLACK_WON, PgnGame.DRAWN, "*");

  private static final int BLOCK = 1 << 16;
  private static final int END_OF_FILE = -1;
  private static final String BYTE_ORDER_MARK = "\u00EF\u00BB\u00BF";

  /** Longer tags are damage: a text without a closing quotation mark. */
  private static final int MAX_TAG = 1 << 16;

  /** The most tags of a game that are kept. */
  private static final int MAX_TAGS = 64;

  private final String name;
  private final InputStream in;
  private int next;
  private long line = 1;

  /** Whether the next character is the first of its line. */
  private boolean isLineStart = true;

  private PgnReader(String name, InputStream in) throws IOException {
    this.name = name;
    this.in = in;
    this.next = in.read();
  }

  /**
   * {@return whether a file is PGN, by its content} A damaged packed file is not.
   *
   * @param file a file; it is unpacked if its name ends in {@code .gz}
   * @throws IOException if the file cannot be read
   */
  public static boolean isPgn(Path file) throws IOException {
    // What is read from a pipe to look at it would be missing later.
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream in = open(file)) {
      return isPgn(in.readNBytes(BLOCK));
    } catch (ZipException | EOFException e) {
      return false;
    }
  }

  private static boolean isPgn(byte[] beginning) {
    String text = new String(beginning, StandardCharsets.ISO_8859_1);
    String plain = text.startsWith(BYTE_ORDER_MARK) ? text.substring(3) : text;
    // Comments of lines may stand before the first tag.
    return plain
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && "%;".indexOf(line.charAt(0)) < 0)
        .findFirst()
        .filter(line -> TAG.matcher(line).lookingAt())
        .isPresent();
  }

  /**
   * {@return the games of a file}
   *
   * @param file a file; it is unpacked if its name ends in {@code .gz}
   * @throws IOException if the file cannot be read
   */
  public static PgnReader of(Path file) throws IOException {
    InputStream in = open(file);
    PgnReader reader = new PgnReader(file.toString(), in);
    if (reader.next == BYTE_ORDER_MARK.charAt(0)) {
      in.skipNBytes(BYTE_ORDER_MARK.length() - 1L);
      reader.next = in.read();
    }
    return reader;
  }

  private static InputStream open(Path file) throws IOException {
    InputStream raw = Files.newInputStream(file);
    try {
      return new BufferedInputStream(
          file.toString().endsWith(".gz") ? new GZIPInputStream(raw, BLOCK) : raw, BLOCK);
    } catch (IOException e) {
      raw.close();
      throw e;
    }
  }

  /** {@return the file and the line up to which it has been read} */
  public String place() {
    return name + ", line " + line;
  }

  /**
   * {@return the next game; empty at the end of the file}
   *
   * @throws DamagedFileException if a tag or a comment has no end
   * @throws IOException if the file cannot be read
   */
  public Optional<PgnGame> next() throws IOException {
    Map<String, String> tags = new LinkedHashMap<>();
    skipBetween();
    while (next == '[') {
      readTag(tags);
      skipBetween();
    }
    String end = readMoves();
    return tags.isEmpty() && end.isEmpty() && next == END_OF_FILE
        ? Optional.empty()
        : Optional.of(new PgnGame(tags, end));
  }

  /** Skips blanks and comments between tags and tokens. */
  private void skipBetween() throws IOException {
    while (true) {
      if (next == ';' || (next == '%' && isLineStart)) {
        skipLine();
      } else if (next == '{') {
        skipComment();
      } else if (next != END_OF_FILE && Character.isWhitespace(next)) {
        advance();
      } else {
        return;
      }
    }
  }

  /** {@return the token that ends the moves; empty if the next game or the file's end follows} */
  private String readMoves() throws IOException {
    String place = place();
    int depth = 0;
    while (next != END_OF_FILE && (depth > 0 || next != '[')) {
      if (next == '(') {
        depth++;
        advance();
      } else if (next == ')') {
        depth = Math.max(0, depth - 1);
        advance();
      } else if (next == '[') {
        // Within a variation it is no tag.
        advance();
      } else {
        String token = readToken();
        if (depth == 0 && ENDS.contains(token)) {
          skipBetween();
          return token;
        }
      }
      skipBetween();
    }
    if (depth > 0) {
      throw new DamagedFileException(
          place, place + ": a variation of the game has no end; a variation is ( ... )");
    }
    return "";
  }

  private String readToken() throws IOException {
    StringBuilder token = new StringBuilder();
    while (next != END_OF_FILE && !Character.isWhitespace(next) && "(){}[];".indexOf(next) < 0) {
      if (token.length() < MAX_TAG) {
        token.append((char) next);
      }
      advance();
    }
    if (token.isEmpty()) {
      // A closing brace or bracket without its opening one.
      advance();
    }
    return token.toString();
  }

  private void readTag(Map<String, String> tags) throws IOException {
    String place = place();
    advance();
    StringBuilder tag = new StringBuilder();
    while (next != '"' && next != ']') {
      append(tag, place);
    }
    StringBuilder value = new StringBuilder();
    if (next == '"') {
      advance();
      while (next != '"') {
        if (next == '\\') {
          advance();
        }
        append(value, place);
      }
      advance();
    }
    StringBuilder rest = new StringBuilder();
    while (next != ']') {
      append(rest, place);
    }
    advance();
    // The number of tags that are kept is bounded, whatever a file has.
    if (tags.size() < MAX_TAGS) {
      tags.putIfAbsent(tag.toString().strip(), decoded(value.toString()));
    }
  }

  private void append(StringBuilder text, String place) throws IOException {
    if (next == END_OF_FILE || text.length() >= MAX_TAG) {
      throw new DamagedFileException(
          place, place + ": the tag has no end; a tag is [Name \"value\"]");
    }
    text.append((char) next);
    advance();
  }

  private static String decoded(String bytes) {
    ByteBuffer encoded = ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1));
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(encoded).toString();
    } catch (CharacterCodingException e) {
      return bytes;
    }
  }

  private void skipLine() throws IOException {
    while (next != END_OF_FILE && next != '\n') {
      advance();
    }
  }

  private void skipComment() throws IOException {
    String place = place();
    while (next != '}') {
      if (next == END_OF_FILE) {
        throw new DamagedFileException(place, place + ": the comment has no end, which is }");
      }
      advance();
    }
    advance();
  }

  private void advance() throws IOException {
    isLineStart = next == '\n';
    line += isLineStart ? 1 : 0;
    next = in.read();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
