package org.rondo.rating;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Strengths from rankings of several, by maximum likelihood in the model of Plackett and Luce.
 *
 * <p>The first place goes to each contestant with probability proportional to the exponential of
 * its ability, its worth; the next place likewise among the rest, and so on. For two it is the
 * model of {@link BradleyTerry}. Rankings may be of any of the items; an item that took no part is
 * not ranked last.
 *
 * <p>Precision, determinism and cost are those of {@link BradleyTerry}, a ranking of k counting as
 * k³ results.
 */
public final class PlackettLuce {

  private PlackettLuce() {}

  /**
   * {@return the strengths that make the rankings most likely, relative to their mean}
   *
   * @param items how many items there are, at least 1, numbered from 0
   * @param rankings the results of the contests
   * @throws DisconnectedResultsException if no finite strengths fit best, which is so where some
   *     items were never ranked below any of the rest
   * @throws IllegalArgumentException if there is no item, or a ranking of others
   * @throws ArithmeticException if rankings differ in weight by so much that doubles cannot tell
   */
  public static Strengths fit(int items, List<Ranking> rankings) {
    return ChoiceModel.fit(items, pools(rankings));
  }

  /**
   * {@return the strengths that make the rankings and some virtual ones most likely, relative to
   * the virtual opponent}
   *
   * <p>Every item is taken to have drawn once, alone against one and the same virtual opponent, as
   * in {@link BradleyTerry#fitWithVirtualDraws}. So there is always a fit.
   *
   * @param items how many items there are, at least 1, numbered from 0
   * @param rankings the results of the contests
   * @param weight how much of a contest each virtual draw counts, above 0 and finite
   * @throws IllegalArgumentException if there is no item, a ranking of others, or the weight is out
   *     of its range
   * @throws ArithmeticException if rankings differ in weight by so much that doubles cannot tell
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
