package org.rondo.bot.regret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Scoring;
import org.rondo.bot.regret.HiddenCards.CardDeal;
import org.rondo.bot.regret.HiddenCards.Letter;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Best responses are those that a search through all pure responses finds. */
class BestResponseProperties {
  private static final Letter A = new Letter("a");
  private static final Letter B = new Letter("b");

  /** Half of the information sets have a pure choice, so some positions are never reached. */
  private static Policy<CardDeal, Letter> policy(Seed seed) {
    return (seen, seat) -> {
      Rng rng = seed.child("set", seat).child(seen.text()).rng();
      double share = rng.chance(0.5) ? rng.below(2) : rng.uniform();
      return Map.of(A, share, B, 1 - share);
    };
  }

  /** {@return a scoring of final positions, from -1 to 1, in which no two moves are equal} */
  static Scoring<CardDeal> scoring(Seed seed) {
    return (end, seat) -> 2 * seed.child(end.text()).child("seat", seat).rng().uniform() - 1;
  }

  @Property(tries = 8)
  void theValueOfABestResponseIsTheHighestOfAllPureResponses(
      @ForAll @IntRange(max = 1) int first, @ForAll long seed) {
    GameTree<CardDeal, Letter> tree =
        GameTree.of(new HiddenCards(first), scoring(Seed.of(seed).child("worth")));
    Policy<CardDeal, Letter> policy = policy(Seed.of(seed).child("policy"));
    PolicyValue value = tree.evaluate(policy);
    for (int seat = 0; seat < 2; seat++) {
      double best = value.bestResponses().get(seat);
      assertThat(best).isCloseTo(highest(tree, policy, seat), within(1e-12));
      assertThat(tree.evaluate(tree.bestResponse(policy, seat)).values().get(seat))
          .isCloseTo(best, within(1e-12));
    }
  }

  /** {@return the highest value of a pure response, of which there are 16 or 1,024} */
  private static double highest(
      GameTree<CardDeal, Letter> tree, Policy<CardDeal, Letter> policy, int seat) {
    List<String> own =
        tree.sets.stream()
            .filter(set -> set.seat() == seat)
            .map(set -> set.observation().text())
            .toList();
    return IntStream.range(0, 1 << own.size())
        .mapToDouble(
            bits -> {
              Policy<CardDeal, Letter> response =
                  (seen, asked) ->
                      asked == seat
                          ? Map.of((bits >> own.indexOf(seen.text()) & 1) == 0 ? A : B, 1.0)
                          : policy.probabilities(seen, asked);
              return tree.evaluate(response).values().get(seat);
            })
        .max()
        .orElseThrow();
  }
}
