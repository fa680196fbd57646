package org.rondo.matching;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.matching.Blossom.Label;
import org.rondo.matching.Blossom.Link;

/**
 * One stage of the search. A tree of alternating paths grows from an unmatched vertex until it
 * reaches another unmatched vertex. Then the matching grows by one edge.
 *
 * <p>A stage has a time, a number that starts at 0. As the time passes, the duals of outer vertices
 * and outer blossoms rise, and the duals of inner vertices and inner blossoms fall. The slack of
 * the edges of the tree stays 0. The next event is one of three:
 *
 * <ul>
 *   <li>An edge to an unreached blossom has no slack left. If the blossom is unmatched, the path to
 *       the root is augmented, and the stage ends. Otherwise the blossom becomes inner, and the
 *       blossom that it is matched with becomes outer.
 *   <li>An edge between two outer blossoms has no slack left. The edge closes a cycle. In a stage
 *       with blossoms, the cycle is shrunk. In a stage without blossoms, the cycle is halved, and
 *       the stage ends.
 *   <li>The dual of an inner blossom is 0. The blossom is expanded.
 * </ul>
 *
 * <p>Duals in the tree are stored as if the label had been the same since time 0: the dual minus
 * the time for outer vertices and blossoms, the dual plus the time for inner ones. A blossom inside
 * another is not in the tree, and its dual does not change.
 *
 * <p>A slack is an even number minus the duals of two vertices. The edges of the tree have no
 * slack, so the duals of all vertices in the tree are equal modulo 2. Therefore the slack between
 * two outer blossoms is even.
 */
final class AlternatingTree {
  private final ContractedGraph graph;
  private final BiPredicate<AlternatingTree, Link> meeting;
  private final Slacks slacks;
  private final WideIntegers time;
  private final List<Blossom> blossoms = new ArrayList<>();

  /** The blossom with the earliest shrinking or expansion; null if no blossom has one. */
  private @Nullable Blossom earliest;

  /**
   * A possible event.
   *
   * @param times a row of times
   * @param i the index of the event's time in the row
   * @param act the action of the event; returns true if it ends the stage
   */
  private record Event(WideIntegers times, int i, BooleanSupplier act) {
    boolean isBefore(Event other) {
      return times.compare(i, other.times, other.i) < 0;
    }
  }

  private AlternatingTree(ContractedGraph graph, BiPredicate<AlternatingTree, Link> meeting) {
    this.graph = graph;
    this.meeting = meeting;
    this.slacks = new Slacks(graph);
    this.time = new WideIntegers(1, graph.duals().limbs());
  }

  /**
   * Covers one more vertex, by the matching or by a halved cycle. The graph must have no blossoms.
   *
   * @param graph the graph that is changed
   * @param root a vertex that is not covered
   */
  static void cover(ContractedGraph graph, int root) {
    new AlternatingTree(graph, AlternatingTree::halve).grow(root);
  }

  /**
   * Matches two more vertices, the root and another one. The graph must have no halved cycles.
   *
   * @param graph the graph that is changed
   * @param root an unmatched vertex; at least one other vertex must be unmatched too
   */
  static void augment(ContractedGraph graph, int root) {
    new AlternatingTree(graph, AlternatingTree::shrink).grow(root);
  }

  private void grow(int root) {
    addOuter(graph.outermost(root));
    boolean isOver = false;
    while (!isOver) {
      Event next = next();
      time.set(0, next.times(), next.i());
      isOver = next.act().getAsBoolean();
    }
    blossoms.forEach(this::leave);
    blossoms.forEach(graph::expandIdle);
  }

  private void addOuter(Blossom blossom) {
    blossoms.add(blossom);
    label(blossom, Label.OUTER);
    lower(blossom);
    slacks.scan(blossom);
    consider(blossom);
  }

  private void addInner(Blossom blossom, Link entry) {
    blossoms.add(blossom);
    label(blossom, Label.INNER);
    blossom.setEntry(entry);
    raise(blossom);
    consider(blossom);
  }

  /** Removes a blossom from the tree and stores its present duals. */
  private void leave(Blossom blossom) {
    if (blossom.label() == Label.OUTER) {
      raise(blossom);
    } else {
      lower(blossom);
    }
    label(blossom, Label.UNREACHED);
  }

  private void label(Blossom blossom, Label label) {
    blossom.setLabel(label);
    slacks.label(blossom);
  }

  private void raise(Blossom blossom) {
    blossom.dual().add(0, time, 0);
    for (int i = 0; i < blossom.size(); i++) {
      graph.duals().add(blossom.vertex(i), time, 0);
      slacks.arrivals().subtract(blossom.vertex(i), time, 0);
    }
  }

  private void lower(Blossom blossom) {
    blossom.dual().subtract(0, time, 0);
    for (int i = 0; i < blossom.size(); i++) {
      graph.duals().subtract(blossom.vertex(i), time, 0);
      slacks.arrivals().add(blossom.vertex(i), time, 0);
    }
  }

