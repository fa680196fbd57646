package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The result of one contest: the order of two or more items.
 *
 * @param order the items, best first, each at least 0, without duplicates; not all rated items need
 *     to occur
 * @param weight the weight of the ranking, above 0 and finite; 1 for one contest
 */
public record Ranking(List<Integer> order, double weight) {
  private static final int MAX_ORDERS = 5040;

  /**
   * Creates a ranking.
   *
   * @throws IllegalArgumentException if there are fewer than two items, an item is below 0 or
   *     occurs twice, or the weight is not above 0 and finite
   */
  public Ranking {
    order = List.copyOf(order);
    requireItems(order);
    checkArgument(
        weight > 0 && Double.isFinite(weight),
        "weight %s of ranking %s must be above 0 and finite",
        weight,
        order);
  }

  private static void requireItems(List<Integer> items) {
    checkArgument(
        items.size() >= 2
            && new HashSet<>(items).size() == items.size()
            && items.stream().noneMatch(item -> item < 0),
        "items %s are no ranking: give two or more different numbers from 0 on",
        items);
  }

  /**
   * {@return a ranking with weight 1}
   *
   * @param order the items, best first
   * @throws IllegalArgumentException if there are fewer than two items, or an item is below 0 or
   *     occurs twice
   */
  public static Ranking of(int... order) {
    return new Ranking(IntStream.of(order).boxed().toList(), 1);
  }

  /**
   * {@return the rankings that represent one contest with ties}
   *
   * <p>The rankings contain every order of the tied items. All rankings together have weight 1, so
   * a draw of two items is half a win for each.
   *
   * @param places groups of items, best first; the items of one group tie
   * @throws IllegalArgumentException if there are fewer than two items, an item is below 0 or
   *     occurs twice, or there are more than 5040 orders
   */
  public static List<Ranking> withTies(List<List<Integer>> places) {
    requireItems(places.stream().flatMap(List::stream).toList());
    List<List<Integer>> orders = List.of(List.of());
    for (List<Integer> tied : places) {
      for (int taken = 0; taken < tied.size(); taken++) {
        orders = orders.stream().flatMap(order -> continuations(order, tied).stream()).toList();
        checkArgument(
            orders.size() <= MAX_ORDERS,
            "places %s have more than %s orders; give the ties as rankings of fewer items",
            places,
            MAX_ORDERS);
      }
    }
    double weight = 1.0 / orders.size();
    return orders.stream().map(order -> new Ranking(order, weight)).toList();
  }

  /**
   * {@return the groups of items that share a place, the best place first, for {@link #withTies}}
   *
   * @param ranks the place of each item, in the same order; lower is better
   * @throws IllegalArgumentException if there is not one rank for each item
   */
  public static List<List<Integer>> places(List<Integer> items, List<Integer> ranks) {
    checkArgument(
        items.size() == ranks.size(),
        "ranks %s do not fit items %s; give one rank for each item",
        ranks,
        items);
    Map<Integer, List<Integer>> places = new TreeMap<>();
    for (int i = 0; i < items.size(); i++) {
      places.computeIfAbsent(ranks.get(i), rank -> new ArrayList<>()).add(items.get(i));
    }
    return List.copyOf(places.values());
  }

  /** {@return this ranking with the weight of another ranking of the same order added} */
  Ranking plus(Ranking same) {
    return new Ranking(order, weight + same.weight);
  }

  private static List<List<Integer>> continuations(List<Integer> order, List<Integer> tied) {
    return tied.stream()
        .filter(item -> !order.contains(item))
        .map(
            item -> {
              List<Integer> longer = new ArrayList<>(order);
              longer.add(item);
              return longer;
            })
        .toList();
  }
}
