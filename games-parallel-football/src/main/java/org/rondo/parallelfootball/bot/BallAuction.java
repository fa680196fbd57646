package org.rondo.parallelfootball.bot;

import static org.rondo.parallelfootball.bot.AuctionWeight.ROUTE_BALLS;
import static org.rondo.parallelfootball.bot.AuctionWeight.ROUTE_STEP;

import java.util.Arrays;
import java.util.List;
import org.rondo.bot.Weights;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Order;
import org.rondo.parallelfootball.Orders;

/**
 * Finds the orders of the champion's players for one turn by an auction. Each player bids for the
 * ball that gives the player the highest gain per unit of cost. The player with the highest bid
 * gets its ball. The auction goes on until all players have orders.
 */
final class BallAuction {
  private static final int NOWHERE = -1;

  /**
   * The minimum share of its gain that a ball keeps. The balls and players around it cannot reduce
   * the gain further.
   */
  private static final double LEAST = 0.05;

  private final BallValues values;
  private final Field field;

  /** The cost of a step, in kicks. */
  private final double step;

  /** The maximum number of balls on a cell that count. */
  private final double most;

  private final LandingChoice landings;
  private final BidCounter counter;
  private final int seat;

  /** The number of balls on each cell that are not yet given to a player. */
  private final int[] free = new int[Cell.COUNT];

  /** The number of balls that land on each cell in this turn and are not yet given to a player. */
  private final int[] coming = new int[Cell.COUNT];

  private final Order[] orders;

  /** The cell of the ball for which each player bids. */
  private final int[] wanted;

  /** The bid of each player. */
  private final double[] bids;

  private final CellRings rings = new CellRings();
  private final double mostGain;
  private final double mostCompany;

  BallAuction(BallValues values, Weights<AuctionWeight> weights, BidCounter counter) {
    this.values = values;
    this.field = values.field();
    this.step = weights.of(ROUTE_STEP);
    this.most = weights.of(ROUTE_BALLS);
    this.counter = counter;
    this.seat = values.territory().seat();
    this.landings = new LandingChoice(values, weights, counter);
    this.orders = new Order[field.playerCount()];
    this.wanted = new int[orders.length];
    this.bids = new double[orders.length];
    Arrays.setAll(free, field::ballsAt);
    double gain = 0;
    double company = 0;
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      gain = Math.max(gain, values.gain(cell));
      company = Math.max(company, values.company(cell));
    }
    this.mostGain = gain;
    this.mostCompany = company;
  }

  Orders orders() {
    for (int player = 0; player < orders.length; player++) {
      bid(player);
    }
    for (int i = 0; i < orders.length; i++) {
      if (counter.isSpent()) {
        orderTheRest();
        break;
      }
      int winner = winner();
      int ball = wanted[winner];
      orders[winner] = order(winner, ball);
      for (int player = 0; player < orders.length; player++) {
        if (orders[player] == null && wanted[player] == ball && ball != NOWHERE) {
          bid(player);
        }
      }
    }
    return Orders.of(List.of(orders));
  }

  /**
   * Gives each player without an order the ball for which it bids. If this ball is no longer free,
   * the player gets a ball on its own cell, if there is one.
   */
  private void orderTheRest() {
    for (int player = 0; player < orders.length; player++) {
      if (orders[player] == null) {
        int ball = wanted[player];
        int cell = cellOf(player);
        boolean isThere = ball != NOWHERE && free[ball] + coming[ball] > 0;
        orders[player] = order(player, isThere ? ball : free[cell] > 0 ? cell : NOWHERE);
      }
    }
  }

  private int cellOf(int player) {
    return field.playerAt(seat, player);
  }

  private int winner() {
    int winner = NOWHERE;
    for (int player = 0; player < orders.length; player++) {
      if (orders[player] == null && (winner == NOWHERE || bids[player] > bids[winner])) {
        winner = player;
      }
    }
    return winner;
  }

  private Order order(int player, int ball) {
    int cell = cellOf(player);
    if (ball == NOWHERE) {
      return Order.stay();
    }
    if (cell == ball && free[ball] > 0) {
      free[ball]--;
      return kick(ball);
    }
    if (free[ball] > 0) {
      free[ball]--;
    } else {
      coming[ball]--;
    }
    return CellIndices.orderTowards(cell, ball);
  }

  private Order kick(int cell) {
    int target = landings.best(cell, free, coming);
    if (target != values.territory().home()) {
      coming[target]++;
      boolean isSpent = counter.isSpent();
      for (int player = 0; player < orders.length && !isSpent; player++) {
        if (orders[player] == null) {
          raise(player, target);
        }
      }
    }
    return Order.kick(Cell.at(target));
  }

  /**
   * Lets a player bid for a ball that will land, if this bid is higher than the player's last bid.
   */
  private void raise(int player, int ball) {
    int steps = CellIndices.stepsBetween(cellOf(player), ball);
    if (mostBid(steps) > bids[player] && bid(ball, steps) > bids[player]) {
      wanted[player] = ball;
      bids[player] = bid(ball, steps);
    }
  }

  /**
   * Lets a player bid for the best ball. If the budget is spent, the player bids for a ball on its
   * own cell.
   */
  private void bid(int player) {
    int cell = cellOf(player);
    wanted[player] = free[cell] > 0 ? cell : NOWHERE;
    bids[player] = Double.NEGATIVE_INFINITY;
    if (!counter.count()) {
      return;
    }
    for (int steps = 0; steps < CellRings.COUNT && mostBid(steps) > bids[player]; steps++) {
      rings.turnTo(cell, steps);
      for (int i = 0; i < rings.size(); i++) {
        int ball = rings.cell(i);
        if (free[ball] + coming[ball] > 0) {
          double bid = bid(ball, steps);
          if (bid > bids[player]) {
            wanted[player] = ball;
            bids[player] = bid;
          }
        }
      }
    }
  }

  /** {@return the highest possible bid of a player for a ball {@code steps} steps away} */
  private double mostBid(int steps) {
    double walk = step * steps;
    return most * mostGain / (walk + most) + mostCompany / (walk + 1);
  }

  /**
   * {@return the bid of a player for the balls of a cell} The bid is a value divided by a cost. The
   * value is the gain of the balls, plus the weighted balls and players around them. The cost is in
   * kicks: the cost of the steps, plus one for each ball that counts.
   */
  private double bid(int ball, int steps) {
    int count = free[ball] + coming[ball];
    // A flying ball lands after one turn. No player can kick it earlier.
    int turns = steps == 0 && free[ball] == 0 ? 1 : steps;
    double counted = Math.min(count, most);
    double gain = counted * values.gain(ball) * values.chance(ball, turns, count);
    // If the value were below 0, the bid would rise with the distance, and no player would go to
    // the ball.
    double worth = Math.max(LEAST * gain, gain + values.company(ball));
    return worth / (step * turns + counted);
  }
}
