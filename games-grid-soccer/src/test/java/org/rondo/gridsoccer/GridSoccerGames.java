package org.rondo.gridsoccer;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCases;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;
import org.rondo.laws.Histories;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Games for properties, of both rulesets and with players of every kind. */
public class GridSoccerGames extends DomainContextBase {
  @Provide
  Arbitrary<GridSoccerOptions> options() {
    Arbitrary<Integer> halves = Arbitraries.integers().between(1, 4);
    Arbitrary<Integer> more = Arbitraries.integers().between(0, 3);
    Arbitrary<Integer> steps = Arbitraries.integers().between(1, 25);
    Arbitrary<GridSoccerRuleset> rulesets = Arbitraries.of(GridSoccerRuleset.class);
    Arbitrary<Integer> first = Arbitraries.of(0, 1);
    return Combinators.combine(halves, more, steps, tackling(), tackling(), rulesets, first)
        .as(
            (half, wider, length, left, right, ruleset, kick) -> {
              int rows = 2 * half + 1;
              return new GridSoccerOptions(
                  rows,
                  2 * (rows + wider),
                  length,
                  left,
                  right,
                  ruleset,
                  ruleset == GridSoccerRuleset.ELIZONDO ? kick : 0);
            })
        // There are more combinations of edges than tries, and 0 and 1 are drawn often anyway.
        .edgeCases(EdgeCases.Config::none);
  }

  private static Arbitrary<List<Double>> tackling() {
    return Arbitraries.oneOf(
            Arbitraries.of(0.0, 0.5, 1.0), Arbitraries.doubles().between(0, 1).ofScale(4))
        .list()
        .ofSize(3);
  }

  @Provide
  Arbitrary<GridSoccer> games() {
    return options().map(GridSoccer::new);
  }

  /** Returns a position of a random game, with its formations and perhaps its end. */
  public static Pitch played(GridSoccer game, long seed) {
    List<Pitch> history = Histories.random(game, Seed.of(seed));
    Rng rng = Seed.of(seed).child("position").rng();
    return rng.pick(history.subList(1, history.size()));
  }
}
