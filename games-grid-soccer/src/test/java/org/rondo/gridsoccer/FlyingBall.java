package org.rondo.gridsoccer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.game.JointMove;
import org.rondo.random.Rng;

/**
 * A step in which a ball flies over a cell and lands on the one behind. All players stay, and none
 * is on these two cells, but those who are told to be.
 */
final class FlyingBall {
  private static final List<String> SIDES = List.of("left", "right");
  private static final int[] ROW_STEPS = {0, -1, -1, -1, 0, 1, 1, 1, 0};
  private static final int[] COLUMN_STEPS = {0, -1, 0, 1, 1, 1, 0, -1, -1};
  private static final List<Integer> WAYS = List.of(1, 2, 3, 4, 5, 6, 7, 8);
  private static final int NO_PLAYER = -1;

  private final Rng rng;
  private final GridSoccerOptions options;
  private final int direction;
  private final int strength;
  private final Spot from;
  private final Spot over;
  private final Spot landing;

  // The six players, the left team's first.
  private final List<Spot> spots = new ArrayList<>();
  private final List<String> orders = new ArrayList<>();
  private final int passer;

  private record Spot(int row, int column) {
    Spot moved(int direction, int steps) {
      return new Spot(row + steps * ROW_STEPS[direction], column + steps * COLUMN_STEPS[direction]);
    }

    @Override
    public String toString() {
      return row + "," + column;
    }
  }

  /** Draws a board, a ball and players; the ball is in the air already or just being passed. */
  FlyingBall(GridSoccerRuleset ruleset, boolean isPassed, Rng rng) {
    this.rng = rng;
    int rows = 3 + 2 * rng.below(3);
    options =
        GridSoccerOptions.defaults()
            .withBoard(rows, 2 * rows + 2 * rng.below(3))
            .withRuleset(ruleset);
    direction = rng.pick(WAYS);
    from = rng.pick(board().filter(spot -> isOnBoard(spot.moved(direction, 2))).toList());
    over = from.moved(direction, 1);
    landing = from.moved(direction, 2);
    strength =
        rng.pick(
            IntStream.rangeClosed(1, options.mostStrength())
                .filter(most -> isOnBoard(from.moved(direction, 2 * most)))
                .boxed()
                .toList());
    for (int seat = 0; seat < 2; seat++) {
      List<Spot> others = new ArrayList<>(board().toList());
      others.removeAll(List.of(from, over, landing));
      rng.shuffle(others);
      spots.addAll(others.subList(0, 3));
      orders.addAll(List.of("0", "0", "0"));
    }
    passer = isPassed ? rng.below(6) : NO_PLAYER;
    if (isPassed) {
      spots.set(passer, from);
      orders.set(passer, "p" + direction + ":" + strength);
    }
  }

  private Stream<Spot> board() {
    return IntStream.range(0, options.rows() * options.columns())
        .mapToObj(i -> new Spot(i / options.columns(), i % options.columns()));
  }

  private boolean isOnBoard(Spot spot) {
    return spot.row >= 0
        && spot.row < options.rows()
        && spot.column >= 0
        && spot.column < options.columns();
  }

  /** Has a player of a team stand still on the cell that the ball flies over; returns which. */
  int stander(int seat) {
    int player = playerToMove(seat);
    spots.set(player, over);
    return player % 3;
  }

  /** Has a player of a team come to the cell that the ball flies over. */
  void arrive(int seat) {
    int player = playerToMove(seat);
    int way = rng.pick(WAYS.stream().filter(w -> isFree(seat, over.moved(w, -1))).toList());
    spots.set(player, over.moved(way, -1));
    orders.set(player, Integer.toString(way));
  }

  /** Has a player of a team go away from the cell that the ball flies over. */
  void leave(int seat) {
    int player = playerToMove(seat);
    spots.set(player, over);
    List<Integer> ways =
        WAYS.stream()
            .filter(way -> isFree(seat, over.moved(way, 1)))
            .filter(way -> !over.moved(way, 1).equals(landing))
            .toList();
    orders.set(player, Integer.toString(rng.pick(ways)));
  }

  private int playerToMove(int seat) {
    return rng.pick(
        IntStream.range(3 * seat, 3 * seat + 3).filter(i -> i != passer).boxed().toList());
  }

  private boolean isFree(int seat, Spot spot) {
    return isOnBoard(spot) && !spots.subList(3 * seat, 3 * seat + 3).contains(spot);
  }

  /** Returns where the ball lands if nobody takes it, row and column. */
  String landing() {
    return landing.toString();
  }

  /** Returns the position after the step, which leaves nothing to chance. */
  Pitch after() {
    GridSoccer game = new GridSoccer(options);
    return game.next(
        Pitch.parse(position(), options),
        JointMove.all(SoccerOrders.parse(ordersOf(0)), SoccerOrders.parse(ordersOf(1))),
        Rng.none());
  }

  private String position() {
    String ball =
        passer == NO_PLAYER
            ? from + "," + direction + "," + strength
            : SIDES.get(passer / 3) + passer % 3;
    int last = options.columns() - 1;
    String homes = "0,0 1,0 2,0 0,L 1,L 2,L".replace("L", Integer.toString(last));
    String players = spots.stream().map(Spot::toString).collect(Collectors.joining(" "));
    return String.join(" ", "0 0-0", players, ball, homes);
  }

  private String ordersOf(int seat) {
    return String.join(" ", orders.subList(3 * seat, 3 * seat + 3));
  }

  @Override
  public String toString() {
    return ordersOf(0) + " and " + ordersOf(1) + " in " + position();
  }
}
