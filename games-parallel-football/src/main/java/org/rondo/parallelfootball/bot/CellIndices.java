package org.rondo.parallelfootball.bot;

import java.util.stream.IntStream;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Order;
import org.rondo.parallelfootball.ParallelFootball;

/** Computes homes, distances and steps with the {@linkplain Cell#index indices} of cells. */
final class CellIndices {
  private static final int[] HOMES =
      IntStream.range(0, Field.TEAMS).map(seat -> ParallelFootball.home(seat).index()).toArray();

  private CellIndices() {}

  /** Returns the home of a team. */
  static int home(int seat) {
    return HOMES[seat];
  }

  static int squaredDistance(int cell, int other) {
    return Cell.at(cell).squaredDistance(Cell.at(other));
  }

  /** Returns the number of steps between two cells. */
  static int stepsBetween(int cell, int other) {
    return Cell.at(cell).steps(Cell.at(other));
  }

  /**
   * Returns the order to step from a cell towards another cell, or the order to stay if both are
   * the same cell.
   */
  static Order orderTowards(int cell, int other) {
    int down = Integer.signum(other / Cell.SIDE - cell / Cell.SIDE);
    int right = Integer.signum(other % Cell.SIDE - cell % Cell.SIDE);
    return down == 0 && right == 0 ? Order.stay() : Order.step(down, right);
  }
}
