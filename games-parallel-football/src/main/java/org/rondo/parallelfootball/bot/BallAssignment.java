package org.rondo.parallelfootball.bot;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Order;
import org.rondo.parallelfootball.Orders;
import org.rondo.parallelfootball.ParallelFootball;

/** Finds the orders of the sound bot's players for one turn. */
final class BallAssignment {

  /** The cost of each cell of distance between a ball and home, in steps of a player. */
  private static final double AWAY = 0.1;

  /** The cost if a rival is nearer to the ball, in steps of a player. */
  private static final double CONTESTED = 20;

  /** The cost of each kick that a ball still needs, in steps of a player. */
  private static final double KICK = 8;

  private static final int NOWHERE = -1;

  private final Field field;
  private final ParallelFootball game;
  private final int seat;
  private final int home;
  private final StepDistances mates;
  private final StepDistances rivals;

  /** The number of balls on each cell that are not yet given to a player. */
  private final int[] free = new int[Cell.COUNT];

  /** The cells on which a player must stay, because a ball will land there. */
  private final boolean[] isAwaited = new boolean[Cell.COUNT];

  BallAssignment(ParallelFootball game, Field field, int seat) {
    this.field = field;
    this.game = game;
    this.seat = seat;
    this.home = CellIndices.home(seat);
    this.mates = StepDistances.of(field, IntStream.of(seat));
    this.rivals =
        StepDistances.of(field, IntStream.range(0, Field.TEAMS).filter(team -> team != seat));
    Arrays.setAll(free, field::ballsAt);
  }

  Orders orders() {
    Order[] orders = new Order[field.playerCount()];
    int[] walkers =
        IntStream.range(0, orders.length).filter(player -> !kicks(player, orders)).toArray();
    double[] costs = new double[orders.length];
    for (int player : walkers) {
      costs[player] = cost(cellOf(player), bestBall(cellOf(player)));
    }
    IntStream.of(walkers)
        .boxed()
        .sorted(Comparator.comparingDouble(player -> costs[player]))
        .forEach(player -> orders[player] = walk(cellOf(player)));
    return Orders.of(List.of(orders));
  }

  private int cellOf(int player) {
    return field.playerAt(seat, player);
  }

  /**
   * Orders a kick if a ball on the player's cell is still free. Returns whether it ordered a kick.
   */
  private boolean kicks(int player, Order[] orders) {
    int cell = cellOf(player);
    if (free[cell] == 0) {
      return false;
    }
    free[cell]--;
    int target = target(cell);
    isAwaited[target] = mates.steps(target) == 0;
    orders[player] = Order.kick(Cell.at(target));
    return true;
  }

  private Order walk(int cell) {
    if (isAwaited[cell]) {
      isAwaited[cell] = false;
      return Order.stay();
    }
    int ball = bestBall(cell);
    if (ball == NOWHERE) {
      return Order.stay();
    }
    free[ball]--;
    return CellIndices.orderTowards(cell, ball);
  }

  private int bestBall(int cell) {
    int best = NOWHERE;
    double bestCost = Double.POSITIVE_INFINITY;
    for (int ball = 0; ball < Cell.COUNT; ball++) {
      if (free[ball] > 0 && cost(cell, ball) < bestCost) {
        best = ball;
        bestCost = cost(cell, ball);
      }
    }
    return best;
  }

  private double cost(int cell, int ball) {
    if (ball == NOWHERE) {
      return Double.POSITIVE_INFINITY;
    }
    int steps = CellIndices.stepsBetween(cell, ball);
    return steps + AWAY * distanceFromHome(ball) + (rivals.steps(ball) < steps ? CONTESTED : 0);
  }

  private int target(int cell) {
    int range = game.options().range();
    if (CellIndices.squaredDistance(cell, home) <= range * range) {
      return home;
    }
    int best = NOWHERE;
    for (int n = 0; n < game.targetCount(cell); n++) {
      int target = game.target(cell, n);
      // Only targets nearer to home are allowed. Otherwise a ball might go to and fro for ever.
      boolean isNearer = distanceFromHome(target) < distanceFromHome(cell);
      if (isNearer && (best == NOWHERE || stepsFromScoring(target) < stepsFromScoring(best))) {
        best = target;
      }
    }
    return best;
  }

  /** {@return the estimated cost to score with a ball on a cell, in steps of a player} */
  private double stepsFromScoring(int cell) {
    double kicks = distanceFromHome(cell) / game.options().range();
    return KICK * (kicks + Math.ceil(kicks)) + mates.steps(cell);
  }

  private double distanceFromHome(int cell) {
    return Math.sqrt(CellIndices.squaredDistance(cell, home));
  }
}
