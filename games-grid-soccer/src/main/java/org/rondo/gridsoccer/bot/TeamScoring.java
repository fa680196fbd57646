package org.rondo.gridsoccer.bot;

import static org.rondo.gridsoccer.bot.TeamWeight.BALL_BACK;
import static org.rondo.gridsoccer.bot.TeamWeight.BALL_FORWARD;
import static org.rondo.gridsoccer.bot.TeamWeight.FREE_BALL;
import static org.rondo.gridsoccer.bot.TeamWeight.GOAL_SIDE;
import static org.rondo.gridsoccer.bot.TeamWeight.KEEPER;
import static org.rondo.gridsoccer.bot.TeamWeight.NEAR_GOAL;
import static org.rondo.gridsoccer.bot.TeamWeight.OPEN_SHOT;
import static org.rondo.gridsoccer.bot.TeamWeight.POSSESSION;
import static org.rondo.gridsoccer.bot.TeamWeight.PRESS;
import static org.rondo.gridsoccer.bot.TeamWeight.RIVALS_BEATEN;
import static org.rondo.gridsoccer.bot.TeamWeight.RIVALS_NEAR;
import static org.rondo.gridsoccer.bot.TeamWeight.SHOT_AGAINST;
import static org.rondo.gridsoccer.bot.TeamWeight.SPREAD;
import static org.rondo.gridsoccer.bot.TeamWeight.SUPPORT;

import org.rondo.bot.Weights;
import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;

/**
 * Scores a position for one team. The score is a sum of features, weighted by {@link TeamWeight}s.
 * Each feature is from 0 to 1, except the race for a free ball, which is from −0.9 to 0.9.
 *
 * <p>If the team has the ball, the sum has one part for the team's players and one part for the
 * rivals. A search computes each part once for many positions. If the rivals have the ball, only
 * the ball and the team's own players count. A free ball has two scores: one as if the team took
 * the ball, and one as if the rivals took it. The result is an average of both, in which the team
 * nearer to the ball counts more.
 */
final class TeamScoring {

  /** The score of a goal. No position without a goal has a score as high. */
  static final double GOAL = 10;

  /** The score of a flying ball that no player can stop before the goal. */
  private static final double GOAL_TO_COME = 9;

  /** The assumed probability that the nearer team gets a free ball. */
  private static final double NEARER = 0.9;

  /**
   * A player counts fully as support if it is at least this number of columns ahead of the ball.
   */
  private static final int MAX_AHEAD = 4;

  private final Weights<TeamWeight> weights;
  private final FlightEnd flight;
  private final OpenShots shots;
  private final int middle;
  private final int last;
  private final int lastRow;

  /**
   * Creates the scoring for a game. A score takes constant time or, for a flying ball, time
   * proportional to the steps that the ball still flies. The course assignment from which the game
   * comes allows more time: O(N²M²) for N columns and M rows.
   *
   * @param game the rules
   * @param weights the weight of each feature
   */
  TeamScoring(GridSoccer game, Weights<TeamWeight> weights) {
    this.weights = weights;
    this.flight = new FlightEnd(game);
    this.shots = new OpenShots(game);
    this.middle = game.options().rows() / 2;
    this.last = game.options().columns() - 1;
    this.lastRow = game.options().rows() - 1;
  }

  /** Returns the score of a position for a team. The formations must be chosen. */
  double score(Pitch pitch, int seat) {
    if (pitch.isBallFree()) {
      return ofFree(pitch, seat);
    }
    int cell = pitch.ballCell();
    return pitch.carrier(seat) >= 0
        ? ofOwnBall(seat, cell, pitch.cells(seat)) + ofRivals(seat, cell, pitch.cells(1 - seat))
        : ofRivalsBall(seat, cell, pitch.cells(seat));
  }

  /** Returns the part of the score for the players of a team that has the ball. */
  double ofOwnBall(int seat, int cell, long own) {
    return weights.of(POSSESSION) + ofOwn(seat, cell, own);
  }

  /**
   * Returns the whole score if the rivals have the ball. Their players without the ball do not
   * count.
   */
  double ofRivalsBall(int seat, int cell, long own) {
    return ofDefence(seat, cell, own) - weights.of(POSSESSION);
  }

