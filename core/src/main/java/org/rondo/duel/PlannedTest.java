package org.rondo.duel;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.math.BigDecimal;
import org.rondo.game.Specification;
import org.rondo.input.DamagedFileException;
import org.rondo.rating.BoundedMeanTest;
import org.rondo.rating.MeanTest;
import org.rondo.rating.SequentialTest;
import org.rondo.rating.Sprt;
import org.rondo.rating.UnboundedMeanTest;
import org.rondo.series.JournalLine;

/**
 * The test of a duel and the maximum number of its matches, as the journal has them. A test of wins
 * has a scale and Elo differences there, a test of scores its measure, threshold, margin and bound.
 *
 * @param test the test
 * @param matches the maximum number of matches
 */
record PlannedTest(SequentialTest test, int matches) {

  /** {@return the test of a duel} */
  static PlannedTest of(DuelSettings<?, ?> settings) {
    return new PlannedTest(settings.test(), settings.matches());
  }

  /** {@return the test as one JSON object} */
  String json() {
    JsonObject json = new JsonObject();
    if (test instanceof Sprt sprt) {
      json.addProperty("scale", sprt.scale().name());
      json.addProperty("elo0", number(sprt.elo0()));
      json.addProperty("elo1", number(sprt.elo1()));
    } else if (test instanceof MeanTest mean) {
      json.addProperty("measure", Measure.SCORE.toString());
      if (mean.threshold() != 0) {
        json.addProperty("threshold", number(mean.threshold()));
      }
      json.addProperty("margin", number(mean.margin()));
    }
    if (test instanceof BoundedMeanTest bounded) {
      json.addProperty("bound", number(bounded.bound()));
    }
    json.addProperty("alpha", number(test.alpha()));
    json.addProperty("beta", number(test.beta()));
    json.addProperty("games", matches);
    return json.toString();
  }

  private static BigDecimal number(double number) {
    return new BigDecimal(Specification.number(number));
  }

  /**
   * {@return the test in the line of a journal}
   *
   * @throws DamagedFileException if the line holds no test
   */
  static PlannedTest of(JournalLine.TestLine line) {
    try {
      JsonObject json = JsonParser.parseString(line.test()).getAsJsonObject();
      return new PlannedTest(test(json), json.get("games").getAsInt());
    } catch (RuntimeException e) {
      throw new DamagedFileException("journal", "the line has no known form", e);
    }
  }

  private static SequentialTest test(JsonObject json) {
    double alpha = json.get("alpha").getAsDouble();
    double beta = json.get("beta").getAsDouble();
    if (json.has("scale")) {
      return new Sprt(
          Sprt.Scale.valueOf(json.get("scale").getAsString()),
          json.get("elo0").getAsDouble(),
          json.get("elo1").getAsDouble(),
          alpha,
          beta);
    }
    double threshold = json.has("threshold") ? json.get("threshold").getAsDouble() : 0;
    double margin = json.get("margin").getAsDouble();
    return json.has("bound")
        ? new BoundedMeanTest(json.get("bound").getAsDouble(), threshold, margin, alpha, beta)
        : new UnboundedMeanTest(threshold, margin, alpha, beta);
  }
}
