package org.rondo.rating;

import java.util.Arrays;

/** Items between which was chosen, and how much weight fell on each. */
final class Pool {
  private final int[] items;
  private final double[] chosen;

  private Pool(int[] items, double[] chosen) {
    this.items = items;
    this.chosen = chosen;
  }

  static Pool ofTwo(int first, double firstChosen, int second, double secondChosen) {
    return new Pool(new int[] {first, second}, new double[] {firstChosen, secondChosen});
  }

  /** The best of what is left of a ranking after its first places. */
  static Pool ofRest(Ranking ranking, int places) {
    int[] rest = ranking.order().stream().skip(places).mapToInt(Integer::intValue).toArray();
    double[] chosen = new double[rest.length];
    chosen[0] = ranking.weight();
    return new Pool(rest, chosen);
  }

  int[] items() {
    return items;
  }

  double[] chosen() {
    return chosen;
  }

  double total() {
    return Arrays.stream(chosen).sum();
  }
}
