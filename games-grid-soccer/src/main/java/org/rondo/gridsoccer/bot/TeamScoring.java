package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;

/**
 * What a position is worth to one team: a sum of features, each from 0 to 1, by {@link
 * TeamWeights}.
 *
 * <p>Where somebody has the ball, the sum is made of a part for his team and one for the other, so
 * that a search finds each once for many positions. A free ball is worth what it will be worth to
 * the teams that may take it, by who is nearer. A score takes constant time, and where the ball
 * flies, time proportional to the steps that are left of its flight; that is far below the O(N²M²)
 * for N columns and M rows that the assignment allows.
 */
final class TeamScoring {

  /** What a goal is worth: more than all weights together. */
  static final double GOAL = 10;

  /** What a ball is worth that nobody can keep out of the goal. */
  private static final double GOAL_TO_COME = 9;

  /** How sure it is that the nearer team gets a free ball. */
  private static final double NEARER = 0.9;

  /** From so many columns ahead of the ball a player supports it fully. */
  private static final int MOST_AHEAD = 4;

  private final TeamWeights weights;
  private final FlightEnd flight;
  private final OpenShots shots;
  private final int middle;
  private final int last;
  private final int lastRow;

  /**
   * Prepares to score positions of a game.
   *
   * @param game the rules
   * @param weights how much each feature counts
   */
  TeamScoring(GridSoccer game, TeamWeights weights) {
    this.weights = weights;
    this.flight = new FlightEnd(game);
    this.shots = new OpenShots(game);
    this.middle = game.options().rows() / 2;
    this.last = game.options().columns() - 1;
    this.lastRow = game.options().rows() - 1;
  }

  /** Returns what a position after the formations is worth to a team. */
  double score(Pitch pitch, int seat) {
    if (pitch.isBallFree()) {
      return ofFree(pitch, seat);
    }
    int cell = pitch.ballCell();
    return pitch.carrier(seat) >= 0
        ? ofOwnBall(seat, cell, pitch.cells(seat)) + ofRivals(seat, cell, pitch.cells(1 - seat))
        : ofRivalsBall(seat, cell, pitch.cells(seat));
  }

  /** Returns, where a team has the ball, the part of its players. */
  double ofOwnBall(int seat, int cell, long own) {
    return weights.possession() + ofOwn(seat, cell, own);
  }

  /** Returns, where the rivals have the ball, the whole: their other players do not matter. */
  double ofRivalsBall(int seat, int cell, long own) {
    return ofDefence(seat, cell, own) - weights.possession();
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
    // How near either team is counts also where it does not change who is nearer.
    double race = chance - 0.5 + 0.5 * (nearness(ownSteps) - nearness(rivalSteps));
    return weights.freeBall() * race
        + chance * (ofOwn(seat, cell, own) + ofRivals(seat, cell, rivals))
        + (1 - chance) * ofDefence(seat, cell, own);
  }

  private double ofOwn(int seat, int cell, long own) {
    return weights.ballForward() * progress(seat, cell)
        + weights.nearGoal() * goalNearness(seat, cell)
        + weights.support() * support(seat, cell, own)
        + weights.spread() * spread(own);
  }

  /** Returns, where a team has the ball, the part of the rivals. */
  double ofRivals(int seat, int cell, long rivals) {
    double beaten = (double) behind(seat, cell, rivals) / GridSoccer.PLAYERS;
    return weights.openShot() * shots.open(seat, cell, rivals)
        + weights.rivalsBeaten() * beaten
        - weights.rivalsNear() * nearness(CellDistances.toNearest(rivals, cell));
  }

  private double ofDefence(int seat, int cell, long own) {
    double goalSide = 1 - (double) behind(1 - seat, cell, own) / GridSoccer.PLAYERS;
    return weights.press() * nearness(CellDistances.toNearest(own, cell))
        + weights.goalSide() * goalSide
        + weights.keeper() * keeping(seat, cell, own)
        + weights.spread() * spread(own)
        - weights.ballBack() * progress(1 - seat, cell)
        - weights.nearGoal() * goalNearness(1 - seat, cell)
        - weights.shotAgainst() * shots.open(1 - seat, cell, own);
  }

  private static double nearness(int steps) {
    return 1.0 / (1 + steps);
  }

  /** Returns how far a ball has come: 0 before a team's own goal, 1 before the rivals'. */
  private double progress(int seat, int cell) {
    int column = Cells.column(cell);
    return (double) (seat == 0 ? column : last - column) / last;
  }

  /** Returns 1 divided by the steps to the nearest cell of the goal that a team attacks. */
  private double goalNearness(int seat, int cell) {
    int column = Cells.column(cell);
    int columns = seat == 0 ? last + 1 - column : column + 1;
    int rows = Math.abs(Cells.row(cell) - middle) - 1;
    return 1.0 / Math.max(columns, rows);
  }

  /** Returns how many players are nearer to the attacking team's own end than the ball. */
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
      sum += Math.max(0, Math.min(MOST_AHEAD, ahead));
    }
    return (double) sum / (GridSoccer.PLAYERS * MOST_AHEAD);
  }

  /** Returns how near a team is to the cell before its goal that is nearest to the ball. */
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
