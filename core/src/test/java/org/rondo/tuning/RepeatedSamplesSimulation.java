package org.rondo.tuning;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.rondo.match.MatchFingerprint;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.tuning.Evaluation.Phase;

/** Equal settings that repeat their games: how often one is called better. */
final class RepeatedSamplesSimulation {
  private static final int SAMPLES = 160;

  private static final ParameterSpace SPACE = ParameterSpace.of(Parameter.integer("x", 1, 3, 1));
  private static final Setting BEST = new Setting(SPACE, List.of(3.0));

  /**
   * The shares of false claims.
   *
   * @param all that if all samples count
   * @param different that if different samples count
   */
  record Shares(int openings, int tunings, double all, double different) {

    /** The shares with their standard errors. */
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%d openings: all %.4f ± %.4f, different %.4f ± %.4f, %d tunings",
          openings,
          all,
          error(all),
          different,
          error(different),
          tunings);
    }

    private double error(double share) {
      return StrictMath.sqrt(Math.max(share, 0.5 / tunings) * (1 - share) / tunings);
    }
  }

  private RepeatedSamplesSimulation() {}

  /** A comparison of the best setting with the defaults in one sample. */
  static Evaluation comparison(double value, int opening, int course) {
    return new Evaluation(
        1,
        1,
        Phase.VALIDATION,
        BEST,
        List.of(SPACE.defaults()),
        List.of(value),
        List.of(new MatchFingerprint(opening, course)));
  }

  /**
   * Tunings whose last part has 160 samples from some openings. The result of each opening is drawn
   * once: half of them are level, the others are won by one of the settings.
   */
  static Shares of(int openings, int tunings) {
    int all = 0;
    int different = 0;
    for (int tuning = 0; tuning < tunings; tuning++) {
      Rng rng = Seed.of(22).child("repeated", openings).child("tuning", tuning).rng();
      double[] values = new double[openings];
      for (int opening = 0; opening < openings; opening++) {
        values[opening] = rng.chance(0.5) ? 0 : rng.chance(0.5) ? 0.5 : -0.5;
      }
      List<Evaluation> trials =
          IntStream.range(0, SAMPLES)
              .mapToObj(n -> comparison(values[n % openings], n % openings, n % openings))
              .toList();
      List<Double> samples = trials.stream().map(one -> one.samples().get(0)).toList();
      all += new Advantage(true, samples).isBetter() ? 1 : 0;
      different += Advantage.of(trials).orElseThrow().isBetter() ? 1 : 0;
    }
    return new Shares(openings, tunings, (double) all / tunings, (double) different / tunings);
  }

  /** Prints the shares of as many tunings as the argument says. */
  public static void main(String[] arguments) {
    for (int openings : List.of(1, 9, 20, 50)) {
      System.out.println(of(openings, Integer.parseInt(arguments[0])));
    }
  }
}
