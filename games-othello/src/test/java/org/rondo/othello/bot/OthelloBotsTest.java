package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Outcome;
import org.rondo.input.OptionException;
import org.rondo.match.Match;
import org.rondo.match.Opening;
import org.rondo.othello.Board;
import org.rondo.othello.Boards;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class OthelloBotsTest {
  private final Othello othello = new Othello();

  /** Returns the points of the first in pairs of games from random openings. */
  private double points(Bot<Board, OthelloMove> first, Bot<Board, OthelloMove> second, int pairs) {
    return LongStream.range(0, pairs)
        .mapToDouble(
            pair -> {
              Seed seed = Seed.of(pair);
              Opening opening = Opening.random(othello, 6, seed);
              Outcome dark = play(first, second, seed, opening);
              Outcome light = play(second, first, seed, opening);
              return points(dark, 0) + points(light, 1);
            })
        .sum();
  }

  private Outcome play(
      Bot<Board, OthelloMove> dark, Bot<Board, OthelloMove> light, Seed seed, Opening opening) {
    return Match.of(othello)
        .seat("dark", dark)
        .seat("light", light)
        .seed(seed)
        .opening(opening)
        .play()
        .outcome();
  }

  private static double points(Outcome outcome, int seat) {
    return outcome.winner().map(winner -> winner == seat ? 1.0 : 0.0).orElse(0.5);
  }

  @Test
  void theSoundBotBeatsRandomAndTheBeginner() {
    assertThat(points(OthelloBots.sound(), Bots.random(), 50)).isGreaterThanOrEqualTo(90);
    assertThat(points(OthelloBots.sound(), OthelloBots.beginner(), 50)).isGreaterThanOrEqualTo(80);
  }

  @Test
  void alphaBetaBeatsTheSoundBotAndMoreNodesBeatFewer() {
    Bot<Board, OthelloMove> quick = OthelloBots.alphaBeta(500, 6);
    assertThat(points(quick, OthelloBots.sound(), 20)).isGreaterThanOrEqualTo(32);
    assertThat(points(OthelloBots.alphaBeta(10_000, 8), quick, 20)).isGreaterThanOrEqualTo(28);
  }

  @Test
  void theBeginnerTurnsAsManyDiscsAsItCan() {
    Board board = Boards.played(4);
    assertThat(board.toMove().contains(1)).isTrue();
    Bot<Board, OthelloMove> beginner = OthelloBots.beginner();
    OthelloMove move = beginner.choose(Decision.in(othello, board, 1, Seed.of(1).rng()));
    double most =
        othello.moves(board, 1).list().stream()
            .mapToDouble(other -> othello.next(board, other).score(1))
            .max()
            .orElseThrow();
    assertThat(othello.next(board, move).score(1)).isEqualTo(most);
  }

  @Test
  void alphaBetaNeedsNoChanceAndPlaysTheSameMoveAgain() {
    Bot<Board, OthelloMove> bot = OthelloBots.alphaBeta(3_000, 8);
    for (long seed = 0; seed < 20; seed++) {
      Board board = Boards.played(seed);
      if (!board.isOver()) {
        int seat = board.toMove().only();
        OthelloMove first = bot.choose(Decision.in(othello, board, seat, Rng.none()));
        assertThat(bot.choose(Decision.in(othello, board, seat, Rng.none()))).isSameAs(first);
        assertThat(othello.moves(board, seat).contains(first)).isTrue();
      }
    }
  }

  @Test
  void alphaBetaTakesAWonEndingWithTheLargestMargin() {
    for (long seed = 0; seed < 40; seed++) {
      Board board = Boards.withEmpty(seed, 6);
      if (!board.isOver()) {
        int seat = board.toMove().only();
        OthelloMove move =
            OthelloBots.alphaBeta(1, 6).choose(Decision.in(othello, board, seat, Rng.none()));
        Board next = othello.next(board, move);
        EndgameSolver endgame =
            new EndgameSolver(new OthelloTranspositions(8), new OthelloTranspositions(1));
        int value = endgame.solve(board.discs(seat), board.discs(1 - seat));
        assertThat(-endgame.solve(next.discs(1 - seat), next.discs(seat))).isEqualTo(value);
      }
    }
  }

  @Test
  void limitsOutOfRangeAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OthelloBots.alphaBeta(0, 10))
        .withMessage("nodes 0 are not in 1..1000000000");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OthelloBots.alphaBeta(1, 21))
        .withMessage("endgame 21 is not in 0..20 empty squares");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OthelloBots.champion(Budget.steps(1), 37, 1))
        .withMessage("endgame 37 is not in 0..36 empty squares");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OthelloBots.champion(Budget.steps(1), 20, 65))
        .withMessage("threads 65 are not in 1..64");
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> BotCatalog.find(othello, "alphabeta:nodes=0"))
        .withMessage("alphabeta option nodes=0 is not in 1..1000000000");
  }

  @Test
  void theCatalogueHasTheBotsOfTheGame() {
    assertThat(BotCatalog.defaults(othello))
        .extracting(CatalogEntry::name)
        .containsExactly("alphabeta", "beginner", "sound");
    for (String name :
        List.of(
            "alphabeta:nodes=100,endgame=4", "champion:nodes=50", "beginner", "sound", "random")) {
      Entrant<Board, OthelloMove> entrant = BotCatalog.find(othello, name);
      assertThat(entrant.name()).isEqualTo(name);
      Outcome outcome =
          Match.of(othello).seat(entrant).seat("random", Bots.random()).seed(3).play().outcome();
      assertThat(outcome.seatCount()).isEqualTo(2);
    }
  }
}
