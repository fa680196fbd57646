package org.rondo.parallelfootball;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.rondo.game.Excerpt;
import org.rondo.random.Rng;

/** The orders that a team may give in a position. */
record OrderSpace(Field field, PlanTable table, int seat) implements ParallelFootballMoves<Order> {

  /**
   * The maximum number of draws for each sensible candidate. After these draws, other candidates
   * are taken.
   */
  private static final int PATIENCE = 20;

  @Override
  public int players() {
    return field.playerCount();
  }

  int cellOf(int player) {
    return field.playerAt(seat, player);
  }

  @Override
  public Optional<String> objection(Instructions move) {
    if (!(move instanceof Orders orders)) {
      return Optional.of("the players are placed already; give an order for each");
    }
    if (orders.count() != players()) {
      return Optional.of(
          "it has " + orders.count() + " orders, and the team has " + players() + " players");
    }
    List<String> faults =
        IntStream.range(0, players())
            .mapToObj(player -> fault(player, orders.order(player)))
            .flatMap(Optional::stream)
            .toList();
    return faults.size() < 2
        ? faults.stream().findFirst()
        : Optional.of(faults.get(0) + "; and " + (faults.size() - 1) + " more");
  }

  private Optional<String> fault(int player, Order order) {
    Cell cell = Cell.at(cellOf(player));
    return isAllowed(cell, order)
        ? Optional.empty()
        : Optional.of("player " + player + " on " + cell + ": " + fault(cell, order));
  }

  private boolean isAllowed(Cell cell, Order order) {
    if (order instanceof Order.Step step) {
      return Cell.isOnGrid(cell.row() + step.down(), cell.column() + step.right());
    }
    if (order instanceof Order.Kick kick) {
      return field.balls(cell) > 0 && table.isInRange(cell.index(), kick.target().index());
    }
    return order instanceof Order.Stay;
  }

  private String fault(Cell cell, Order order) {
    if (order instanceof Order.Step) {
      return order.text() + " leads off the grid";
    }
    if (order instanceof Order.Kick kick) {
      return field.balls(cell) == 0
          ? order.text() + " needs a ball there"
          : order.text()
              + String.format(
                  Locale.ROOT,
                  " kicks over a distance of %.2f cells; a kick may go to any cell at a distance of"
                      + " %d cells or less, measured in a straight line",
                  Math.sqrt(cell.squaredDistance(kick.target())),
                  table.range());
    }
    return "'"
        + Excerpt.of(order.text(), ParallelFootballText.SHOWN_OF_WORD)
        + "' is not an order; orders are ., n to nw, and k4,17 to kick";
  }

  /** {@return the plan of each player; empty if an order is illegal or missing} */
  Optional<short[]> plans(Instructions move) {
    if (!(move instanceof Orders orders) || orders.count() != players()) {
      return Optional.empty();
    }
    short[] plans = new short[players()];
    for (int player = 0; player < plans.length; player++) {
      Cell cell = Cell.at(cellOf(player));
      if (!isAllowed(cell, orders.order(player))) {
        return Optional.empty();
      }
      plans[player] = plan(cell, orders.order(player));
    }
    return Optional.of(plans);
  }

  private static short plan(Cell cell, Order order) {
    if (order instanceof Order.Kick kick) {
      return (short) (PlanTable.KICK + kick.target().index());
    }
    int steps = order instanceof Order.Step step ? step.down() * Cell.SIDE + step.right() : 0;
    return (short) (cell.index() + steps);
  }

  /**
   * {@return the orders, in which "stay" replaces each missing or illegal order}
   *
   * @param given the orders that the team gave, by player; there may be too few or too many orders
   */
  Orders repaired(List<Order> given) {
    return Orders.of(
        IntStream.range(0, players()).mapToObj(player -> repaired(player, given)).toList());
  }

  private Order repaired(int player, List<Order> given) {
    boolean isAllowed =
        player < given.size() && isAllowed(Cell.at(cellOf(player)), given.get(player));
    return isAllowed ? given.get(player) : Order.stay();
  }

  @Override
  public int choiceCount(int player) {
    int cell = cellOf(player);
    return table.count(cell, field.ballsAt(cell));
  }

  @Override
  public List<Order> choices(int player) {
    int cell = cellOf(player);
    return IntStream.range(0, choiceCount(player))
        .mapToObj(i -> PlanTable.order(cell, table.plan(cell, i)))
        .toList();
  }

  @Override
  public Orders join(List<Order> choices) {
    return Orders.of(choices);
  }

  @Override
  public Orders sample(Rng rng) {
    return DrawnOrders.draw(field, table, seat, rng);
  }

  /**
   * {@return all moves if there are fewer than {@code limit} moves, or else {@code limit} of them}
   * In the second case, the first move has the best order for each player. Then come random
   * mixtures of the players' sensible orders. If these are too few, other moves follow.
   */
  @Override
  public List<Instructions> candidates(int limit, Rng rng) {
    List<Instructions> plain = ParallelFootballMoves.super.candidates(limit, rng);
    return plain.size() < limit ? plain : sensible(limit, plain, rng);
  }

  private List<Instructions> sensible(int limit, List<Instructions> others, Rng rng) {
    List<List<Order>> preferred = new SensibleOrders(field, table, seat).byPlayer();
    Set<Instructions> chosen = new LinkedHashSet<>();
    chosen.add(Orders.of(preferred.stream().map(orders -> orders.get(0)).toList()));
    for (int tries = 0; chosen.size() < limit && tries < PATIENCE * limit; tries++) {
      chosen.add(Orders.of(preferred.stream().map(rng::pick).toList()));
    }
    for (Instructions other : others) {
      if (chosen.size() < limit) {
        chosen.add(other);
      }
    }
    return List.copyOf(chosen);
  }
}
