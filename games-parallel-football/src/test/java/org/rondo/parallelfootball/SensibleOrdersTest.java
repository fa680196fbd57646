package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class SensibleOrdersTest {
  private static final int PLAYERS = 5;
  private static final PlanTable TABLE = new PlanTable(4);

  /** A ball each on six cells, and teams whose first players stand on balls. */
  private static Field field(Rng rng) {
    Map<Cell, Integer> balls = new HashMap<>();
    List<Cell> cells = new ArrayList<>();
    while (balls.size() < 6) {
      Cell cell = new Cell(1 + rng.below(30), 1 + rng.below(30));
      if (balls.put(cell, 1) == null) {
        cells.add(cell);
      }
    }
    List<List<Cell>> teams = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      List<Cell> team = new ArrayList<>();
      for (int player = 0; player < PLAYERS; player++) {
        team.add(player < 2 ? rng.pick(cells) : new Cell(rng.below(32), rng.below(32)));
      }
      teams.add(team);
    }
    return Fields.of(7, List.of(0, 0, 0, 1014), balls, teams);
  }

  private static int squared(int from, int to) {
    int rows = from / Cell.SIDE - to / Cell.SIDE;
    int columns = from % Cell.SIDE - to % Cell.SIDE;
    return rows * rows + columns * columns;
  }

  private static int steps(int from, int to) {
    return Math.max(
        Math.abs(from / Cell.SIDE - to / Cell.SIDE), Math.abs(from % Cell.SIDE - to % Cell.SIDE));
  }

  private static List<Order> expected(Field field, int cell, int home) {
    if (field.ballsAt(cell) == 0) {
      return IntStream.range(0, Cell.COUNT)
          .filter(ball -> field.ballsAt(ball) > 0)
          .boxed()
          .sorted(
              Comparator.<Integer>comparingInt(ball -> steps(cell, ball))
                  .thenComparing(ball -> squared(ball, home)))
          .map(ball -> PlanTable.order(cell, PlanTable.stepTowards(cell, ball)))
          .distinct()
          .limit(3)
          .toList();
    }
    if (TABLE.isInRange(cell, home)) {
      return List.of(Order.kick(Cell.at(home)));
    }
    return IntStream.range(0, Cell.COUNT)
        .filter(target -> TABLE.isInRange(cell, target))
        .boxed()
        .sorted(Comparator.comparingInt(target -> squared(target, home)))
        .limit(3)
        .map(target -> Order.kick(Cell.at(target)))
        .toList();
  }

  @Test
  void playersKickNearToHomeOrStepToTheNearestBalls() {
    int[] homes = {0, 31, 1023, 992};
    int kicks = 0;
    for (int seed = 0; seed < 60; seed++) {
      Field field = field(Seed.of(seed).rng());
      for (int seat = 0; seat < 4; seat++) {
        List<List<Order>> orders = new SensibleOrders(field, TABLE, seat).byPlayer();
        assertThat(orders).hasSize(PLAYERS);
        for (int player = 0; player < PLAYERS; player++) {
          int cell = field.playerAt(seat, player);
          assertThat(orders.get(player))
              .as("orders of seat %d on %s in %s", seat, Cell.at(cell), field.text())
              .isEqualTo(expected(field, cell, homes[seat]));
          kicks += orders.get(player).size() == 1 && field.ballsAt(cell) > 0 ? 1 : 0;
        }
      }
    }
    assertThat(kicks).as("kicks home").isPositive();
  }
}
