package org.rondo.bot.search;

import java.util.Arrays;
import org.rondo.random.Rng;

/**
 * The regrets of a seat for its {@linkplain Arms arms}, the moves that it chooses from. A strategy,
 * which gives each arm a probability, follows from the regrets. The regret for an arm is the
 * additional value that the seat would have gained if it had always chosen that arm. A regret that
 * falls below 0 is set to 0.
 */
final class Regrets {
  private static final double[] NONE = {};

  private double[] regrets = NONE;
  private double[] strategy = NONE;

  /** The regrets of the last update alone: the prediction for the next update. */
  private double[] latest = NONE;

  /** The weighted sum of all strategies so far; later strategies have more weight. */
  private double[] sums = NONE;

  /** The number of updates so far: the weight of the current strategy. */
  private long updates;

  /** Makes room for new arms, whose regret is 0. */
  void grow(int size) {
    if (strategy.length < size) {
      regrets = Arrays.copyOf(regrets, size);
      strategy = Arrays.copyOf(strategy, size);
      latest = Arrays.copyOf(latest, size);
      sums = Arrays.copyOf(sums, size);
      match();
    }
  }

  /**
   * Computes the strategy. The probability of an arm is proportional to its regret plus the
   * prediction for it, if this sum is positive, and 0 otherwise. If no sum is positive, all arms
   * have the same probability.
   */
  private void match() {
    double sum = 0;
    for (int arm = 0; arm < strategy.length; arm++) {
      strategy[arm] = Math.max(0, regrets[arm] + latest[arm]);
      sum += strategy[arm];
    }
    for (int arm = 0; arm < strategy.length; arm++) {
      strategy[arm] = sum > 0 ? strategy[arm] / sum : 1.0 / strategy.length;
    }
  }

  /** {@return the probability of an arm in the current strategy} */
  double strategy(int arm) {
    return strategy[arm];
  }

  /** {@return an arm drawn from the current strategy} */
  int draw(Rng rng) {
    return rng.pick(strategy);
  }

  /**
   * Adds to the regret of each arm: the value of the arm minus the mean value of the current
   * strategy.
   *
   * @param values the value of each arm
   * @param times the number of times that the regrets are added
   */
  void update(double[] values, int times) {
    updates += times;
    double mean = 0;
    for (int arm = 0; arm < strategy.length; arm++) {
      mean += strategy[arm] * values[arm];
      sums[arm] += (double) updates * times * strategy[arm];
    }
    for (int arm = 0; arm < strategy.length; arm++) {
      latest[arm] = times * (values[arm] - mean);
      regrets[arm] = Math.max(0, regrets[arm] + latest[arm]);
    }
    match();
  }

  /** {@return the average strategy; the current strategy if there was no update} */
  double[] average() {
    double sum = 0;
    for (double part : sums) {
      sum += part;
    }
    double[] average = strategy.clone();
    for (int arm = 0; arm < average.length && sum > 0; arm++) {
      average[arm] = sums[arm] / sum;
    }
    return average;
  }
}
