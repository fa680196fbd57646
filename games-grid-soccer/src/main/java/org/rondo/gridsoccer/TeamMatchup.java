package org.rondo.gridsoccer;

import java.util.Arrays;

/**
 * All orders of a team and of its rivals in one position, and what pairs of them are worth to the
 * team: the score to be expected after the step, goals included.
 *
 * <p>Where a player keeps the ball and nobody is on his way, the score is made of a part for either
 * team; each part is found once for all pairs that it is in.
 */
final class TeamMatchup {
  private static final int NOBODY = -1;

  private final GridSoccer game;
  private final Pitch pitch;
  private final int seat;
  private final TeamScoring scoring;
  private final Orders[] own;
  private final Orders[] answers;
  private final Coin coin = new Coin();

  /** The seat of the player with the ball; {@link #NOBODY} if parts are of no use. */
  private final int holder;

  private final int carrier;

  /** For each of the holder's orders the direction of the player with the ball, −1 to pass. */
  private final int[] directions;

  /** For each of the holder's orders its part; empty if the rivals hold the ball. */
  private final double[] parts;

  /** For each direction and each order of the others their part, NaN while it is not known. */
  private final double[][] others = new double[Cells.DIRECTIONS][0];

  /**
   * Prepares to weigh the orders in a position.
   *
   * @param game the rules
   * @param scoring what positions are worth
   * @param pitch the position, with formations and not over
   * @param seat the team
   */
  TeamMatchup(GridSoccer game, TeamScoring scoring, Pitch pitch, int seat) {
    OrderChoice choice = new OrderChoice(game.reach());
    this.game = game;
    this.scoring = scoring;
    this.pitch = pitch;
    this.seat = seat;
    this.own = choice.orders(pitch, seat);
    this.answers = choice.orders(pitch, 1 - seat);
    boolean isLast = pitch.step() == game.options().steps() - 1;
    boolean isCarried = !Ball.isFree(pitch.ball()) && !isLast;
    this.holder = isCarried ? Ball.seat(pitch.ball()) : NOBODY;
    this.carrier = isCarried ? Ball.player(pitch.ball()) : NOBODY;
    this.directions = new int[isCarried ? ordersOf(holder).length : 0];
    this.parts = new double[holder == seat ? own.length : 0];
    prepare();
  }

  private void prepare() {
    for (int n = 0; n < directions.length; n++) {
      Orders orders = ordersOf(holder)[n];
      long cells = pitch.cells(holder) + orders.displacement();
      int code = orders.code(carrier);
      int cell = Trio.get(cells, carrier);
      boolean isKept = !Orders.isPass(code) && game.reach().ground().concededIn(cell) < 0;
      directions[n] = isKept ? code : -1;
      if (isKept && holder == seat) {
        parts[n] = scoring.ofOwnBall(seat, cell, cells);
      }
    }
  }

  private Orders[] ordersOf(int side) {
    return side == seat ? own : answers;
  }

  /** Returns how many orders the team may be given. */
  int size() {
    return own.length;
  }

  /** Returns how many orders the rivals may be given. */
  int answers() {
    return answers.length;
  }

  /** Returns orders of the team; the first are to stay. */
  Orders orders(int n) {
    return own[n];
  }

  /**
   * Returns what a pair of orders is worth.
   *
   * @param n the number of the team's
   * @param answer the number of the rivals'
   */
  double value(int n, int answer) {
    if (holder != NOBODY) {
      int held = holder == seat ? n : answer;
      if (directions[held] >= 0) {
        double part = other(directions[held], holder == seat ? answer : n);
        // Infinite where a rival is where the ball goes.
        if (part < Double.POSITIVE_INFINITY) {
          return holder == seat ? parts[n] + part : part;
        }
      }
    }
    Orders left = seat == 0 ? own[n] : answers[answer];
    return expected(left, seat == 0 ? answers[answer] : own[n]);
  }

  private double other(int direction, int n) {
    double[] row = others[direction];
    if (row.length == 0) {
      row = new double[ordersOf(1 - holder).length];
      Arrays.fill(row, Double.NaN);
      others[direction] = row;
    }
    double part = row[n];
    if (Double.isNaN(part)) {
      part = part(direction, n);
      row[n] = part;
    }
    return part;
  }

  private double part(int direction, int n) {
    int cell = Trio.get(pitch.cells(holder), carrier) + Cells.offset(direction);
    long cells = pitch.cells(1 - holder) + ordersOf(1 - holder)[n].displacement();
    if (Trio.indexOf(cells, cell) >= 0) {
      return Double.POSITIVE_INFINITY;
    }
    return holder == seat
        ? scoring.ofRivals(seat, cell, cells)
        : scoring.ofRivalsBall(seat, cell, cells);
  }

  private double expected(Orders left, Orders right) {
    coin.prepare(true);
    Pitch one = game.step(pitch, left, right, coin);
    if (!coin.wasTossed()) {
      return ofNext(one);
    }
    double probability = coin.probability();
    coin.prepare(false);
    Pitch other = game.step(pitch, left, right, coin);
    return probability * ofNext(one) + (1 - probability) * ofNext(other);
  }

  private double ofNext(Pitch next) {
    Standing before = pitch.standing();
    Standing after = next.standing();
    if (after != before) {
      return after.goals(seat) > before.goals(seat) ? TeamScoring.GOAL : -TeamScoring.GOAL;
    }
    return next.isOver() ? 0 : scoring.score(next, seat);
  }
}
