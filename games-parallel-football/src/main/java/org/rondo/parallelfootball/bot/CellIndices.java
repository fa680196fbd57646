package org.rondo.parallelfootball.bot;

import java.util.stream.IntStream;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Order;
import org.rondo.parallelfootball.ParallelFootball;

/** Cells by their {@linkplain Cell#index indices}: homes, distances and steps. */
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

  /** Returns how many steps lie between two cells. */
  static int stepsBetween(int cell, int other) {
    return Cell.at(cell).steps(Cell.at(other));
  }

  /** Returns the order that leads from a cell towards another; to stay if it is the same. */
  static Order orderTowards(int cell, int other) {
    int down = Integer.signum(other / Cell.SIDE - cell / Cell.SIDE);
    int right = Integer.signum(other % Cell.SIDE - cell % Cell.SIDE);
    return down == 0 && right == 0 ? Order.stay() : Order.step(down, right);
  }
}
