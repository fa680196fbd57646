package org.rondo.parallelfootball;

import java.util.List;

/**
 * What each player of a team is told to do in a turn: an order a player.
 *
 * <p>Orders can hold what the rules do not allow, down to words that mean nothing, so that one
 * player's fault costs that player's order and no other.
 */
public sealed interface Orders extends Instructions permits GivenOrders, DrawnOrders {

  /**
   * {@return the orders of a team}
   *
   * @param orders an order for each player
   * @throws IllegalArgumentException if there is none, or more than any team has players
   */
  static Orders of(List<Order> orders) {
    return new GivenOrders(orders);
  }

  /** {@return how many players have an order} */
  int count();

  /**
   * {@return the order of a player}
   *
   * @param player from 0 on
   * @throws IndexOutOfBoundsException if there is no order for that player
   */
  Order order(int player);

  /** {@return the orders, by player} */
  List<Order> all();

  /** {@return a word for each player, {@code . ne k4,17}} */
  @Override
  default String text() {
    StringBuilder text = new StringBuilder(4 * count());
    for (int player = 0; player < count(); player++) {
      text.append(player == 0 ? "" : " ").append(order(player).text());
    }
    return text.toString();
  }
}
