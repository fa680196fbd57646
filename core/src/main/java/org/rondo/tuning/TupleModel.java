package org.rondo.tuning;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The model of NTBEA: for every parameter, every pair of parameters and all parameters together,
 * the mean and the number of the values that were measured with each combination of levels.
 *
 * <p>A point is a list with the level of each parameter.
 */
final class TupleModel {

  /** The values that were measured with one combination of levels. */
  private static final class TupleValues {
    int count;
    double sum;
  }

  /** The parameters of each tuple. */
  private final List<int[]> tuples = new ArrayList<>();

  /** For each tuple, its cells by their levels. */
  private final List<Map<List<Integer>, TupleValues>> cells = new ArrayList<>();

  private final double epsilon;
  private int total;
  private double sum;

  /**
   * Creates a model without values.
   *
   * @param size the number of parameters
   * @param epsilon the number that is added to the count of a cell, above 0; a smaller number draws
   *     the search more to cells without values
   */
  TupleModel(int size, double epsilon) {
    this.epsilon = epsilon;
    for (int one = 0; one < size; one++) {
      add(one);
    }
    for (int one = 0; one < size && size > 2; one++) {
      for (int other = one + 1; other < size; other++) {
        add(one, other);
      }
    }
    if (size > 1) {
      add(IntStream.range(0, size).toArray());
    }
  }

  private void add(int... tuple) {
    tuples.add(tuple);
    cells.add(new HashMap<>());
  }

  private static List<Integer> key(int[] tuple, List<Integer> point) {
    List<Integer> key = new ArrayList<>(tuple.length);
    for (int parameter : tuple) {
      key.add(point.get(parameter));
    }
    return key;
  }

  /** Adds the value that was measured at a point. */
  void add(List<Integer> point, double value) {
    total++;
    sum += value;
    for (int n = 0; n < tuples.size(); n++) {
      TupleValues cell =
          cells.get(n).computeIfAbsent(key(tuples.get(n), point), fresh -> new TupleValues());
      cell.count++;
      cell.sum += value;
    }
  }

  /**
   * {@return the mean of the means of a point's cells that have values; the mean of all values if
   * no cell has one}
   */
  double mean(List<Integer> point) {
    double means = 0;
    int known = 0;
    for (int n = 0; n < tuples.size(); n++) {
      TupleValues cell = cells.get(n).get(key(tuples.get(n), point));
      if (cell != null) {
        means += cell.sum / cell.count;
        known++;
      }
    }
    return known == 0 ? sum / Math.max(1, total) : means / known;
  }

  /**
   * {@return how little is known about a point: the mean over its cells of √(ln(1 + N) / (n + ε)),
   * where N counts all values and n those of the cell}
   */
  double uncertainty(List<Integer> point) {
    double logarithm = StrictMath.log(1.0 + total);
    double roots = 0;
    for (int n = 0; n < tuples.size(); n++) {
      TupleValues cell = cells.get(n).get(key(tuples.get(n), point));
      roots += StrictMath.sqrt(logarithm / ((cell == null ? 0 : cell.count) + epsilon));
    }
    return roots / tuples.size();
  }
}
