package org.rondo.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class AssignmentYardstickTest {

  @Test
  void noPermutationIsCheaper() {
    Rng rng = Seed.of(5).rng();
    for (int i = 0; i < 200; i++) {
      int size = 1 + rng.below(6);
      long[][] costs = new long[size][size];
      for (long[] row : costs) {
        for (int column = 0; column < size; column++) {
          row[column] = rng.below(40) - 20;
        }
      }
      assertThat(AssignmentYardstick.least(costs)).isEqualTo(least(costs, 0, 0));
    }
  }

  /** The least cost of the rows from one on, by trying all columns that are not taken. */
  private static long least(long[][] costs, int row, int taken) {
    if (row == costs.length) {
      return 0;
    }
    long least = Long.MAX_VALUE;
    for (int column = 0; column < costs.length; column++) {
      if ((taken >> column & 1) == 0) {
        least = Math.min(least, costs[row][column] + least(costs, row + 1, taken | 1 << column));
      }
    }
    return least;
  }
}
