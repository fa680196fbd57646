package org.rondo.foosball;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;
import org.rondo.laws.Histories;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Positions and rosters for properties: met in random games, or thrown together. */
public class Tables extends DomainContextBase {
  private static final List<Integer> ROUNDS = List.of(1, 2, 199, 200, 201, 399, 400, 600, 798, 799);

  @Provide
  Arbitrary<FoosballTable> tables() {
    return Arbitraries.oneOf(seeds().map(Tables::played), seeds().map(Tables::thrown));
  }

  @Provide
  Arbitrary<Roster> rosters() {
    return seeds().map(seed -> lineup(Seed.of(seed).rng()));
  }

  private static Arbitrary<Long> seeds() {
    return Arbitraries.longs().withoutEdgeCases();
  }

  /** Returns a position of a random game, its start and end included. */
  static FoosballTable played(long seed) {
    Rng rng = Seed.of(seed).child("position").rng();
    FoosballRuleset ruleset = rng.pick(List.of(FoosballRuleset.values()));
    List<FoosballTable> history =
        Histories.random(new Foosball(new FoosballOptions(ruleset)), Seed.of(seed));
    return rng.chance(1, 5) ? history.get(200 * rng.below(5)) : rng.pick(history);
  }

  /** Returns a position with any bench numbers, crowded rows and any fatigue, not yet over. */
  public static FoosballTable thrown(long seed) {
    Rng rng = Seed.of(seed).child("numbers").rng();
    int round = rng.chance(1, 2) ? rng.pick(ROUNDS) : 1 + rng.below(799);
    int reach = round % 200 == 0 ? 0 : Math.min(4, round);
    int ball = rng.below(2 * reach + 1) - reach;
    int goals = rng.below((round - Math.abs(ball)) / 5 + 1);
    int home = rng.below(goals + 1);
    List<Integer> numbers = new ArrayList<>(List.of(home, goals - home, round, ball));
    for (int seat = 0; seat < 2; seat++) {
      Roster roster = rng.chance(1, 10) ? Roster.EMPTY : lineup(rng);
      numbers.addAll(
          seat == 0 ? roster.numbers() : FoosballRulesInWords.mirrored(roster.numbers()));
      int most = rng.below(round + 1);
      IntStream.range(0, 26).forEach(i -> numbers.add(rng.below(most + 1)));
    }
    return FoosballTable.of(numbers);
  }

  /** Returns a roster of 22 on the field, in few rows or in many, with any bench numbers. */
  static Roster lineup(Rng rng) {
    BitSet benched = rng.choose(26, 4);
    int lowest = rng.below(9) - 4;
    int rows = 1 + rng.below(5 - lowest);
    return Roster.of(
        IntStream.range(0, 26)
            .map(i -> benched.get(i) ? benchNumber(rng) : lowest + rng.below(rows))
            .toArray());
  }

  static int benchNumber(Rng rng) {
    return rng.pick(
        List.of(100, 100, 99, -100, 5, -5, 6, Integer.MAX_VALUE, -Integer.MAX_VALUE, 1_000_000));
  }
}
