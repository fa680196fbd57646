package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.duel.Duel;
import org.rondo.othello.Board;
import org.rondo.othello.Boards;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;

class OthelloChampionTest {
  private final Othello othello = new Othello();

  private static Supplier<Bot<Board, OthelloMove>> champion(int nodes) {
    return () -> OthelloBots.champion(Budget.steps(nodes));
  }

  private OthelloMove choice(Bot<Board, OthelloMove> bot, Board board) {
    return bot.choose(Decision.in(othello, board, board.toMove().only(), Rng.none()));
  }

  /** Returns the moves of a game that one bot plays against itself. */
  private List<OthelloMove> game(Bot<Board, OthelloMove> bot, Board start) {
    List<OthelloMove> played = new ArrayList<>();
    for (Board board = start; !board.isOver(); ) {
      OthelloMove move = choice(bot, board);
      assertThat(othello.moves(board, board.toMove().only()).contains(move)).isTrue();
      played.add(move);
      board = othello.next(board, move);
    }
    return played;
  }

  @Property(tries = 40)
  @Domain(Boards.class)
  @Domain(DomainContext.Global.class)
  void itsMovesAreLegalToTheEndAndTheSameAgain(
      @ForAll Board board, @ForAll @IntRange(min = 1, max = 1_500) int nodes) {
    List<OthelloMove> moves = game(champion(nodes).get(), board);
    assertThat(game(champion(nodes).get(), board)).isEqualTo(moves);
  }

  @Property(tries = 60)
  @Domain(Boards.class)
  @Domain(DomainContext.Global.class)
  void whatItPlayedBeforeDoesNotMatter(@ForAll Board board, @ForAll long seed) {
    Bot<Board, OthelloMove> bot = champion(800).get();
    Board before = Boards.played(seed);
    if (!board.isOver() && !before.isOver()) {
      OthelloMove fresh = choice(champion(800).get(), board);
      choice(bot, before);
      assertThat(choice(bot, board)).isSameAs(fresh);
    }
  }

  @Test
  void twoBotsDoNotDisturbEachOther() {
    Board one = othello.next(othello.start(), othello.parse("d3"));
    List<OthelloMove> first = game(champion(500).get(), othello.start());
    List<OthelloMove> second = game(champion(900).get(), one);
    Bot<Board, OthelloMove> firstBot = champion(500).get();
    Bot<Board, OthelloMove> secondBot = champion(900).get();
    Board firstBoard = othello.start();
    Board secondBoard = one;
    for (int turn = 0; turn < Math.max(first.size(), second.size()); turn++) {
      if (turn < first.size()) {
        assertThat(choice(firstBot, firstBoard)).isSameAs(first.get(turn));
        firstBoard = othello.next(firstBoard, first.get(turn));
      }
      if (turn < second.size()) {
        assertThat(choice(secondBot, secondBoard)).isSameAs(second.get(turn));
        secondBoard = othello.next(secondBoard, second.get(turn));
      }
    }
  }

  @Test
  void itTakesAWonEndingWithTheLargestMargin() {
    for (long seed = 0; seed < 30; seed++) {
      Board board = Boards.late(seed, 8 + (int) (seed % 6));
      if (board.isOver()) {
        continue;
      }
      Board next = othello.next(board, choice(champion(1_000_000).get(), board));
      int sign = next.toMove().equals(board.toMove()) ? 1 : -1;
      EndgameSolver endgame =
          new EndgameSolver(new OthelloTranspositions(14), new OthelloTranspositions(1));
      assertThat(sign * endgame.solve(Boards.own(next), Boards.opponent(next)))
          .as("after the move in %s", board)
          .isEqualTo(endgame.solve(Boards.own(board), Boards.opponent(board)));
    }
  }

  @Test
  void fromTheChosenNumberOfSquaresItSolvesTheEndWhateverTheNodes() {
    for (int empty : new int[] {9, 12, 13, 15}) {
      Board board = Boards.late(7, empty);
      assertThat(board.legalSquares()).isNotZero();
      Bot<Board, OthelloMove> bot = OthelloBots.champion(Budget.steps(1), 15, 2);
      OthelloMove move = choice(bot, board);
      EndgameSolver endgame =
          new EndgameSolver(new OthelloTranspositions(14), new OthelloTranspositions(1));
      int value = endgame.solve(Boards.own(board), Boards.opponent(board));
      assertThat(bot.thought().isExact()).isTrue();
      assertThat(bot.thought().score()).hasValue(value);
      assertThat(bot.thought().depth()).hasValue(Long.bitCount(board.emptySquares()));
      assertThat(bot.thought().line()).startsWith(move.text());
      Board next = othello.next(board, move);
      int sign = next.toMove().equals(board.toMove()) ? 1 : -1;
      assertThat(sign * endgame.solve(Boards.own(next), Boards.opponent(next))).isEqualTo(value);
    }
  }

  @Test
  void anInterruptEndsTheSolverWithTheBestMoveSoFar() {
    Board board = Boards.late(1, 30);
    Thread.currentThread().interrupt();
    OthelloMove move = choice(OthelloBots.champion(Budget.steps(1), 30, 2), board);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(othello.moves(board, board.toMove().only()).contains(move)).isTrue();
  }

  @Test
  void itBeatsTheSoundBotWithFewNodes() throws InterruptedException {
    assertThat(
            Duel.of(othello)
                .first("champion", champion(2_000))
                .second("sound", OthelloBots::sound)
                .matches(60)
                .play()
                .isFirstStronger())
        .isTrue();
  }
}
