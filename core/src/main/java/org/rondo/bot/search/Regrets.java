package org.rondo.bot.search;

import java.util.Arrays;
import org.rondo.random.Rng;

/** What a seat regrets not to have chosen, and the strategies that follow from it. */
final class Regrets {
  private double[] regrets = {};
  private double[] strategy = {};

  /** The regrets of the last update alone: what the next one is expected to bring again. */
  private double[] latest = {};

  /** The sum of all strategies so far, later ones with more weight. */
  private double[] sums = {};

  /** How many updates there were: the weight of the present strategy. */
  private long updates;

  /** Makes room for new arms, which nobody regrets yet. */
  void grow(int size) {
    if (strategy.length < size) {
      regrets = Arrays.copyOf(regrets, size);
      strategy = Arrays.copyOf(strategy, size);
      latest = Arrays.copyOf(latest, size);
      sums = Arrays.copyOf(sums, size);
      match();
    }
  }

  /** Makes the strategy that the regrets ask for; a uniform one if nothing is regretted. */
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

  /** {@return how likely the present strategy takes an arm} */
  double strategy(int arm) {
    return strategy[arm];
  }

  /** {@return an arm drawn by the present strategy} */
  int draw(Rng rng) {
    double left = rng.uniform();
    int last = 0;
    for (int arm = 0; arm < strategy.length && left >= 0; arm++) {
      if (strategy[arm] > 0) {
        last = arm;
        left -= strategy[arm];
      }
    }
    return last;
  }

  /**
   * Takes the regrets of the present strategy into account.
   *
   * @param values what each arm would have been worth
   * @param times how many times over
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

  /** {@return the average strategy; the present one where there was no update} */
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
