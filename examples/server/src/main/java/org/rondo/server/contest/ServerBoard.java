package org.rondo.server.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board of the service, 6, 8 or 10 squares wide. A square can hold a mark, which is neither empty
 * nor a disc: a map may have some, and an illegal move leaves one.
 *
 * @param rows the rows from the top: {@code *} for an empty square, {@code 0} and {@code 1} for the
 *     discs of the players, {@code !} for a mark
 */
record ServerBoard(List<String> rows) {
  static final char EMPTY = '*';
  static final char MARK = '!';

  /** The number of squares on a side of the largest board. */
  private static final int LARGEST = 10;

  private static final List<Integer> SIZES = List.of(6, 8, LARGEST);

  ServerBoard {
    rows = List.copyOf(rows);
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
    return new ServerBoard(rows.stream().map(ServerBoard::row).toList());
  }

  private static String row(String row) {
    String cells = row.replace(' ', EMPTY).replace('.', EMPTY);
    cells
        .chars()
        .filter(cell -> "*01!".indexOf(cell) < 0)
        .findFirst()
        .ifPresent(
            cell -> {
              throw RefusedCallException.fail(
                  "the map has the unknown character '" + (char) cell + "'");
            });
    return cells;
  }

  /** {@return the number of squares on a side} */
  int size() {
    return rows.size();
  }

  /** {@return the rows as observers get them, with {@code .} for an empty square} */
  List<String> observedRows() {
    return rows.stream().map(row -> row.replace(EMPTY, '.')).toList();
  }

  static char disc(int index) {
    return (char) ('0' + index);
  }

  /** {@return the number of discs of a player} */
  int discs(int index) {
    return (int) points().filter(point -> at(point) == disc(index)).count();
  }

  /** {@return the points of the board in reading order} */
  Stream<BoardPoint> points() {
    return IntStream.range(0, size() * size())
        .mapToObj(square -> new BoardPoint(square / size(), square % size()));
  }

  /** {@return the last disc of a player in reading order} */
  Optional<BoardPoint> lastDisc(int index) {
    return points().filter(point -> at(point) == disc(index)).reduce((one, other) -> other);
  }

  /** {@return whether a point is on this board} */
  boolean holds(BoardPoint point) {
    return point.row() >= 0
        && point.row() < size()
        && point.column() >= 0
        && point.column() < size();
  }

  /**
   * {@return what is on a square}
   *
   * @param point a point of this board
   */
  char at(BoardPoint point) {
    return rows.get(point.row()).charAt(point.column());
  }

  /** {@return this board with other contents of some of its squares} */
  ServerBoard with(List<BoardPoint> squares, char contents) {
    List<StringBuilder> changed = new ArrayList<>(rows.stream().map(StringBuilder::new).toList());
    squares.forEach(square -> changed.get(square.row()).setCharAt(square.column(), contents));
    return new ServerBoard(changed.stream().map(StringBuilder::toString).toList());
  }

  /**
   * {@return the changes that a move makes, line by line and nearest first, and its own square
   * last}
   *
   * @param after the board after the move
   * @param move the square of the move
   */
  List<SquareChange> changes(ServerBoard after, BoardPoint move) {
    List<SquareChange> changes = new ArrayList<>();
    for (BoardDirection direction : BoardDirection.ALL) {
      for (BoardPoint point = direction.next(move);
          holds(point) && at(point) != after.at(point);
          point = direction.next(point)) {
        changes.add(new SquareChange(point, after.at(point)));
      }
    }
    changes.add(new SquareChange(move, after.at(move)));
    return changes;
  }

  /** One of the eight directions on a board. */
  record BoardDirection(int down, int right) {
    static final List<BoardDirection> ALL =
        IntStream.range(0, 9)
            .filter(number -> number != 4)
            .mapToObj(number -> new BoardDirection(number / 3 - 1, number % 3 - 1))
            .toList();

    BoardPoint next(BoardPoint point) {
      return new BoardPoint(point.row() + down, point.column() + right);
    }
  }
}
