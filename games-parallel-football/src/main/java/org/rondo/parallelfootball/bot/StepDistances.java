package org.rondo.parallelfootball.bot;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;

/** The number of steps from each cell to the nearest player of one or more teams. */
final class StepDistances {

  /** The distance if there are no players. It is higher than the distance of any two cells. */
  private static final int FAR = 2 * Cell.SIDE;

  private final int[] steps = new int[Cell.COUNT];

  private StepDistances() {
    Arrays.fill(steps, FAR);
  }

  /** Returns the distances to the nearest player of the given teams. */
  static StepDistances of(Field field, IntStream seats) {
    StepDistances walk = new StepDistances();
    seats.forEach(
        seat -> {
          for (int player = 0; player < field.playerCount(); player++) {
            walk.steps[field.playerAt(seat, player)] = 0;
          }
        });
    // One pass down and right and one pass up and left are enough, since all steps cost the same.
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      walk.shorten(cell, -1);
    }
    for (int cell = Cell.COUNT - 1; cell >= 0; cell--) {
      walk.shorten(cell, 1);
    }
    return walk;
  }

  private void shorten(int cell, int side) {
    int row = cell / Cell.SIDE;
    int column = cell % Cell.SIDE;
    for (int right = -1; right <= 1; right++) {
      shorten(cell, row + side, column + right);
    }
    shorten(cell, row, column + side);
  }

  private void shorten(int cell, int row, int column) {
    if (row >= 0 && row < Cell.SIDE && column >= 0 && column < Cell.SIDE) {
      steps[cell] = Math.min(steps[cell], steps[row * Cell.SIDE + column] + 1);
    }
  }

  int steps(int cell) {
    return steps[cell];
  }
}
