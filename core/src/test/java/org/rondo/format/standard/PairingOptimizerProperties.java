package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.format.Explanation;
import org.rondo.format.Pairing;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class PairingOptimizerProperties {
  private static List<Integer> field(int size) {
    return IntStream.range(0, size).map(i -> 3 * i + 1).boxed().toList();
  }

  /** Up to five rules, of pairs and byes, with few or many different costs, below and above 0. */
  private static PairingOptimizer optimizer(int size, Rng rng) {
    List<PairingRule> strict = new ArrayList<>();
    int rules = rng.below(6);
    for (int rule = 0; rule < rules; rule++) {
      long scale = List.of(1L, 1L, 1000L, 1L << 50).get(rng.below(4));
      int different = List.of(1, 2, 2, 3, 100).get(rng.below(5));
      List<Long> costs =
          Stream.generate(() -> scale * (rng.below(different) - rng.below(different)))
              .limit((long) size * size)
              .toList();
      String text = "rule " + rule;
      strict.add(
          rng.chance(0.2)
              ? new PairingRule.OfBye(text, costs::get)
              : new PairingRule.OfPairs(
                  text,
                  (one, other) -> costs.get(Math.min(one, other) * size + Math.max(one, other))));
    }
    return new PairingOptimizer(field(size), strict);
  }

  private static Optional<List<Long>> least(PairingOptimizer optimizer, Stream<Pairing> pairings) {
    return pairings.map(optimizer::counts).min(AllPairings.BEST_FIRST);
  }

  @Property
  void theBestPairingIsLeastByTheRulesInTheirOrder(
      @ForAll @IntRange(min = 2, max = 8) int size, @ForAll long seed) {
    PairingOptimizer optimizer = optimizer(size, Seed.of(seed).rng());
    Pairing best = optimizer.best();
    assertThat(best.entrants()).isEqualTo(field(size));
    assertThat(Optional.of(optimizer.counts(best)))
        .isEqualTo(least(optimizer, AllPairings.of(field(size)).stream()));
  }

  @Property
  void theNextBestIsTheBestOfAllOthers(
      @ForAll @IntRange(min = 2, max = 7) int size, @ForAll long seed) {
    Rng rng = Seed.of(seed).rng();
    PairingOptimizer optimizer = optimizer(size, rng);
    List<Pairing> all = AllPairings.of(field(size));
    Pairing given = rng.chance(0.5) ? optimizer.best() : rng.pick(all);
    Optional<Pairing> next = optimizer.nextBest(given);
    assertThat(next).isNotEqualTo(Optional.of(given));
    next.ifPresent(pairing -> assertThat(pairing.entrants()).isEqualTo(field(size)));
    assertThat(next.map(optimizer::counts))
        .isEqualTo(least(optimizer, all.stream().filter(other -> !other.equals(given))));
  }

  @Property
  void anExplanationHasWhatTheRulesCountInBothPairings(
      @ForAll @IntRange(min = 2, max = 7) int size, @ForAll long seed) {
    PairingOptimizer optimizer = optimizer(size, Seed.of(seed).rng());
    Pairing best = optimizer.best();
    Explanation explanation = optimizer.explain(best, List.of("a note"));
    assertThat(explanation.pairing()).isEqualTo(best);
    assertThat(explanation.nextBest()).isEqualTo(optimizer.nextBest(best));
    assertThat(explanation.notes()).containsExactly("a note");
    assertThat(explanation.rules().stream().map(Explanation.Rule::text))
        .isEqualTo(
            IntStream.range(0, explanation.rules().size()).mapToObj(i -> "rule " + i).toList());
    assertThat(explanation.rules().stream().map(Explanation.Rule::count).toList())
        .isEqualTo(optimizer.counts(best));
    assertThat(explanation.rules().stream().map(Explanation.Rule::next).toList())
        .isEqualTo(
            optimizer.counts(best).isEmpty() || explanation.nextBest().isEmpty()
                ? explanation.rules().stream().map(rule -> Optional.empty()).toList()
                : optimizer.counts(explanation.nextBest().orElseThrow()).stream()
                    .map(Optional::of)
                    .toList());
  }

  @Example
  void twoHaveNoOtherPairing() {
    PairingOptimizer optimizer =
        new PairingOptimizer(
            List.of(4, 2), List.of(new PairingRule.OfPairs("meetings", (one, other) -> 1)));
    assertThat(optimizer.best())
        .isEqualTo(new Pairing(List.of(new Pairing.Opponents(2, 4)), List.of()));
    assertThat(optimizer.counts(optimizer.best())).containsExactly(1L);
    assertThat(optimizer.nextBest(optimizer.best())).isEmpty();
    assertThat(optimizer.explain(optimizer.best(), List.of()).rules())
        .containsExactly(new Explanation.Rule("meetings", 1));
  }

  @Example
  void anEarlierRuleOutweighsAllLaterOnesTogether() {
    // 1-2 and 4-7 are best for the later rules by far, but the first one forbids 1-2.
    List<PairingRule> strict = new ArrayList<>();
    strict.add(new PairingRule.OfPairs("first", (one, other) -> one + other == 1 ? 1 : 0));
    for (int i = 0; i < 4; i++) {
      strict.add(
          new PairingRule.OfPairs(
              "later", (one, other) -> one + other == 1 || one + other == 5 ? -(1L << 60) : 0));
    }
    PairingOptimizer rules = new PairingOptimizer(List.of(1, 2, 4, 7), strict);
    assertThat(rules.counts(rules.best())).containsExactly(0L, 0L, 0L, 0L, 0L);
  }

  @Example
  void costsTooFarApartAreRefused() {
    PairingRule far = new PairingRule.OfPairs("far", (one, other) -> one == 0 ? Long.MIN_VALUE : 0);
    assertThatThrownBy(() -> new PairingOptimizer(List.of(0, 1, 2), List.of(far)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("'far'", "-9223372036854775808 to 0", "less than 2^62 apart");
    long most = (1L << 62) - 1;
    PairingRule near = new PairingRule.OfPairs("near", (one, other) -> one == 0 ? most : 0);
    assertThat(new PairingOptimizer(List.of(0, 1, 2), List.of(near)).best().byes())
        .containsExactly(0);
    PairingRule next = new PairingRule.OfPairs("next", (one, other) -> one == 0 ? most + 1 : 0);
    assertThatThrownBy(() -> new PairingOptimizer(List.of(0, 1, 2), List.of(next)))
        .hasMessageContaining("'next'");
  }

  @Example
  void theDifferenceIsToldByTheFirstRuleOfOtherCounts() {
    PairingOptimizer rules =
        new PairingOptimizer(
            List.of(1, 2, 4, 7),
            List.of(
                new PairingRule.OfPairs("pairs", (one, other) -> 1),
                new PairingRule.OfPairs("products", (one, other) -> (long) one * other),
                new PairingRule.OfPairs("sums", (one, other) -> (long) one * one + other)));
    Pairing near =
        new Pairing(List.of(new Pairing.Opponents(1, 2), new Pairing.Opponents(4, 7)), List.of());
    Pairing far =
        new Pairing(List.of(new Pairing.Opponents(1, 4), new Pairing.Opponents(2, 7)), List.of());
    assertThat(rules.difference(near, far)).contains("products: 6 and 3");
    assertThat(rules.difference(near, near)).isEmpty();
  }
}
