package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.SoccerOrder;

/** The orders of the sound bot when its team has the ball. */
final class SoundAttack {

  /** The value of losing the ball. A certain goal has the value 1. */
  private static final double LOST = -0.3;

  /** The factor that reduces the value of a goal for each step before the goal. */
  private static final double PATIENCE = 0.94;

  /** The maximum random bonus of a step. It makes the choice between equal steps random. */
  private static final double WHIM = 0.05;

  /** The chance that a rival on the first cell of a shot stays there. */
  private static final double STAYS = 0.85;

  /** The chance that a rival comes to a cell on which it can stop a shot. */
  private static final double COMES = 0.35;

  /** The chance that a rival stays on its cell if the player with the ball steps onto this cell. */
  private static final double HOLDS = 0.4;

  /** The chance that a rival beside the new cell of the player with the ball also steps onto it. */
  private static final double MEETS = 0.3;

  /** The chance that a rival comes to the cell on which the ball is now. */
  private static final double RUNS_AT_BALL = 0.6;

  private final TeamOrders team;
  private final int carrier;

  SoundAttack(TeamOrders team, int carrier) {
    this.team = team;
    this.carrier = carrier;
  }

  void order() {
    orderCarrier();
    team.send(team.nearest(team.ownGoalMouth()), team.ownGoalMouth());
    int behind = team.cell(carrier) - team.forward();
    team.send(team.nearest(behind), behind);
  }

  private void orderCarrier() {
    int cell = team.cell(carrier);
    int best = 0;
    int bestStrength = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
      double value = team.mayStep(carrier, direction) ? ofStep(direction) : most;
      if (value > most) {
        most = value;
        best = direction;
        bestStrength = 0;
      }
      for (int strength = 1; strength <= team.strongest(cell, direction); strength++) {
        value = ofShot(cell, direction, strength);
        if (value > most) {
          most = value;
          best = direction;
          bestStrength = strength;
        }
      }
    }
    if (bestStrength > 0) {
      team.pass(carrier, new SoccerOrder.Pass(best, bestStrength));
    } else {
      team.step(carrier, best);
    }
  }

  private double ofStep(int direction) {
    int cell = team.cell(carrier) + Cells.offset(direction);
    double kept = 1;
    for (int rival = 0; rival < GridSoccer.PLAYERS; rival++) {
      double chance = team.game().tackle(team.seat(), carrier, rival);
      kept *= 1 - chance * presence(team.rivalCell(rival), cell, direction);
    }
    double goal = StrictMath.pow(PATIENCE, 1 + team.stepsToShot(cell));
    return kept * goal + (1 - kept) * LOST + WHIM * team.rng().uniform();
  }

  /**
   * Returns the chance that a rival ends the step on {@code cell}, the new cell of the player with
   * the ball.
   */
  private static double presence(int rivalCell, int cell, int direction) {
    int distance = CellDistances.distance(rivalCell, cell);
    if (distance > 1) {
      return 0;
    }
    return direction == 0 ? RUNS_AT_BALL : distance == 0 ? HOLDS : MEETS;
  }

  /**
   * Returns the value of a shot at the rivals' goal. Any other pass has the value of a lost ball.
   */
  private double ofShot(int from, int direction, int strength) {
    int steps = team.stepsToGoal(from, direction, strength);
    if (steps == 0) {
      return LOST;
    }
    double chance = 1;
    int at = from;
    for (int step = 1; step <= steps && team.board().isOnBoard(at); step++) {
      at += Cells.offset(direction);
      chance *= passes(at, step - 1);
      at += Cells.offset(direction);
      chance *= passes(at, step);
    }
    return chance * StrictMath.pow(PATIENCE, steps - 1) + (1 - chance) * LOST;
  }

  /**
   * Returns the chance that no player takes the ball on a cell. Only players that reach the cell
   * within {@code steps} steps can take it.
   */
  private double passes(int cell, int steps) {
    if (!team.board().isOnBoard(cell)) {
      return 1;
    }
    double chance = steps == 0 && team.playerOn(cell) >= 0 ? 0 : 1;
    for (int rival = 0; rival < GridSoccer.PLAYERS; rival++) {
      if (CellDistances.distance(team.rivalCell(rival), cell) <= steps) {
        chance *= 1 - (steps == 0 ? STAYS : COMES);
      }
    }
    return chance;
  }
}
