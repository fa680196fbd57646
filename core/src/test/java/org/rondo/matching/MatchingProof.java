package org.rondo.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.rondo.matching.PerfectMatching.EdgeWeights;

/** Checks a matching's proof of its optimality against the weights, edge by edge. */
public final class MatchingProof {
  private final int vertices;
  private final EdgeWeights weights;
  private final PerfectMatching matching;

  private MatchingProof(int vertices, EdgeWeights weights, PerfectMatching matching) {
    this.vertices = vertices;
    this.weights = weights;
    this.matching = matching;
  }

  /** Finds a matching, checks its proof, and returns it. */
  public static PerfectMatching proven(int vertices, EdgeWeights weights) {
    PerfectMatching matching = PerfectMatching.minimum(vertices, weights);
    new MatchingProof(vertices, weights, matching).check();
    return matching;
  }

  /** {@return the weight of a matching} */
  public static BigInteger weight(PerfectMatching matching, EdgeWeights weights) {
    return IntStream.range(0, matching.mates().size())
        .filter(one -> one < matching.mates().get(one))
        .mapToObj(one -> weights.of(one, matching.mates().get(one)).orElseThrow())
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  private void check() {
    everybodyHasAMate();
    oddSetsAreNested();
    oddSetsAreLeftByOneEdge();
    noSlackIsNegative();
    dualityHasNoGap();
  }

  private int mate(int vertex) {
    return matching.mates().get(vertex);
  }

  private void everybodyHasAMate() {
    assertThat(matching.mates()).hasSize(vertices);
    for (int vertex = 0; vertex < vertices; vertex++) {
      assertThat(mate(mate(vertex))).isEqualTo(vertex).isNotEqualTo(mate(vertex));
    }
  }

  private void oddSetsAreNested() {
    List<Set<Integer>> sets =
        matching.oddSets().stream().map(set -> Set.copyOf(set.vertices())).toList();
    for (Set<Integer> one : sets) {
      for (Set<Integer> other : sets) {
        Set<Integer> common = new HashSet<>(one);
        common.retainAll(other);
        assertThat(common.size()).isIn(0, Math.min(one.size(), other.size()));
      }
    }
    assertThat(sets).doesNotHaveDuplicates();
  }

  private void oddSetsAreLeftByOneEdge() {
    for (PerfectMatching.OddSet set : matching.oddSets()) {
      assertThat(set.dual()).isPositive();
      assertThat(set.vertices().size() % 2).isEqualTo(1);
      assertThat(set.vertices()).isSorted().doesNotHaveDuplicates();
      assertThat(set.vertices().stream().filter(v -> !set.vertices().contains(mate(v)))).hasSize(1);
    }
  }

  private void noSlackIsNegative() {
    BigInteger[][] slacks = new BigInteger[vertices][vertices];
    for (int one = 0; one < vertices; one++) {
      for (int other = one + 1; other < vertices; other++) {
        Optional<BigInteger> weight = weights.of(one, other);
        if (weight.isPresent()) {
          BigInteger duals = matching.duals().get(one).add(matching.duals().get(other));
          slacks[one][other] = weight.get().shiftLeft(1).subtract(duals);
        }
      }
    }
    for (PerfectMatching.OddSet set : matching.oddSets()) {
      BigInteger twice = set.dual().shiftLeft(1);
      for (int one : set.vertices()) {
        for (int other : set.vertices()) {
          if (slacks[one][other] != null) {
            slacks[one][other] = slacks[one][other].add(twice);
          }
        }
      }
    }
    for (int one = 0; one < vertices; one++) {
      for (int other = one + 1; other < vertices; other++) {
        if (slacks[one][other] != null && slacks[one][other].signum() < 0 || mate(one) == other) {
          assertThat(slacks[one][other]).as("slack of %d-%d", one, other).isZero();
        }
      }
    }
  }

  private void dualityHasNoGap() {
    BigInteger objective = matching.duals().stream().reduce(BigInteger.ZERO, BigInteger::add);
    for (PerfectMatching.OddSet set : matching.oddSets()) {
      objective =
          objective.subtract(set.dual().multiply(BigInteger.valueOf(set.vertices().size() - 1L)));
    }
    assertThat(weight(matching, weights).shiftLeft(1)).isEqualTo(objective);
  }
}
