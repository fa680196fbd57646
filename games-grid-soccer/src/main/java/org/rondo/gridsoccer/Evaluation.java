package org.rondo.gridsoccer;

/**
 * What a position is worth to the left team, from −1, a certain goal of the right team, to 1.
 *
 * <p>A free ball is worth what it will be worth to the team that reaches its way first.
 */
final class Evaluation {

  /** How sure it is that the nearer team gets a resting ball. */
  private static final double NEARER = 0.9;

  private final Ground ground;
  private final Ruleset ruleset;
  private final Duels duels;
  private final Prospects prospects;

  /**
   * Prepares to value positions of a game.
   *
   * @param game the rules
   * @param weights what was learned
   */
  Evaluation(GridSoccer game, Weights weights) {
    this.ground = game.reach().ground();
    this.ruleset = game.options().ruleset();
    this.duels = game.duels();
    this.prospects = new Prospects(ground, weights.of(ground));
  }

  /** Returns what values the positions in which somebody has the ball. */
  Prospects prospects() {
    return prospects;
  }

  /** Returns the value of a position after the formations. */
  double value(Pitch pitch) {
    int ball = pitch.ball();
    if (!Ball.isFree(ball)) {
      int seat = Ball.seat(ball);
      long rivals = pitch.cells(1 - seat);
      return ofCarried(seat, pitch.cells(seat), Ball.player(ball), pitch.ballCell(), rivals);
    }
    return Ball.strength(ball) > 0 ? ofFlying(pitch) : ofResting(pitch, Ball.cell(ball), 0);
  }

  /**
   * Returns the value where a player has the ball.
   *
   * @param seat his team
   * @param mates the cells of its players
   * @param player his number in it
   * @param cell where he has the ball
   * @param rivals the cells of the other team's players
   */
  double ofCarried(int seat, long mates, int player, int cell, long rivals) {
    double value = prospects.value(seat, mates, player, cell, rivals);
    return seat == 0 ? value : -value;
  }

  /** Follows the ball: those who can be where it may be taken, will be. */
  private double ofFlying(Pitch pitch) {
    int ball = pitch.ball();
    int offset = Cells.offset(Ball.direction(ball));
    int at = Ball.cell(ball);
    for (int step = 1; step <= Ball.strength(ball); step++) {
      int left = nearest(pitch.cells(0), at + offset);
      int right = nearest(pitch.cells(1), at + offset);
      if (isAmong(pitch, left, right, at + offset, step - 1)) {
        return ofMeeting(pitch, left, right, at + offset, step - 1);
      }
      int conceding = conceding(at, offset, step == Ball.strength(ball));
      if (conceding >= 0) {
        return conceding == 0 ? -1 : 1;
      }
      at += ground.isInColumns(at + 2 * offset) ? 2 * offset : offset;
      left = nearest(pitch.cells(0), at);
      right = nearest(pitch.cells(1), at);
      if (isAmong(pitch, left, right, at, step)) {
        return ofMeeting(pitch, left, right, at, step);
      }
    }
    return ofResting(pitch, at, Ball.strength(ball));
  }

  /** Returns the seat that concedes by two more cells of a ball's way, or −1. */
  private int conceding(int at, int offset, boolean isLast) {
    int first = ground.concededIn(at + offset);
    boolean stops = isLast && ruleset == Ruleset.ELIZONDO;
    return first >= 0 || stops ? first : ground.concededIn(at + 2 * offset);
  }

  private static boolean isAmong(Pitch pitch, int left, int right, int cell, int steps) {
    return Cells.distance(Trio.get(pitch.cells(0), left), cell) <= steps
        || Cells.distance(Trio.get(pitch.cells(1), right), cell) <= steps;
  }

  /** Returns the value where whoever is on a cell after so many steps takes the ball. */
  private double ofMeeting(Pitch pitch, int left, int right, int cell, int steps) {
    boolean isLeft = Cells.distance(Trio.get(pitch.cells(0), left), cell) <= steps;
    boolean isRight = Cells.distance(Trio.get(pitch.cells(1), right), cell) <= steps;
    double chance = isLeft && isRight ? duels.contest(left, right) : isRight ? 1 : 0;
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
    int leftSteps = Math.max(steps, Cells.distance(Trio.get(pitch.cells(0), left), cell));
    int rightSteps = Math.max(steps, Cells.distance(Trio.get(pitch.cells(1), right), cell));
    double chance = duels.contest(left, right);
    if (leftSteps != rightSteps) {
      chance = leftSteps < rightSteps ? 1 - NEARER : NEARER;
    }
    return mixed(pitch, left, right, cell, chance);
  }

  private static int nearest(long cells, int cell) {
    int nearest = 0;
    int least = Integer.MAX_VALUE;
    for (int player = 0; player < Trio.SIZE; player++) {
      int distance = Cells.distance(Trio.get(cells, player), cell);
      if (distance < least) {
        least = distance;
        nearest = player;
      }
    }
    return nearest;
  }
}
