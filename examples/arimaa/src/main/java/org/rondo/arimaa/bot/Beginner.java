package org.rondo.arimaa.bot;

import java.util.Arrays;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.StepBoard;
import org.rondo.arimaa.TurnEnds;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.random.Rng;

/**
 * A bot that looks one step ahead: each step is the one after which its pieces are worth most and
 * its rabbits are farthest, the first of equals in random order. It always takes four steps.
 */
final class Beginner implements Bot<ArimaaPosition, ArimaaMove> {

  @Override
  public ArimaaMove choose(Decision<ArimaaPosition, ArimaaMove> decision) {
    if (decision.game().isSetup(decision.state())) {
      return decision.moves().sample(decision.rng());
    }
    ArimaaPosition position = decision.state();
    StepBoard walk = new StepBoard(position.board(), decision.seat());
    TurnEnds ends = new TurnEnds(position);
    int[] turn = new int[StepBoard.STEPS_PER_TURN];
    int count = 0;
    while (walk.stepsLeft() > 0) {
      int step = best(walk, ends, decision.rng());
      if (step < 0) {
        break;
      }
      walk.play(step);
      turn[count++] = step;
    }
    return ends.turn(Arrays.copyOf(turn, count));
  }

  /** {@return the best step after which the turn can end; −1 if there is none} */
  private static int best(StepBoard walk, TurnEnds ends, Rng rng) {
    int[] legal = new int[StepBoard.STEPS];
    int count = walk.legalSteps(legal);
    int best = -1;
    int bestValue = Integer.MIN_VALUE;
    int equal = 0;
    for (int i = 0; i < count; i++) {
      walk.play(legal[i]);
      boolean canFinish = ends.canFinish(walk);
      ArimaaBoard board = walk.board();
      walk.takeBack();
      if (!canFinish) {
        continue;
      }
      int value = ArimaaEvaluation.simple(board, walk.seat());
      equal = value > bestValue ? 1 : value == bestValue ? equal + 1 : equal;
      if (value > bestValue || value == bestValue && rng.below(equal) == 0) {
        bestValue = value;
        best = legal[i];
      }
    }
    return best;
  }
}
