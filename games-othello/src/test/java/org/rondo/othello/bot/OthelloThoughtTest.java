package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class OthelloThoughtTest {
  private static final Othello OTHELLO = new Othello();

  static Stream<Supplier<Bot<Board, OthelloMove>>> searchers() {
    return Stream.of(
        () -> OthelloBots.champion(Budget.steps(20_000)), () -> OthelloBots.alphaBeta(2_000, 10));
  }

  /** A position of a random match in which the mover has a choice. */
  private static Board with(int empty) {
    Rng rng = Seed.of(5).rng();
    Board board = OTHELLO.start();
    while (Long.bitCount(board.emptySquares()) > empty || Long.bitCount(board.legalSquares()) < 2) {
      Bot<Board, OthelloMove> random = Bots.random();
      int seat = board.toMove().first();
      board = OTHELLO.next(board, random.choose(Decision.in(OTHELLO, board, seat, rng)));
    }
    return board;
  }

  private static Thought thought(Bot<Board, OthelloMove> bot, Board board) {
    int seat = board.toMove().first();
    OthelloMove move = bot.choose(Decision.in(OTHELLO, board, seat, Seed.of(1).rng()));
    assertThat(bot.thought().line().get(0)).isEqualTo(move.text());
    return bot.thought();
  }

  /** The position after a line, all of whose moves must be legal. */
  private static Board after(Board board, Thought thought) {
    Board there = board;
    for (String move : thought.line()) {
      there = OTHELLO.next(there, OthelloMove.parse(move));
    }
    return there;
  }

  @ParameterizedTest
  @MethodSource("searchers")
  void aThoughtHasTheDepthOfTheSearch(Supplier<Bot<Board, OthelloMove>> searcher) {
    Thought thought = thought(searcher.get(), with(40));
    assertThat(thought.score()).isPresent();
    assertThat(thought.isExact()).isFalse();
    assertThat(thought.depth().getAsInt()).isBetween(2, 30);
    assertThat(thought.nodes().getAsLong()).isPositive();
    assertThat(after(with(40), thought)).isNotNull();
  }

  @ParameterizedTest
  @MethodSource("searchers")
  void nearTheEndTheScoreIsTheExactDifferenceAndTheLineLeadsToIt(
      Supplier<Bot<Board, OthelloMove>> searcher) {
    Board board = with(9);
    int seat = board.toMove().first();
    Thought thought = thought(searcher.get(), board);
    EndgameSolver solver =
        new EndgameSolver(new OthelloTranspositions(10), new OthelloTranspositions(1));
    solver.begin(nodes -> true);
    int difference = solver.solve(board.discs(seat), board.discs(1 - seat));
    assertThat(thought.score()).hasValue(difference);
    assertThat(thought.unit()).isEqualTo("discs");
    assertThat(thought.isExact()).isTrue();
    assertThat(after(board, thought)).isNotNull();
  }

  @Test
  void anOnlyMoveNeedsNoThought() {
    Board board = OTHELLO.start();
    Bot<Board, OthelloMove> champion = OthelloBots.champion(Budget.steps(2_000));
    Rng rng = Seed.of(2).rng();
    while (Long.bitCount(board.legalSquares()) > 1) {
      board = OTHELLO.next(board, OTHELLO.moves(board, board.toMove().first()).sample(rng));
    }
    champion.choose(Decision.in(OTHELLO, board, board.toMove().first(), rng));
    assertThat(champion.thought()).isEqualTo(Thought.none());
  }
}
