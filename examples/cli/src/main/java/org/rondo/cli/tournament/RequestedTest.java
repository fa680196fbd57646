package org.rondo.cli.tournament;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.TypedSettings;
import org.rondo.duel.Measure;
import org.rondo.game.Game;
import org.rondo.game.Specification;
import org.rondo.input.OptionException;
import org.rondo.rating.MeanTest;
import org.rondo.rating.SequentialTest;
import org.rondo.rating.Sprt;

/**
 * The test that the options of a duel ask for.
 *
 * @param measure the measure; null for that of the game
 * @param scale the scale of the Elo differences; null for the logistic one
 * @param elo0 the lower Elo difference; null if it was not given
 * @param elo1 the upper Elo difference; null if it was not given
 * @param threshold the threshold of a test of scores; null if it was not given
 * @param margin the margin of a test of scores; null if it was not given
 * @param error the error rate of each verdict
 */
record RequestedTest(
    @Nullable String measure,
    @Nullable String scale,
    @Nullable Double elo0,
    @Nullable Double elo1,
    @Nullable Double threshold,
    @Nullable Double margin,
    double error) {
  private static final double USUAL_ELO0 = 0;
  private static final double USUAL_ELO1 = 50;

  /**
   * {@return the test that was asked for}
   *
   * @throws OptionException if the measure is unknown, or an option is for the other measure
   */
  SequentialTest test(Game<?, ?> game) {
    return switch (compared(game)) {
      case WINS -> {
        refuse("--threshold", threshold, Measure.SCORE);
        refuse("--margin", margin, Measure.SCORE);
        yield new Sprt(
            testedScale(),
            elo0 == null ? USUAL_ELO0 : elo0,
            elo1 == null ? USUAL_ELO1 : elo1,
            error,
            error);
      }
      case SCORE -> {
        refuse("--elo0", elo0, Measure.WINS);
        refuse("--elo1", elo1, Measure.WINS);
        if (scale != null) {
          throw ofOther("--scale", scale, Measure.WINS);
        }
        MeanTest test = ((MeanTest) Measure.SCORE.test(game)).withErrors(error, error);
        MeanTest wide = margin == null ? test : test.withMargin(margin);
        yield threshold == null ? wide : wide.withThreshold(threshold);
      }
    };
  }

  private Measure compared(Game<?, ?> game) {
    if (measure == null) {
      return elo0 == null && elo1 == null && scale == null ? Measure.of(game) : Measure.WINS;
    }
    return TypedSettings.measure("duel", measure);
  }

  private Sprt.Scale testedScale() {
    if (scale == null) {
      return Sprt.Scale.LOGISTIC;
    }
    return switch (scale.toLowerCase(Locale.ROOT)) {
      case "logistic" -> Sprt.Scale.LOGISTIC;
      case "normalised", "normalized" -> Sprt.Scale.NORMALISED;
      default ->
          throw new OptionException(
              "duel", "--scale", scale, "scale '" + scale + "' is neither logistic nor normalised");
    };
  }

  private static void refuse(String option, @Nullable Double value, Measure other) {
    if (value != null) {
      throw ofOther(option, Specification.number(value), other);
    }
  }

  private static OptionException ofOther(String option, String value, Measure other) {
    return new OptionException(
        "duel",
        option,
        value,
        option + " is for a duel by " + other + "; leave it out, or give --measure " + other);
  }
}
