package org.rondo.rating;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Random results, for properties. */
final class Results {
  static final int PLAYERS = 5;

  private Results() {}

  static Arbitrary<List<HeadToHead>> any() {
    Arbitrary<Double> wins = Arbitraries.integers().between(0, 12).map(n -> n / 4.0);
    return Combinators.combine(twoPlayers(), wins, wins)
        .as((two, won, lost) -> new HeadToHead(two.get1(), two.get2(), won, lost))
        .list()
        .ofMaxSize(12);
  }

  /** Results in which everybody also beat the next player, round a circle: there is a best fit. */
  static Arbitrary<List<HeadToHead>> connected() {
    return any()
        .map(
            results -> {
              List<HeadToHead> all = new ArrayList<>(results);
              for (int player = 0; player < PLAYERS; player++) {
                all.add(HeadToHead.win(player, (player + 1) % PLAYERS));
              }
              return all;
            });
  }

  static Arbitrary<List<Ranking>> rankings() {
    List<Integer> circle = List.of(0, 1, 2, 3, 4);
    Arbitrary<List<Integer>> orders =
        Combinators.combine(Arbitraries.shuffle(circle), Arbitraries.integers().between(2, PLAYERS))
            .as((order, size) -> order.subList(0, size));
    Arbitrary<Double> weights = Arbitraries.of(0.25, 0.5, 1.0, 3.0);
    return Combinators.combine(orders, weights)
        .as(Ranking::new)
        .list()
        .ofMaxSize(8)
        .map(
            rankings -> {
              List<Ranking> all = new ArrayList<>(rankings);
              all.add(Ranking.of(0, 1, 2, 3, 4));
              all.add(Ranking.of(4, 2, 0));
              return all;
            });
  }

  static Arbitrary<Counts> counts() {
    Arbitrary<Long> count =
        Arbitraries.oneOf(
            Arbitraries.just(0L),
            Arbitraries.longs().between(0, 9),
            Arbitraries.longs().between(10, 100_000));
    return Arbitraries.oneOf(
        Combinators.combine(count, count, count).as(MatchCounts::new),
        Combinators.combine(count, count, count, count, count).as(PairCounts::new));
  }

  static double logLikelihood(List<Ranking> rankings, double... abilities) {
    double sum = 0;
    for (Ranking ranking : rankings) {
      double rest = 0;
      for (int index = ranking.order().size() - 1; index >= 0; index--) {
        double worth = Math.exp(abilities[ranking.order().get(index)]);
        rest += worth;
        sum += ranking.weight() * Math.log(worth / rest);
      }
    }
    return sum;
  }

  private static Arbitrary<Tuple.Tuple2<Integer, Integer>> twoPlayers() {
    return Combinators.combine(
            Arbitraries.integers().between(0, PLAYERS - 1),
            Arbitraries.integers().between(1, PLAYERS - 1))
        .as((first, distance) -> Tuple.of(first, (first + distance) % PLAYERS));
  }
}
