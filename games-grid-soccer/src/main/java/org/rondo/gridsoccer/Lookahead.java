package org.rondo.gridsoccer;

import java.util.function.ToDoubleFunction;

/** What orders are worth by the positions to which they lead, chance taken into account exactly. */
final class Lookahead {

  /** What of the value of a goal is left for each step that it takes. */
  static final double PATIENCE = 0.98;

  private final GridSoccer game;
  private final Ground ground;
  private final Evaluation evaluation;
  private final OrderChoice choice;
  private final int lastStep;
  private final Coin coin = new Coin();

  Lookahead(GridSoccer game, Evaluation evaluation) {
    this.game = game;
    this.ground = game.reach().ground();
    this.evaluation = evaluation;
    this.choice = new OrderChoice(game.reach());
    this.lastStep = game.options().steps() - 1;
  }

  /** Returns the orders that are worth weighing. */
  Orders[] orders(Pitch pitch, int seat) {
    return choice.orders(pitch, seat);
  }

  /** Returns what values the positions in which somebody has the ball. */
  Prospects prospects() {
    return evaluation.prospects();
  }

  /** Whether a position is the last in which orders are given. */
  boolean isLast(Pitch pitch) {
    return pitch.step() == lastStep;
  }

  boolean isOnBoard(int cell) {
    return ground.isOnBoard(cell);
  }

  /** Returns what orders are worth to the left team. */
  double value(Pitch pitch, Orders left, Orders right) {
    return expected(pitch, left, right, evaluation::value);
  }

  /**
   * Returns what orders are worth to the left team.
   *
   * @param pitch the position
   * @param left the left team's orders
   * @param right the right team's orders
   * @param continuation the value of a position in which the game goes on without a goal
   */
  double expected(Pitch pitch, Orders left, Orders right, ToDoubleFunction<Pitch> continuation) {
    coin.prepare(true);
    Pitch one = game.step(pitch, left, right, coin);
    if (!coin.wasTossed()) {
      return ofNext(pitch, one, continuation);
    }
    double probability = coin.probability();
    coin.prepare(false);
    Pitch other = game.step(pitch, left, right, coin);
    return probability * ofNext(pitch, one, continuation)
        + (1 - probability) * ofNext(pitch, other, continuation);
  }

  private static double ofNext(Pitch before, Pitch after, ToDoubleFunction<Pitch> continuation) {
    int goals = after.standing().leftGoals() - before.standing().leftGoals();
    if (after.standing() != before.standing()) {
      return goals > 0 ? 1 : -1;
    }
    return after.isOver() ? 0 : PATIENCE * continuation.applyAsDouble(after);
  }
}
