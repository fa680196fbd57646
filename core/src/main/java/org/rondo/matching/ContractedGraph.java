package org.rondo.matching;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A complete graph with a matching and dual variables, the duals. Each blossom is contracted to one
 * vertex.
 *
 * <p>Let {@code w} be the weights, {@code u} the duals of the vertices and {@code z} the duals of
 * the blossoms. An edge has the slack {@code 2w - u - u' + 2(sum of z of the blossoms that contain
 * both ends)}. Between stages no edge has a negative slack, and the slack is 0 on the edges of the
 * matching and on the edges around blossoms. So the matching has least weight as soon as it is
 * perfect. For any perfect matching, take the sum of the {@code u} and of the slacks of the
 * matching's edges. Subtract {@code (k - 1)z} for each blossom of {@code k} vertices. Twice the
 * weight of the matching is at least this number. It is greater if several edges of the matching
 * leave the same blossom.
 *
 * <p>While there are no blossoms, vertices may also be on {@linkplain #halve halved cycles}.
 */
final class ContractedGraph {
  private static final int UNMATCHED = -1;

  private final Blossom[] outermost;
  private final int[] mates;
  private final WideIntegers duals;
  private final Map<Integer, List<Integer>> cycles = new HashMap<>();
  private final WideIntegers shifted;
  private final WideIntegers shift;

  /**
   * Creates a graph without a matching and without blossoms.
   *
   * @param weights for each vertex, twice the weight of its edge to each vertex
   * @param duals the duals of the vertices, such that no edge has a negative slack
   */
  ContractedGraph(List<WideIntegers> weights, WideIntegers duals) {
    this.outermost =
        IntStream.range(0, weights.size())
            .mapToObj(vertex -> Blossom.single(vertex, weights.get(vertex)))
            .toArray(Blossom[]::new);
    this.mates = new int[weights.size()];
    Arrays.fill(mates, UNMATCHED);
    this.duals = duals;
    this.shifted = new WideIntegers(duals.size(), duals.limbs());
    this.shift = new WideIntegers(1, duals.limbs());
  }

  /** {@return the number of vertices} */
  int size() {
    return mates.length;
  }

  /** {@return the duals of the vertices} */
  WideIntegers duals() {
    return duals;
  }

  /** {@return the outermost blossom that contains a vertex} */
  Blossom outermost(int vertex) {
    return outermost[vertex];
  }

  boolean isOutermost(Blossom blossom) {
    return outermost[blossom.representative()] == blossom;
  }

  boolean isMatched(int vertex) {
    return mates[vertex] != UNMATCHED;
  }

  /** {@return the vertex that a vertex is matched with} */
  int mate(int vertex) {
    return mates[vertex];
  }

  /** Matches two vertices of different outermost blossoms. Each becomes the base of its blossom. */
  void match(Blossom.Link link) {
    rebase(outermost[link.from()], link.from());
    rebase(outermost[link.to()], link.to());
    join(link);
  }

  private void join(Blossom.Link link) {
    mates[link.from()] = link.to();
    mates[link.to()] = link.from();
  }

  /** {@return whether a vertex is matched or on a halved cycle} */
  boolean isCovered(int vertex) {
    return isMatched(vertex) || cycles.containsKey(vertex);
  }

  /**
   * Makes a halved cycle of single vertices. In the linear program, one half of each of its edges
   * is in the matching. None of its vertices has a mate.
   *
   * @param cycle an odd number of vertices; the edges between neighbours have no slack
   */
  void halve(List<Integer> cycle) {
    for (int vertex : cycle) {
      mates[vertex] = UNMATCHED;
      cycles.put(vertex, cycle);
    }
  }

  /**
   * Matches all vertices of a halved cycle except the given one. Does nothing if the vertex is on
   * no halved cycle.
   */
  void openCycle(int vertex) {
    List<Integer> cycle = cycles.getOrDefault(vertex, List.of());
    int at = cycle.indexOf(vertex);
    for (int i = at + 1; i < at + cycle.size(); i += 2) {
      join(new Blossom.Link(cycle.get(i % cycle.size()), cycle.get((i + 1) % cycle.size())));
    }
    cycle.forEach(cycles::remove);
  }

  /** Matches all vertices of a blossom inside it, except the new base. */
  private void rebase(Blossom blossom, int base) {
    if (blossom.base() == base) {
      return;
    }
    int basePart = blossom.partWith(base);
    rebase(blossom.part(basePart), base);
    for (int part = basePart + 1; part < basePart + blossom.parts().size(); part += 2) {
      Blossom.Link link = blossom.link(part);
      rebase(blossom.part(part), link.from());
      rebase(blossom.part(part + 1), link.to());
      join(link);
    }
    blossom.setBase(basePart, base);
  }

  /**
   * {@return a new outermost blossom made of outermost blossoms}
   *
   * <p>From now on the duals of all its vertices change by the same amount.
   *
   * @param parts the blossoms around the cycle, beginning with the blossom that contains the base
   * @param links the edge from each part to the next; the last edge leads to the first part
   */
  Blossom shrink(List<Blossom> parts, List<Blossom.Link> links) {
    Blossom blossom = Blossom.cycle(parts, links, new WideIntegers(size(), duals.limbs()));
    for (int i = 0; i < blossom.size(); i++) {
      outermost[blossom.vertex(i)] = blossom;
    }
    for (Blossom part : parts) {
      shift.set(0, duals, blossom.representative());
      shift.subtract(0, duals, part.representative());
      shifted.setShifted(part.weights(), shift);
      for (int v = 0; v < size(); v++) {
        if (outermost[v] != blossom
            && (part == parts.get(0) || shifted.compare(v, blossom.weights(), v) < 0)) {
          blossom.weights().set(v, shifted, v);
          blossom.setEnd(v, part.end(v));
        }
      }
    }
    return blossom;
  }

  /** Makes the parts of an outermost blossom outermost. */
  void expand(Blossom blossom) {
    for (Blossom part : blossom.parts()) {
      for (int i = 0; i < part.size(); i++) {
        outermost[part.vertex(i)] = part;
      }
    }
  }

  /**
   * Expands an outermost blossom if its dual is 0. Then it does the same with each part of that
   * blossom.
   */
  void expandIdle(Blossom blossom) {
    if (!blossom.isSingle() && blossom.dual().isZero(0)) {
      expand(blossom);
      blossom.parts().forEach(this::expandIdle);
    }
  }
}
