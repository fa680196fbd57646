package org.rondo.rating;

import java.util.List;

/**
 * Estimates strengths from matches between two players, by maximum likelihood in the model of
 * Bradley and Terry.
 *
 * <p>Player i beats player j with probability exp(a<sub>i</sub>) / (exp(a<sub>i</sub>) +
 * exp(a<sub>j</sub>)). Here a<sub>i</sub> is the ability of player i. A draw is half a win for each
 * player. The same results in the same order give the same bits on every machine. In another order,
 * they give the same numbers to about 10 digits.
 *
 * <p>Abilities are correct to 1e-10. If the weights of the results differ by a factor of many
 * millions, abilities may be less exact, or the fit throws an exception.
 *
 * <p>The fit takes about 5 to 20 steps. For n players, a step takes time proportional to n³ plus
 * the number of results. A step is faster if there are a hundred players or more and only few pairs
 * of them have met, as in tournaments by rounds. It then only goes through the results some tens of
 * times. So ten rounds of a thousand players are fitted in a small part of a second. Standard
 * errors are computed at their first use. They take as long as several steps of n³ time: for a
 * thousand players about a second, with some tens of megabytes of memory.
 */
public final class BradleyTerry {

  private BradleyTerry() {}

  /**
   * {@return the strengths that maximise the likelihood of the results, relative to the mean of all
   * strengths}
   *
   * @param players the number of players, at least 1; players are numbered from 0
   * @param results the wins of the players against each other; a pair may occur any number of times
   * @throws DisconnectedResultsException if the likelihood has no maximum at finite strengths,
   *     because no player of some group ever lost to a player outside the group
   * @throws IllegalArgumentException if the number of players is below 1, or a result names another
   *     player
   * @throws ArithmeticException if the weights of the results differ too much for double precision
   */
  public static Strengths fit(int players, List<HeadToHead> results) {
    return ChoiceModel.fit(players, pools(results));
  }

  /**
   * {@return the strengths that maximise the likelihood of the results and of some virtual draws,
   * relative to the virtual opponent}
   *
   * <p>Every player gets one virtual draw, with the given weight, against the same virtual
   * opponent. Half of the weight counts as a win and half as a loss. Therefore a fit always exists,
   * and a few results do not change a strength much. With the weight 0.5, {@code 1500 +
   * elo(player)} is the performance rating of floating elimination, in which the virtual opponent
   * is rated 1500.
   *
   * @param players the number of players, at least 1; players are numbered from 0
   * @param results the wins of the players against each other; a pair may occur any number of times
   * @param weight the weight of each virtual draw, in matches, above 0 and finite; 0.5 is usual
   * @throws IllegalArgumentException if the number of players is below 1, a result names another
   *     player, or the weight is out of its range
   * @throws ArithmeticException if the weights of the results differ too much for double precision
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
