package org.rondo.matching;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A perfect matching of least weight in a graph, with a proof that its weight is least.
 *
 * <p>The proof uses linear programming duality. Let {@code w} be the weights, {@code u} the duals
 * of the vertices and {@code z} the duals of the odd sets. Then
 *
 * <ul>
 *   <li>every edge {@code ij} has the slack {@code 2w(ij) - u(i) - u(j) + 2(sum of z of the odd
 *       sets that contain both i and j)}, which is not negative;
 *   <li>an edge of the matching has the slack 0;
 *   <li>every {@code z} is positive;
 *   <li>an odd set of {@code k} vertices contains {@code (k - 1)/2} edges of the matching, so
 *       exactly one edge of the matching leaves the set.
 * </ul>
 *
 * <p>Any perfect matching has at most {@code (k - 1)/2} edges inside an odd set. The sum of the
 * slacks of its edges is not negative. Therefore its weight is at least {@code (sum of u - sum of
 * (k - 1)z)/2}. The weight of this matching is exactly that number.
 *
 * <p>The algorithm is by Edmonds (Maximum matching and a polyhedron with 0,1-vertices, Journal of
 * Research of the National Bureau of Standards 69B, 1965). Gabow found how to run the algorithm in
 * time O(n³) (An efficient implementation of Edmonds' algorithm for maximum matching on graphs,
 * Journal of the ACM 23, 1976). Galil describes that form (Efficient algorithms for finding maximum
 * matching in graphs, ACM Computing Surveys 18, 1986). This implementation grows one alternating
 * tree at a time, in three steps:
 *
 * <ol>
 *   <li>A greedy start gives a first matching.
 *   <li>Without blossoms, the matching is extended until every vertex is matched or on a halved
 *       cycle of odd length. This is the optimum of the linear program without odd sets.
 *   <li>One vertex of each halved cycle becomes unmatched. Then, for every two unmatched vertices,
 *       a stage with blossoms matches both.
 * </ol>
 *
 * <p>The second step is quick and leaves few stages to the third.
 *
 * <p>The arithmetic is exact for weights with any number of bits. The same weights always give the
 * same matching, even if several matchings have the least weight.
 *
 * @param mates for each vertex, the vertex that it is matched with
 * @param duals the dual of each vertex
 * @param oddSets the odd sets with a dual; of any two, one contains the other or they have no
 *     vertex in common
 */
public record PerfectMatching(List<Integer> mates, List<BigInteger> duals, List<OddSet> oddSets) {

  /** The edge weights of an undirected graph. */
  @FunctionalInterface
  public interface EdgeWeights {

    /**
     * {@return the weight of an edge, any whole number; empty if the edge does not exist}
     *
     * @param one a vertex, from 0
     * @param other a higher vertex
     */
    Optional<BigInteger> of(int one, int other);
  }

  /**
   * The vertices of a blossom, with its dual.
   *
   * @param vertices an odd number of vertices, ascending
   * @param dual the dual of the blossom, above 0
   */
  public record OddSet(List<Integer> vertices, BigInteger dual) {

    public OddSet {
      vertices = List.copyOf(vertices);
    }
  }

  public PerfectMatching {
    mates = List.copyOf(mates);
    duals = List.copyOf(duals);
    oddSets = List.copyOf(oddSets);
  }

  /**
   * {@return a perfect matching of least weight}
   *
   * <p>Takes time proportional to the cube of the number of vertices, and memory proportional to
   * its square.
   *
   * @param vertices the number of vertices, even and at least 0
   * @param weights the weights of the edges; called once for each pair of vertices
   * @throws IllegalArgumentException if the number of vertices is odd or negative, or the graph has
   *     no perfect matching
   */
  public static PerfectMatching minimum(int vertices, EdgeWeights weights) {
    if (vertices < 0 || vertices % 2 != 0) {
      throw new IllegalArgumentException(
          vertices
              + " vertices have no perfect matching: their number must be even and at least 0; remove"
              + " one vertex or add one");
    }
    CompletedWeights completed = CompletedWeights.of(vertices, weights);
    ContractedGraph graph = GreedyStart.of(completed.doubled());
    IntStream.range(0, vertices)
        .filter(vertex -> !graph.isCovered(vertex))
        .forEach(vertex -> AlternatingTree.cover(graph, vertex));
    IntStream.range(0, vertices).forEach(graph::openCycle);
    IntStream.range(0, vertices)
        .filter(vertex -> !graph.isMatched(vertex))
        .forEach(vertex -> AlternatingTree.augment(graph, vertex));
    List<Integer> mates = IntStream.range(0, vertices).map(graph::mate).boxed().toList();
    completed.requireEdges(mates);
    List<BigInteger> duals =
        IntStream.range(0, vertices)
            .mapToObj(vertex -> graph.duals().get(vertex).add(completed.least()))
            .toList();
    List<OddSet> oddSets = new ArrayList<>();
    for (int vertex = 0; vertex < vertices; vertex++) {
      Blossom blossom = graph.outermost(vertex);
      if (blossom.representative() == vertex) {
        collect(blossom, oddSets);
      }
    }
    return new PerfectMatching(mates, duals, oddSets);
  }

  private static void collect(Blossom blossom, List<OddSet> oddSets) {
    if (!blossom.isSingle() && !blossom.dual().isZero(0)) {
      List<Integer> vertices =
          IntStream.range(0, blossom.size()).map(blossom::vertex).sorted().boxed().toList();
      oddSets.add(new OddSet(vertices, blossom.dual().get(0)));
    }
    blossom.parts().forEach(part -> collect(part, oddSets));
  }
}
