package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bots;
import org.rondo.laws.Laws;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;

/** The server's own board, beside the board of the Othello module. */
class ServerBoardTest {

  private static ServerBoard board(List<String> rows) {
    return ServerBoard.of(rows.get(0).length(), rows.size(), rows);
  }

  /** {@return the legal moves of a player, in reading order} */
  static List<ServerOthello.ServerMove> moves(ServerBoard board, int index) {
    ServerOthello game = new ServerOthello(board);
    return game.moves(new ServerOthello.ServerPosition(board, index, false), index).list();
  }

  private static long bits(ServerBoard board, int index) {
    return board
        .points()
        .filter(point -> board.at(point) == ServerBoard.disc(index))
        .mapToLong(point -> 1L << OthelloMove.parse(point.square(8)).square())
        .reduce(0, (all, bit) -> all | bit);
  }

  @Test
  void matchesOnEightRowsAreThoseOfTheOthelloModule() {
    Othello othello = new Othello();
    ServerOthello game = new ServerOthello(board(Contest.STANDARD_MAP));
    for (int seed = 0; seed < 20; seed++) {
      MatchRecord record =
          Match.of(game).seat("0", Bots.random()).seat("1", Bots.random()).seed(seed).play();
      Board position = othello.start();
      for (ServerOthello.ServerPosition state : record.replay(game)) {
        assertThat(bits(state.board(), 0)).isEqualTo(position.discs(0));
        assertThat(bits(state.board(), 1)).isEqualTo(position.discs(1));
        assertThat(state.isOver()).isEqualTo(position.isOver());
        if (!state.isOver()) {
          int seat = state.toMove().only();
          assertThat(game.moves(state, seat).list())
              .extracting(ServerOthello.ServerMove::text)
              .containsExactlyInAnyOrderElementsOf(
                  othello.moves(position, seat).list().stream().map(OthelloMove::text).toList());
          String move = record.turns().get(state.turn()).get(0);
          position = othello.next(position, OthelloMove.parse(move));
        }
      }
    }
  }

  private static ServerBoard start(int size) {
    String side = "*".repeat(size / 2 - 1);
    String empty = "*".repeat(size);
    return board(
        IntStream.range(0, size)
            .mapToObj(
                row ->
                    row == size / 2 - 1
                        ? side + "01" + side
                        : row == size / 2 ? side + "10" + side : empty)
            .toList());
  }

  @Property(tries = 20)
  void boardsOfEverySizeObeyTheLaws(
      @ForAll long seed, @ForAll @IntRange(min = 3, max = 5) int half) {
    int squares = 4 * half * half;
    Laws.of(new ServerOthello(start(2 * half))).endingWithin(2 * squares).verify(Seed.of(seed));
  }

  @Example
  void aMarkedSquareIsNotPlayed() {
    ServerBoard marked =
        start(6).with(List.of(new BoardPoint(1, 3), new BoardPoint(2, 4)), ServerBoard.MARK);
    Laws.of(new ServerOthello(marked)).endingWithin(72).verify(Seed.of(1));
    assertThat(moves(marked, 0))
        .extracting(ServerOthello.ServerMove::text)
        .containsExactly("b3", "c2");
  }

  @Test
  void aLineEndsAtAMarkedSquare() {
    ServerBoard open = board(List.of("*110**", "******", "******", "******", "******", "******"));
    assertThat(moves(open, 0)).extracting(ServerOthello.ServerMove::text).containsExactly("a6");
    ServerBoard marked = open.with(List.of(new BoardPoint(0, 2)), ServerBoard.MARK);
    assertThat(moves(marked, 0)).isEqualTo(List.of(ServerOthello.ServerMove.PASS));
  }

  @Example
  void aMapOnWhichNobodyCanMoveHasOneTurn() {
    ServerBoard full = board(List.of("000000", "000000", "000000", "111111", "111111", "111111"));
    GameReferee<?, ?> referee = GameReferee.on(full, List.of("a", "b"));
    assertThat(referee.isOver()).isFalse();
    assertThat(referee.firstMove()).isEmpty();
    referee.pass();
    assertThat(referee.isOver()).isTrue();
  }

  @Test
  void discsTurnByDirectionAndNearestFirst() {
    GameReferee<?, ?> referee =
        GameReferee.on(
            board(List.of("0*****", "*1****", "**1*0*", "0111*1", "******", "******")),
            List.of("a", "b"));
    assertThat(referee.accepts(new BoardPoint(3, 3))).isFalse();
    assertThat(referee.play(new BoardPoint(3, 4)))
        .extracting(change -> change.square() + "" + change.value())
        .containsExactly("(3,3)0", "(3,2)0", "(3,1)0", "(3,4)0");
  }

  @Test
  void theSquareOfAnIllegalMoveIsMarked() {
    GameReferee<?, ?> referee = GameReferee.on(board(Contest.STANDARD_MAP), List.of("a", "b"));
    BoardPoint move = new BoardPoint(2, 4);
    assertThat(referee.mark(move)).containsExactly(new SquareChange(move, '!'));
    assertThat(referee.mark(new BoardPoint(-1, 8))).isEmpty();
    assertThat(referee.board().rows().get(2)).isEqualTo("****!***");
    assertThat(referee.board().observedRows().get(2)).isEqualTo("....!...");
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
    GameReferee<?, ?> referee = GameReferee.on(board(Contest.STANDARD_MAP), List.of("a", "b"));
    assertThat(referee.firstMove()).contains(new BoardPoint(2, 4));
    assertThat(moves(referee.board(), 0))
        .extracting(ServerOthello.ServerMove::text)
        .containsExactly("e6", "f5", "c4", "d3");
  }
}
