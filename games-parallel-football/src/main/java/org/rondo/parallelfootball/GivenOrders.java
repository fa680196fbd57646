package org.rondo.parallelfootball;

import java.util.List;

/** Orders that a caller has given. */
record GivenOrders(List<Order> all) implements Orders {
  private static final int MOST = ParallelFootballOptions.MAX_PLAYERS;

  GivenOrders {
    all = List.copyOf(all);
    if (all.isEmpty() || all.size() > MOST) {
      throw new IllegalArgumentException(
          all.size() + " orders are not 1.." + MOST + ", one for each player of a team");
    }
  }

  @Override
  public int count() {
    return all.size();
  }

  @Override
  public Order order(int player) {
    return all.get(player);
  }

  /** Returns whether the other object is {@link Orders} of any kind with the same orders. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Orders that && all.equals(that.all());
  }

  @Override
  public int hashCode() {
    return all.hashCode();
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
