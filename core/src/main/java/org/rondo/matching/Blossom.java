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
 * <p>A blossom has edges as a vertex has: to each vertex outside, its edge with the least slack.
 * Which edge that is never changes, since the duals of all vertices of a blossom change alike. The
 * weights of these edges are given as if all of them ended in one vertex, the representative.
 */
final class Blossom {

  /**
   * An edge between two blossoms.
   *
   * @param from the vertex in the one
   * @param to the vertex in the other
   */
  record Link(int from, int to) {
    Link reversed() {
      return new Link(to, from);
    }
  }

  /** Where an outermost blossom is in the alternating tree. */
  enum Label {
    /** The root, or a path of even length away from it; S or plus in many papers. */
    OUTER,
    /** A path of odd length away from the root; T or minus in many papers. */
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
   * {@return a single vertex}
   *
   * @param vertex its number
   * @param weights twice the weight of its edge to each vertex
   */
  static Blossom single(int vertex, WideIntegers weights) {
    return new Blossom(List.of(), List.of(), new int[] {vertex}, weights, new int[0]);
  }

  /**
   * {@return a cycle of blossoms, which becomes one}
   *
   * @param parts the blossoms around the cycle, from the one with the base on
   * @param links from each of them to the next, from the last to the first
   * @param weights room for twice the weights of its edges
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

  /** {@return the blossoms around the cycle; none in a single vertex} */
  List<Blossom> parts() {
    return parts;
  }

  /** {@return the edge between a part and the next around the cycle} */
  Link link(int part) {
    return links.get(Math.floorMod(part, links.size()));
  }

  /** {@return a part, counted around the cycle as often as need be} */
  Blossom part(int part) {
    return parts.get(Math.floorMod(part, parts.size()));
  }

  /** {@return which part has a vertex of this blossom} */
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

  /** {@return how many vertices it has} */
  int size() {
    return vertices.length;
  }

  /** {@return a vertex of this blossom, counted from 0} */
  int vertex(int i) {
    return vertices[i];
  }

  /** {@return the vertex in which its edges are said to end} */
  int representative() {
    return vertices[0];
  }

  /**
   * {@return for each vertex outside, twice the weight of the edge with the least slack, less the
   * dual of its end in here, plus that of the representative}
   */
  WideIntegers weights() {
    return weights;
  }

  /** {@return the end in here of the edge with the least slack to a vertex outside} */
  int end(int outside) {
    return isSingle() ? base : ends[outside];
  }

  /** Notes where the edge with the least slack to a vertex outside ends. */
  void setEnd(int outside, int end) {
    ends[outside] = end;
  }

  /** {@return its own dual, a row of one number} */
  WideIntegers dual() {
    return dual;
  }

  /** {@return the vertex that is not matched inside} */
  int base() {
    return base;
  }

  /** {@return which part has the base} */
  int basePart() {
    return basePart;
  }

  /** Makes a vertex the base; whoever calls this changes the matching inside. */
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

  /** {@return the edge by which the tree came to an inner blossom} */
  Link entry() {
    return Objects.requireNonNull(entry, "entry");
  }

  void setEntry(Link entry) {
    this.entry = entry;
  }

  /**
   * {@return the edge with the least slack from an outer blossom to those that were outer before}
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

  /** {@return when that edge will have no slack, a row of one number} */
  WideIntegers meeting() {
    return meeting;
  }
}
