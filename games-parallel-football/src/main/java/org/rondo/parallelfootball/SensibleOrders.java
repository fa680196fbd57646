package org.rondo.parallelfootball;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds sensible orders for each player alone. A player on a ball kicks it home or nearer to home.
 * Other players step towards a ball.
 */
final class SensibleOrders {

  /** The maximum number of orders for a player. */
  private static final int MOST = 3;

  private final Field field;
  private final PlanTable table;
  private final int seat;
  private final int[] cellsWithBalls;

  SensibleOrders(Field field, PlanTable table, int seat) {
    this.field = field;
    this.table = table;
    this.seat = seat;
    this.cellsWithBalls =
        IntStream.range(0, Cell.COUNT).filter(cell -> field.ballsAt(cell) > 0).toArray();
  }

  /** {@return one to three orders for each player; the best order is first} */
  List<List<Order>> byPlayer() {
    return IntStream.range(0, field.playerCount())
        .mapToObj(player -> at(field.playerAt(seat, player)))
        .toList();
  }

  private List<Order> at(int cell) {
    return field.ballsAt(cell) > 0 ? kicks(cell) : steps(cell);
  }

  private List<Order> kicks(int cell) {
    int home = PlanTable.home(seat);
    if (table.isInRange(cell, home)) {
      return List.of(Order.kick(Cell.at(home)));
    }
    return IntStream.range(0, table.count(cell, 1))
        .map(i -> table.plan(cell, i))
        .filter(plan -> plan >= PlanTable.KICK)
        .map(plan -> plan - PlanTable.KICK)
        .boxed()
        .sorted(Comparator.comparingInt(target -> PlanTable.squaredDistance(target, home)))
        .limit(MOST)
        .map(target -> Order.kick(Cell.at(target)))
        .toList();
  }

  /**
   * {@return steps towards the nearest balls} Among equally near balls, those nearer to home come
   * first.
   */
  private List<Order> steps(int cell) {
    int home = PlanTable.home(seat);
    return IntStream.of(cellsWithBalls)
        .boxed()
        .sorted(
            Comparator.<Integer>comparingInt(ball -> PlanTable.stepsBetween(cell, ball))
                .thenComparingInt(ball -> PlanTable.squaredDistance(ball, home)))
        .map(ball -> PlanTable.stepTowards(cell, ball))
        .distinct()
        .limit(MOST)
        .map(step -> PlanTable.order(cell, step))
        .toList();
  }
}
