package org.rondo.parallelfootball;

import java.util.List;

/**
 * The orders of a team in a turn: one order for each player.
 *
 * <p>Some of the orders may be illegal, or words that are not orders. So a fault of one player
 * costs only that player's order.
 */
public sealed interface Orders extends Instructions permits GivenOrders, DrawnOrders {

  /**
   * {@return the orders of a team}
   *
   * @param orders an order for each player
   * @throws IllegalArgumentException if the list is empty or has more than 1024 orders
   */
  static Orders of(List<Order> orders) {
    return new GivenOrders(orders);
  }

  /** {@return the number of players that have an order} */
  int count();

  /**
   * {@return the order of a player}
   *
   * @param player the player, from 0 to {@link #count} − 1
   * @throws IndexOutOfBoundsException if the player has no order
   */
  Order order(int player);

  /** {@return the orders, in the sequence of the players} */
  List<Order> all();

  /** {@return a word for each player, for instance {@code . ne k4,17}} */
  @Override
  default String text() {
    StringBuilder text = new StringBuilder(4 * count());
    for (int player = 0; player < count(); player++) {
      text.append(player == 0 ? "" : " ").append(order(player).text());
    }
    return text.toString();
  }
}
