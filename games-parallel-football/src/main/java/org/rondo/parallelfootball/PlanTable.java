package org.rondo.parallelfootball;

import java.util.stream.IntStream;
import org.rondo.random.Rng;

/**
 * What the grid and the range of kicks allow, computed once for a game, in numbers.
 *
 * <p>A cell is its {@linkplain Cell#index index}. A plan is what a player on a known cell may do: a
 * cell to be on, its own if it stays; or {@link #KICK} plus the cell that a ball is kicked to.
 */
final class PlanTable {

  /** What a kick has and a step has not: one bit, above those of a cell. */
  static final int KICK = Cell.COUNT;

  private static final int[] HOMES = {0, Cell.SIDE - 1, Cell.COUNT - 1, Cell.COUNT - Cell.SIDE};

  private final int range;

  /** The plans on each cell, cell after cell: those that need no ball come first. */
  private final short[] plans;

  /** Where each cell's plans begin. */
  private final int[] first = new int[Cell.COUNT + 1];

  /** How many plans a cell has, two numbers a cell: without a ball there, and with one. */
  private final short[] counts = new short[2 * Cell.COUNT];

  PlanTable(int range) {
    this.range = range;
    int[][] all = new int[Cell.COUNT][];
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      int[] idle = steps(cell).toArray();
      all[cell] = IntStream.concat(IntStream.of(idle), kicks(cell)).toArray();
      counts[2 * cell] = (short) idle.length;
      counts[2 * cell + 1] = (short) all[cell].length;
      first[cell + 1] = first[cell] + all[cell].length;
    }
    this.plans = new short[first[Cell.COUNT]];
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      for (int n = 0; n < all[cell].length; n++) {
        plans[first[cell] + n] = (short) all[cell][n];
      }
    }
  }

  /** {@return the cells that a player may be on next, its own first} */
  private static IntStream steps(int cell) {
    return IntStream.concat(
        IntStream.of(cell), square(cell, 1).filter(neighbour -> neighbour != cell));
  }

  private IntStream kicks(int cell) {
    return square(cell, range)
        .filter(target -> isInRange(cell, target))
        .map(target -> KICK + target);
  }

  /** {@return the cells at most so many steps away, the cell itself among them, by index} */
  private static IntStream square(int cell, int steps) {
    int row = cell / Cell.SIDE;
    int column = cell % Cell.SIDE;
    int left = Math.max(0, column - steps);
    int right = Math.min(Cell.SIDE - 1, column + steps);
    return IntStream.rangeClosed(Math.max(0, row - steps), Math.min(Cell.SIDE - 1, row + steps))
        .flatMap(r -> IntStream.rangeClosed(r * Cell.SIDE + left, r * Cell.SIDE + right));
  }

  int range() {
    return range;
  }

  /** Returns the home of a team. */
  static int home(int seat) {
    return HOMES[seat];
  }

  boolean isInRange(int cell, int target) {
    return squaredDistance(cell, target) <= range * range;
  }

  static int squaredDistance(int cell, int other) {
    int rows = cell / Cell.SIDE - other / Cell.SIDE;
    int columns = cell % Cell.SIDE - other % Cell.SIDE;
    return rows * rows + columns * columns;
  }

  /** Returns how many steps lie between two cells. */
  static int stepsBetween(int cell, int other) {
    int rows = Math.abs(cell / Cell.SIDE - other / Cell.SIDE);
    int columns = Math.abs(cell % Cell.SIDE - other % Cell.SIDE);
    return Math.max(rows, columns);
  }

  /** Returns how many plans there are on a cell with so many balls. */
  int count(int cell, int balls) {
    return counts[2 * cell + (balls > 0 ? 1 : 0)];
  }

  /** Returns one of the plans on a cell: those that need no ball come first, staying before all. */
  int plan(int cell, int index) {
    return plans[first[cell] + index];
  }

  /** Returns how many cells a ball can be kicked to from a cell. */
  int targetCount(int cell) {
    return counts[2 * cell + 1] - counts[2 * cell];
  }

  /** Returns the n-th of these cells. */
  int target(int cell, int n) {
    return plans[first[cell] + counts[2 * cell] + n] - KICK;
  }

  /** Returns a plan for each player of a team, drawn uniformly. */
  short[] draw(Field field, int seat, Rng rng) {
    // Local, since whatever is drawn from might change a field for all that is known.
    short[] plans = this.plans;
    short[] counts = this.counts;
    int[] first = this.first;
    short[] board = field.board();
    short[] drawn = new short[field.playerCount()];
    int index = Field.PLAYERS + seat * drawn.length;
    for (int player = 0; player < drawn.length; player++, index++) {
      int cell = board[index];
      // The sign stands in for a branch, which would be guessed wrong too often.
      int count = counts[2 * cell + (-board[cell] >>> 31)];
      drawn[player] = plans[first[cell] + rng.below(count)];
    }
    return drawn;
  }

  /** Returns the plan that leads towards another cell; it stays if it is the same. */
  static int stepTowards(int cell, int other) {
    int row = cell / Cell.SIDE;
    int column = cell % Cell.SIDE;
    int down = Integer.signum(other / Cell.SIDE - row);
    int right = Integer.signum(other % Cell.SIDE - column);
    return (row + down) * Cell.SIDE + column + right;
  }

  /** Returns what a plan on a cell is as an order. */
  static Order order(int cell, int plan) {
    if (plan >= KICK) {
      return Order.kick(Cell.at(plan - KICK));
    }
    return plan == cell
        ? Order.stay()
        : Order.step(plan / Cell.SIDE - cell / Cell.SIDE, plan % Cell.SIDE - cell % Cell.SIDE);
  }

  /** Whether the other table holds the same. */
  @Override
  public boolean equals(Object other) {
    return other instanceof PlanTable that && range == that.range;
  }

  @Override
  public int hashCode() {
    return range;
  }
}
