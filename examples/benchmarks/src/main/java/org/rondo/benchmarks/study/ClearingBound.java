package org.rondo.benchmarks.study;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;

/**
 * A number of turns below which no strategy brings all balls of a field to one home, wherever its
 * players begin and whatever they do.
 *
 * <p>A player does one thing in a turn. Each ball takes at least the kicks that lead home from
 * where it begins. And a ball leaves its cell only by a player who stands there: all cells that
 * begin with a ball are visited, and a player begins on one cell and visits at most one more by
 * each step.
 *
 * @param side how many rows and columns the field has, at least 3; the corners are homes, and every
 *     other cell begins with a ball
 * @param players how many players the team has, at least 1
 * @param range how far they kick, at least 1
 */
record ClearingBound(int side, int players, int range) {

  /** {@return how few turns it takes} */
  int turns() {
    int[] kicks = kicks();
    int work = IntStream.of(kicks).sum() + Math.max(0, balls() - players);
    int last = IntStream.of(kicks).max().orElseThrow();
    return Math.max(last, (work + players - 1) / players);
  }

  private int balls() {
    return side * side - 4;
  }

  /** {@return by cell how many kicks lead to the home in the first corner; none for the homes} */
  int[] kicks() {
    int[] kicks = new int[side * side];
    Arrays.fill(kicks, Integer.MAX_VALUE);
    Deque<Integer> found = new ArrayDeque<>();
    kicks[0] = 0;
    found.add(0);
    while (!found.isEmpty()) {
      int target = found.remove();
      for (int cell = 0; cell < kicks.length; cell++) {
        // From the other homes no ball goes on.
        if (kicks[cell] == Integer.MAX_VALUE && !isHome(cell) && isInRange(cell, target)) {
          kicks[cell] = kicks[target] + 1;
          found.add(cell);
        }
      }
    }
    for (int cell = 0; cell < kicks.length; cell++) {
      kicks[cell] = isHome(cell) ? 0 : kicks[cell];
    }
    return kicks;
  }

  private boolean isHome(int cell) {
    return (cell / side) % (side - 1) == 0 && (cell % side) % (side - 1) == 0;
  }

  private boolean isInRange(int cell, int target) {
    int rows = cell / side - target / side;
    int columns = cell % side - target % side;
    return rows * rows + columns * columns <= range * range;
  }
}
