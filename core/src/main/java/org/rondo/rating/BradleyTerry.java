package org.rondo.rating;

import java.util.List;

/**
 * Strengths from games of two, by maximum likelihood in the model of Bradley and Terry.
 *
 * <p>Player i beats player j with probability exp(a<sub>i</sub>) / (exp(a<sub>i</sub>) +
 * exp(a<sub>j</sub>)). A draw is half a win for each. The order of the games does not matter; the
 * same results in the same order give the same bits on every machine, in another order the same to
 * about 10 digits.
 *
 * <p>Abilities are right to 1e-10; less exact, or refused, only where weights are many millions of
 * times apart. Each of some 5 to 20 steps takes time proportional to the results and to n³ for n
 * players. Where there are a hundred players or more and few of them have met, as in tournaments by
 * rounds, a step takes some tens of walks through the results instead, so that ten rounds of a
 * thousand players are fitted in a small part of a second. Errors are computed when they are asked
 * for and take about as much as several steps of the first kind, for a thousand players a second or
 * so and some tens of megabytes.
 */
public final class BradleyTerry {

  private BradleyTerry() {}

  /**
   * {@return the strengths that make the results most likely, relative to their mean}
   *
   * @param players how many players there are, at least 1, numbered from 0
   * @param results what they won against each other, any number of records for each two
   * @throws DisconnectedResultsException if no finite strengths fit best, which is so where some
   *     players never lost to the rest
   * @throws IllegalArgumentException if there is no player, or a result of somebody else
   * @throws ArithmeticException if results differ in weight by so much that doubles cannot tell
   */
  public static Strengths fit(int players, List<HeadToHead> results) {
    return ChoiceModel.fit(players, pools(results));
  }

  /**
   * {@return the strengths that make the results and some virtual ones most likely, relative to the
   * virtual opponent}
   *
   * <p>Everybody is taken to have drawn once, with the given weight, against one and the same
   * virtual opponent: half the weight is won, half lost. So there is always a fit, and few results
   * move nobody far. With a weight of 0.5 and the opponent at 1500, {@code 1500 + elo(player)} is
   * the performance rating of floating elimination.
   *
   * @param players how many players there are, at least 1, numbered from 0
   * @param results what they won against each other, any number of records for each two
   * @param weight how much of a game each virtual draw counts, above 0 and finite; 0.5 is usual
   * @throws IllegalArgumentException if there is no player, a result of somebody else, or the
   *     weight is out of its range
   * @throws ArithmeticException if results differ in weight by so much that doubles cannot tell
   */
  public static Strengths fitWithVirtualDraws(
      int players, List<HeadToHead> results, double weight) {
    return ChoiceModel.fitWithVirtualDraws(players, pools(results), weight);
  }

  private static List<ChoicePool> pools(List<HeadToHead> results) {
    return results.stream()
        .map(r -> ChoicePool.ofTwo(r.first(), r.firstWins(), r.second(), r.secondWins()))
        .toList();
  }
}
