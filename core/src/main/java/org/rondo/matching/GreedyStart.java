package org.rondo.matching;

import java.util.List;

/**
 * Computes a first matching and first duals, without blossoms, in time O(n²).
 *
 * <p>At first the dual of each vertex is the least weight of its edges. Then the vertices are
 * visited in order. The dual of each vertex is raised until one of its edges has no slack. If the
 * vertex is unmatched, it is matched along the first edge without slack that leads to an unmatched
 * vertex.
 */
final class GreedyStart {
  private final List<WideIntegers> weights;
  private final WideIntegers duals;
  private final WideIntegers slacks;

  private GreedyStart(List<WideIntegers> weights) {
    int limbs = weights.isEmpty() ? 1 : weights.get(0).limbs();
    this.weights = weights;
    this.duals = new WideIntegers(weights.size(), limbs);
    this.slacks = new WideIntegers(weights.size(), limbs);
  }

  /**
   * {@return a graph with the first matching and the first duals}
   *
   * @param weights for each vertex, twice the weight of its edge to each vertex, at least 0
   */
  static ContractedGraph of(List<WideIntegers> weights) {
    GreedyStart start = new GreedyStart(weights);
    start.halveLeast();
    ContractedGraph graph = new ContractedGraph(weights, start.duals);
    for (int vertex = 0; vertex < weights.size(); vertex++) {
      start.raise(vertex);
      if (!graph.isMatched(vertex)) {
        start.match(vertex, graph);
      }
    }
    return graph;
  }

  private void halveLeast() {
    for (int vertex = 0; vertex < weights.size(); vertex++) {
      WideIntegers row = weights.get(vertex);
      duals.set(vertex, row, least(row, vertex));
      duals.halve(vertex);
    }
  }

  /**
   * {@return the index of the least number in a row, not counting the number of the vertex itself}
   */
  private static int least(WideIntegers row, int vertex) {
    int least = vertex == 0 ? 1 : 0;
    for (int i = least + 1; i < row.size(); i++) {
      if (i != vertex && row.compare(i, row, least) < 0) {
        least = i;
      }
    }
    return least;
  }

  private void raise(int vertex) {
    slacks.setDifferences(weights.get(vertex), duals, duals, vertex);
    int least = least(slacks, vertex);
    duals.add(vertex, slacks, least);
    slacks.setDifferences(weights.get(vertex), duals, duals, vertex);
  }

  /** Matches a vertex whose dual has just been raised, if an edge allows it. */
  private void match(int vertex, ContractedGraph graph) {
    for (int other = 0; other < weights.size(); other++) {
      if (other != vertex && slacks.isZero(other) && !graph.isMatched(other)) {
        graph.match(new Blossom.Link(vertex, other));
        return;
      }
    }
  }
}
