package org.rondo.tuning;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * What a tuning claims, and what is true, over many tunings of an objective whose values are known:
 * four numbers, 300 evaluations, and noise that is independent in every sample.
 *
 * @param hill whether one setting is the best; otherwise all are worth the same
 * @param game whether two settings can play each other, in pairs of games that are won or lost
 * @param samples the number of samples of an evaluation
 * @param deviation the standard deviation of an evaluation, which has all of these samples
 */
record TuningClaims(boolean hill, boolean game, int samples, double deviation)
    implements Objective {
  private static final int EVALUATIONS = 300;

  private static final ParameterSpace SPACE =
      new ParameterSpace(
          IntStream.range(0, 4).mapToObj(i -> Parameter.real("x" + i, 0, 1, 0.5)).toList());

  /**
   * What many tunings claimed.
   *
   * @param better the part that called its setting better than the defaults by the fresh samples
   * @param naive the part in which the worths that led to the choice would have said so, by 1.96
   *     standard errors; not known for games between settings
   * @param covered the part whose interval holds the true difference, of those with an interval
   * @param margin the mean of the half widths
   * @param loss the mean of the true worth of the best setting; 0 is perfect
   * @param lossError the standard error of the loss
   */
  record Tally(
      int runs,
      double better,
      double naive,
      double covered,
      double margin,
      double loss,
      double lossError) {

    /** {@return the standard error of a part of the runs} */
    double error(double part) {
      return StrictMath.sqrt(part * (1 - part) / runs);
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%d runs: better %.4f ± %.4f, by the choice %.4f, covered %.4f ± %.4f, margin %.4f, loss"
              + " %.4f ± %.4f",
          runs,
          better,
          error(better),
          naive,
          covered,
          error(covered),
          margin,
          loss,
          lossError);
    }
  }

  double truth(Setting setting) {
    double sum = 0;
    for (int i = 0; hill && i < 4; i++) {
      double distance = setting.values().get(i) - 0.2 * (i + 1);
      sum -= 4 * distance * distance;
    }
    return sum;
  }

  @Override
  public double sample(Setting setting, int number, Seed seed) {
    Rng rng = seed.child("of").child("hash", setting.values().hashCode()).rng();
    double noise = deviation * StrictMath.sqrt(samples);
    return truth(setting) + noise * new RngBits(rng).nextGaussian();
  }

  /** The advantage in two games, which the better setting wins more often. */
  @Override
  public Optional<PairedObjective> paired() {
    return game
        ? Optional.of(
            (one, other, number, seed) -> {
              Rng rng = seed.rng();
              double chance = chance(one, other);
              return ((rng.chance(chance) ? 1 : 0) + (rng.chance(chance) ? 1 : 0)) / 2.0 - 0.5;
            })
        : Optional.empty();
  }

  private double chance(Setting one, Setting other) {
    return 1 / (1 + StrictMath.exp(truth(other) - truth(one)));
  }

  private double difference(Setting best) {
    return game ? chance(best, SPACE.defaults()) - 0.5 : truth(best) - truth(SPACE.defaults());
  }

  /** {@return what the tunings with some seeds claimed} */
  Tally tally(String method, long firstSeed, int runs) throws InterruptedException {
    int better = 0;
    int naive = 0;
    int covered = 0;
    int intervals = 0;
    double margins = 0;
    double losses = 0;
    double squares = 0;
    for (int run = 0; run < runs; run++) {
      TuningResult result =
          Tuning.of(SPACE, this)
              .method(MethodCatalog.find(method))
              .evaluations(EVALUATIONS)
              .samples(samples)
              .seed(firstSeed + run)
              .play();
      double loss = truth(result.best());
      losses += loss;
      squares += loss * loss;
      naive += isNaivelyBetter(result) ? 1 : 0;
      Optional<Advantage> advantage = result.advantage();
      if (advantage.isPresent()) {
        Advantage one = advantage.get();
        better += one.isBetter() ? 1 : 0;
        if (Double.isFinite(one.margin())) {
          intervals++;
          margins += one.margin();
          boolean holds = Math.abs(one.mean() - difference(result.best())) <= one.margin();
          covered += holds ? 1 : 0;
        }
      }
    }
    double mean = losses / runs;
    double variance = Math.max(0, squares / runs - mean * mean);
    return new Tally(
        runs,
        better / (double) runs,
        naive / (double) runs,
        covered / (double) intervals,
        margins / intervals,
        mean,
        StrictMath.sqrt(variance / runs));
  }

  private static boolean isNaivelyBetter(TuningResult result) {
    Measurement worth = result.worth();
    Measurement defaults = result.ranking().get(SPACE.defaults());
    return !result.best().equals(SPACE.defaults())
        && worth.mean() - defaults.mean()
            > 1.96 * StrictMath.hypot(worth.error(), defaults.error());
  }

  /** {@return the methods of the tables} */
  static List<String> methods() {
    return List.of(
        "random", "genetic", "cma-es", "spsa", "ntbea:levels=5", "local-search", "grasp:levels=3");
  }
}
