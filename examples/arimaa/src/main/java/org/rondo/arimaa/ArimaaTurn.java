package org.rondo.arimaa;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rondo.game.IllegalMoveException;

/**
 * A turn: up to four steps, and the removals that they cause.
 *
 * <p>Turns with the same steps are equal, however they were made. The hash code is that of the list
 * of steps.
 */
public sealed interface ArimaaTurn extends ArimaaMove permits GivenTurn, LegalTurn {

  /**
   * {@return the turn of these steps, which need not be legal}
   *
   * @param steps the steps in the order of play; each removal follows the step that causes it
   * @throws IllegalArgumentException if there are no steps
   */
  static ArimaaTurn of(List<ArimaaStep> steps) {
    return new GivenTurn(steps);
  }

  /** {@return the steps in the order of play; each removal follows the step that causes it} */
  List<ArimaaStep> steps();

  /**
   * {@return the reason why this turn is illegal on a board, or empty if it is legal; earlier
   * positions are not considered}
   *
   * @param before the pieces before the turn
   * @param seat the seat to move, 0 for gold or 1 for silver
   * @throws IndexOutOfBoundsException if the seat is neither 0 nor 1
   */
  default Optional<String> objection(ArimaaBoard before, int seat) {
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
  default ArimaaBoard after(ArimaaBoard before, int seat) {
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
  default ArimaaTurn withRemovals(ArimaaBoard before, int seat) {
    StepBoard walk = new StepBoard(before, seat);
    List<ArimaaStep> written = new ArrayList<>();
    for (ArimaaStep step : steps()) {
      if (step.isRemoval()) {
        continue;
      }
      if (!canWalk(walk, step)) {
        return this;
      }
      written.addAll(ArimaaStep.played(walk, step.number()));
    }
    return written.isEmpty() ? this : of(written);
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
  default String text() {
    return steps().stream().map(ArimaaStep::text).collect(Collectors.joining(" "));
  }
}
