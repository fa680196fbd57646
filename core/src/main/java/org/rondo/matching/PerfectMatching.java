package org.rondo.matching;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A perfect matching of least weight in a graph, and the proof that it is one.
 *
 * <p>The proof is that of linear programming duality. With {@code w} for weights, {@code u} for the
 * duals of vertices and {@code z} for those of odd sets,
 *
 * <ul>
 *   <li>every edge {@code ij} has the slack {@code 2w(ij) - u(i) - u(j) + 2(sum of z of the odd
 *       sets that have both i and j)}, which is not negative;
 *   <li>an edge of the matching has the slack 0;
 *   <li>every {@code z} is positive, and an odd set of {@code k} vertices has {@code (k - 1)/2}
 *       edges of the matching inside, so that exactly one leaves it.
 * </ul>
 *
 * <p>Any perfect matching has at most {@code (k - 1)/2} edges inside an odd set, so that summing up
 * the slacks of its edges gives its weight at least {@code (sum of u - sum of (k - 1)z)/2}. This
 * one has exactly that.
 *
 * <p>The algorithm is that of Edmonds (Maximum matching and a polyhedron with 0,1-vertices, Journal
 * of Research of the National Bureau of Standards 69B, 1965), in time O(n³) as Gabow found (An
 * efficient implementation of Edmonds' algorithm for maximum matching on graphs, Journal of the ACM
 * 23, 1976) and Galil describes (Efficient algorithms for finding maximum matching in graphs, ACM
 * Computing Surveys 18, 1986), with one alternating tree at a time. It goes three steps: a greedy
 * start; then, still without blossoms, a matching that may have halved cycles of odd length, the
 * optimum of the linear program without odd sets; and then, with one vertex of each such cycle
 * unmatched, a stage with blossoms for every two of these. The second step is quick and leaves few
 * stages to the third.
 *
 * <p>Numbers have as many bits as they need. The same weights always give the same matching, also
 * where there are several of least weight.
 *
 * @param mates the vertex that each vertex is matched with
 * @param duals the dual of each vertex
 * @param oddSets those with a dual; of any two, one has the other or they have no vertex in common
 */
public record PerfectMatching(List<Integer> mates, List<BigInteger> duals, List<OddSet> oddSets) {

  /** The edges of an undirected graph, by their weights. */
  @FunctionalInterface
  public interface EdgeWeights {

    /**
     * {@return the weight of an edge, any whole number; nothing where there is no edge}
     *
     * @param one a vertex, from 0
     * @param other a higher vertex
     */
    Optional<BigInteger> of(int one, int other);
  }

  /**
   * The vertices of a blossom.
   *
   * @param vertices an odd number of vertices, ascending
   * @param dual above 0
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
   * <p>Takes time proportional to the cube of the vertices, and room to their square.
   *
   * @param vertices how many there are, an even number
   * @param weights of the edges; each is asked for once
   * @throws IllegalArgumentException if the graph has no perfect matching
   */
  public static PerfectMatching minimum(int vertices, EdgeWeights weights) {
    if (vertices < 0 || vertices % 2 != 0) {
      throw new IllegalArgumentException(
          vertices
              + " vertices have no perfect matching: their number has to be even, 0 at least; leave"
              + " one out or add one");
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
