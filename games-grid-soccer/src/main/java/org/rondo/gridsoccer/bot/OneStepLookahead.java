package org.rondo.gridsoccer.bot;

import java.util.function.ToDoubleFunction;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerBoard;
import org.rondo.gridsoccer.SoccerOrders;

/** The value of orders, computed from the positions after them; chance is averaged exactly. */
final class OneStepLookahead {

  /** The factor by which the value of a goal falls with each step before it. */
  static final double PATIENCE = 0.98;

  private final GridSoccer game;
  private final SoccerBoard board;
  private final PitchEvaluation evaluation;
  private final OrderCandidates choice;
  private final int lastStep;
  private final ForcedChance chance = new ForcedChance();

  OneStepLookahead(GridSoccer game, PitchEvaluation evaluation) {
    this.game = game;
    this.board = game.board();
    this.evaluation = evaluation;
    this.choice = new OrderCandidates(game);
    this.lastStep = game.options().steps() - 1;
  }

  /** Returns the orders of a team that a search considers. */
  SoccerOrders[] orders(Pitch pitch, int seat) {
    return choice.orders(pitch, seat);
  }

  /** Returns the values of positions in which a player has the ball. */
  Prospects prospects() {
    return evaluation.prospects();
  }

  /** Returns whether a position is the last in which orders are given. */
  boolean isLast(Pitch pitch) {
    return pitch.step() == lastStep;
  }

  boolean isOnBoard(int cell) {
    return board.isOnBoard(cell);
  }

  /** Returns the value of a pair of orders for the left team. */
  double value(Pitch pitch, SoccerOrders left, SoccerOrders right) {
    return expected(pitch, left, right, evaluation::value);
  }

  /**
   * Returns the value of a pair of orders for the left team.
   *
   * @param pitch the position
   * @param left the left team's orders
   * @param right the right team's orders
   * @param continuation the value of a position after a step without a goal, if the match goes on
   */
  double expected(
      Pitch pitch, SoccerOrders left, SoccerOrders right, ToDoubleFunction<Pitch> continuation) {
    chance.prepare(true);
    Pitch one = game.step(pitch, left, right, chance);
    if (!chance.wasTossed()) {
      return ofNext(pitch, one, continuation);
    }
    double probability = chance.probability();
    chance.prepare(false);
    Pitch other = game.step(pitch, left, right, chance);
    return probability * ofNext(pitch, one, continuation)
        + (1 - probability) * ofNext(pitch, other, continuation);
  }

  private static double ofNext(Pitch before, Pitch after, ToDoubleFunction<Pitch> continuation) {
    if (after.score(0) > before.score(0)) {
      return 1;
    }
    if (after.score(1) > before.score(1)) {
      return -1;
    }
    return after.isOver() ? 0 : PATIENCE * continuation.applyAsDouble(after);
  }
}
