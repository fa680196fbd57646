package org.rondo.parallelfootball;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What each player alone would sensibly do: kick a ball home or nearer to it, else walk to a ball.
 */
final class Preferences {

  /** How many orders a player finds sensible, at most. */
  private static final int MOST = 3;

  private final Field field;
  private final Ground ground;
  private final int seat;
  private final int[] cellsWithBalls;

  Preferences(Field field, Ground ground, int seat) {
    this.field = field;
    this.ground = ground;
    this.seat = seat;
    this.cellsWithBalls =
        IntStream.range(0, Cell.COUNT).filter(cell -> field.ballsAt(cell) > 0).toArray();
  }

  /** {@return for each player one to three orders, the best first} */
  List<List<Order>> byPlayer() {
    return IntStream.range(0, field.playerCount())
        .mapToObj(player -> at(field.playerAt(seat, player)))
        .toList();
  }

  private List<Order> at(int cell) {
    return field.ballsAt(cell) > 0 ? kicks(cell) : steps(cell);
  }

  private List<Order> kicks(int cell) {
    int home = Ground.home(seat);
    if (ground.isInRange(cell, home)) {
      return List.of(Order.kick(Cell.at(home)));
    }
    return IntStream.range(0, ground.count(cell, 1))
        .map(i -> ground.plan(cell, i))
        .filter(plan -> plan >= Ground.KICK)
        .map(plan -> plan - Ground.KICK)
        .boxed()
        .sorted(Comparator.comparingInt(target -> Ground.squaredDistance(target, home)))
        .limit(MOST)
        .map(target -> Order.kick(Cell.at(target)))
        .toList();
  }

  /** {@return steps to the balls that are nearest, of several first those nearest to home} */
  private List<Order> steps(int cell) {
    int home = Ground.home(seat);
    return IntStream.of(cellsWithBalls)
        .boxed()
        .sorted(
            Comparator.<Integer>comparingInt(ball -> Ground.stepsBetween(cell, ball))
                .thenComparingInt(ball -> Ground.squaredDistance(ball, home)))
        .map(ball -> Ground.stepTowards(cell, ball))
        .distinct()
        .limit(MOST)
        .map(step -> Ground.order(cell, step))
        .toList();
  }
}
