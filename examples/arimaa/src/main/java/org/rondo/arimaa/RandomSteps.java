package org.rondo.arimaa;

import org.jspecify.annotations.Nullable;
import org.rondo.random.Rng;

/**
 * Draws turns step by step: each legal step is equally likely, and where the turn may end, so is
 * its end. Every turn can be drawn, but boards to which many orders of steps lead are drawn more
 * often.
 */
final class RandomSteps {

  /** The number of attempts: a turn can get to a board at which it may not end. */
  private static final int ATTEMPTS = 8;

  private final ArimaaPosition position;
  private final TurnEnds ends;
  private final StepBoard walk;
  private final StepMasks legal = new StepMasks();
  private final int[] steps = new int[StepBoard.STEPS_PER_TURN];

  RandomSteps(ArimaaPosition position) {
    this.position = position;
    this.ends = new TurnEnds(position);
    this.walk = new StepBoard(position.board(), position.seat());
  }

  /** {@return a legal turn, or null if none was found in a few attempts} */
  @Nullable LegalTurn draw(Rng rng) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int count = walk(rng);
      if (count > 0) {
        return new LegalTurn(position, walk.board(), steps, count);
      }
    }
    return null;
  }

  /** Returns the number of steps of a turn; 0 if it may not end where it got to. */
  private int walk(Rng rng) {
    walk.reset(position.board(), position.seat());
    int count = 0;
    while (true) {
      walk.findSteps(legal);
      int choices = legal.count();
      boolean mayEnd = ends.mayEnd(walk);
      if (choices == 0 || mayEnd) {
        int chosen = choices == 0 ? 0 : rng.below(choices + 1);
        if (chosen == choices) {
          return mayEnd ? count : 0;
        }
        steps[count++] = legal.step(chosen);
      } else {
        steps[count++] = legal.step(rng.below(choices));
      }
      walk.move(steps[count - 1]);
    }
  }
}
