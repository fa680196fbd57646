package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.List;

/**
 * The pairs of a round robin.
 *
 * <p>Places are counted from 1, as in the table of the ComputeFest competition. The number of
 * places {@code n} is the number of entrants, or one more if that number is odd. In the odd case
 * the last place is empty. The entrant on the first place stays there, and the others move on by
 * one place from round to round. In round {@code r}, place 1 meets place {@code n + 1 - r}. Two
 * other places meet if their sum equals {@code 2 * (n + 1 - r)} modulo {@code n - 1}.
 */
final class CircleMethod {

  /**
   * Two places that meet, counted from 1.
   *
   * @param lower the lower place
   * @param higher the higher place
   */
  record PlacePair(int lower, int higher) {

    /**
     * {@return the places by seat}
     *
     * <p>If the sum of the two places is odd, the lower place has seat 0. If the sum is even, the
     * higher place has it. So every place has seat 0 in half of the rounds. If the number of rounds
     * is odd, it is half a round more or less.
     */
    List<Integer> seated() {
      return (lower + higher) % 2 != 0 ? List.of(lower, higher) : List.of(higher, lower);
    }
  }

  private CircleMethod() {}

  /** {@return the number of rounds in which every two entrants meet} */
  static int rounds(int entrants) {
    return places(entrants) - 1;
  }

  private static int places(int entrants) {
    return entrants + entrants % 2;
  }

  /**
   * {@return the pairs of a round, by the lower place ascending}
   *
   * <p>With an odd number of entrants, the last place is empty. The entrant that meets it has a
   * bye.
   *
   * @param entrants the number of entrants, at least 2
   * @param round the round, from 1
   */
  static List<PlacePair> round(int entrants, int round) {
    int places = places(entrants);
    int met = places + 1 - round;
    List<PlacePair> pairs = new ArrayList<>();
    pairs.add(new PlacePair(1, met));
    for (int lower = 2; lower < places; lower++) {
      int higher = 2 + Math.floorMod(2 * met - lower - 2, places - 1);
      if (lower < higher) {
        pairs.add(new PlacePair(lower, higher));
      }
    }
    return pairs;
  }
}
