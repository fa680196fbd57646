package org.rondo.bot.search;

/** The lowest and the highest value that a search has seen: the scale of its confidence bounds. */
final class ValueRange {
  private double lowest = Double.POSITIVE_INFINITY;
  private double highest = Double.NEGATIVE_INFINITY;

  void addAll(double[] values) {
    for (double value : values) {
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
  }

  /** {@return the difference of the highest and the lowest value; 1 if all values were equal} */
  double width() {
    return highest > lowest ? highest - lowest : 1;
  }
}
