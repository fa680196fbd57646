package org.rondo.arimaa;

import java.util.Arrays;

/**
 * Decides where a turn may end: on a changed board that has not occurred twice, and not inside a
 * push.
 */
public final class TurnEnds {
  private final ArimaaPosition position;
  private final ArimaaBoard start;

  /**
   * Creates the decision for the turn of a position.
   *
   * @param position a position in which a seat is to move
   */
  public TurnEnds(ArimaaPosition position) {
    this.position = position;
    this.start = position.board();
  }

  /**
   * {@return whether the turn may end on a board}
   *
   * @param walk the board after some steps of the turn
   */
  public boolean mayEnd(StepBoard walk) {
    // A board object is made only where some position has occurred twice.
    return !walk.isPushing()
        && isChanged(walk)
        && !(position.hasFull() && position.isFull(walk.board()));
  }

  /** {@return whether the present board differs from the board before the turn} */
  boolean isChanged(StepBoard walk) {
    return !walk.isAt(start);
  }

  /**
   * {@return a turn that begins with some steps}
   *
   * @param steps the steps, as {@link StepBoard} numbers them; each is legal. If the turn may not
   *     end after them, steps are added
   * @throws IllegalArgumentException if no legal turn begins with these steps
   */
  public ArimaaMove turn(int... steps) {
    StepBoard walk = new StepBoard(start, position.seat());
    for (int step : steps) {
      walk.move(step);
    }
    int[] all = Arrays.copyOf(steps, StepBoard.STEPS_PER_TURN);
    int count = steps.length + missing(walk, all, steps.length);
    if (count < steps.length) {
      throw new IllegalArgumentException("no legal turn begins with these steps");
    }
    return ArimaaTurn.of(ArimaaStep.played(start, position.seat(), Arrays.copyOf(all, count)));
  }

  /**
   * {@return whether the turn may end on a board or after more steps}
   *
   * @param walk the board after some steps of the turn; it is unchanged afterwards
   */
  public boolean canFinish(StepBoard walk) {
    return missing(walk, new int[StepBoard.STEPS_PER_TURN], 0) >= 0;
  }

  /**
   * Writes the steps that are missing for the end of a turn, and returns their number; −1 if there
   * are none that lead to an end.
   */
  private int missing(StepBoard walk, int[] steps, int at) {
    if (mayEnd(walk)) {
      return 0;
    }
    int[] legal = new int[StepBoard.STEPS];
    int count = walk.legalSteps(legal);
    for (int i = 0; i < count; i++) {
      walk.play(legal[i]);
      int more = missing(walk, steps, at + 1);
      walk.takeBack();
      if (more >= 0) {
        steps[at] = legal[i];
        return more + 1;
      }
    }
    return -1;
  }
}
