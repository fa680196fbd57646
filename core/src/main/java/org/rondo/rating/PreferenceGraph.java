package org.rondo.rating;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The graph of preferences: a link from item i to item j means that i was preferred to j at least
 * once.
 *
 * <p>A best fit exists exactly if there is a path of links between any two items, in both
 * directions (Ford 1957; Hunter 2004).
 */
final class PreferenceGraph {
  private final int size;
  private final BitSet[] beaten;
  private final BitSet[] beatenBy;

  PreferenceGraph(int size, List<ChoicePool> pools) {
    this.size = size;
    this.beaten = noLinks(size);
    this.beatenBy = noLinks(size);
    pools.forEach(this::link);
  }

  private static BitSet[] noLinks(int size) {
    BitSet[] links = new BitSet[size];
    for (int item = 0; item < size; item++) {
      links[item] = new BitSet(size);
    }
    return links;
  }

  private void link(ChoicePool pool) {
    for (int i = 0; i < pool.items().length; i++) {
      int winner = pool.items()[i];
      if (pool.chosen()[i] > 0) {
        for (int loser : pool.items()) {
          beaten[winner].set(loser);
          beatenBy[loser].set(winner);
        }
      }
    }
  }

  void requireStrong() {
    BitSet below = reachable(beaten);
    if (below.cardinality() < size) {
      // Item 0 and the items that it beat, directly or through other items, never beat any of the
      // rest.
      throw apart(complement(below), below);
    }
    BitSet above = reachable(beatenBy);
    if (above.cardinality() < size) {
      throw apart(above, complement(above));
    }
  }

  /**
   * Requires that the results tell the advantage of the first seat from the abilities.
   *
   * <p>If the advantage rises by 1, every result stays at least as likely if no winner in the first
   * seat falls by more than 1 against the loser, and every winner in the second seat rises by 1 or
   * more. Such abilities exist exactly if no cycle of wins has a negative sum, where a win counts 1
   * in the first seat and -1 in the second. So the best advantage has an upper bound if there is a
   * negative cycle, and in the same way a lower bound if there is a positive one.
   */
  void requireAdvantage(List<ChoicePool> pools) {
    List<SeatedWin> links = pools.stream().flatMap(PreferenceGraph::links).toList();
    if (!hasNegativeCycle(links)
        || !hasNegativeCycle(links.stream().map(SeatedWin::negated).toList())) {
      throw DisconnectedResultsException.ofAdvantage();
    }
  }

  /** A win, 1 for the first seat, -1 for the second, 0 for one without seats. */
  private record SeatedWin(int winner, int loser, int weight) {
    SeatedWin negated() {
      return new SeatedWin(winner, loser, -weight);
    }
  }

  private static Stream<SeatedWin> links(ChoicePool pool) {
    int weight = pool.isSeated() ? 1 : 0;
    Stream<SeatedWin> first = Stream.of(new SeatedWin(pool.items()[0], pool.items()[1], weight));
    Stream<SeatedWin> second = Stream.of(new SeatedWin(pool.items()[1], pool.items()[0], -weight));
    return Stream.concat(
        first.filter(link -> pool.chosen()[0] > 0), second.filter(link -> pool.chosen()[1] > 0));
  }

  /** The method of Bellman and Ford, which begins at all items. */
  private boolean hasNegativeCycle(List<SeatedWin> links) {
    Set<SeatedWin> negative =
        links.stream().filter(link -> link.weight() < 0).collect(Collectors.toSet());
    // Virtual draws link all items, so every win is on a cycle with its own sum.
    boolean hasVirtualDraws = links.stream().anyMatch(link -> link.weight() == 0);
    // The two matches of a pair may also be a cycle by themselves.
    if (hasVirtualDraws
        || negative.stream()
            .anyMatch(link -> negative.contains(new SeatedWin(link.loser(), link.winner(), -1)))) {
      return !negative.isEmpty();
    }
    int[] distance = new int[size];
    boolean isShorter = true;
    for (int round = 0; round < size && isShorter; round++) {
      isShorter = false;
      for (SeatedWin link : links) {
        int through = distance[link.winner()] + link.weight();
        if (through < distance[link.loser()]) {
          distance[link.loser()] = through;
          isShorter = true;
        }
      }
    }
    return isShorter;
  }

  private DisconnectedResultsException apart(BitSet unbeaten, BitSet others) {
    boolean haveMet = unbeaten.stream().anyMatch(item -> beaten[item].intersects(others));
    if (unbeaten.cardinality() <= others.cardinality()) {
      return exception(unbeaten, others, haveMet ? "lost to" : "met");
    }
    return exception(others, unbeaten, haveMet ? "won against" : "met");
  }

  private static DisconnectedResultsException exception(BitSet few, BitSet many, String relation) {
    return new DisconnectedResultsException(
        few.stream().boxed().toList(), many.cardinality(), relation);
  }

  private BitSet complement(BitSet items) {
    BitSet others = (BitSet) items.clone();
    others.flip(0, size);
    return others;
  }

  private BitSet reachable(BitSet[] links) {
    BitSet reached = new BitSet(size);
    reached.set(0);
    BitSet open = (BitSet) reached.clone();
    while (!open.isEmpty()) {
      int item = open.nextSetBit(0);
      BitSet fresh = (BitSet) links[item].clone();
      fresh.andNot(reached);
      reached.or(fresh);
      open.or(fresh);
      open.clear(item);
    }
    return reached;
  }
}
