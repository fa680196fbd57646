package org.rondo.rating;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Estimates strengths from rankings of several items, by maximum likelihood in the model of
 * Plackett and Luce.
 *
 * <p>An item gets the first place with a probability proportional to its worth, which is the
 * exponential of its ability. The next places are drawn in the same way among the remaining items.
 * For two items this is the model of {@link BradleyTerry}. A ranking may contain any of the items.
 * It says nothing about the items that it does not contain.
 *
 * <p>Precision, determinism and cost are the same as in {@link BradleyTerry}. A ranking of k items
 * costs as much as k³ results.
 */
public final class PlackettLuce {

  private PlackettLuce() {}

  /**
   * {@return the strengths that maximise the likelihood of the rankings, relative to the mean of
   * all strengths}
   *
   * @param items the number of items, at least 1; items are numbered from 0
   * @param rankings the results
   * @throws DisconnectedResultsException if no finite strengths fit best, because no item of some
   *     group was ever ranked below an item outside the group
   * @throws IllegalArgumentException if the number of items is below 1, or a ranking names another
   *     item
   * @throws ArithmeticException if the weights of the rankings differ too much for double precision
   */
  public static Strengths fit(int items, List<Ranking> rankings) {
    return ChoiceModel.fit(items, pools(rankings));
  }

  /**
   * {@return the strengths that maximise the likelihood of the rankings and of some virtual draws,
   * relative to the virtual opponent}
   *
   * <p>Every item gets one virtual draw against the same virtual opponent, as in {@link
   * BradleyTerry#fitWithVirtualDraws}. Therefore a fit always exists.
   *
   * @param items the number of items, at least 1; items are numbered from 0
   * @param rankings the results
   * @param weight the weight of each virtual draw, in contests, above 0 and finite
   * @throws IllegalArgumentException if the number of items is below 1, a ranking names another
   *     item, or the weight is out of its range
   * @throws ArithmeticException if the weights of the rankings differ too much for double precision
   */
  public static Strengths fitWithVirtualDraws(int items, List<Ranking> rankings, double weight) {
    return ChoiceModel.fitWithVirtualDraws(items, pools(rankings), weight);
  }

  private static List<ChoicePool> pools(List<Ranking> rankings) {
    return rankings.stream().flatMap(PlackettLuce::choices).toList();
  }

  private static Stream<ChoicePool> choices(Ranking ranking) {
    return IntStream.range(0, ranking.order().size() - 1)
        .mapToObj(places -> ChoicePool.ofRest(ranking, places));
  }
}