  private double ofFree(Pitch pitch, int seat) {
    int end = flight.end(pitch);
    if (FlightEnd.isGoal(end)) {
      return FlightEnd.conceding(end) == seat ? -GOAL_TO_COME : GOAL_TO_COME;
    }
    int cell = FlightEnd.cell(end);
    long own = pitch.cells(seat);
    long rivals = pitch.cells(1 - seat);
    int ownSteps = Math.max(FlightEnd.steps(end), CellDistances.toNearest(own, cell));
    int rivalSteps = Math.max(FlightEnd.steps(end), CellDistances.toNearest(rivals, cell));
    double chance = 0.5;
    if (ownSteps != rivalSteps) {
      chance = ownSteps < rivalSteps ? NEARER : 1 - NEARER;
    }
    // A shorter distance counts even if it does not change which team is nearer.
    double race = chance - 0.5 + 0.5 * (nearness(ownSteps) - nearness(rivalSteps));
    return weights.of(FREE_BALL) * race
        + chance * (ofOwn(seat, cell, own) + ofRivals(seat, cell, rivals))
        + (1 - chance) * ofDefence(seat, cell, own);
  }

  private double ofOwn(int seat, int cell, long own) {
    return weights.of(BALL_FORWARD) * progress(seat, cell)
        + weights.of(NEAR_GOAL) * goalNearness(seat, cell)
        + weights.of(SUPPORT) * support(seat, cell, own)
        + weights.of(SPREAD) * spread(own);
  }

  /** Returns the part of the score for the rivals of a team that has the ball. */
  double ofRivals(int seat, int cell, long rivals) {
    double beaten = (double) behind(seat, cell, rivals) / GridSoccer.PLAYERS;
    return weights.of(OPEN_SHOT) * shots.open(seat, cell, rivals)
        + weights.of(RIVALS_BEATEN) * beaten
        - weights.of(RIVALS_NEAR) * nearness(CellDistances.toNearest(rivals, cell));
  }

  private double ofDefence(int seat, int cell, long own) {
    double goalSide = 1 - (double) behind(1 - seat, cell, own) / GridSoccer.PLAYERS;
    return weights.of(PRESS) * nearness(CellDistances.toNearest(own, cell))
        + weights.of(GOAL_SIDE) * goalSide
        + weights.of(KEEPER) * keeping(seat, cell, own)
        + weights.of(SPREAD) * spread(own)
        - weights.of(BALL_BACK) * progress(1 - seat, cell)
        - weights.of(NEAR_GOAL) * goalNearness(1 - seat, cell)
        - weights.of(SHOT_AGAINST) * shots.open(1 - seat, cell, own);
  }

  private static double nearness(int steps) {
    return 1.0 / (1 + steps);
  }

  /** Returns the progress of a ball: 0 before the team's own goal, 1 before the rivals'. */
  private double progress(int seat, int cell) {
    int column = Cells.column(cell);
    return (double) (seat == 0 ? column : last - column) / last;
  }

  /**
   * Returns 1 divided by the number of steps to the nearest cell of the goal that the team attacks.
   */
  private double goalNearness(int seat, int cell) {
    int column = Cells.column(cell);
    int columns = seat == 0 ? last + 1 - column : column + 1;
    int rows = Math.abs(Cells.row(cell) - middle) - 1;
    return 1.0 / Math.max(columns, rows);
  }

  /**
   * Returns how many of these players are behind the ball. The team {@code seat} has the ball or is
   * assumed to take it. A player is behind the ball if it is nearer to the end of the board with
   * this team's own goal than the ball is. Only columns count.
   */
  private static int behind(int seat, int cell, long players) {
    int sign = seat == 0 ? 1 : -1;
    int count = 0;
    for (int player = 0; player < GridSoccer.PLAYERS; player++) {
      count += sign * CellDistances.columnsFrom(cell, Cells.player(players, player)) < 0 ? 1 : 0;
    }
    return count;
  }

  private static double support(int seat, int cell, long own) {
    int sign = seat == 0 ? 1 : -1;
    int sum = 0;
    for (int player = 0; player < GridSoccer.PLAYERS; player++) {
      int ahead = sign * CellDistances.columnsFrom(cell, Cells.player(own, player));
      sum += Math.max(0, Math.min(MAX_AHEAD, ahead));
    }
    return (double) sum / (GridSoccer.PLAYERS * MAX_AHEAD);
  }

  /**
   * Returns how near a team is to one of the three cells before its goal: the cell in the row
   * nearest to the ball. The result is 1 if a player is on the cell, and 0 at half the board's
   * length or more.
   */
  private double keeping(int seat, int cell, long own) {
    int row = Math.max(middle - 1, Math.min(middle + 1, Cells.row(cell)));
    int place = Cells.of(row, seat == 0 ? 0 : last);
    return Math.max(0, 1 - 2.0 * CellDistances.toNearest(own, place) / last);
  }

  private double spread(long own) {
    int first = Cells.row(Cells.player(own, 0));
    int second = Cells.row(Cells.player(own, 1));
    int third = Cells.row(Cells.player(own, 2));
    int rows = Math.max(Math.max(first, second), third) - Math.min(Math.min(first, second), third);
    return Math.min(1, (double) rows / lastRow);
  }
}
