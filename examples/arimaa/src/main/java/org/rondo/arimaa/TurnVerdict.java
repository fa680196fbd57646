package org.rondo.arimaa;

import java.util.List;
import java.util.Optional;

/**
 * The judgement of a turn: the reason why it is illegal, or the board after it.
 *
 * @param fault the reason, a sentence; empty if the turn is legal
 * @param after the board after the legal steps of the turn
 */
record TurnVerdict(String fault, ArimaaBoard after) {

  /** {@return the judgement of a turn in a position} */
  static TurnVerdict of(ArimaaPosition position, ArimaaTurn turn) {
    StepBoard walk = new StepBoard(position.board(), position.seat());
    int[] legal = new int[StepBoard.STEPS];
    List<ArimaaStep> steps = turn.steps();
    int next = 0;
    while (next < steps.size()) {
      ArimaaStep step = steps.get(next);
      Optional<String> fault = fault(walk, step, legal);
      if (fault.isPresent()) {
        return new TurnVerdict(fault.get(), walk.board());
      }
      List<ArimaaStep> played = ArimaaStep.played(walk, step.number());
      next++;
      if (played.size() == 2) {
        ArimaaStep removal = played.get(1);
        if (next == steps.size() || !steps.get(next).equals(removal)) {
          return new TurnVerdict(
              step.text() + " removes a piece, so " + removal.text() + " must follow it",
              walk.board());
        }
        next++;
      }
    }
    return new TurnVerdict(faultOfEnd(position, walk), walk.board());
  }

  boolean isLegal() {
    return fault.isEmpty();
  }

  private static String faultOfEnd(ArimaaPosition position, StepBoard walk) {
    TurnEnds ends = new TurnEnds(position);
    if (walk.isPushing()) {
      return "the turn ends before its push is finished";
    }
    if (!ends.isChanged(walk)) {
      return "the board after the turn is the same as before it";
    }
    return ends.mayEnd(walk) ? "" : "the position would occur for the third time";
  }

  private static Optional<String> fault(StepBoard walk, ArimaaStep step, int[] legal) {
    if (step.isRemoval()) {
      return Optional.of(step.text() + " is wrong: the step before it does not remove that piece");
    }
    if (walk.stepsLeft() == 0) {
      return Optional.of("a turn has at most 4 steps, and " + step.text() + " is one more");
    }
    ArimaaBoard board = walk.board();
    if (board.letter(step.square()) != step.piece()) {
      String name = ArimaaText.name(step.square());
      return Optional.of(
          board.letter(step.square()) == '.'
              ? name + " is empty"
              : name + " holds " + board.letter(step.square()) + ", not " + step.piece());
    }
    if (step.leavesBoard()) {
      return Optional.of(step.text() + " leaves the board");
    }
    int target = StepBoard.target(step.number());
    if (board.letter(target) != '.') {
      return Optional.of(step.text() + " leads to " + ArimaaText.name(target) + ", which is taken");
    }
    int count = walk.legalSteps(legal);
    for (int i = 0; i < count; i++) {
      if (legal[i] == step.number()) {
        return Optional.empty();
      }
    }
    return Optional.of(reason(walk, step));
  }

  /** Returns why a step of a piece to an empty square next to it is illegal. */
  private static String reason(StepBoard walk, ArimaaStep step) {
    boolean isOwn = step.isSilver() == (walk.seat() == 1);
    if (walk.isPushing()) {
      return isOwn
          ? step.text()
              + " does not finish the push: a stronger piece that is not frozen must step"
              + " to the square that the pushed piece has left"
          : step.text() + " begins before the push is finished by an own piece";
    }
    if (!isOwn) {
      boolean isLast = walk.stepsLeft() == 1;
      return isLast
          ? step.text() + " would begin a push, which takes two steps, and only one is left"
          : step.text()
              + " moves a piece of the other side, and no stronger piece that is not frozen is"
              + " next to it";
    }
    if ((walk.frozen(walk.seat()) >>> step.square() & 1) != 0) {
      return "the piece on " + ArimaaText.name(step.square()) + " is frozen";
    }
    return "a rabbit never steps backward";
  }
}
