package org.rondo.matching;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A single vertex, or an odd cycle of blossoms that is treated as one vertex, in the sense of
 * Edmonds.
 *
 * <p>Two neighbours on the cycle are linked by an edge without slack. One vertex, the base, is
 * matched outside the blossom or not at all; all others are matched inside. Any vertex can be made
 * the base.
 *
 * <p>Like a vertex, a blossom has one edge to each vertex outside: the edge with the least slack
 * among the edges of its vertices. The choice of that edge never changes, since the duals of all
 * vertices of a blossom change by the same amount. The weights of these edges are given as if all
 * the edges ended in one vertex, the representative.
 */
final class Blossom {

  /**
   * An edge between two blossoms.
   *
   * @param from the vertex in the first blossom
   * @param to the vertex in the second blossom
   */
  record Link(int from, int to) {
    Link reversed() {
      return new Link(to, from);
    }
  }

  /** The place of an outermost blossom in the alternating tree. */
  enum Label {
    /** The root, or a blossom at an even distance from it; S or plus in many papers. */
    OUTER,
    /** A blossom at an odd distance from the root; T or minus in many papers. */
    INNER,
    /** Not in the tree. */
    UNREACHED
  }

  private final List<Blossom> parts;
  private final List<Link> links;
  private final int[] vertices;
  private final WideIntegers weights;
  private final int[] ends;
  private final WideIntegers dual;
  private int basePart;
  private int base;
  private Label label = Label.UNREACHED;
  private @Nullable Link entry;
  private @Nullable Link nearest;
  private final WideIntegers meeting;

  private Blossom(
      List<Blossom> parts, List<Link> links, int[] vertices, WideIntegers weights, int[] ends) {
    this.parts = List.copyOf(parts);
    this.links = List.copyOf(links);
    this.vertices = vertices;
    this.weights = weights;
    this.ends = ends;
    this.dual = new WideIntegers(1, weights.limbs());
    this.meeting = new WideIntegers(1, weights.limbs());
    this.base = vertices[0];
  }

  /**
   * {@return a blossom of a single vertex}
   *
   * @param vertex the number of the vertex
   * @param weights twice the weight of its edge to each vertex
   */
  static Blossom single(int vertex, WideIntegers weights) {
    return new Blossom(List.of(), List.of(), new int[] {vertex}, weights, new int[0]);
  }

  /**
   * {@return a blossom made of a cycle of blossoms}
   *
   * @param parts the blossoms around the cycle, beginning with the blossom that contains the base
   * @param links the edge from each part to the next; the last edge leads to the first part
   * @param weights a row to store twice the weights of its edges
   */
  static Blossom cycle(List<Blossom> parts, List<Link> links, WideIntegers weights) {
    int[] vertices =
        parts.stream().map(part -> part.vertices).flatMapToInt(Arrays::stream).toArray();
    Blossom blossom = new Blossom(parts, links, vertices, weights, new int[weights.size()]);
    blossom.base = parts.get(0).base;
    return blossom;
  }

  boolean isSingle() {
    return parts.isEmpty();
  }

  /** {@return the blossoms around the cycle; empty for a single vertex} */
  List<Blossom> parts() {
    return parts;
  }

  /**
   * {@return the edge from a part to the next part; {@code part} may be any number and is taken
   * modulo the number of parts}
   */
  Link link(int part) {
    return links.get(Math.floorMod(part, links.size()));
  }

  /** {@return a part; {@code part} may be any number and is taken modulo the number of parts} */
  Blossom part(int part) {
    return parts.get(Math.floorMod(part, parts.size()));
  }

  /** {@return the index of the part that contains a vertex of this blossom} */
  int partWith(int vertex) {
    int part = 0;
    while (!parts.get(part).contains(vertex)) {
      part++;
    }
    return part;
  }

  private boolean contains(int vertex) {
    for (int own : vertices) {
      if (own == vertex) {
        return true;
      }
    }
    return false;
  }

  /** {@return the number of vertices} */
  int size() {
    return vertices.length;
  }

  /** {@return a vertex of this blossom, by its index from 0} */
  int vertex(int i) {
    return vertices[i];
  }

  /** {@return the vertex in which all edges of this blossom end, by convention} */
  int representative() {
    return vertices[0];
  }

  /**
   * {@return for each vertex outside, a weight of the edge with the least slack: twice the edge's
   * weight, minus the dual of the edge's end in this blossom, plus the dual of the representative}
   */
  WideIntegers weights() {
    return weights;
  }

  /** {@return the end in this blossom of the edge with the least slack to a vertex outside} */
  int end(int outside) {
    return isSingle() ? base : ends[outside];
  }

  /** Sets the end in this blossom of the edge with the least slack to a vertex outside. */
  void setEnd(int outside, int end) {
    ends[outside] = end;
  }

  /** {@return the dual of this blossom, a row of one number} */
  WideIntegers dual() {
    return dual;
  }

  /** {@return the vertex that is not matched inside} */
  int base() {
    return base;
  }

  /** {@return the index of the part that contains the base} */
  int basePart() {
    return basePart;
  }

  /** Makes a vertex the base; the caller changes the matching inside. */
  void setBase(int part, int vertex) {
    basePart = part;
    base = vertex;
  }

  Label label() {
    return label;
  }

  void setLabel(Label label) {
    this.label = label;
  }

  /** {@return the edge by which the tree reached this inner blossom} */
  Link entry() {
    return Objects.requireNonNull(entry, "entry");
  }

  void setEntry(Link entry) {
    this.entry = entry;
  }

  /**
   * {@return the edge with the least slack from this outer blossom to the blossoms that became
   * outer before it}
   */
  Optional<Link> nearest() {
    return Optional.ofNullable(nearest);
  }

  void setNearest(Link nearest) {
    this.nearest = nearest;
  }

  void clearNearest() {
    nearest = null;
  }

  /** {@return the time at which the nearest edge will have no slack, a row of one number} */
  WideIntegers meeting() {
    return meeting;
  }
}
