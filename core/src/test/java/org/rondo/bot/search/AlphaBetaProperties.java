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
}
