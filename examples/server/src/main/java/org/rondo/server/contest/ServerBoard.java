package org.rondo.server.contest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The board of a game, 6, 8 or 10 squares wide, with the moves of Othello. A square can hold the
 * mark of an illegal move, which is neither empty nor a disc.
 */
final class ServerBoard {
  static final char EMPTY = '*';
  static final char MARK = '!';

  /** The number of squares on a side of the largest board. */
  private static final int LARGEST = 10;

  private static final List<Integer> SIZES = List.of(6, 8, LARGEST);

  private final char[][] cells;

  private ServerBoard(char[][] cells) {
    this.cells = cells;
  }

  /**
   * {@return the board that a map describes}
   *
   * @param width the width that the map says
   * @param height the height that the map says
   * @param rows the rows from the top; blanks, {@code *} and {@code .} are empty squares
   * @throws RefusedCallException if the map is no board of a known size
   */
  static ServerBoard of(int width, int height, List<String> rows) {
    if (width > LARGEST || height > LARGEST) {
      throw RefusedCallException.fail(
          "the map is too big: " + width + " by " + height + ", the limit is 10 by 10");
    }
    if (width != height) {
      throw RefusedCallException.fail("the map is not square: " + width + " by " + height);
    }
    if (!SIZES.contains(width)) {
      throw RefusedCallException.fail("the map has " + width + " rows, but 6, 8 or 10 are needed");
    }
    if (rows.size() != height || rows.stream().anyMatch(row -> row.length() != width)) {
      throw RefusedCallException.fail(
          "the map needs " + height + " rows of " + width + " characters each");
    }
    return new ServerBoard(rows.stream().map(row -> cells(row)).toArray(char[][]::new));
  }

  private static char[] cells(String row) {
    char[] cells = row.replace(' ', EMPTY).replace('.', EMPTY).toCharArray();
    for (char cell : cells) {
      if ("*01!".indexOf(cell) < 0) {
        throw RefusedCallException.fail("the map has the unknown character '" + cell + "'");
      }
    }
    return cells;
  }

  /** {@return the number of squares on a side} */
  int size() {
    return cells.length;
  }

  /** {@return the rows from the top, with {@code *} for an empty square} */
  List<String> rows() {
    return Stream.of(cells).map(String::new).toList();
  }

  /** {@return the rows as observers get them, with {@code .} for an empty square} */
  List<String> observedRows() {
    return rows().stream().map(row -> row.replace(EMPTY, '.')).toList();
  }

  static char disc(int index) {
    return (char) ('0' + index);
  }

  /** {@return the number of discs of a player} */
  int discs(int index) {
    char disc = disc(index);
    return (int)
        Arrays.stream(cells)
            .flatMapToInt(row -> new String(row).chars())
            .filter(c -> c == disc)
            .count();
  }

  /** {@return the last disc of a player in reading order} */
  Optional<BoardPoint> lastDisc(int index) {
    for (int row = size() - 1; row >= 0; row--) {
      for (int column = size() - 1; column >= 0; column--) {
        if (cells[row][column] == disc(index)) {
          return Optional.of(new BoardPoint(row, column));
        }
      }
    }
    return Optional.empty();
  }

  /** {@return whether a point is on this board} */
  boolean holds(BoardPoint point) {
    return isInside(point.row(), point.column());
  }

  private boolean isInside(int row, int column) {
    return row >= 0 && row < size() && column >= 0 && column < size();
  }

  /**
   * {@return the discs that a move turns, by direction and nearest first} Empty if the move is not
   * legal.
   */
  List<BoardPoint> turned(int index, BoardPoint move) {
    if (!holds(move) || cells[move.row()][move.column()] != EMPTY) {
      return List.of();
    }
    List<BoardPoint> turned = new ArrayList<>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        if (down != 0 || right != 0) {
          turned.addAll(turned(index, move, down, right));
        }
      }
    }
    return turned;
  }

  private List<BoardPoint> turned(int index, BoardPoint move, int down, int right) {
    List<BoardPoint> line = new ArrayList<>();
    int row = move.row() + down;
    int column = move.column() + right;
    while (isInside(row, column) && cells[row][column] == disc(1 - index)) {
      line.add(new BoardPoint(row, column));
      row += down;
      column += right;
    }
    boolean isClosed = isInside(row, column) && cells[row][column] == disc(index);
    return isClosed ? line : List.of();
  }

  /** {@return the first legal move of a player in reading order} */
  Optional<BoardPoint> firstMove(int index) {
    for (int row = 0; row < size(); row++) {
      for (int column = 0; column < size(); column++) {
        BoardPoint move = new BoardPoint(row, column);
        if (!turned(index, move).isEmpty()) {
          return Optional.of(move);
        }
      }
    }
    return Optional.empty();
  }

  /** {@return whether a player can move} */
  boolean canMove(int index) {
    return firstMove(index).isPresent();
  }

  /**
   * Places a disc and turns others.
   *
   * @param turned the discs that the move turns
   * @return the changes, the placed disc last
   */
  List<SquareChange> play(int index, BoardPoint move, List<BoardPoint> turned) {
    List<SquareChange> changes = new ArrayList<>();
    Stream.concat(turned.stream(), Stream.of(move))
        .forEach(
            square -> {
              cells[square.row()][square.column()] = disc(index);
              changes.add(new SquareChange(square, disc(index)));
            });
    return changes;
  }

  /**
   * Marks the square of an illegal move.
   *
   * @return the change; none for a point beside the board
   */
  List<SquareChange> mark(BoardPoint move) {
    if (!holds(move)) {
      return List.of();
    }
    cells[move.row()][move.column()] = MARK;
    return List.of(new SquareChange(move, MARK));
  }
}
