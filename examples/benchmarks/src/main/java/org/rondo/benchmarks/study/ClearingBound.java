package org.rondo.benchmarks.study;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;

/**
 * A lower bound for the number of turns that a team needs to bring all balls of a field to one
 * home. It holds for all first cells and all moves of the players.
 *
 * <p>A player makes one step or one kick in a turn. The distance of a ball's first cell from the
 * home gives a minimum number of kicks for this ball. A ball leaves its cell only if a player on
 * that cell kicks it, so the players must visit all cells that begin with a ball. A player begins
 * on one cell and visits at most one more with each step.
 *
 * @param side the number of rows and of columns of the field, at least 3; the corners are homes,
 *     and every other cell begins with a ball
 * @param players the number of players of the team, at least 1
 * @param range the range of their kicks, at least 1
 */
record ClearingBound(int side, int players, int range) {

  /** {@return the minimum number of turns} */
  int turns() {
    int[] kicks = kicks();
    int work = IntStream.of(kicks).sum() + Math.max(0, balls() - players);
    int last = IntStream.of(kicks).max().orElseThrow();
    return Math.max(last, (work + players - 1) / players);
  }

  private int balls() {
    return side * side - 4;
  }

  /**
   * {@return for each cell the number of kicks to the home in the first corner; 0 for the homes}
   */
  int[] kicks() {
    int[] kicks = new int[side * side];
    Arrays.fill(kicks, Integer.MAX_VALUE);
    Deque<Integer> found = new ArrayDeque<>();
    kicks[0] = 0;
    found.add(0);
    while (!found.isEmpty()) {
      int target = found.remove();
      for (int cell = 0; cell < kicks.length; cell++) {
        // A ball in another home stays there.
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
