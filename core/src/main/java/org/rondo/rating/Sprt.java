package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The generalised sequential probability ratio test between two Elo differences.
 *
 * <p>After each game (or pair), the test accepts {@code elo0}, accepts {@code elo1} or requires
 * more games: {@code Sprt.logistic(0, 5).verdict(counts)}. Unlike an ordinary interval, the test
 * stays valid if it is evaluated after every game.
 *
 * <p>A hypothesis fixes the difference, but not the distribution of the scores. The test uses the
 * distribution that explains the counts best among all distributions with this difference. This is
 * the exact multinomial maximum likelihood under the constraint, not a normal approximation. A kind
 * of result that has not occurred counts as a thousandth of a result, or less if there are more
 * than five kinds. The log-likelihood ratio is compared with Wald's bounds, ln(β / (1 − α)) and
 * ln((1 − β) / α).
 *
 * <p>As long as every game is a draw, or every pair is level, the bounds are doubled. Such results
 * show no spread. Without the doubled bounds, these cases alone could use up the allowed error
 * rates. The test has no other rule for a minimum number of games. The spread is not known but
 * estimated, so the error rates hold only approximately. Simulations with many kinds of opponents
 * and an allowed error rate of 5 % found rates from nearly 0 % to 5.7 %. The lowest rates occurred
 * if a handful of games decided, the highest if most pairs were level.
 *
 * @param scale the scale of the Elo differences
 * @param elo0 the difference of the first hypothesis, below {@code elo1}
 * @param elo1 the difference of the second hypothesis
 * @param alpha the allowed probability of accepting {@code elo1} if {@code elo0} is true
 * @param beta the allowed probability of accepting {@code elo0} if {@code elo1} is true
 */
