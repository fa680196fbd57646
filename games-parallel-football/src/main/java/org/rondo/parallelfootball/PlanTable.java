package org.rondo.parallelfootball;

import java.util.stream.IntStream;
import org.rondo.random.Rng;

/**
 * A table of the plans that are possible on each cell. It is computed once for a game.
 *
 * <p>Cells are given by their {@linkplain Cell#index index}. A plan is the number of an order for a
 * player whose cell is known. The plan to step is the cell after the step. The plan to stay is the
 * player's own cell. The plan to kick is {@link #KICK} plus the target cell.
 */
final class PlanTable {

  /** The bit that marks the plan of a kick. It is above the bits of a cell's index. */
  static final int KICK = Cell.COUNT;

  private static final int[] HOMES = {0, Cell.SIDE - 1, Cell.COUNT - 1, Cell.COUNT - Cell.SIDE};

  private final int range;

  /**
   * The plans of all cells, cell after cell. The plans of a cell begin with the plans without a
   * kick.
   */
  private final short[] plans;

  /** The index of each cell's first plan. */
  private final int[] first = new int[Cell.COUNT + 1];

  /**
   * The numbers of plans. Each cell has two: the number without a ball on the cell, and the number
   * with a ball.
   */
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

  /** {@return the cells to which a player may step; its own cell is first} */
  private static IntStream steps(int cell) {
    return IntStream.concat(
        IntStream.of(cell), square(cell, 1).filter(neighbour -> neighbour != cell));
  }

  private IntStream kicks(int cell) {
    return square(cell, range)
        .filter(target -> isInRange(cell, target))
        .map(target -> KICK + target);
  }

  /**
   * {@return the cells at most {@code steps} steps away, including the cell itself, in the order of
   * their indices}
   */
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

  /** Returns the number of steps between two cells. */
  static int stepsBetween(int cell, int other) {
    int rows = Math.abs(cell / Cell.SIDE - other / Cell.SIDE);
    int columns = Math.abs(cell % Cell.SIDE - other % Cell.SIDE);
    return Math.max(rows, columns);
  }

  /** Returns the number of plans of a player on a cell that has {@code balls} balls. */
  int count(int cell, int balls) {
    return counts[2 * cell + (balls > 0 ? 1 : 0)];
  }

  /**
   * Returns the plan with the given index on a cell. The plan to stay is first, then come steps,
   * then kicks.
   */
  int plan(int cell, int index) {
    return plans[first[cell] + index];
  }

  /** Returns the number of cells to which a ball can be kicked from a cell. */
  int targetCount(int cell) {
    return counts[2 * cell + 1] - counts[2 * cell];
  }

  /** Returns the n-th of the cells to which a ball can be kicked from a cell, counted from 0. */
  int target(int cell, int n) {
    return plans[first[cell] + counts[2 * cell] + n] - KICK;
  }

  /** Returns a plan for each player of a team, drawn uniformly. */
  short[] draw(Field field, int seat, Rng rng) {
    short[] drawn = new short[field.playerCount()];
    draw(field.board(), seat * drawn.length, drawn, rng);
    return drawn;
  }

  /**
   * Draws a plan for players that follow one another, uniformly.
   *
   * @param board the board, in the form of {@link Field#board}
   * @param from the number of players before the first of them
   * @param drawn receives a plan for each of them
   */
  void draw(short[] board, int from, short[] drawn, Rng rng) {
    // Local copies are faster, because the compiler cannot know that a call of the Rng changes no
    // field.
    short[] plans = this.plans;
    short[] counts = this.counts;
    int[] first = this.first;
    int index = Field.PLAYERS + from;
    for (int player = 0; player < drawn.length; player++, index++) {
      int cell = board[index];
      // The sign bit replaces a branch that the processor would often predict wrongly.
      int count = counts[2 * cell + (-board[cell] >>> 31)];
      drawn[player] = plans[first[cell] + rng.below(count)];
    }
  }

  /**
   * Returns the plan of a step towards another cell, or the plan to stay if both are the same cell.
   */
  static int stepTowards(int cell, int other) {
    int row = cell / Cell.SIDE;
    int column = cell % Cell.SIDE;
    int down = Integer.signum(other / Cell.SIDE - row);
    int right = Integer.signum(other % Cell.SIDE - column);
    return (row + down) * Cell.SIDE + column + right;
  }

  /** Returns the order for a plan of a player on a cell. */
  static Order order(int cell, int plan) {
    if (plan >= KICK) {
      return Order.kick(Cell.at(plan - KICK));
    }
    return plan == cell
        ? Order.stay()
        : Order.step(plan / Cell.SIDE - cell / Cell.SIDE, plan % Cell.SIDE - cell % Cell.SIDE);
  }

  /** Returns whether the other object is a table for the same range. */
  @Override
  public boolean equals(Object other) {
    return other instanceof PlanTable that && range == that.range;
  }

  @Override
  public int hashCode() {
    return range;
  }
}
