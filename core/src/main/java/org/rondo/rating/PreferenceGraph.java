package org.rondo.rating;

import java.util.BitSet;
import java.util.List;

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
