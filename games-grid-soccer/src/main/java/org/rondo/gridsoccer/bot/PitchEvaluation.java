package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerBoard;

/**
 * Computes the value of a position for the left team. The value −1 is a certain goal of the right
 * team, and 1 is a certain goal of the left team.
 *
 * <p>A free ball has the mean value of the positions in which one of the teams has taken the ball.
 * The team that reaches the ball first counts more.
 */
final class PitchEvaluation {

  private final SoccerBoard board;
  private final GridSoccerRuleset ruleset;
  private final GridSoccer game;
  private final Prospects prospects;
  private final ValueFactors factors;

  /**
   * Creates the evaluation for a game.
   *
   * @param game the rules
   * @param weights the learned weights
   */
  PitchEvaluation(GridSoccer game, ProspectWeights weights) {
    this.board = game.board();
    this.ruleset = game.options().ruleset();
    this.game = game;
    this.prospects = new Prospects(board, weights);
    this.factors = weights.factors();
  }

  /** Returns the factor that reduces the value of a goal for each step before the goal. */
  double patience() {
    return factors.patience();
  }

  /** Returns the values of positions in which a player has the ball. */
  Prospects prospects() {
    return prospects;
  }

  /** Returns the value of a position. The formations must be chosen. */
  double value(Pitch pitch) {
    int seat = pitch.carrier(0) >= 0 ? 0 : 1;
    int carrier = pitch.carrier(seat);
    if (carrier >= 0) {
      long mates = pitch.cells(seat);
      return ofCarried(seat, mates, carrier, Cells.player(mates, carrier), pitch.cells(1 - seat));
    }
    return pitch.ballStrength() > 0 ? ofFlying(pitch) : ofResting(pitch, pitch.ballCell(), 0);
  }

  /**
   * Returns the value of a position in which a player has the ball.
   *
   * @param seat the player's team
   * @param mates the cells of that team's players
   * @param player the player's number in the team
   * @param cell the cell of the ball
   * @param rivals the cells of the other team's players
   */
  double ofCarried(int seat, long mates, int player, int cell, long rivals) {
    double value = prospects.value(seat, mates, player, cell, rivals);
    return seat == 0 ? value : -value;
  }

  /**
   * Returns the value of a position with a flying ball. A player that can reach the ball in time is
   * assumed to take it.
   */
  private double ofFlying(Pitch pitch) {
    int strength = pitch.ballStrength();
    int offset = Cells.offset(pitch.ballDirection());
    int at = pitch.ballCell();
    for (int step = 1; step <= strength; step++) {
      int left = nearest(pitch.cells(0), at + offset);
      int right = nearest(pitch.cells(1), at + offset);
      if (isAmong(pitch, left, right, at + offset, step - 1)) {
        return ofMeeting(pitch, left, right, at + offset, step - 1);
      }
      int conceding = conceding(at, offset, step == strength);
      if (conceding >= 0) {
        return conceding == 0 ? -1 : 1;
      }
      at += board.isOnBoard(at + 2 * offset) ? 2 * offset : offset;
      left = nearest(pitch.cells(0), at);
      right = nearest(pitch.cells(1), at);
      if (isAmong(pitch, left, right, at, step)) {
        return ofMeeting(pitch, left, right, at, step);
      }
    }
    return ofResting(pitch, at, strength);
  }

  /**
   * Returns the seat that concedes a goal if the ball flies two more cells; −1 if there is no goal.
   */
  private int conceding(int at, int offset, boolean isLast) {
    int first = board.concededIn(at + offset);
    boolean stops = isLast && ruleset == GridSoccerRuleset.ELIZONDO;
    return first >= 0 || stops ? first : board.concededIn(at + 2 * offset);
  }

  private static boolean isAmong(Pitch pitch, int left, int right, int cell, int steps) {
    return CellDistances.distance(Cells.player(pitch.cells(0), left), cell) <= steps
        || CellDistances.distance(Cells.player(pitch.cells(1), right), cell) <= steps;
  }

  /**
   * Returns the value if the ball is taken by a player that reaches the cell within {@code steps}
   * steps.
   */
  private double ofMeeting(Pitch pitch, int left, int right, int cell, int steps) {
    boolean isLeft = CellDistances.distance(Cells.player(pitch.cells(0), left), cell) <= steps;
    boolean isRight = CellDistances.distance(Cells.player(pitch.cells(1), right), cell) <= steps;
    double chance = isLeft && isRight ? game.contest(left, right) : isRight ? 1 : 0;
    return mixed(pitch, left, right, cell, chance);
  }

  private double mixed(Pitch pitch, int left, int right, int cell, double chance) {
    double value = 0;
    if (chance > 0) {
      value += chance * ofCarried(1, pitch.cells(1), right, cell, pitch.cells(0));
    }
    if (chance < 1) {
      value += (1 - chance) * ofCarried(0, pitch.cells(0), left, cell, pitch.cells(1));
    }
    return value;
  }

  private double ofResting(Pitch pitch, int cell, int steps) {
    int left = nearest(pitch.cells(0), cell);
    int right = nearest(pitch.cells(1), cell);
    int leftSteps =
        Math.max(steps, CellDistances.distance(Cells.player(pitch.cells(0), left), cell));
    int rightSteps =
        Math.max(steps, CellDistances.distance(Cells.player(pitch.cells(1), right), cell));
    double chance = game.contest(left, right);
    if (leftSteps != rightSteps) {
      chance = leftSteps < rightSteps ? 1 - factors.nearer() : factors.nearer();
    }
    return mixed(pitch, left, right, cell, chance);
  }

  private static int nearest(long cells, int cell) {
    int nearest = 0;
    int least = Integer.MAX_VALUE;
    for (int player = 0; player < GridSoccer.PLAYERS; player++) {
      int distance = CellDistances.distance(Cells.player(cells, player), cell);
      if (distance < least) {
        least = distance;
        nearest = player;
      }
    }
    return nearest;
  }
}
