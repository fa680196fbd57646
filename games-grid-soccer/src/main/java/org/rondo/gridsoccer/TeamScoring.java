package org.rondo.gridsoccer;

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
  private final Flight flight;
  private final Shots shots;
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
    this.flight = new Flight(game);
    this.shots = new Shots(game);
    this.middle = game.options().rows() / 2;
    this.last = game.options().columns() - 1;
    this.lastRow = game.options().rows() - 1;
  }

  /** Returns what a position after the formations is worth to a team. */
  double score(Pitch pitch, int seat) {
    int ball = pitch.ball();
    if (Ball.isFree(ball)) {
      return ofFree(pitch, seat);
    }
    int cell = pitch.ballCell();
    return Ball.seat(ball) == seat
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
    if (Flight.isGoal(end)) {
      return Flight.conceding(end) == seat ? -GOAL_TO_COME : GOAL_TO_COME;
    }
    int cell = Flight.cell(end);
    long own = pitch.cells(seat);
    long rivals = pitch.cells(1 - seat);
    int ownSteps = Math.max(Flight.steps(end), Flight.distance(own, cell));
    int rivalSteps = Math.max(Flight.steps(end), Flight.distance(rivals, cell));
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
    double beaten = (double) behind(seat, cell, rivals) / Trio.SIZE;
    return weights.openShot() * shots.open(seat, cell, rivals)
        + weights.rivalsBeaten() * beaten
        - weights.rivalsNear() * nearness(Flight.distance(rivals, cell));
  }

  private double ofDefence(int seat, int cell, long own) {
    double goalSide = 1 - (double) behind(1 - seat, cell, own) / Trio.SIZE;
    return weights.press() * nearness(Flight.distance(own, cell))
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
    for (int player = 0; player < Trio.SIZE; player++) {
      count += sign * Cells.columnsFrom(cell, Trio.get(players, player)) < 0 ? 1 : 0;
    }
    return count;
  }

  private static double support(int seat, int cell, long own) {
    int sign = seat == 0 ? 1 : -1;
    int sum = 0;
    for (int player = 0; player < Trio.SIZE; player++) {
      int ahead = sign * Cells.columnsFrom(cell, Trio.get(own, player));
      sum += Math.max(0, Math.min(MOST_AHEAD, ahead));
    }
    return (double) sum / (Trio.SIZE * MOST_AHEAD);
  }

  /** Returns how near a team is to the cell before its goal that is nearest to the ball. */
  private double keeping(int seat, int cell, long own) {
    int row = Math.max(middle - 1, Math.min(middle + 1, Cells.row(cell)));
    int place = Cells.of(row, seat == 0 ? 0 : last);
    return Math.max(0, 1 - 2.0 * Flight.distance(own, place) / last);
  }

  private double spread(long own) {
    int first = Cells.row(Trio.get(own, 0));
    int second = Cells.row(Trio.get(own, 1));
    int third = Cells.row(Trio.get(own, 2));
    int rows = Math.max(Math.max(first, second), third) - Math.min(Math.min(first, second), third);
    return Math.min(1, (double) rows / lastRow);
  }
}
