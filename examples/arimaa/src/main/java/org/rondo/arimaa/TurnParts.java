package org.rondo.arimaa;

import java.util.ArrayList;
import java.util.List;
import org.rondo.game.Parts;

/**
 * A turn as four choices. Each is a step with the removal that it causes, or the empty list, which
 * ends the turn.
 */
record TurnParts(ArimaaPosition position) implements Parts<ArimaaMove, List<ArimaaStep>> {

  @Override
  public int count() {
    return StepBoard.STEPS_PER_TURN;
  }

  @Override
  public List<List<ArimaaStep>> choices(List<List<ArimaaStep>> chosen) {
    if (!chosen.isEmpty() && chosen.get(chosen.size() - 1).isEmpty()) {
      return List.of(List.of());
    }
    StepBoard walk = new StepBoard(position.board(), position.seat());
    for (List<ArimaaStep> part : chosen) {
      walk.move(part.get(0).number());
    }
    TurnEnds ends = new TurnEnds(position);
    int[] steps = new int[StepBoard.STEPS];
    int count = walk.legalSteps(steps);
    List<List<ArimaaStep>> choices = new ArrayList<>(count + 1);
    if (ends.mayEnd(walk)) {
      choices.add(List.of());
    }
    for (int i = 0; i < count; i++) {
      StepBoard after = new StepBoard(walk.board(), walk.seat());
      after.set(
          walk.low(), walk.middle(), walk.high(), walk.silver(), walk.stepsLeft(), walk.pending());
      List<ArimaaStep> part = ArimaaStep.played(after, steps[i]);
      if (ends.canFinish(after)) {
        choices.add(part);
      }
    }
    return choices;
  }

  @Override
  public ArimaaMove join(List<List<ArimaaStep>> chosen) {
    return ArimaaTurn.of(chosen.stream().flatMap(List::stream).toList());
  }
}
