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

  private ChoicePool(int[] items, double[] chosen) {
    this.items = items;
    this.chosen = chosen;
    this.total = Arrays.stream(chosen).sum();
  }

  static ChoicePool ofTwo(int first, double firstChosen, int second, double secondChosen) {
    return new ChoicePool(new int[] {first, second}, new double[] {firstChosen, secondChosen});
  }

  /**
   * Returns the pool of the items in a ranking without its first {@code places} items. The first
   * item of this rest is the chosen one.
   */
  static ChoicePool ofRest(Ranking ranking, int places) {
    int[] rest = ranking.order().stream().skip(places).mapToInt(Integer::intValue).toArray();
    double[] chosen = new double[rest.length];
    chosen[0] = ranking.weight();
    return new ChoicePool(rest, chosen);
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

  /** {@return the number of ordered pairs of items whose numbers are less than {@code below}} */
  long entries(int below) {
    long count = Arrays.stream(items).filter(item -> item < below).count();
    return count * (count - 1);
  }
}
