package org.rondo.matching;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rondo.matching.PerfectMatching.EdgeWeights;

/**
 * The weights of a graph, made fit for the search for a matching.
 *
 * <p>The least weight is taken from all of them, so that they are from 0 to some {@code W}. That
 * takes the same from every perfect matching. Missing edges are given a weight above that of all
 * edges of a matching together, so that a perfect matching of least weight has one of them only if
 * it must.
 *
 * <p>Numbers are as wide as the search needs. It keeps {@code 2w}, duals, slacks and times. Twice
 * the weight of a matching of {@code n} vertices is at most {@code nW}, and so is the objective of
 * the duals, which is 0 at least in the beginning, when the duals are from 0 to {@code 2W}. The
 * objective rises as fast as time passes in a stage: each outer blossom adds one, each inner one
 * takes one, and there is one outer blossom more. It never falls. So the times of all stages sum up
 * to {@code nW} at most. A dual is within {@code (n + 2)W} of 0, and as stored for time 0 within
 * {@code (2n + 2)W}. The weight of a blossom's edge is a {@code 2w} and the difference of two
 * duals, and a slack is a {@code 2w} less two duals: all are within {@code (4n + 6)W}.
 */
final class CompletedWeights {
  private final int vertices;

  /** For each pair of vertices the weight of the edge between them; null where there is none. */
  private final @Nullable BigInteger[] edges;

  private final BigInteger least;
  private final BigInteger range;
  private final BigInteger missing;

  private CompletedWeights(int vertices, @Nullable BigInteger[] edges) {
    this.vertices = vertices;
    this.edges = edges;
    this.least = extreme(BigInteger::min);
    this.range = extreme(BigInteger::max).subtract(least);
    this.missing = range.multiply(BigInteger.valueOf(vertices / 2)).add(BigInteger.ONE);
  }

  /**
   * {@return the weights of a graph}
   *
   * @param vertices how many there are
   * @param weights of the edges; each is asked for once
   */
  static CompletedWeights of(int vertices, EdgeWeights weights) {
    @Nullable BigInteger[] edges = new BigInteger[Math.multiplyExact(vertices, vertices - 1) / 2];
    for (int other = 1; other < vertices; other++) {
      for (int one = 0; one < other; one++) {
        edges[place(one, other)] = weights.of(one, other).orElse(null);
      }
    }
    return new CompletedWeights(vertices, edges);
  }

  private BigInteger extreme(BinaryOperator<BigInteger> better) {
    return Arrays.stream(edges).filter(Objects::nonNull).reduce(better).orElse(BigInteger.ZERO);
  }

  private static int place(int one, int other) {
    return other * (other - 1) / 2 + one;
  }

  private Optional<BigInteger> edge(int one, int other) {
    return Optional.ofNullable(edges[place(one, other)]);
  }

  /** {@return what was taken from all weights} */
  BigInteger least() {
    return least;
  }

  /** {@return for each vertex, twice the weight of its edge to each vertex} */
  List<WideIntegers> doubled() {
    boolean isComplete = Arrays.stream(edges).allMatch(Objects::nonNull);
    BigInteger bound = BigInteger.valueOf(4L * vertices + 6).multiply(isComplete ? range : missing);
    int limbs = WideIntegers.limbs(bound.bitLength());
    List<WideIntegers> rows =
        IntStream.range(0, vertices).mapToObj(i -> new WideIntegers(vertices, limbs)).toList();
    for (int other = 1; other < vertices; other++) {
      WideIntegers row = rows.get(other);
      for (int one = 0; one < other; one++) {
        row.set(one, edge(one, other).map(weight -> weight.subtract(least)).orElse(missing));
        row.add(one, row, one);
        rows.get(one).set(other, row, one);
      }
    }
    return rows;
  }

  /**
   * Looks whether a matching of least weight has no edge that is missing.
   *
   * @param mates who each vertex is matched with
   * @throws IllegalArgumentException if it has one
   */
  void requireEdges(List<Integer> mates) {
    List<Integer> left =
        IntStream.range(0, vertices)
            .filter(v -> edge(Math.min(v, mates.get(v)), Math.max(v, mates.get(v))).isEmpty())
            .boxed()
            .toList();
    if (!left.isEmpty()) {
      throw new IllegalArgumentException(
          "graph of "
              + vertices
              + " vertices and "
              + Arrays.stream(edges).filter(Objects::nonNull).count()
              + " edges has no perfect matching: "
              + left
              + " are left over at best; add edges between them");
    }
  }
}
