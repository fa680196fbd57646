package org.rondo.gridsoccer.bot;

import java.util.Arrays;
import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerOrder;
import org.rondo.gridsoccer.SoccerOrders;

/**
 * The orders of a team and of its rivals in one position, without hopeless passes ({@link
 * OrderCandidates}). Each pair of orders has a value for the team. The value is the expected
 * evaluation ({@link TeamScoring}) of the position after the step. A goal in the step counts {@link
 * TeamScoring#GOAL} for the team or against it.
 *
 * <p>In any step but the last, the value is computed from parts if the player with the ball keeps
 * the ball and no player of the other team ends on the same cell. If the team has the ball, the
 * value is the sum of two parts, one for each team. If the rivals have the ball, the value is a
 * single part, for the team's own players. Each part is computed once for all pairs in which it
 * occurs.
 */
final class TeamPayoffs {
  private static final int NO_SEAT = -1;

  private final GridSoccer game;
  private final Pitch pitch;
  private final int seat;
  private final TeamScoring scoring;
  private final SoccerOrders[] own;
  private final SoccerOrders[] answers;
  private final ForcedChance chance = new ForcedChance();

  /** The seat of the player with the ball; {@link #NO_SEAT} if no value is computed from parts. */
  private final int holder;

  private final int carrier;

  /**
   * The direction of the player with the ball in each of the holder's orders; −1 if the player
   * passes or steps into a goal.
   */
  private final int[] directions;

  /** The part of the score for each of the team's orders; empty if the team is not the holder. */
  private final double[] parts;

  /**
   * The part of the score for each direction of the player with the ball and each order of the
   * other team; NaN until it is computed.
   */
  private final double[][] others = new double[Cells.DIRECTIONS][0];

  /**
   * Prepares to value the orders in a position.
   *
   * @param game the rules
   * @param scoring the scores of positions
   * @param pitch the position; the formations must be chosen, and the match must not be over
   * @param seat the team
   */
  TeamPayoffs(GridSoccer game, TeamScoring scoring, Pitch pitch, int seat) {
    OrderCandidates choice = new OrderCandidates(game);
    this.game = game;
    this.scoring = scoring;
    this.pitch = pitch;
    this.seat = seat;
    this.own = choice.orders(pitch, seat);
    this.answers = choice.orders(pitch, 1 - seat);
    boolean isLast = pitch.step() == game.options().steps() - 1;
    boolean isCarried = !pitch.isBallFree() && !isLast;
    int withBall = pitch.carrier(0) >= 0 ? 0 : 1;
    this.holder = isCarried ? withBall : NO_SEAT;
    this.carrier = isCarried ? pitch.carrier(holder) : -1;
    this.directions = new int[isCarried ? ordersOf(holder).length : 0];
    this.parts = new double[holder == seat ? own.length : 0];
    prepare();
  }

  private void prepare() {
    for (int n = 0; n < directions.length; n++) {
      SoccerOrders orders = ordersOf(holder)[n];
      long cells = pitch.cells(holder) + orders.displacement();
      SoccerOrder order = orders.order(carrier);
      int cell = Cells.player(cells, carrier);
      boolean isKept = order instanceof SoccerOrder.Walk && game.board().concededIn(cell) < 0;
      directions[n] = isKept ? order.direction() : -1;
      if (isKept && holder == seat) {
        parts[n] = scoring.ofOwnBall(seat, cell, cells);
      }
    }
  }

  private SoccerOrders[] ordersOf(int side) {
    return side == seat ? own : answers;
  }

  /** Returns the number of the team's orders. */
  int size() {
    return own.length;
  }

  /** Returns the number of the rivals' orders. */
  int answers() {
    return answers.length;
  }

  /** Returns the team's n-th orders; with {@code n} = 0 all players stay. */
  SoccerOrders orders(int n) {
    return own[n];
  }

  /**
   * Returns the value of a pair of orders for the team.
   *
   * @param n the index of the team's orders, from 0 to {@link #size} − 1
   * @param answer the index of the rivals' orders, from 0 to {@link #answers} − 1
   */
  double value(int n, int answer) {
    if (holder != NO_SEAT) {
      int held = holder == seat ? n : answer;
      if (directions[held] >= 0) {
        double part = other(directions[held], holder == seat ? answer : n);
        // The part is infinite if a player of the other team ends on the ball's cell.
        if (part < Double.POSITIVE_INFINITY) {
          return holder == seat ? parts[n] + part : part;
        }
      }
    }
    SoccerOrders left = seat == 0 ? own[n] : answers[answer];
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
    int cell = Cells.player(pitch.cells(holder), carrier) + Cells.offset(direction);
    long cells = pitch.cells(1 - holder) + ordersOf(1 - holder)[n].displacement();
    if (Cells.playerOn(cells, cell) >= 0) {
      return Double.POSITIVE_INFINITY;
    }
    return holder == seat
        ? scoring.ofRivals(seat, cell, cells)
        : scoring.ofRivalsBall(seat, cell, cells);
  }

  private double expected(SoccerOrders left, SoccerOrders right) {
    chance.prepare(true);
    Pitch one = game.step(pitch, left, right, chance);
    if (!chance.wasTossed()) {
      return ofNext(one);
    }
    double probability = chance.probability();
    chance.prepare(false);
    Pitch other = game.step(pitch, left, right, chance);
    return probability * ofNext(one) + (1 - probability) * ofNext(other);
  }

  private double ofNext(Pitch next) {
    if (next.score(seat) > pitch.score(seat)) {
      return TeamScoring.GOAL;
    }
    if (next.score(1 - seat) > pitch.score(1 - seat)) {
      return -TeamScoring.GOAL;
    }
    return next.isOver() ? 0 : scoring.score(next, seat);
  }
}
