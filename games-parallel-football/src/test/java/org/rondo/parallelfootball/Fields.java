package org.rondo.parallelfootball;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.rondo.game.JointMove;
import org.rondo.random.Rng;

/** Positions made by hand, and what the teams do there. */
final class Fields {
  private static final int BALLS = 1020;

  private Fields() {}

  /** Returns a position with so many balls on a cell, all others scored by team 3. */
  static Field withBalls(Cell cell, int balls, List<List<Cell>> teams) {
    short[] all = new short[Cell.COUNT];
    all[cell.index()] = (short) balls;
    return Field.of(7, new int[] {0, 0, 0, BALLS - balls}, all, teams, balls == 0);
  }

  /** Returns the position of a game after the players are placed. */
  static Field placed(ParallelFootball game, IntFunction<Placement> placements) {
    Field start = game.start();
    return game.next(start, JointMove.of(start.toMove(), placements::apply), Rng.none());
  }

  /** Returns as many players on one cell. */
  static List<Cell> crowd(Cell cell, int players) {
    return IntStream.range(0, players).mapToObj(player -> cell).toList();
  }

  /** Returns the cells of team 0, and of three teams as large who all stand on one cell. */
  static List<List<Cell>> teams(List<Cell> own, Cell others) {
    List<Cell> crowd = crowd(others, own.size());
    return List.of(own, crowd, crowd, crowd);
  }

  static Orders orders(Order... orders) {
    return Orders.of(Arrays.asList(orders));
  }

  static Orders allDo(Order order, int players) {
    return Orders.of(IntStream.range(0, players).mapToObj(player -> order).toList());
  }

  static JointMove<Instructions> joint(Field field, Instructions... moves) {
    return JointMove.of(field.toMove(), seat -> moves[seat]);
  }

  /** Returns a joint move in which one team acts and the others stay. */
  static JointMove<Instructions> only(Field field, int acting, Instructions move) {
    return JointMove.of(
        field.toMove(), seat -> seat == acting ? move : allDo(Order.stay(), field.playerCount()));
  }
}
