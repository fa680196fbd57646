package org.rondo.gridsoccer.bot;

import java.util.function.ToDoubleFunction;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerBoard;
import org.rondo.gridsoccer.SoccerOrders;

/**
 * Values pairs of orders by the positions after them. It computes the exact average over the
 * results of chance.
 */
final class OneStepLookahead {

  private final GridSoccer game;
  private final SoccerBoard board;
  private final PitchEvaluation evaluation;
  private final OrderCandidates choice;
  private final int lastStep;
  private final double patience;
  private final ForcedChance chance = new ForcedChance();

  OneStepLookahead(GridSoccer game, PitchEvaluation evaluation) {
    this.game = game;
    this.board = game.board();
    this.evaluation = evaluation;
    this.choice = new OrderCandidates(game);
    this.lastStep = game.options().steps() - 1;
    this.patience = evaluation.patience();
  }

  /** Returns the orders that a search considers for a team. */
  SoccerOrders[] orders(Pitch pitch, int seat) {
    return choice.orders(pitch, seat);
  }

  /** Returns the values of positions in which a player has the ball. */
  Prospects prospects() {
    return evaluation.prospects();
  }

  /** Returns the factor that reduces the value of a goal for each step before the goal. */
  double patience() {
    return patience;
  }

  /** Returns whether a position is the last position in which teams give orders. */
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
   * @param continuation gives the value of the next position if the step has no goal and the match
   *     goes on
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

  private double ofNext(Pitch before, Pitch after, ToDoubleFunction<Pitch> continuation) {
    if (after.score(0) > before.score(0)) {
      return 1;
    }
    if (after.score(1) > before.score(1)) {
      return -1;
    }
    return after.isOver() ? 0 : patience * continuation.applyAsDouble(after);
  }
}
