package org.rondo.rating;

import java.util.Arrays;

/**
 * A set of items from which one is chosen. For each item, the pool holds the total weight of the
 * choices of that item.
 */
final class ChoicePool {
  private final int[] items;
  private final double[] chosen;
  private final double total;
  private final boolean isSeated;

  private ChoicePool(int[] items, double[] chosen, boolean isSeated) {
    this.items = items;
    this.chosen = chosen;
    this.total = Arrays.stream(chosen).sum();
    this.isSeated = isSeated;
  }

  static ChoicePool ofTwo(int first, double firstChosen, int second, double secondChosen) {
    return new ChoicePool(
        new int[] {first, second}, new double[] {firstChosen, secondChosen}, false);
  }

  /** Returns a pool of two items, of which the first one has the advantage of the first seat. */
  static ChoicePool ofSeats(int first, double firstChosen, int second, double secondChosen) {
    return new ChoicePool(
        new int[] {first, second}, new double[] {firstChosen, secondChosen}, true);
  }

  /** {@return the same pool of items whose numbers are higher by 1} */
  ChoicePool shifted() {
    return new ChoicePool(Arrays.stream(items).map(item -> item + 1).toArray(), chosen, isSeated);
  }

  /**
   * Returns the pool of the items in a ranking without its first {@code places} items. The first
   * item of this rest is the chosen one.
   */
  static ChoicePool ofRest(Ranking ranking, int places) {
    int[] rest = ranking.order().stream().skip(places).mapToInt(Integer::intValue).toArray();
    double[] chosen = new double[rest.length];
    chosen[0] = ranking.weight();
    return new ChoicePool(rest, chosen, false);
  }

  int[] items() {
    return items;
  }

  double[] chosen() {
    return chosen;
  }

  double total() {
    return total;
  }

  /** {@return whether the first item has the advantage of the first seat} */
  boolean isSeated() {
    return isSeated;
  }

  /**
   * {@return the number of ordered pairs of parameters whose numbers are less than {@code below}:
   * of items, and of the advantage}
   */
  long entries(int below) {
    long count = Arrays.stream(items).filter(item -> item < below).count();
    return count * (count - 1) + (isSeated ? 2 * count : 0);
  }
}
