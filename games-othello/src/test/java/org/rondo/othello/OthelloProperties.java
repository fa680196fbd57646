package org.rondo.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.laws.Histories;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

@Domain(Boards.class)
@Domain(DomainContext.Global.class)
class OthelloProperties {
  private final Othello othello = new Othello();

  private static int discs(Board board) {
    return Long.bitCount(board.discs(0)) + Long.bitCount(board.discs(1));
  }

  private List<OthelloMove> legal(Board board) {
    return board.isOver() ? List.of() : othello.moves(board, board.toMove().only()).list();
  }

  @Property
  void legalSquaresAreThoseOfTheRulesInWords(@ForAll Board board) {
    String squares = board.text().substring(0, 64);
    for (int seat = 0; seat < 2; seat++) {
      Board turned = Board.of(board.discs(0), board.discs(1), seat);
      List<Integer> expected = OthelloRulesInWords.moves(squares, seat == 0 ? 'X' : 'O');
      assertThat(turned.legalSquares())
          .as("moves of seat %d in %s", seat, board)
          .isEqualTo(expected.stream().mapToLong(square -> 1L << square).sum());
    }
  }

  @Property
  void theDataSayWhatTheTextSays(@ForAll Board board) {
    StringBuilder text = new StringBuilder();
    board.data().get("board").forEach(square -> text.append("O-X".charAt(square + 1)));
    List<Integer> seats = board.data().get("toMove");
    text.append(' ').append(seats.isEmpty() ? "-" : seats.get(0) == 0 ? "X" : "O");
    assertThat(board.text()).isEqualTo(text.toString());
  }

  @Property
  void placingTurnsTheDiscsOfTheRulesInWords(@ForAll Board board) {
    for (OthelloMove move : legal(board)) {
      if (!move.isPass()) {
        char colour = board.toMove().only() == 0 ? 'X' : 'O';
        StringBuilder squares = new StringBuilder(board.text().substring(0, 64));
        List<Integer> turned =
            OthelloRulesInWords.turned(squares.toString(), move.square(), colour);
        squares.setCharAt(move.square(), colour);
        turned.forEach(square -> squares.setCharAt(square, colour));
        assertThat(othello.next(board, move).text()).startsWith(squares.toString());
      }
    }
  }

  @Property
  void aPlacementAddsOneDiscAndTurnsAtLeastOne(@ForAll Board board) {
    for (OthelloMove move : legal(board)) {
      Board next = othello.next(board, move);
      int seat = board.toMove().only();
      if (!move.isPass()) {
        assertThat(discs(next)).isEqualTo(discs(board) + 1);
        assertThat(next.score(seat)).isGreaterThanOrEqualTo(board.score(seat) + 2);
        assertThat(next.discs(seat) & board.discs(seat)).isEqualTo(board.discs(seat));
      }
    }
  }

  @Property
  void aPassIsTheOnlyMoveOrNone(@ForAll Board board) {
    List<OthelloMove> legal = legal(board);
    if (legal.contains(OthelloMove.PASS)) {
      assertThat(legal).containsExactly(OthelloMove.PASS);
      Board next = othello.next(board, OthelloMove.PASS);
      assertThat(next.toMove().only()).isEqualTo(1 - board.toMove().only());
      assertThat(List.of(next.discs(0), next.discs(1)))
          .isEqualTo(List.of(board.discs(0), board.discs(1)));
      assertThat(next.legalSquares()).as("moves after a pass").isNotZero();
    }
  }

  @Property
  void theGameIsOverExactlyWhenNeitherCanMove(@ForAll Board board) {
    String squares = board.text().substring(0, 64);
    boolean neitherMoves =
        OthelloRulesInWords.moves(squares, 'X').isEmpty()
            && OthelloRulesInWords.moves(squares, 'O').isEmpty();
    assertThat(board.isOver()).isEqualTo(neitherMoves);
  }

  @Property
  void everyOtherMoveIsRefused(@ForAll Board board, @ForAll @IntRange(max = 64) int number) {
    OthelloMove move = number == 64 ? OthelloMove.PASS : OthelloMove.at(number);
    if (!legal(board).contains(move)) {
      assertThatExceptionOfType(IllegalMoveException.class)
          .isThrownBy(
              () ->
                  othello.next(
                      board,
                      JointMove.of(board.isOver() ? 0 : board.toMove().only(), move),
                      Rng.none()));
    }
  }

  @Property
  void boardsReadBackFromTheirText(@ForAll Board board) {
    assertThat(Board.parse(board.text())).isEqualTo(board).hasSameHashCodeAs(board);
  }

  @Property
  void symmetriesCommuteWithPlay(@ForAll Board board, @ForAll @IntRange(max = 7) int symmetry) {
    Board image = image(board, symmetry);
    assertThat(image.legalSquares()).isEqualTo(image(board.legalSquares(), symmetry));
    for (OthelloMove move : legal(board)) {
      OthelloMove moved = move.isPass() ? move : OthelloMove.at(image(move.square(), symmetry));
      assertThat(othello.next(image, moved)).isEqualTo(image(othello.next(board, move), symmetry));
    }
  }

  private static Board image(Board board, int symmetry) {
    return Board.of(
        image(board.discs(0), symmetry),
        image(board.discs(1), symmetry),
        board.isOver() ? 0 : board.toMove().only());
  }

  private static long image(long squares, int symmetry) {
    return IntStream.range(0, 64)
        .filter(square -> (squares >>> square & 1) != 0)
        .mapToLong(square -> 1L << image(square, symmetry))
        .sum();
  }

  /** Mirrors left to right, top to bottom and along the diagonal, by the bits of the symmetry. */
  private static int image(int square, int symmetry) {
    int column = (symmetry & 1) == 0 ? square % 8 : 7 - square % 8;
    int row = (symmetry & 2) == 0 ? square / 8 : 7 - square / 8;
    return (symmetry & 4) == 0 ? 8 * row + column : 8 * column + row;
  }

  @Property
  void coloursCanBeExchanged(@ForAll Board board) {
    Board exchanged = exchanged(board);
    assertThat(exchanged.legalSquares()).isEqualTo(board.legalSquares());
    for (OthelloMove move : legal(board)) {
      assertThat(othello.next(exchanged, move)).isEqualTo(exchanged(othello.next(board, move)));
    }
  }

  private static Board exchanged(Board board) {
    return Board.of(board.discs(1), board.discs(0), board.isOver() ? 0 : 1 - board.toMove().only());
  }

  @Property
  void tournamentScoresSumTo64AndKeepTheWinner(@ForAll long seed) {
    List<Board> history = Histories.random(othello, Seed.of(seed));
    Outcome outcome = othello.outcome(history.get(history.size() - 1));
    assertThat(outcome.tournamentScore(0) + outcome.tournamentScore(1)).isEqualTo(64);
    assertThat(Double.compare(outcome.tournamentScore(0), outcome.tournamentScore(1)))
        .isEqualTo(Double.compare(outcome.score(0), outcome.score(1)));
  }
}