public record Sprt(Scale scale, double elo0, double elo1, double alpha, double beta)
    implements SequentialTest {

  /** The relation between an Elo difference and the scores. */
  public enum Scale {
    /**
     * The mean score of a game is 1 / (1 + 10<sup>−elo/400</sup>). Differences are from −1000 to
     * 1000.
     */
    LOGISTIC(1000),
    /**
     * The mean score of a game is ½ plus elo · ln 10 / 800 standard deviations of a game's score:
     * elo = 800 / ln 10 · (μ − ½) / σ. In pairs, σ is √2 times the standard deviation of the mean
     * score of a pair. The length of a test then hardly depends on the share of draws, because
     * draws make the deviation smaller. Without draws, small differences are nearly those of the
     * logistic scale. Differences are from −400 to 400. The source is M. Van den Bergh's
     * <i>Normalized Elo</i>, as in the tests of fishtest and of fastchess.
     */
    NORMALISED(400);

    private final double most;

    Scale(double most) {
      this.most = most;
    }
  }

  private static final double USUAL_ERROR = 0.05;
  private static final double INSTEAD_OF_ZERO = 1e-3;

  /** The largest sum of the numbers in place of zeros: pairs have five kinds. */
  private static final double INSTEAD_OF_ALL_ZEROS = 5e-3;

  private static final double MAX_DEVIATIONS = 2;
  private static final double EVIDENCE_WHERE_ALL_IS_LEVEL = 2;
  private static final double DEVIATIONS_PER_POINT = StrictMath.log(10) / 800;

  /**
   * Creates a test.
   *
   * @throws IllegalArgumentException if a difference is outside the range of the scale, {@code
   *     elo0} is not below {@code elo1}, {@code alpha} or {@code beta} is not above 0, or their sum
   *     is not below 1
   */
  public Sprt {
    requireWithin(scale, elo0);
    requireWithin(scale, elo1);
    checkArgument(elo0 < elo1, "elo0 %s is not below elo1 %s; give the lower first", elo0, elo1);
    checkArgument(
        alpha > 0 && beta > 0 && alpha + beta < 1,
        "errors alpha %s and beta %s: both must be above 0, and together below 1",
        alpha,
        beta);
  }

  private static void requireWithin(Scale scale, double elo) {
    if (!(Math.abs(elo) <= scale.most)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "Elo difference %s is not in -%.0f..%.0f, the range of a test on the %s scale",
              elo,
              scale.most,
              scale.most,
              scale.name().toLowerCase(Locale.ROOT)));
    }
  }

  /**
   * {@return a test on the logistic scale, with errors of 5 %}
   *
   * @param elo0 the difference of the first hypothesis, from −1000
   * @param elo1 the difference of the second hypothesis, above the first, to 1000
   * @throws IllegalArgumentException if a difference is outside its range
   */
  public static Sprt logistic(double elo0, double elo1) {
    return new Sprt(Scale.LOGISTIC, elo0, elo1, USUAL_ERROR, USUAL_ERROR);
  }

  /**
   * {@return a test on the normalised scale, with errors of 5 %}
   *
   * @param elo0 the difference of the first hypothesis, from −400
   * @param elo1 the difference of the second hypothesis, above the first, to 400
   * @throws IllegalArgumentException if a difference is outside its range
   */
  public static Sprt normalised(double elo0, double elo1) {
    return new Sprt(Scale.NORMALISED, elo0, elo1, USUAL_ERROR, USUAL_ERROR);
  }

  /**
   * {@return this test with other errors}
   *
   * @param alpha the allowed probability of accepting {@code elo1} if {@code elo0} is true, above 0
   * @param beta the allowed probability of accepting {@code elo0} if {@code elo1} is true, above 0;
   *     the sum of both is below 1
   * @throws IllegalArgumentException if an error is outside its range
   */
  public Sprt withErrors(double alpha, double beta) {
    return new Sprt(scale, elo0, elo1, alpha, beta);
  }

  /**
   * Checks that the hypotheses can be tested with the units of some counts. On the normalised
   * scale, a difference in standard deviations of a game is a larger one in those of a set of many
   * games, and cannot exceed 2 of them.
   *
   * @throws IllegalArgumentException if a difference is too large for these units
   */
  public void requireFits(Counts counts) {
    double most =
        MAX_DEVIATIONS
            / DEVIATIONS_PER_POINT
            / StrictMath.sqrt(ScoreFrequencies.of(counts).games());
    if (scale == Scale.NORMALISED && Math.max(Math.abs(elo0), Math.abs(elo1)) > most) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "Elo differences %s and %s on the normalised scale are not in -%.0f..%3$.0f, the range"
                  + " for sets of %d games; use the logistic scale",
              elo0,
              elo1,
              Math.floor(most),
              ScoreFrequencies.of(counts).games()));
    }
  }

  /**
   * {@return the natural logarithm of the likelihood ratio of the second hypothesis to the first}
   *
   * <p>It is 0 before the first game. Takes microseconds on the logistic scale and a fraction of a
   * millisecond on the normalised scale, for any number of games.
   *
   * @param counts the results, from the view of the side that is tested to be stronger
   */
  public double llr(Counts counts) {
    if (counts.games() == 0) {
      return 0;
    }
    ScoreFrequencies played = ScoreFrequencies.of(counts);
    ScoreFrequencies met =
        played.withoutZeros(Math.min(INSTEAD_OF_ZERO, INSTEAD_OF_ALL_ZEROS / played.size()));
    return fit(met, elo0).loss() - fit(met, elo1).loss();
  }

  /** {@return what each score adds to the ratio, if the units have a distribution} */
  double[] ratios(ScoreFrequencies units) {
    double[] first = fit(units, elo0).logRatios();
    double[] second = fit(units, elo1).logRatios();
    return IntStream.range(0, first.length).mapToDouble(i -> second[i] - first[i]).toArray();
  }

  /** {@return what a unit adds to the ratio in the mean, if the units have a distribution} */
  double unitRatio(ScoreFrequencies units) {
    return (fit(units, elo0).loss() - fit(units, elo1).loss()) / units.total();
  }

  private ConstrainedFit fit(ScoreFrequencies met, double elo) {
    if (scale == Scale.LOGISTIC) {
      double mean = Elo.expectedScore(elo);
      return new ConstrainedFit(met, score -> score - mean);
    }
    // The mean of several games has a smaller deviation than a single game.
    return TValueFit.of(met, elo * DEVIATIONS_PER_POINT * StrictMath.sqrt(met.games()));
  }

  /**
   * {@return the verdict of the test on the games so far}
   *
   * <p>The bounds in the verdict are the bounds for these counts. Takes as long as {@link #llr}.
   *
   * @param counts the results, from the view of the side that is tested to be stronger
   */
  public SprtVerdict verdict(Counts counts) {
    double llr = llr(counts);
    double evidence = counts.isLevel() ? EVIDENCE_WHERE_ALL_IS_LEVEL : 1;
    double lower = evidence * usualLower();
    double upper = evidence * usualUpper();
    SprtVerdict.Conclusion conclusion =
        llr <= lower
            ? SprtVerdict.Conclusion.ACCEPT_H0
            : llr >= upper ? SprtVerdict.Conclusion.ACCEPT_H1 : SprtVerdict.Conclusion.CONTINUE;
    return new SprtVerdict(conclusion, llr, lower, upper);
  }

  /** {@return the bound at which the first hypothesis is accepted, if not every unit is level} */
  double usualLower() {
    return StrictMath.log(beta / (1 - alpha));
  }

  /** {@return the bound at which the second hypothesis is accepted, if not every unit is level} */
  double usualUpper() {
    return StrictMath.log((1 - beta) / alpha);
  }

  /**
   * {@return the difference, corrected for the stop of this test}
   *
   * <p>The estimate is nearly median-unbiased: it is about as often too high as too low, except
   * where nearly all pairs are level. The interval contains the truth in about 95 % of all tests,
   * and the likelihood of superiority is corrected, too. All of them hold at the end of this test,
   * and also if it ends undecided after a number of games that was fixed beforehand. The cost is
   * some milliseconds on the logistic scale, and up to a second for thousands of pairs. Where every
   * game is a draw or every pair level, and where a side won or lost everything, {@link
   * EloDifference#of} gives the numbers that the test cannot.
   *
   * @param counts the results at the end of the test
   */
  public EloDifference estimate(Counts counts) {
    return SequentialEstimate.of(this, counts);
  }

  /**
   * {@return how many games the test will probably need; empty if it has decided, or has fewer than
   * ten games or pairs}
   *
   * <p>Takes about a millisecond.
   *
   * @param counts the results so far, from the view of the side that is tested to be stronger
   */
  public Optional<TestForecast> forecast(Counts counts) {
    return TestForecast.of(this, counts);
  }
}
