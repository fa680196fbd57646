package org.rondo.arimaa;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rondo.game.IllegalMoveException;

/**
 * A turn: up to four steps, and the removals that they cause.
 *
 * @param steps the steps in the order of play; each removal follows the step that causes it
 */
public record ArimaaTurn(List<ArimaaStep> steps) implements ArimaaMove {

  /**
   * Creates a turn, which need not be legal.
   *
   * @throws IllegalArgumentException if there are no steps
   */
  public ArimaaTurn {
    steps = List.copyOf(steps);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException("a turn without steps is no move; a seat cannot pass");
    }
  }

  /** {@return the turn of these steps, with the removals that they cause on a board} */
  static ArimaaTurn of(ArimaaBoard board, int seat, int[] steps, int count) {
    StepBoard walk = new StepBoard(board, seat);
    List<ArimaaStep> written = new ArrayList<>(count + 1);
    for (int i = 0; i < count; i++) {
      written.addAll(played(walk, steps[i]));
    }
    return new ArimaaTurn(written);
  }

  /** Plays a step and returns it with the removal that it causes. */
  static List<ArimaaStep> played(StepBoard walk, int step) {
    ArimaaBoard before = walk.board();
    walk.move(step);
    int from = step >> 2;
    int to = StepBoard.target(step);
    ArimaaStep moved = ArimaaStep.of(before.letter(from), step);
    long present = before.occupied() & ~(1L << from) | 1L << to;
    long removed = present & ~walk.board().occupied();
    if (removed == 0) {
      return List.of(moved);
    }
    int trap = Long.numberOfTrailingZeros(removed);
    char fallen = trap == to ? moved.piece() : before.letter(trap);
    return List.of(moved, new ArimaaStep(fallen, trap, 'x'));
  }

  /**
   * {@return the reason why this turn is illegal on a board, or empty if it is legal; earlier
   * positions are not considered}
   *
   * @param before the pieces before the turn
   * @param seat the seat to move, 0 for gold or 1 for silver
   * @throws IndexOutOfBoundsException if the seat is neither 0 nor 1
   */
  public Optional<String> objection(ArimaaBoard before, int seat) {
    TurnVerdict verdict = TurnVerdict.of(ArimaaPosition.of(before, seat), this);
    return verdict.isLegal() ? Optional.empty() : Optional.of(verdict.fault());
  }

  /**
   * {@return the pieces after this turn}
   *
   * @param before the pieces before the turn
   * @param seat the seat to move, 0 for gold or 1 for silver
   * @throws IndexOutOfBoundsException if the seat is neither 0 nor 1
   * @throws IllegalMoveException if the turn is illegal on that board
   */
  public ArimaaBoard after(ArimaaBoard before, int seat) {
    TurnVerdict verdict = TurnVerdict.of(ArimaaPosition.of(before, seat), this);
    if (!verdict.isLegal()) {
      throw new IllegalMoveException(seat, text(), verdict.fault());
    }
    return verdict.after();
  }

  /**
   * {@return this turn with exactly the removals that its steps cause on a board; this turn
   * unchanged if its steps are impossible on that board}
   *
   * <p>For programs that leave removals out. The turn need not be legal.
   *
   * @param before the pieces before the turn
   * @param seat the seat to move, 0 for gold or 1 for silver
   * @throws IndexOutOfBoundsException if the seat is neither 0 nor 1
   */
  public ArimaaTurn withRemovals(ArimaaBoard before, int seat) {
    StepBoard walk = new StepBoard(before, seat);
    List<ArimaaStep> written = new ArrayList<>();
    for (ArimaaStep step : steps) {
      if (step.isRemoval()) {
        continue;
      }
      if (!canWalk(walk, step)) {
        return this;
      }
      written.addAll(played(walk, step.number()));
    }
    return written.isEmpty() ? this : new ArimaaTurn(written);
  }

  private static boolean canWalk(StepBoard walk, ArimaaStep step) {
    ArimaaBoard board = walk.board();
    return walk.stepsLeft() > 0
        && board.letter(step.square()) == step.piece()
        && !step.leavesBoard()
        && board.letter(StepBoard.target(step.number())) == '.';
  }

  /** {@return the steps and removals, separated by blanks: {@code Ed2n cf3x}} */
  @Override
  public String text() {
    return steps.stream().map(ArimaaStep::text).collect(Collectors.joining(" "));
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
