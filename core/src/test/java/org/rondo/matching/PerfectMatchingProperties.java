package org.rondo.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.matching.PerfectMatching.EdgeWeights;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class PerfectMatchingProperties {
  private static final int GRAPHS = 50;

  /**
   * Weights of all kinds: few different ones, so that there are many ties; many, and wide ones;
   * negative ones too; and some edges, or most, or none missing.
   */
  private static EdgeWeights graph(int vertices, Rng rng) {
    int different = List.of(1, 2, 4, 10, 1000).get(rng.below(5));
    int shift = List.of(0, 0, 58, 90, 200).get(rng.below(5));
    int missing = List.of(0, 0, 2, 5, 8).get(rng.below(5));
    boolean isNegative = rng.chance(0.5);
    return table(
        vertices,
        () -> {
          BigInteger weight = BigInteger.valueOf(rng.below(different)).shiftLeft(shift);
          BigInteger offset = BigInteger.valueOf(isNegative ? -different / 2 : 0).shiftLeft(shift);
          BigInteger low = BigInteger.valueOf(shift > 60 && different > 4 ? rng.nextLong() : 0);
          return rng.below(10) < missing
              ? Optional.empty()
              : Optional.of(weight.add(offset).add(low));
        });
  }

  private static EdgeWeights table(int vertices, Supplier<Optional<BigInteger>> weight) {
    List<List<Optional<BigInteger>>> rows =
        IntStream.range(0, vertices)
            .mapToObj(other -> Stream.generate(weight).limit(other).toList())
            .toList();
    return (one, other) -> rows.get(other).get(one);
  }

  @Property
  void theWeightIsTheLeastOfAllMatchings(@ForAll long seed) {
    for (int i = 0; i < GRAPHS; i++) {
      Rng rng = Seed.of(seed).child("graph", i).rng();
      int vertices = 2 * rng.below(6);
      EdgeWeights weights = graph(vertices, rng);
      Optional<BigInteger> least = ExhaustiveMatching.leastWeight(vertices, weights);
      if (least.isPresent()) {
        PerfectMatching matching = MatchingProof.proven(vertices, weights);
        assertThat(MatchingProof.weight(matching, weights)).isEqualTo(least.get());
      } else {
        assertThatThrownBy(() -> PerfectMatching.minimum(vertices, weights))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("has no perfect matching");
      }
    }
  }

  @Property
  void theProofHoldsForCompleteGraphs(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 100) int pairs) {
    Rng rng = Seed.of(seed).rng();
    int different = 1 + rng.below(List.of(3, 30, 1_000_000).get(rng.below(3)));
    int shift = rng.below(150);
    MatchingProof.proven(
        2 * pairs,
        table(
            2 * pairs,
            () -> Optional.of(BigInteger.valueOf(rng.below(different)).shiftLeft(shift))));
  }

  @Property
  void theProofHoldsForDistancesInThePlane(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 100) int pairs) {
    Rng rng = Seed.of(seed).rng();
    int side = 1 + rng.below(1000);
    List<List<Integer>> points =
        Stream.generate(() -> List.of(rng.below(side), rng.below(side))).limit(2L * pairs).toList();
    MatchingProof.proven(
        2 * pairs,
        (one, other) -> {
          long x = points.get(one).get(0) - points.get(other).get(0);
          long y = points.get(one).get(1) - points.get(other).get(1);
          return Optional.of(BigInteger.valueOf((long) Math.sqrt(1e12 * (x * x + y * y))));
        });
  }

  @Property
  void theProofHoldsForSparseGraphs(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int pairs) {
    Rng rng = Seed.of(seed).rng();
    EdgeWeights all = table(2 * pairs, () -> Optional.of(BigInteger.valueOf(rng.below(50))));
    EdgeWeights some =
        table(
            2 * pairs, () -> rng.below(pairs) < 2 ? Optional.of(BigInteger.ONE) : Optional.empty());
    MatchingProof.proven(
        2 * pairs,
        (one, other) ->
            some.of(one, other).isPresent() || one + pairs == other
                ? all.of(one, other)
                : Optional.empty());
  }

  /** Like the rules of a pairing: groups, and squares of distances that attract or repel. */
  @Property
  void theProofHoldsForSquaresOfDifferencesOfRanks(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int pairs) {
    Rng rng = Seed.of(seed).rng();
    int groups = 1 + rng.below(4);
    List<Integer> group = Stream.generate(() -> rng.below(groups)).limit(2L * pairs).toList();
    boolean repels = rng.chance(0.5);
    EdgeWeights met = table(2 * pairs, () -> Optional.of(BigInteger.valueOf(rng.below(8) / 7)));
    MatchingProof.proven(
        2 * pairs,
        (one, other) -> {
          int groupsApart = Math.abs(group.get(one) - group.get(other));
          BigInteger square = BigInteger.valueOf((long) (one - other) * (one - other));
          BigInteger heavy =
              met.of(one, other).orElseThrow().shiftLeft(10).add(BigInteger.valueOf(groupsApart));
          return Optional.of(
              heavy
                  .shiftLeft(60)
                  .add(repels || groupsApart == 0 ? square.negate() : square.shiftLeft(20)));
        });
  }

  /**
   * Clusters of 3 or 5 points in the plane. Each is a blossom, and they are nested: these graphs
   * need the most stages after the start, and have inner blossoms expanded in one of ten.
   */
  private static EdgeWeights clusters(int vertices, Rng rng) {
    int side = 20 + rng.below(300);
    List<Integer> x = new ArrayList<>();
    List<Integer> y = new ArrayList<>();
    while (x.size() < vertices) {
      int size = rng.chance(0.25) ? 5 : 3;
      int left = rng.below(side);
      int top = rng.below(side);
      for (int i = 0; i < size; i++) {
        x.add(left + rng.below(4));
        y.add(top + rng.below(4));
      }
    }
    boolean squares = rng.chance(0.5);
    return (one, other) -> {
      int across = Math.abs(x.get(one) - x.get(other));
      int down = Math.abs(y.get(one) - y.get(other));
      return Optional.of(
          BigInteger.valueOf(squares ? across * across + down * down : across + down));
    };
  }

  @Property
  void theWeightIsTheLeastOfAllMatchingsOfClusters(@ForAll long seed) {
    EdgeWeights weights = clusters(12, Seed.of(seed).rng());
    PerfectMatching matching = MatchingProof.proven(12, weights);
    assertThat(MatchingProof.weight(matching, weights))
        .isEqualTo(ExhaustiveMatching.leastWeight(12, weights).orElseThrow());
  }

  @Property
  void theProofHoldsForClusters(
      @ForAll long seed, @ForAll @IntRange(min = 6, max = 100) int pairs) {
    MatchingProof.proven(2 * pairs, clusters(2 * pairs, Seed.of(seed).rng()));
  }

  @Property
  void theSameWeightsGiveTheSameMatching(@ForAll long seed) {
    EdgeWeights first = graph(12, Seed.of(seed).rng());
    EdgeWeights second = graph(12, Seed.of(seed).rng());
    assertThat(outcome(first)).isEqualTo(outcome(second));
  }

  private static Object outcome(EdgeWeights weights) {
    try {
      return PerfectMatching.minimum(12, weights);
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }
}
