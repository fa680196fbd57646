package org.rondo.othello.remote.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.rondo.input.DamagedFileException;
import org.rondo.othello.OthelloMove;

/**
 * A WTHOR file ({@code .wtb}) with the matches of one year.
 *
 * @param written the day on which the file was written
 * @param year the year of the matches, from 0 to 65,535
 * @param isOfSolitaires whether the file contains endgame problems, not matches
 * @param depth the number of empty squares in the positions whose theoretical scores were computed,
 *     from 0 to 255
 * @param games the matches, in the order of the file
 */
public record WthorFile(
    WthorDay written, int year, boolean isOfSolitaires, int depth, List<WthorGame> games) {
  static final int HEADER = 16;
  private static final int GAME = 68;

  /**
   * Creates a file.
   *
   * @throws IllegalArgumentException if the year or the depth is out of its range
   */
  public WthorFile {
    Objects.requireNonNull(written, "written");
    games = List.copyOf(games);
    if (year < 0 || year > 65_535 || depth < 0 || depth > 255) {
      throw new IllegalArgumentException(
          "year " + year + " is not in 0..65535, or depth " + depth + " is not in 0..255");
    }
  }

  /**
   * {@return the file that a stream contains}
   *
   * @param in the stream; it is read to its end and stays open
   * @throws DamagedFileException if the file is incomplete or damaged, or if it is for boards of
   *     ten by ten squares
   * @throws IOException if the stream cannot be read
   */
  public static WthorFile read(InputStream in) throws IOException {
    ByteBuffer header = WthorHeader.read(in);
    int declared = header.getInt(4);
    int size = Byte.toUnsignedInt(header.get(12));
    if (size != 0 && size != 8) {
      throw new DamagedFileException(
          "WTHOR", "WTHOR file is for boards of size " + size + "; only size 8 is read");
    }
    List<WthorGame> games = new ArrayList<>();
    for (byte[] entry : WthorHeader.entries(in, GAME, declared, "matches")) {
      games.add(game(entry, games.size() + 1));
    }
    return new WthorFile(
        WthorHeader.day(header),
        Short.toUnsignedInt(header.getShort(10)),
        header.get(13) == 1,
        Byte.toUnsignedInt(header.get(14)),
        games);
  }

  private static WthorGame game(byte[] bytes, int number) {
    ByteBuffer game = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    try {
      return new WthorGame(
          Short.toUnsignedInt(game.getShort()),
          Short.toUnsignedInt(game.getShort()),
          Short.toUnsignedInt(game.getShort()),
          Byte.toUnsignedInt(game.get()),
          Byte.toUnsignedInt(game.get()),
          placements(game));
    } catch (DamagedFileException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new DamagedFileException(
          "WTHOR", "match " + number + " is damaged: " + e.getMessage(), e);
    }
  }

  /** {@return the moves before the first 0} After a 0, all numbers must be 0. */
  private static List<OthelloMove> placements(ByteBuffer game) {
    List<OthelloMove> placements = new ArrayList<>();
    boolean hasEnded = false;
    while (game.hasRemaining()) {
      int code = Byte.toUnsignedInt(game.get());
      int row = code / 10;
      int column = code % 10;
      hasEnded |= code == 0;
      if (hasEnded ? code != 0 : row < 1 || row > 8 || column < 1 || column > 8) {
        throw new IllegalArgumentException(
            "move "
                + (placements.size() + 1)
                + " is "
                + code
                + "; a move is ten times its row and its column, 11 to 88, and 0 follows the last");
      }
      if (!hasEnded) {
        placements.add(OthelloMove.at(8 * (row - 1) + column - 1));
      }
    }
    return placements;
  }

  /**
   * Writes the file.
   *
   * @param out the stream to write to; it stays open
   * @throws IOException if the stream cannot be written
   */
  public void write(OutputStream out) throws IOException {
    ByteBuffer header = WthorHeader.of(written);
    header.putInt(4, games.size());
    header.putShort(10, (short) year);
    header.put(12, (byte) 8);
    header.put(13, (byte) (isOfSolitaires ? 1 : 0));
    header.put(14, (byte) depth);
    out.write(WthorHeader.bytes(header));
    for (WthorGame game : games) {
      out.write(bytes(game));
    }
  }

  private static byte[] bytes(WthorGame game) {
    ByteBuffer bytes = ByteBuffer.allocate(GAME).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putShort((short) game.tournament());
    bytes.putShort((short) game.dark());
    bytes.putShort((short) game.light());
    bytes.put((byte) game.score());
    bytes.put((byte) game.theoretical());
    for (OthelloMove move : game.placements()) {
      bytes.put((byte) (10 * (move.square() / 8 + 1) + move.square() % 8 + 1));
    }
    return bytes.array();
  }
}
