package org.rondo.parallelfootball;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** What the sound bot's players do in one turn. */
final class Errands {

  /** A ball's distance from home, in steps to walk to it. */
  private static final double AWAY = 0.1;

  /** A rival nearer to the ball, in steps to walk to it. */
  private static final double CONTESTED = 20;

  /** A kick that a ball still needs, in steps that a player of the team must walk to it. */
  private static final double KICK = 8;

  private static final int NOWHERE = -1;

  private final Field field;
  private final Ground ground;
  private final int seat;
  private final int home;
  private final Walk mates;
  private final Walk rivals;

  /** Balls by cell that no player has been given yet. */
  private final int[] free = new int[Cell.COUNT];

  /** Cells that a player shall not leave, since a ball is on its way there. */
  private final boolean[] isAwaited = new boolean[Cell.COUNT];

  Errands(Field field, Ground ground, int seat) {
    this.field = field;
    this.ground = ground;
    this.seat = seat;
    this.home = Ground.home(seat);
    this.mates = Walk.of(field, IntStream.of(seat));
    this.rivals = Walk.of(field, IntStream.range(0, Field.TEAMS).filter(team -> team != seat));
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

  /** Orders a kick if a ball is there for the player. */
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
    return Ground.order(cell, Ground.stepTowards(cell, ball));
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
    int steps = Ground.stepsBetween(cell, ball);
    return steps + AWAY * distanceFromHome(ball) + (rivals.steps(ball) < steps ? CONTESTED : 0);
  }

  private int target(int cell) {
    if (ground.isInRange(cell, home)) {
      return home;
    }
    int best = NOWHERE;
    for (int index = 0; index < ground.count(cell, 1); index++) {
      int target = ground.plan(cell, index) - Ground.KICK;
      // Only nearer to home, or a ball might be kicked to and fro for ever.
      boolean isNearer = target >= 0 && distanceFromHome(target) < distanceFromHome(cell);
      if (isNearer && (best == NOWHERE || stepsFromScoring(target) < stepsFromScoring(best))) {
        best = target;
      }
    }
    return best;
  }

  /** {@return how far a ball on a cell is from being scored; lower is better} */
  private double stepsFromScoring(int cell) {
    double kicks = distanceFromHome(cell) / ground.range();
    return KICK * (kicks + Math.ceil(kicks)) + mates.steps(cell);
  }

  private double distanceFromHome(int cell) {
    return Math.sqrt(Ground.squaredDistance(cell, home));
  }
}
