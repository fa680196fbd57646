package org.rondo.gridsoccer;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.game.Parts;
import org.rondo.random.Rng;

/**
 * The orders that a team may give.
 *
 * <p>When orders are counted, listed or drawn, passes with direction 0 or with a strength below 1
 * are left out. Only {@link GridSoccerRuleset#ELIZONDO} accepts such passes.
 *
 * @param tables the orders that each cell allows
 * @param cells the cells of the team's players
 * @param carrier the player with the ball, or −1 if no player of the team has it
 */
record SoccerOrderSpace(OrderTables tables, long cells, int carrier) implements GridSoccerMoves {
  @Override
  public Optional<String> objection(SoccerMove move) {
    return move instanceof SoccerOrders orders
        ? objection(orders)
        : Optional.of("the formations have been chosen; give orders such as 4 0 3");
  }

  private Optional<String> objection(SoccerOrders orders) {
    for (int player = 0; player < PackedTriple.SIZE; player++) {
      if (!tables.isAllowed(cells, carrier, orders, player)) {
        return Optional.of(fault(player, orders.code(player)));
      }
    }
    long ends = cells + orders.displacement();
    return tables.isApart(ends)
        ? Optional.empty()
        : Optional.of("two players would end on " + Cells.text(PackedTriple.shared(ends)));
  }

  private String fault(int player, int code) {
    if (!SoccerOrders.isPass(code)) {
      String target = Cells.text(cell(player) + Cells.offset(code));
      return "player " + player + " would leave the board for " + target;
    }
    return player == carrier
        ? passFault(cell(player), SoccerOrders.direction(code), SoccerOrders.strength(code))
        : "player " + player + " does not have the ball to pass";
  }

  private String passFault(int cell, int direction, int strength) {
    int most = tables.board().mostStrength();
    if (strength > most) {
      return String.format(
          Locale.ROOT,
          "strength %d is above %d, the most a pass may have on %d rows",
          strength,
          most,
          tables.board().rows());
    }
    if (strength < 1) {
      return "strength " + strength + " is below 1, the least a pass may have";
    }
    if (direction == 0) {
      return "direction 0 is not in 1..8, the directions of a pass";
    }
    return String.format(
        Locale.ROOT,
        "strength %d is above %d, the most a pass may have from %s in direction %d before it leaves"
            + " the board",
        strength,
        tables.strongest(cell, direction),
        Cells.text(cell),
        direction);
  }

  @Override
  public boolean contains(SoccerMove move) {
    return move instanceof SoccerOrders orders && tables.isLegal(cells, carrier, orders);
  }

  private int cell(int player) {
    return PackedTriple.get(cells, player);
  }

  /** Returns the number of ordinary orders of a player, regardless of the player's team-mates. */
  private int size(int player) {
    return player == carrier ? tables.carrierSize(cell(player)) : tables.size(cell(player));
  }

  /** Returns the code of a player's n-th ordinary order, counted from 0. */
  private int code(int player, int n) {
    return tables.code(cell(player), n);
  }

  @Override
  public SoccerMove sample(Rng rng) {
    return tables.sample(cells, carrier, rng);
  }

  @Override
  public BigInteger count() {
    long count = 0;
    for (int first = 0; first < Cells.DIRECTIONS; first++) {
      for (int second = 0; second < Cells.DIRECTIONS; second++) {
        int end = cell(0) + Cells.offset(first);
        int otherEnd = cell(1) + Cells.offset(second);
        if (end != otherEnd || !isOnBoard(end)) {
          int left = size(2) - ending(2, end) - ending(2, otherEnd);
          count += (long) weight(0, first) * weight(1, second) * left;
        }
      }
    }
    return BigInteger.valueOf(count);
  }

  /** Returns the number of a player's orders that end on a cell; 0 if the cell is off the board. */
  private int ending(int player, int cell) {
    for (int direction = 0; isOnBoard(cell) && direction < Cells.DIRECTIONS; direction++) {
      if (cell(player) + Cells.offset(direction) == cell) {
        return weight(player, direction);
      }
    }
    return 0;
  }

  /** Returns the number of a player's orders in a direction. Passes count as direction 0. */
  private int weight(int player, int direction) {
    int cell = cell(player);
    int step = tables.steps(cell) >> direction & 1;
    if (player != carrier) {
      return step;
    }
    return direction == 0
        ? step + tables.passCount(cell)
        : step + (tables.isStepIntoGoal(cell, direction) ? 1 : 0);
  }

  private boolean isOnBoard(int cell) {
    return tables.board().isOnBoard(cell);
  }

  @Override
  public List<SoccerMove> list() {
    return List.copyOf(tables.orders(cells, carrier, pass -> true));
  }

  /**
   * {@return the move as three choices} They are an order for player 0, then for player 1, then for
   * player 2.
   */
  @Override
  public Parts<SoccerMove, SoccerOrder> parts() {
    return new Parts<>() {
      @Override
      public int count() {
        return PackedTriple.SIZE;
      }

      @Override
      public List<SoccerOrder> choices(List<SoccerOrder> chosen) {
        int player = chosen.size();
        List<Integer> taken =
            IntStream.range(0, player).mapToObj(mate -> end(mate, chosen.get(mate))).toList();
        return IntStream.range(0, size(player))
            .mapToObj(n -> SoccerOrders.orderOf(code(player, n)))
            .filter(order -> !taken.contains(end(player, order)) || !isOnBoard(end(player, order)))
            .toList();
      }

      @Override
      public SoccerMove join(List<SoccerOrder> chosen) {
        return SoccerOrders.of(chosen.get(0), chosen.get(1), chosen.get(2));
      }
    };
  }

  /** Returns the cell on which a player ends after an order. */
  private int end(int player, SoccerOrder order) {
    boolean isPass = order instanceof SoccerOrder.Pass;
    return cell(player) + (isPass ? 0 : Cells.offset(order.direction()));
  }
}