  /** {@return the next event; there is always one, since edges lead to all vertices} */
  private Event next() {
    Stream<Event> arrival =
        slacks.first().stream()
            .mapToObj(v -> new Event(slacks.arrivals(), v, () -> reach(slacks.arrival(v))));
    Stream<Event> change =
        Stream.ofNullable(earliest)
            .map(
                blossom ->
                    blossom.label() == Label.OUTER
                        ? new Event(
                            blossom.meeting(), 0, () -> meeting.test(this, nearest(blossom)))
                        : new Event(blossom.dual(), 0, () -> expand(blossom)));
    return Stream.concat(arrival, change)
        .reduce((one, other) -> other.isBefore(one) ? other : one)
        .orElseThrow();
  }

  /**
   * Removes the blossoms that are no longer outermost, and finds the earliest shrinking or
   * expansion again.
   */
  private void prune() {
    blossoms.removeIf(blossom -> !graph.isOutermost(blossom));
    earliest = null;
    blossoms.forEach(this::consider);
  }

  /** Stores a blossom as the earliest if it is shrunk or expanded before the earliest so far. */
  private void consider(Blossom blossom) {
    boolean changes =
        blossom.label() == Label.OUTER ? blossom.nearest().isPresent() : !blossom.isSingle();
    if (changes
        && (earliest == null || eventTime(blossom).compare(0, eventTime(earliest), 0) < 0)) {
      earliest = blossom;
    }
  }

  private static WideIntegers eventTime(Blossom blossom) {
    return blossom.label() == Label.OUTER ? blossom.meeting() : blossom.dual();
  }

  private static Link nearest(Blossom outer) {
    return outer.nearest().orElseThrow();
  }

  private boolean reach(Link link) {
    Blossom blossom = graph.outermost(link.to());
    if (!graph.isMatched(blossom.base())) {
      graph.openCycle(link.to());
      augment(link);
      return true;
    }
    addInner(blossom, link);
    addOuter(graph.outermost(graph.mate(blossom.base())));
    return false;
  }

  /** Exchanges matched and unmatched edges on the path from an edge to the root. */
  private void augment(Link last) {
    Link link = last;
    boolean isRoot = false;
    while (!isRoot) {
      int base = graph.outermost(link.from()).base();
      isRoot = !graph.isMatched(base);
      Link entry = isRoot ? link : graph.outermost(graph.mate(base)).entry();
      graph.match(link);
      link = entry;
    }
  }

  /** {@return the edge from a blossom towards the root; empty for the root} */
  private Optional<Link> up(Blossom blossom) {
    if (blossom.label() == Label.INNER) {
      return Optional.of(blossom.entry().reversed());
    }
    int base = blossom.base();
    return graph.isMatched(base) ? Optional.of(new Link(base, graph.mate(base))) : Optional.empty();
  }

  private List<Link> path(int vertex) {
    List<Link> path = new ArrayList<>();
    Optional<Link> link = up(graph.outermost(vertex));
    while (link.isPresent()) {
      path.add(link.get());
      link = up(graph.outermost(link.get().to()));
    }
    return path;
  }

  /**
   * {@return the cycle that an edge between two outer blossoms closes, beginning at the blossom
   * nearest to the root}
   */
  private List<Link> cycle(Link link) {
    List<Link> down = path(link.from());
    List<Link> up = path(link.to());
    while (!down.isEmpty() && !up.isEmpty() && last(down).equals(last(up))) {
      down.remove(down.size() - 1);
      up.remove(up.size() - 1);
    }
    List<Link> cycle = new ArrayList<>();
    Collections.reverse(down);
    down.forEach(edge -> cycle.add(edge.reversed()));
    cycle.add(link);
    cycle.addAll(up);
    return cycle;
  }

  private boolean shrink(Link link) {
    List<Link> cycle = cycle(link);
    List<Blossom> parts = cycle.stream().map(edge -> graph.outermost(edge.from())).toList();
    parts.forEach(this::leave);
    Blossom blossom = graph.shrink(parts, cycle);
    prune();
    addOuter(blossom);
    return false;
  }

  /**
   * Halves a cycle. The vertex of the cycle that is nearest to the root may have a mate. In this
   * case the path from that mate to the root is augmented, so that the vertex loses its mate.
   */
  private boolean halve(Link link) {
    List<Integer> cycle = cycle(link).stream().map(Link::from).toList();
    int base = cycle.get(0);
    if (graph.isMatched(base)) {
      augment(graph.outermost(graph.mate(base)).entry());
    }
    graph.halve(cycle);
    return true;
  }

  private static Link last(List<Link> path) {
    return path.get(path.size() - 1);
  }

  /**
   * Expands an inner blossom. Two paths lead around its cycle from the entry to the base. The parts
   * on the path with an even number of edges stay in the tree.
   */
  private boolean expand(Blossom blossom) {
    leave(blossom);
    graph.expand(blossom);
    prune();
    int parts = blossom.parts().size();
    int part = blossom.partWith(blossom.entry().to());
    int step = Math.floorMod(part - blossom.basePart(), parts) % 2 == 0 ? -1 : 1;
    addInner(blossom.part(part), blossom.entry());
    while (Math.floorMod(part - blossom.basePart(), parts) != 0) {
      addOuter(blossom.part(part + step));
      Link link = step > 0 ? blossom.link(part + 1) : blossom.link(part - 2).reversed();
      part += 2 * step;
      addInner(blossom.part(part), link);
    }
    return false;
  }
}
