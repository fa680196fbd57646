package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.List;

/**
 * The pairs of a round robin.
 *
 * <p>Places are counted from 1 here, as in the table of the ComputeFest competition. The first
 * place stands still and the others move on by one from round to round: in round {@code r} of
 * {@code n} places (one more than there are entrants if their number is odd; nobody is on it) place
 * 1 meets {@code n + 1 - r}, and two others meet when their numbers add up to twice that, modulo
 * {@code n - 1}.
 */
final class CircleMethod {

  /**
   * Two who meet, by place from 1.
   *
   * @param lower the lower place
   * @param higher the higher place
   */
  record PlacePair(int lower, int higher) {

    /**
     * {@return the places by seat}
     *
     * <p>The lower place has seat 0 when the sum is odd. So everybody has seat 0 in half of the
     * rounds, or half a round more or less where that cannot be.
     */
    List<Integer> seated() {
      return (lower + higher) % 2 != 0 ? List.of(lower, higher) : List.of(higher, lower);
    }
  }

  private CircleMethod() {}

  /** {@return how many rounds it takes until everybody has met everybody} */
  static int rounds(int entrants) {
    return places(entrants) - 1;
  }

  private static int places(int entrants) {
    return entrants + entrants % 2;
  }

  /**
   * {@return who meets in a round, by the lower place ascending}
   *
   * <p>With an odd number of entrants, the last place is empty and who meets it has a bye.
   *
   * @param entrants how many there are, at least 2
   * @param round from 1
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
