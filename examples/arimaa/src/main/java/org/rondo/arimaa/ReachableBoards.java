package org.rondo.arimaa;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * The different boards that a seat can reach in one turn, each with one of the shortest turns that
 * lead to it.
 *
 * <p>Finding them takes some milliseconds in most positions, and less than a second for the 338,034
 * boards of the largest position known. Every board takes about 100 bytes.
 */
public final class ReachableBoards {
  private final ArimaaBoard start;
  private final int seat;

  /** The boards inside the turn, with what the steps so far allow. */
  private final BoardTable inside = new BoardTable();

  /** The boards at which the turn may end; their origins are entries of {@link #inside}. */
  private final BoardTable ends = new BoardTable();

  /** The boards that may not be reached. */
  private final Predicate<ArimaaBoard> forbidden;

  private ReachableBoards(
      ArimaaBoard start, int seat, Predicate<ArimaaBoard> forbidden, int enough) {
    this.start = start;
    this.seat = seat;
    this.forbidden = forbidden;
    find(enough);
  }

  /**
   * {@return the boards that a seat can reach, whatever happened before}
   *
   * @param start the pieces before the turn
   * @param seat 0 for gold, 1 for silver
   * @throws IndexOutOfBoundsException if the seat is neither 0 nor 1
   */
  public static ReachableBoards of(ArimaaBoard start, int seat) {
    return new ReachableBoards(start, seat, board -> false, Integer.MAX_VALUE);
  }

  /** {@return the boards that the seat to move can reach without a third repetition} */
  static ReachableBoards of(ArimaaPosition position) {
    return someOf(position, Integer.MAX_VALUE);
  }

  /**
   * {@return so many boards that the seat to move can reach, or a few more; all of them if there
   * are fewer}
   */
  static ReachableBoards someOf(ArimaaPosition position, int enough) {
    return new ReachableBoards(position.board(), position.seat(), position::isFull, enough);
  }

  private void find(int enough) {
    StepBoard walk = new StepBoard(start, seat);
    int[] steps = new int[StepBoard.STEPS];
    inside.add(walk, walk.pending(), -1, 0);
    int first = 0;
    for (int left = StepBoard.STEPS_PER_TURN; left > 0; left--) {
      int end = inside.size();
      for (int entry = first; entry < end && ends.size() < enough; entry++) {
        inside.load(entry, walk, left);
        int count = walk.legalSteps(steps);
        for (int i = 0; i < count; i++) {
          inside.load(entry, walk, left);
          walk.move(steps[i]);
          add(walk, entry, steps[i]);
        }
      }
      first = end;
    }
  }

  private void add(StepBoard walk, int origin, int step) {
    boolean isNew = walk.stepsLeft() == 0 || inside.add(walk, walk.pending(), origin, step);
    if (isNew && !walk.isPushing() && mayEnd(walk)) {
      ends.add(walk, 0, origin, step);
    }
  }

  private boolean mayEnd(StepBoard walk) {
    return !walk.isAt(start) && !forbidden.test(walk.board());
  }

  /** {@return the number of boards} */
  public int count() {
    return ends.size();
  }

  /**
   * {@return a board}
   *
   * @param number its number, from 0 to the count, exclusive
   * @throws IndexOutOfBoundsException if there is no such board
   */
  public ArimaaBoard board(int number) {
    return ends.board(Objects.checkIndex(number, count()));
  }

  /**
   * {@return one of the shortest turns that lead to a board}
   *
   * @param number the board's number, from 0 to the count, exclusive
   * @throws IndexOutOfBoundsException if there is no such board
   */
  public ArimaaTurn turn(int number) {
    return ArimaaTurn.of(ArimaaStep.played(start, seat, steps(number)));
  }

  /** {@return the steps of {@link #turn}, as {@link StepBoard} numbers them} */
  int[] steps(int number) {
    Objects.checkIndex(number, count());
    int[] steps = new int[StepBoard.STEPS_PER_TURN];
    int first = steps.length - 1;
    steps[first] = ends.step(number);
    int entry = ends.origin(number);
    while (inside.origin(entry) >= 0) {
      steps[--first] = inside.step(entry);
      entry = inside.origin(entry);
    }
    return Arrays.copyOfRange(steps, first, steps.length);
  }
}
