package org.rondo.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bots;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.MoveSpace;
import org.rondo.game.Outcome;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.OptionException;
import org.rondo.laws.Histories;
import org.rondo.laws.Perft;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class OthelloTest {
  private final Othello othello = new Othello();

  private Board play(String moves) {
    Board board = othello.start();
    for (String move : moves.replaceAll("..", "$0 ").split(" ")) {
      if (!board.isOver() && board.legalSquares() == 0) {
        board = othello.next(board, OthelloMove.PASS);
      }
      board = othello.next(board, othello.parse(move));
    }
    return board;
  }

  @Test
  void darkBeginsOnTheDiagonalOfD5AndE4() {
    assertThat(othello.show(othello.start()))
        .isEqualTo(
            """
              a b c d e f g h
            1 - - - - - - - -
            2 - - - - - - - -
            3 - - - . - - - -
            4 - - . O X - - -
            5 - - - X O . - -
            6 - - - - . - - -
            7 - - - - - - - -
            8 - - - - - - - -
            X dark 2, O light 2; X to move
            """);
    assertThat(othello.start().toMove().only()).isZero();
  }

  @Test
  void theFirstMovesAreTheFourThatTurnADisc() {
    assertThat(othello.moves(othello.start(), 0).list())
        .extracting(OthelloMove::text)
        .containsExactly("d3", "c4", "f5", "e6");
    assertThat(othello.moves(othello.start(), 1).isEmpty()).isTrue();
  }

  @Test
  void aPlacementTurnsEveryLineThatStartsAtIt() {
    Board before =
        Board.parse("X--X--X--O-O-O----OOO---XOO-OOOX--OOO----O-O-O--X--O--X----X---- X");
    Board after = othello.next(before, OthelloMove.parse("d4"));
    assertThat(after.text())
        .isEqualTo("X--X--X--X-X-X----XXX---XXXXXXXX--XXX----X-X-X--X--X--X----X---- -");
  }

  @Test
  void discsThatNoPlacedDiscOutflanksStayAsTheyAre() {
    // After d1 the discs between d1 and a1 turn; those between a1 and a4 do not.
    Board before =
        Board.parse("XOO-----O-------O-------X--------------------------------------O X");
    Board after = othello.next(before, OthelloMove.parse("d1"));
    assertThat(after.text()).startsWith("XXXX----O-------O-------X");
  }

  @Test
  void aPassIsAMoveAndOnlyLegalWithoutAnother() {
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> othello.next(othello.start(), OthelloMove.PASS))
        .withMessage(
            "seat 0 cannot play pass: a pass is legal only if no disc can be placed; the legal"
                + " moves are d3, c4, f5, e6");

    // The disc on a1 cannot be outflanked; the one on b1 can, by c1.
    Board stuck = Board.of(0b010L, 0b001L, 0);
    assertThat(stuck.isOver()).isFalse();
    MoveSpace<OthelloMove> space = othello.moves(stuck, 0);
    assertThat(space.list()).containsExactly(OthelloMove.PASS);
    assertThat(space.count()).isEqualTo(1);
    assertThat(space.sample(Rng.none())).isEqualTo(OthelloMove.PASS);
    assertThat(othello.next(stuck, OthelloMove.PASS).toMove().only()).isEqualTo(1);
    assertThat(space.objection(OthelloMove.at(20)))
        .hasValue("it turns no disc; no square is legal, so the only move is pass");
  }

  @Test
  void refusalsSayTheRule() {
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> othello.next(othello.start(), OthelloMove.parse("d6")))
        .withMessage("seat 0 cannot play d6: it turns no disc");
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> othello.next(othello.start(), OthelloMove.parse("d4")))
        .withMessage("seat 0 cannot play d4: the square is taken");
  }

  @Test
  void theGameEndsWithSquaresEmptyWhenNeitherCanMove() {
    Board end = play("e6f4e3f6g5d6e7f5c5");
    assertThat(end.isOver()).isTrue();
    assertThat(end.text()).endsWith(" -").doesNotContain("O");
    assertThat(othello.show(end)).endsWith("X dark 13, O light 0; the match is over\n");
    assertThat(othello.moves(end, 0).isEmpty()).isTrue();
    assertThat(othello.moves(end, 1).isEmpty()).isTrue();
  }

  @Test
  void emptySquaresGoToTheWinnerInTournaments() {
    Outcome wipeOut = othello.outcome(play("e6f4e3f6g5d6e7f5c5"));
    assertThat(wipeOut.scores()).containsExactly(13.0, 0.0);
    assertThat(wipeOut.tournamentScores()).containsExactly(64.0, 0.0);
    assertThat(wipeOut.winner()).contains(0);
  }

  @Test
  void emptySquaresAreHalvedInADraw() {
    Outcome draw = othello.outcome(Board.of(1L, 1L << 63, 0));
    assertThat(draw.scores()).containsExactly(1.0, 1.0);
    assertThat(draw.tournamentScores()).containsExactly(32.0, 32.0);
    assertThat(draw.winner()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1, 4", "2, 12", "3, 56", "4, 244", "5, 1396", "6, 8200", "7, 55092", "8, 390216"})
  void leavesFromTheStartAreThoseOfOtherPrograms(int depth, long leaves) {
    assertThat(Perft.leaves(othello, othello.start(), depth)).isEqualTo(leaves);
    assertThat(Perft.leavesByTurns(othello, othello.start(), depth)).isEqualTo(leaves);
  }

  /** So many positions wait that they are counted in several runs, with passes among them. */
  @Test
  void leavesOfLatePositionsAreThoseOfTheRules() {
    for (long seed = 0; seed < 12; seed++) {
      Board board = Boards.late(seed, 10 + (int) seed % 6);
      assertThat(Perft.leaves(othello, board, 5))
          .as("leaves of %s", board)
          .isEqualTo(Perft.leavesByTurns(othello, board, 5));
    }
  }

  @Test
  void leavesAreOfOneTurnOrMore() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> othello.leaves(othello.start(), 0))
        .withMessage("depth 0 is below 1");
  }

  @Test
  void theListOfMovesEndsAfterTheLastSquare() {
    List<OthelloMove> moves = othello.moves(othello.start(), 0).list();
    assertThat(moves.get(3)).hasToString("e6");
    for (int index : new int[] {-1, 4}) {
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> moves.get(index))
          .withMessage("index " + index + " of 4 moves");
    }
  }

  @Test
  void samplesAreUniform() {
    Board board = play("f5d6c3d3c4f4f6b4f3e6e3f2d2g3");
    List<OthelloMove> moves = othello.moves(board, board.toMove().only()).list();
    assertThat(moves).hasSizeGreaterThan(8);
    long[] counts = new long[moves.size()];
    double[] expected = new double[moves.size()];
    Arrays.fill(expected, 1_000);
    Rng rng = Seed.of(5).rng();
    for (int i = 0; i < 1_000 * moves.size(); i++) {
      counts[moves.indexOf(othello.moves(board, board.toMove().only()).sample(rng))]++;
    }
    assertThat(new ChiSquareTest().chiSquareTest(expected, counts)).isGreaterThan(1e-4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "a0", "a9", "i1", "A10", "d33", "pas", "--", "é1"})
  void textsThatAreNoMoveAreUnreadable(String text) {
    assertThatExceptionOfType(UnreadableMoveException.class)
        .isThrownBy(() -> othello.parse(text))
        .withMessage("'" + text + "' is no move: a move is a square from a1 to h8, or pass");
  }

  @Test
  void movesAreReadInEitherCase() {
    assertThat(othello.parse(" F5 ")).isSameAs(OthelloMove.at(37));
    assertThat(othello.parse("PASS")).isSameAs(OthelloMove.PASS);
    assertThatIllegalStateException().isThrownBy(OthelloMove.PASS::square);
    assertThatIllegalArgumentException().isThrownBy(() -> OthelloMove.at(64));
    assertThatIllegalArgumentException().isThrownBy(() -> OthelloMove.at(-1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--------------------------------------------------------------- X",
        "---------------------------OX------XO--------------------------- ",
        "---------------------------OX------XO--------------------------- Y",
        "---------------------------ox------xo--------------------------- X"
      })
  void boardsOfAnotherFormAreRefused(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.parse(text))
        .withMessage(
            "board '%s' must be 64 characters X, O or -, then a blank, then X, O or - to move",
            text);
  }

  @Test
  void aBoardThatIsNotOverMayNotSaySo() {
    String text = "---------------------------OX------XO--------------------------- ";
    assertThat(Board.parse(text + "X")).isEqualTo(othello.start());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.parse(text + "-"))
        .withMessageEndingWith("says that the match is over, but a player can move");
  }

  @Test
  void aSquareHasOneDisc() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.of(3, 2, 0))
        .withMessage("square b1 has a dark and a light disc");
    assertThatIllegalArgumentException().isThrownBy(() -> Board.of(1, 2, 2));
  }

  @Test
  void anIllegalMoveIsATechnicalLoss() {
    MatchRecord record =
        Match.of(othello)
            .seat("stubborn", decision -> OthelloMove.PASS)
            .seat("random", Bots.random())
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.outcome().ranks()).containsExactly(2, 1);
    assertThat(record.outcome().scores()).containsExactly(2.0, 2.0);
    assertThat(record.faults()).singleElement().matches(fault -> fault.forfeits());
  }

  @Test
  void theCatalogueFindsTheGameById() {
    Game<?, ?> found = GameCatalog.find(othello.id());
    assertThat(found).isInstanceOf(Othello.class);
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> GameCatalog.find("othello:size=10"))
        .withMessage("othello has no option \"size\"; it takes no options");
  }

  @Test
  void aFixedGameOfRandomBotsStaysAsItIs() {
    MatchRecord record =
        Match.of(othello).seat("a", Bots.random()).seat("b", Bots.random()).seed(7).play();
    assertThat(record.turns().subList(0, 8))
        .containsExactly(
            List.of("f5"),
            List.of("f4"),
            List.of("f3"),
            List.of("f6"),
            List.of("f7"),
            List.of("e3"),
            List.of("d3"),
            List.of("g3"));
    assertThat(record.outcome().scores()).containsExactly(23.0, 41.0);
    assertThat(record.digest())
        .isEqualTo("7d7db979eadd05b5e38b743cbee031411b02c34efa1531be24c93908ce86a6ec");
    assertThat(record.replay()).hasSize(61);
  }

  @Test
  void boardsWithAnotherDiscOrAnotherMoverAreNotEqual() {
    Board start = othello.start();

    assertThat(start)
        .isEqualTo(Board.of(start.discs(0), start.discs(1), 0))
        .isNotEqualTo(Board.of(start.discs(0), start.discs(1), 1))
        .isNotEqualTo(Board.of(start.discs(1), start.discs(0), 0))
        .isNotEqualTo(Board.of(start.discs(0) | 1, start.discs(1), 0))
        .isNotEqualTo(Board.of(start.discs(0), start.discs(1) | 1, 0))
        .isNotEqualTo(start.text())
        .hasToString(start.text());
  }

  @Test
  void hashCodesTellPositionsApart() {
    List<Board> history = Histories.random(othello, Seed.of(1));

    assertThat(history.stream().map(Board::hashCode).distinct()).hasSize(history.size());
    assertThat(OthelloMove.at(7).hashCode()).isNotEqualTo(OthelloMove.at(8).hashCode());
  }
}
