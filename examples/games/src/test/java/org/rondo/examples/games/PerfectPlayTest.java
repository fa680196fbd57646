package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.random.Seed;

/**
 * Tic-tac-toe between a search and everything that an opponent can do, from every opening of two
 * moves.
 */
class PerfectPlayTest {
  private static final TicTacToe GAME = new TicTacToe();

  private final Map<TicTacToe.Position, Integer> values = new HashMap<>();
  private final Map<TicTacToe.Position, TicTacToe.Square> replies = new HashMap<>();

  /** Cells after a quarter turn and after a reflection. */
  private static final int[][] SYMMETRIES = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8}, {6, 3, 0, 7, 4, 1, 8, 5, 2},
    {8, 7, 6, 5, 4, 3, 2, 1, 0}, {2, 5, 8, 1, 4, 7, 0, 3, 6},
    {2, 1, 0, 5, 4, 3, 8, 7, 6}, {6, 7, 8, 3, 4, 5, 0, 1, 2},
    {0, 3, 6, 1, 4, 7, 2, 5, 8}, {8, 5, 2, 7, 4, 1, 6, 3, 0}
  };

  static Stream<Arguments> searches() {
    return Stream.of("mcts:iterations=2000", "minimax")
        .flatMap(bot -> Stream.of(Arguments.of(bot, 0), Arguments.of(bot, 1)));
  }

  @ParameterizedTest
  @MethodSource("searches")
  void neverGetsLessThanAnOpeningIsWorth(String specification, int seat) {
    List<TicTacToe.Position> different =
        openings().stream().filter(opening -> opening.equals(canonical(opening))).toList();
    assertThat(different).hasSize(12);
    requireWorth(specification, seat, different, PerfectPlayTest::canonical);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("searches")
  void neverGetsLessThanItIsWorthAlsoFromAMirroredOpening(String specification, int seat) {
    assertThat(openings()).hasSize(72);
    assertThat(openings().stream().filter(opening -> value(opening, 1) < 0)).hasSize(48);
    requireWorth(specification, seat, openings(), UnaryOperator.identity());
  }

  /**
   * Many openings are lost for the second player, who cannot help it; from all others nobody does
   * better against the search than the rules force it to allow.
   *
   * @param view shows each position to the search, turned or mirrored perhaps
   */
  private void requireWorth(
      String specification,
      int seat,
      List<TicTacToe.Position> openings,
      UnaryOperator<TicTacToe.Position> view) {
    Bot<TicTacToe.Position, TicTacToe.Square> bot = BotCatalog.find(GAME, specification).newBot();
    // From an opening that is lost, nobody can do worse than lose.
    List<TicTacToe.Position> open =
        openings.stream().filter(opening -> value(opening, seat) >= 0).toList();
    assertThat(open).isNotEmpty();
    for (TicTacToe.Position opening : open) {
      assertThat(worst(opening, seat, bot, view))
          .as("from %s", opening)
          .isEqualTo(value(opening, seat));
    }
  }

  /** {@return the first in the alphabet of the positions that differ by turning or mirroring} */
  private static TicTacToe.Position canonical(TicTacToe.Position grid) {
    return Stream.of(SYMMETRIES)
        .map(
            cells ->
                IntStream.of(cells)
                    .mapToObj(cell -> grid.text().substring(cell, cell + 1))
                    .collect(Collectors.joining()))
        .min(Comparator.naturalOrder())
        .map(GAME::parseState)
        .orElseThrow();
  }

  private static List<TicTacToe.Position> openings() {
    List<TicTacToe.Position> openings = new ArrayList<>();
    for (TicTacToe.Position first : after(GAME.start())) {
      openings.addAll(after(first));
    }
    return openings;
  }

  private static List<TicTacToe.Position> after(TicTacToe.Position grid) {
    return GAME.moves(grid, grid.toMove().only()).list().stream()
        .map(cell -> GAME.next(grid, cell))
        .toList();
  }

  /** {@return the lead of a seat if both play perfectly} */
  private int value(TicTacToe.Position grid, int seat) {
    if (grid.isOver()) {
      return (int) (grid.score(seat) - grid.score(1 - seat));
    }
    // Values are kept for seat 0.
    Integer known = values.get(grid);
    if (known == null) {
      var found = after(grid).stream().mapToInt(next -> value(next, 0));
      known = grid.toMove().contains(0) ? found.max().orElseThrow() : found.min().orElseThrow();
      values.put(grid, known);
    }
    return seat == 0 ? known : -known;
  }

  /** {@return the lowest lead of a seat that any play of the other leads to} */
  private int worst(
      TicTacToe.Position grid,
      int seat,
      Bot<TicTacToe.Position, TicTacToe.Square> bot,
      UnaryOperator<TicTacToe.Position> view) {
    if (grid.isOver()) {
      return value(grid, seat);
    }
    if (!grid.toMove().contains(seat)) {
      return after(grid).stream()
          .mapToInt(next -> worst(next, seat, bot, view))
          .min()
          .orElseThrow();
    }
    TicTacToe.Position seen = view.apply(grid);
    TicTacToe.Square reply = replies.computeIfAbsent(seen, here -> reply(here, seat, bot));
    return worst(GAME.next(seen, reply), seat, bot, view);
  }

  private static TicTacToe.Square reply(
      TicTacToe.Position grid, int seat, Bot<TicTacToe.Position, TicTacToe.Square> bot) {
    return bot.choose(Decision.in(GAME, grid, seat, Seed.of(1).child(grid.text()).rng()));
  }
}
