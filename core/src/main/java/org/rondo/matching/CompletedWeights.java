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
 * The weights of a graph, completed and shifted for the search for a matching.
 *
 * <p>The least weight is subtracted from all weights, so that the least of them becomes 0. This
 * changes the weight of every perfect matching by the same amount. Each missing edge gets a weight
 * above the sum of the edge weights of any matching. So a perfect matching of least weight in the
 * completed graph contains a missing edge only if the original graph has no perfect matching.
 *
 * <p>For a weight {@code w}, the search stores {@code 2w}. It also stores duals, slacks and times.
 * The following bounds give the width of these numbers. There are {@code n} vertices, and {@code W}
 * is the largest of the completed weights.
 *
 * <ul>
 *   <li>Twice the weight of a matching is at most {@code nW}. The objective of the duals is at most
 *       {@code nW} too.
 *   <li>At the start the duals range from 0 to {@code 2W}, and the objective is at least 0.
 *   <li>In a stage, the objective rises as fast as the time. Each outer blossom adds one, each
 *       inner blossom subtracts one, and there is one more outer blossom than inner blossoms. So
 *       the objective never falls. Therefore the times of all stages sum to at most {@code nW}.
 *   <li>The absolute value of a dual is at most {@code (n + 2)W}. A dual in the tree is stored for
 *       time 0; the absolute value of the stored number is at most {@code (2n + 2)W}.
 *   <li>The weight of a blossom's edge is a {@code 2w} plus the difference of two duals. A slack is
 *       a {@code 2w} minus two duals. The absolute values of all these numbers are at most {@code
 *       (4n + 6)W}.
 * </ul>
 */
final class CompletedWeights {
  private final int vertices;

  /** The weight of the edge between each pair of vertices; null where the edge does not exist. */
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
   * {@return the completed weights of a graph}
   *
   * @param vertices the number of vertices
   * @param weights the weights of the edges; called once for each pair of vertices
   */
  static CompletedWeights of(int vertices, EdgeWeights weights) {
    @Nullable BigInteger[] edges = new BigInteger[Math.multiplyExact(vertices, vertices - 1) / 2];
    for (int other = 1; other < vertices; other++) {
      for (int one = 0; one < other; one++) {
        edges[index(one, other)] = weights.of(one, other).orElse(null);
      }
    }
    return new CompletedWeights(vertices, edges);
  }

  private BigInteger extreme(BinaryOperator<BigInteger> better) {
    return Arrays.stream(edges).filter(Objects::nonNull).reduce(better).orElse(BigInteger.ZERO);
  }

  private static int index(int one, int other) {
    return other * (other - 1) / 2 + one;
  }

  private Optional<BigInteger> edge(int one, int other) {
    return Optional.ofNullable(edges[index(one, other)]);
  }

  /** {@return the least weight, which was subtracted from all weights} */
  BigInteger least() {
    return least;
  }

  /** {@return a row for each vertex: twice the completed weight of its edge to each vertex} */
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
   * Checks that a matching of least weight contains no missing edge.
   *
   * @param mates for each vertex, the vertex that it is matched with
   * @throws IllegalArgumentException if the matching contains a missing edge
   */
  void requireEdges(List<Integer> mates) {
    List<Integer> unmatched =
        IntStream.range(0, vertices)
            .filter(v -> edge(Math.min(v, mates.get(v)), Math.max(v, mates.get(v))).isEmpty())
            .boxed()
            .toList();
    if (!unmatched.isEmpty()) {
      throw new IllegalArgumentException(
          "graph of "
              + vertices
              + " vertices and "
              + Arrays.stream(edges).filter(Objects::nonNull).count()
              + " edges has no perfect matching: at best the vertices "
              + unmatched
              + " stay unmatched; add edges between them");
    }
  }
}
