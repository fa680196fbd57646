package org.rondo.parallelfootball;

import java.util.Arrays;
import java.util.List;
import org.rondo.game.UnreadableMoveException;

/** Orders as somebody gave them. */
record GivenOrders(List<Order> all) implements Orders {
  private static final int MOST = ParallelFootballOptions.MOST_PLAYERS;

  GivenOrders {
    all = List.copyOf(all);
    if (all.isEmpty() || all.size() > MOST) {
      throw new IllegalArgumentException(
          all.size() + " orders are not 1.." + MOST + ", one for each player of a team");
    }
  }

  static GivenOrders read(String text, String[] words) {
    if (words.length > MOST) {
      throw new UnreadableMoveException(
          text, words.length + " words are more orders than the " + MOST + " players of a team");
    }
    return new GivenOrders(Arrays.stream(words).map(word -> order(text, word)).toList());
  }

  private static Order order(String text, String word) {
    if (word.equals(Placement.WORD)) {
      throw new UnreadableMoveException(
          text, "'place' stands before the cells of a placement and nowhere else");
    }
    return Words.order(word).orElseGet(() -> new Order.Unclear(word));
  }

  @Override
  public int count() {
    return all.size();
  }

  @Override
  public Order order(int player) {
    return all.get(player);
  }

  /** Whether the other object is orders with the same order for each player, however made. */
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
