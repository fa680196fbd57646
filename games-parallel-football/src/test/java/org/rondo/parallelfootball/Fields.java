package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.random.Rng;

/** Positions made by hand, and what the teams do there. */
public final class Fields {
  /** A cell far from all homes. */
  public static final Cell MIDDLE = new Cell(16, 16);

  /** A game of two players a team. */
  static final ParallelFootball TWO = game(2, 8, 5000);

  private static final int BALLS = 1020;

  private Fields() {}

  static ParallelFootball game(int players, int range, int turns) {
    return new ParallelFootball(new ParallelFootballOptions(players, range, turns));
  }

  /** Everybody in the middle, but for the first two players of team 0. */
  static Field field(Cell first, Cell second) {
    return placed(
        TWO, seat -> new Placement(seat == 0 ? List.of(first, second) : List.of(MIDDLE, MIDDLE)));
  }

  /** Returns the cells of four teams whose two players all stand on one cell. */
  static List<List<Cell>> fourPairs(Cell cell) {
    return teams(crowd(cell, 2), cell);
  }

  static void assertObjection(Field field, String orders, String objection) {
    Instructions move = TWO.parse(orders);
    assertThat(TWO.moves(field, 0).objection(move)).hasValue(objection);
    assertThat(TWO.moves(field, 0).contains(move)).isFalse();
    assertThatThrownBy(() -> TWO.next(field, only(field, 0, move), Rng.none()))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessage("seat 0 cannot play " + orders + ": " + objection);
  }

  /** Returns a position with so many balls on a cell, all others scored by team 3. */
  public static Field withBalls(Cell cell, int balls, List<List<Cell>> teams) {
    short[] all = new short[Cell.COUNT];
    all[cell.index()] = (short) balls;
    return Field.of(7, new int[] {0, 0, 0, BALLS - balls}, all, teams, balls == 0);
  }

  /**
   * Returns a position that is not over.
   *
   * @param turn how many turns were played
   * @param scores the balls that the teams have scored
   * @param balls how many balls lie on some cells; on all others there is none
   * @param teams the cells of each team's players
   */
  public static Field of(
      int turn, List<Integer> scores, Map<Cell, Integer> balls, List<List<Cell>> teams) {
    short[] all = new short[Cell.COUNT];
    balls.forEach((cell, count) -> all[cell.index()] = count.shortValue());
    return Field.of(turn, scores.stream().mapToInt(Integer::intValue).toArray(), all, teams, false);
  }

  /** Returns the position of a game after the players are placed. */
  public static Field placed(ParallelFootball game, IntFunction<Placement> placements) {
    Field start = game.start();
    return game.next(start, JointMove.of(start.toMove(), placements::apply), Rng.none());
  }

  /** Returns as many players on one cell. */
  public static List<Cell> crowd(Cell cell, int players) {
    return IntStream.range(0, players).mapToObj(player -> cell).toList();
  }

  /** Returns the cells of team 0, and of three teams as large who all stand on one cell. */
  public static List<List<Cell>> teams(List<Cell> own, Cell others) {
    List<Cell> crowd = crowd(others, own.size());
    return List.of(own, crowd, crowd, crowd);
  }

  public static Orders orders(Order... orders) {
    return Orders.of(Arrays.asList(orders));
  }

  public static Orders allDo(Order order, int players) {
    return Orders.of(IntStream.range(0, players).mapToObj(player -> order).toList());
  }

  public static JointMove<Instructions> joint(Field field, Instructions... moves) {
    return JointMove.of(field.toMove(), seat -> moves[seat]);
  }

  /** Returns a joint move in which one team acts and the others stay. */
  public static JointMove<Instructions> only(Field field, int acting, Instructions move) {
    return JointMove.of(
        field.toMove(), seat -> seat == acting ? move : allDo(Order.stay(), field.playerCount()));
  }
}
