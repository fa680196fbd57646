package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Pile;
import org.rondo.bot.Scoring;
import org.rondo.random.Seed;

class AlphaBetaProperties {

  /** A scoring without any sense, so that values differ and moves must be compared truly. */
  private static final Scoring<Pile.Stones> STRANGE =
      (state, seat) -> {
        List<Integer> taken = state.taken();
        int mixed = (31 * taken.get(0) + 17 * taken.get(1) + 7 * state.left()) % 23;
        return seat == 0 ? mixed : -mixed;
      };

  @Provide
  Arbitrary<Pile> piles() {
    Arbitrary<Integer> stones = Arbitraries.integers().between(1, 12);
    return Arbitraries.oneOf(
        stones.map(n -> new Pile(2, n)),
        stones.map(n -> new LuckyPile(n, 2)),
        stones.map(n -> new LuckyPile(n, 3)));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void valuesAreThoseOfMinimax(
      @ForAll("piles") Pile pile,
      @ForAll @IntRange(min = 1, max = 6) int depth,
      @ForAll long seed) {
    Minimax<Pile.Stones, Pile.Take> minimax = new Minimax<>(pile, STRANGE, 0);
    Assessment<Pile.Take> found =
        AlphaBetaSearch.of(pile)
            .scoring(STRANGE)
            .depth(depth)
            .budget(Budget.steps(10_000_000))
            .analyse(Decision.in(pile, pile.start(), 0, Seed.of(seed).rng()));
    if (pile.moves(pile.start(), 0).list().size() > 1) {
      assertThat(found.value()).isCloseTo(minimax.value(pile.start(), depth), within(1e-9));
    }
    assertThat(minimax.value(pile.start(), found.move(), depth))
        .isCloseTo(minimax.value(pile.start(), depth), within(1e-9));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aSmallBudgetIsKeptAndAMoveIsPlayed(
      @ForAll("piles") Pile pile,
      @ForAll @IntRange(min = 1, max = 300) int nodes,
      @ForAll long seed) {
    Assessment<Pile.Take> found =
        AlphaBetaSearch.of(pile)
            .budget(Budget.steps(nodes))
            .analyse(Decision.in(pile, pile.start(), 0, Seed.of(seed).rng()));
    assertThat(found.nodes()).isLessThanOrEqualTo(nodes);
    assertThat(pile.moves(pile.start(), 0).contains(found.move())).isTrue();
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void valuesAreThoseOfMinimaxWhereManyWaysLeadToAPosition(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 8) int depth,
      @ForAll @IntRange(min = 1, max = 5) int width) {
    Layers game = new Layers(Seed.of(seed), 8, width);
    Minimax<Layers.Place, Layers.Way> minimax = new Minimax<>(game, Scoring.lead(2), 0);
    Assessment<Layers.Way> found = found(game, seed, depth, 10_000_000);
    double best = minimax.value(game.start(), depth);
    assertThat(minimax.value(game.start(), found.move(), depth)).isCloseTo(best, within(1e-9));
    if (found.depth() > 0) {
      assertThat(found.value()).isCloseTo(best, within(1e-9));
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void whatWasNotLookedAtToItsEndDoesNotCount(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 5) int width,
      @ForAll @IntRange(min = 5, max = 120) int nodes) {
    Layers game = new Layers(Seed.of(seed), 8, width);
    Minimax<Layers.Place, Layers.Way> minimax = new Minimax<>(game, Scoring.lead(2), 0);
    Assessment<Layers.Way> found = found(game, seed, 8, nodes);
    if (found.depth() > 0) {
      double at = minimax.value(game.start(), found.move(), found.depth());
      double further = minimax.value(game.start(), found.move(), found.depth() + 1);
      assertThat(Math.min(Math.abs(found.value() - at), Math.abs(found.value() - further)))
          .as("%s: %s or %s", found, at, further)
          .isLessThan(1e-9);
    }
  }

  private static Assessment<Layers.Way> found(Layers game, long seed, int depth, int nodes) {
    return AlphaBetaSearch.of(game)
        .scoring(Scoring.lead(2))
        .depth(depth)
        .budget(Budget.steps(nodes))
        .analyse(Decision.in(game, game.start(), 0, Seed.of(seed).child("bot").rng()));
  }
}
