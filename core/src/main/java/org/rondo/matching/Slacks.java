package org.rondo.matching;

import java.util.Arrays;
import java.util.OptionalInt;
import org.rondo.matching.Blossom.Label;
import org.rondo.matching.Blossom.Link;

/**
 * The slacks of the edges that leave the outer blossoms of an alternating tree.
 *
 * <p>A slack is stored as the time in the stage at which the edge will have no slack left. So it
 * need not be updated while time passes. An edge between two outer blossoms loses two units of
 * slack in each unit of time, so its time is half its slack.
 *
 * <p>For each vertex that is not outer, the least slack to an outer vertex is stored. Vertices of
 * inner blossoms are included, because an inner blossom may be expanded. For each outer blossom,
 * the least slack to the blossoms that became outer before it is stored. The edges of a blossom are
 * scanned once, when it becomes outer.
 */
final class Slacks {
  private static final int NONE = -1;

  private final ContractedGraph graph;
  private final Label[] labels;
  private final WideIntegers arrivals;
  private final int[] sources;
  private final WideIntegers slacks;

  /** Begins a stage in which all vertices are unreached. */
  Slacks(ContractedGraph graph) {
    this.graph = graph;
    this.labels = new Label[graph.size()];
    Arrays.fill(labels, Label.UNREACHED);
    this.arrivals = new WideIntegers(graph.size(), graph.duals().limbs());
    this.sources = new int[graph.size()];
    Arrays.fill(sources, NONE);
    this.slacks = new WideIntegers(graph.size(), graph.duals().limbs());
  }

  /** Stores the label of a blossom for each of its vertices. */
  void label(Blossom blossom) {
    for (int i = 0; i < blossom.size(); i++) {
      labels[blossom.vertex(i)] = blossom.label();
    }
  }

  /** Scans all edges of a blossom that has become outer. */
  void scan(Blossom outer) {
    slacks.setDifferences(outer.weights(), graph.duals(), graph.duals(), outer.representative());
    int nearest = NONE;
    for (int v = 0; v < labels.length; v++) {
      if (labels[v] != Label.OUTER) {
        if (sources[v] == NONE || slacks.compare(v, arrivals, v) < 0) {
          arrivals.set(v, slacks, v);
          sources[v] = outer.end(v);
        }
      } else if (graph.outermost(v) != outer
          && (nearest == NONE || slacks.compare(v, slacks, nearest) < 0)) {
        nearest = v;
      }
    }
    outer.clearNearest();
    if (nearest != NONE) {
      outer.setNearest(new Link(outer.end(nearest), nearest));
      outer.meeting().set(0, slacks, nearest);
      outer.meeting().halve(0);
    }
  }

  /**
   * {@return for each vertex that is not outer, the time at which the tree can reach it; valid only
   * while the vertex is not in the tree}
   */
  WideIntegers arrivals() {
    return arrivals;
  }

  /** {@return the edge that reaches a vertex first} */
  Link arrival(int vertex) {
    return new Link(sources[vertex], vertex);
  }

  /**
   * {@return the unreached vertex that can be reached first; empty if there is no unreached vertex}
   * Among vertices that can be reached at the same time, an unmatched one is preferred.
   */
  OptionalInt first() {
    int first = NONE;
    for (int v = 0; v < labels.length; v++) {
      if (labels[v] == Label.UNREACHED) {
        int order = first == NONE ? -1 : arrivals.compare(v, arrivals, first);
        if (order < 0 || order == 0 && graph.isMatched(first) && !graph.isMatched(v)) {
          first = v;
        }
      }
    }
    return first == NONE ? OptionalInt.empty() : OptionalInt.of(first);
  }
}
