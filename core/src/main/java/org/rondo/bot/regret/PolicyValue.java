package org.rondo.bot.regret;

import java.util.List;

/**
 * The worth of a policy that both seats play, and of the best responses against it.
 *
 * @param values the mean value of a match for each seat if both seats play the policy
 * @param bestResponses the mean value for each seat if it plays a best response, and the other seat
 *     plays the policy
 */
public record PolicyValue(List<Double> values, List<Double> bestResponses) {

  /**
   * Creates a value.
   *
   * @throws IllegalArgumentException if the lists differ in length or are empty
   */
  public PolicyValue {
    values = List.copyOf(values);
    bestResponses = List.copyOf(bestResponses);
    if (values.isEmpty() || values.size() != bestResponses.size()) {
      throw new IllegalArgumentException(
          "values "
              + values
              + " and best responses "
              + bestResponses
              + " differ in length or are empty; give one number of each for every seat");
    }
  }

  /**
   * {@return the sum over the seats of what a seat gains if it changes from the policy to a best
   * response; 0 for an equilibrium}
   */
  public double nashConv() {
    double gain = 0;
    for (int seat = 0; seat < values.size(); seat++) {
      gain += bestResponses.get(seat) - values.get(seat);
    }
    return gain;
  }

  /**
   * {@return the mean over the seats of what a seat gains if it changes from the policy to a best
   * response: {@link #nashConv} divided by the number of seats}
   *
   * <p>In games of two seats this is the mean loss in a match against an opponent that plays as
   * well as possible, relative to the value of the game, if the policy plays both seats equally
   * often.
   */
  public double exploitability() {
    return nashConv() / values.size();
  }
}
