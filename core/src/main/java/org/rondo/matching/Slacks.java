package org.rondo.matching;

import java.util.Arrays;
import java.util.OptionalInt;
import org.rondo.matching.Blossom.Label;
import org.rondo.matching.Blossom.Link;

/**
 * The slacks of the edges that leave the outer blossoms of an alternating tree.
 *
 * <p>They are kept as of the beginning of the stage, that is, as the time at which an edge will
 * have no slack (an edge between two outer blossoms loses two at a time, which is halved). So they
 * need no care while time passes.
 *
 * <p>For each vertex that is not outer, the least slack to an outer one is known, also while it is
 * in an inner blossom, because that may be expanded. For each outer blossom, the least slack to one
 * that was outer before it is known. A blossom is looked at once, when it becomes outer.
 */
final class Slacks {
  private static final int NONE = -1;

  private final ContractedGraph graph;
  private final Label[] labels;
  private final WideIntegers arrivals;
  private final int[] sources;
  private final WideIntegers slacks;

  /** Begins a stage, with all vertices unreached. */
  Slacks(ContractedGraph graph) {
    this.graph = graph;
    this.labels = new Label[graph.size()];
    Arrays.fill(labels, Label.UNREACHED);
    this.arrivals = new WideIntegers(graph.size(), graph.duals().limbs());
    this.sources = new int[graph.size()];
    Arrays.fill(sources, NONE);
    this.slacks = new WideIntegers(graph.size(), graph.duals().limbs());
  }

  /** Notes the label of a blossom. */
  void label(Blossom blossom) {
    for (int i = 0; i < blossom.size(); i++) {
      labels[blossom.vertex(i)] = blossom.label();
    }
  }

  /** Looks at all edges of a blossom that has become outer. */
  void lookFrom(Blossom outer) {
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

  /** {@return when each vertex that is not outer can be reached, if it is not in the tree} */
  WideIntegers arrivals() {
    return arrivals;
  }

  /** {@return the edge by which a vertex can be reached first} */
  Link arrival(int vertex) {
    return new Link(sources[vertex], vertex);
  }

  /**
   * {@return the unreached vertex that can be reached first, if there is one; an unmatched one if
   * several come first}
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
