package org.rondo.parallelfootball;

import java.util.Arrays;
import java.util.List;

/**
 * What the champion's players do in one turn: each bids for the ball that gains most for its time,
 * and the highest bid has it, until everybody has an order.
 */
final class Bidding {
  private static final int NOWHERE = -1;

  /** What a ball keeps of its gain at least, whatever is around it. */
  private static final double LEAST = 0.05;

  private final Outlook outlook;
  private final Field field;
  private final Weights.Route route;
  private final Landings landings;
  private final Effort effort;
  private final int seat;

  /** Balls by cell that no player has been given yet. */
  private final int[] free = new int[Cell.COUNT];

  /** Balls by cell that will be there a turn later, and that no player has been given yet. */
  private final int[] coming = new int[Cell.COUNT];

  private final Order[] orders;

  /** What each player bids for, and how much. */
  private final int[] wanted;

  private final double[] bids;
  private final Rings rings = new Rings();
  private final double mostGain;
  private final double mostCompany;

  Bidding(Outlook outlook, Weights weights, Effort effort) {
    this.outlook = outlook;
    this.field = outlook.field();
    this.route = weights.route();
    this.effort = effort;
    this.seat = outlook.terrain().seat();
    this.landings = new Landings(outlook, weights.landing(), effort);
    this.orders = new Order[field.playerCount()];
    this.wanted = new int[orders.length];
    this.bids = new double[orders.length];
    Arrays.setAll(free, field::ballsAt);
    double gain = 0;
    double company = 0;
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      gain = Math.max(gain, outlook.gain(cell));
      company = Math.max(company, outlook.company(cell));
    }
    this.mostGain = gain;
    this.mostCompany = company;
  }

  Orders orders() {
    for (int player = 0; player < orders.length; player++) {
      bid(player);
    }
    for (int i = 0; i < orders.length; i++) {
      if (effort.isOver()) {
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

  /** Gives everybody left what it bids for if that is still there, else the ball it stands on. */
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
    return Ground.order(cell, Ground.stepTowards(cell, ball));
  }

  private Order kick(int cell) {
    int target = landings.best(cell, free, coming);
    if (target != outlook.terrain().home()) {
      coming[target]++;
      boolean isOver = effort.isOver();
      for (int player = 0; player < orders.length && !isOver; player++) {
        if (orders[player] == null) {
          raise(player, target);
        }
      }
    }
    return Order.kick(Cell.at(target));
  }

  /** Lets a player bid for a ball that is on its way, if that is more than it has bid. */
  private void raise(int player, int ball) {
    int steps = Ground.stepsBetween(cellOf(player), ball);
    if (mostBid(steps) > bids[player] && bid(ball, steps) > bids[player]) {
      wanted[player] = ball;
      bids[player] = bid(ball, steps);
    }
  }

  /** Lets a player bid for the best of all balls, or for the one it stands on if time is up. */
  private void bid(int player) {
    int cell = cellOf(player);
    wanted[player] = free[cell] > 0 ? cell : NOWHERE;
    bids[player] = Double.NEGATIVE_INFINITY;
    if (!effort.step()) {
      return;
    }
    for (int steps = 0; steps < Rings.COUNT && mostBid(steps) > bids[player]; steps++) {
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

  /** {@return what a player bids at most for a ball so many steps away} */
  private double mostBid(int steps) {
    double walk = route.step() * steps;
    return route.balls() * mostGain / (walk + route.balls()) + mostCompany / (walk + 1);
  }

  /** {@return what a player bids for the balls of a cell: what they gain in a turn} */
  private double bid(int ball, int steps) {
    int count = free[ball] + coming[ball];
    // A ball on its way is there in a turn: nobody has it earlier.
    int turns = steps == 0 && free[ball] == 0 ? 1 : steps;
    double counted = Math.min(count, route.balls());
    double gain = counted * outlook.gain(ball) * outlook.chance(ball, turns, count);
    // Below 0 the worth of a ball would grow with the way to it, and nobody would ever get there.
    double worth = Math.max(LEAST * gain, gain + outlook.company(ball));
    return worth / (route.step() * turns + counted);
  }
}
