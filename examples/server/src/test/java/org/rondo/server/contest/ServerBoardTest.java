package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;

/** The server's own board, beside the board of the Othello module. */
class ServerBoardTest {

  private static ServerBoard board(List<String> rows) {
    return ServerBoard.of(rows.get(0).length(), rows.size(), rows);
  }

  private static long bits(ServerBoard board, int index) {
    String cells = String.join("", board.rows());
    return IntStream.range(0, 64)
        .filter(square -> cells.charAt(square) == ServerBoard.disc(index))
        .mapToLong(square -> 1L << square)
        .reduce(0, (all, bit) -> all | bit);
  }

  private static List<BoardPoint> legal(ServerBoard board, int index) {
    return IntStream.range(0, board.size() * board.size())
        .mapToObj(square -> new BoardPoint(square / board.size(), square % board.size()))
        .filter(move -> !board.turned(index, move).isEmpty())
        .toList();
  }

  /** Turning a board upside down changes no rule, so any order of the bits will do. */
  @Test
  void movesOnEightRowsAreThoseOfTheOthelloModule() {
    SplittableRandom random = new SplittableRandom(7);
    for (int game = 0; game < 20; game++) {
      ServerBoard board = board(Contest.STANDARD_MAP);
      int index = 0;
      while (board.canMove(0) || board.canMove(1)) {
        List<BoardPoint> moves = legal(board, index);
        long own = bits(board, index);
        long other = bits(board, 1 - index);
        for (BoardPoint move : moves) {
          OthelloMove same = OthelloMove.at(move.row() * 8 + move.column());
          long turned =
              board.turned(index, move).stream()
                  .mapToLong(disc -> 1L << (disc.row() * 8 + disc.column()))
                  .reduce(0, (all, bit) -> all | bit);
          assertThat(turned).isEqualTo(same.turned(own, other));
        }
        assertThat(moves)
            .extracting(move -> move.row() * 8 + move.column())
            .containsExactlyElementsOf(
                Long.bitCount(Board.of(own, other, 0).legalSquares()) == 0
                    ? List.of()
                    : IntStream.range(0, 64)
                        .filter(s -> (Board.of(own, other, 0).legalSquares() >>> s & 1) != 0)
                        .boxed()
                        .toList());
        if (!moves.isEmpty()) {
          BoardPoint move = moves.get(random.nextInt(moves.size()));
          List<SquareChange> changes = board.play(index, move, board.turned(index, move));
          assertThat(changes.get(changes.size() - 1).square()).isEqualTo(move);
        }
        index = 1 - index;
      }
      assertThat(board.discs(0) + board.discs(1)).isBetween(9, 64);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 8, 10})
  void aBoardOfEverySizeIsPlayedToItsEnd(int size) {
    String empty = "*".repeat(size);
    List<String> rows =
        IntStream.range(0, size)
            .mapToObj(
                row ->
                    row == size / 2 - 1
                        ? "*".repeat(size / 2 - 1) + "01" + "*".repeat(size / 2 - 1)
                        : row == size / 2
                            ? "*".repeat(size / 2 - 1) + "10" + "*".repeat(size / 2 - 1)
                            : empty)
            .toList();
    ServerBoard board = board(rows);
    assertThat(board.lastDisc(0)).contains(new BoardPoint(size / 2, size / 2));
    int index = 0;
    int turns = 0;
    while (board.canMove(0) || board.canMove(1)) {
      int mover = index;
      board.firstMove(mover).ifPresent(move -> board.play(mover, move, board.turned(mover, move)));
      index = 1 - index;
      turns++;
    }
    assertThat(turns).isGreaterThan(size * size / 2);
    assertThat(board.discs(0) + board.discs(1)).isLessThanOrEqualTo(size * size);
  }

  @Test
  void discsTurnByDirectionAndNearestFirst() {
    ServerBoard board = board(List.of("0*****", "*1****", "**1*0*", "0111*1", "******", "******"));
    assertThat(board.turned(0, new BoardPoint(3, 4)).stream().map(BoardPoint::toString))
        .isEqualTo(List.of("(3,3)", "(3,2)", "(3,1)"));
    assertThat(board.turned(0, new BoardPoint(3, 3))).isEmpty();
  }

  @Test
  void aMarkedSquareIsNeitherEmptyNorADisc() {
    ServerBoard board = board(Contest.STANDARD_MAP);
    BoardPoint move = new BoardPoint(2, 4);
    assertThat(board.mark(move)).containsExactly(new SquareChange(move, '!'));
    assertThat(board.mark(new BoardPoint(-1, 8))).isEmpty();
    assertThat(board.turned(0, move)).isEmpty();
    assertThat(board.rows().get(2)).isEqualTo("****!***");
    assertThat(board.observedRows().get(2)).isEqualTo("....!...");
  }

  @Test
  void mapsAreReadInAllTheirCharacters() {
    assertThat(board(List.of("......", "      ", "**01**", "**10**", "....! ", "......")).rows())
        .containsExactly("******", "******", "**01**", "**10**", "****!*", "******");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "****/*01*/*10*/****",
        "************/",
        "********/********",
        "******/******/**0x**/**10**/******/******",
        "******/******/**01**/**10*/******/******",
        "*******/*******/*******/*******/*******/*******/*******"
      })
  void otherMapsAreRefused(String map) {
    List<String> rows = List.of(map.split("/"));
    assertThatThrownBy(() -> board(rows))
        .isInstanceOf(RefusedCallException.class)
        .hasMessageContaining("the map");
  }

  @Test
  void theFirstMoveIsTheFirstInReadingOrder() {
    ServerBoard board = board(Contest.STANDARD_MAP);
    assertThat(board.firstMove(0)).contains(new BoardPoint(2, 4));
    assertThat(legal(board, 0).stream().map(BoardPoint::toString).collect(Collectors.joining()))
        .isEqualTo("(2,4)(3,5)(4,2)(5,3)");
  }
}
