package org.rondo.duel;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.math.BigDecimal;
import org.rondo.game.Specification;
import org.rondo.input.DamagedFileException;
import org.rondo.rating.Sprt;
import org.rondo.series.JournalLine;

/**
 * The test of a duel and the maximum number of its matches, as the journal has them.
 *
 * @param sprt the test
 * @param matches the maximum number of matches
 */
record PlannedTest(Sprt sprt, int matches) {

  /** {@return the test of a duel} */
  static PlannedTest of(DuelSettings<?, ?> settings) {
    return new PlannedTest(settings.test(), settings.matches());
  }

  /** {@return the test as one JSON object} */
  String json() {
    JsonObject json = new JsonObject();
    json.addProperty("scale", sprt.scale().name());
    json.addProperty("elo0", number(sprt.elo0()));
    json.addProperty("elo1", number(sprt.elo1()));
    json.addProperty("alpha", number(sprt.alpha()));
    json.addProperty("beta", number(sprt.beta()));
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
      return parse(line.test());
    } catch (RuntimeException e) {
      throw new DamagedFileException("journal", "the line has no known form", e);
    }
  }

  private static PlannedTest parse(String text) {
    JsonObject json = JsonParser.parseString(text).getAsJsonObject();
    return new PlannedTest(
        new Sprt(
            Sprt.Scale.valueOf(json.get("scale").getAsString()),
            json.get("elo0").getAsDouble(),
            json.get("elo1").getAsDouble(),
            json.get("alpha").getAsDouble(),
            json.get("beta").getAsDouble()),
        json.get("games").getAsInt());
  }
}
