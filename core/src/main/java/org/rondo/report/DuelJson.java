package org.rondo.report;

import com.google.gson.JsonNull;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rondo.duel.DuelResult;
import org.rondo.duel.Measure;
import org.rondo.rating.BoundedMeanTest;
import org.rondo.rating.EloDifference;
import org.rondo.rating.MeanTest;
import org.rondo.rating.MeanVerdict;
import org.rondo.rating.PairCounts;
import org.rondo.rating.SequentialTest;
import org.rondo.rating.Sprt;
import org.rondo.rating.SprtVerdict.Conclusion;

/**
 * The result of a duel as JSON, for its page and its file.
 *
 * @param isFinished whether the duel has ended; before, intervals may be read at any time
 */
record DuelJson(DuelResult result, boolean isFinished) {
  private static final int DECIMALS = 4;

  /**
   * {@return the numbers of a test; that of scores has a confidence, and no Elo differences}
   *
   * @param most the maximum number of matches; null if it is not known
   */
  static Map<String, Object> test(SequentialTest test, @Nullable Integer most) {
    return ReportJson.object(
        "elo0", test instanceof Sprt sprt ? NumberText.rounded(sprt.elo0(), DECIMALS) : null,
        "elo1", test instanceof Sprt sprt ? NumberText.rounded(sprt.elo1(), DECIMALS) : null,
        "confidence",
            test instanceof MeanTest mean ? NumberText.rounded(mean.confidence(), DECIMALS) : null,
        "threshold", test instanceof MeanTest mean ? mean.threshold() : null,
        "margin", test instanceof MeanTest mean ? mean.margin() : null,
        // With it, the threshold and the margin are points; without it, standard deviations.
        "bound", test instanceof BoundedMeanTest bounded ? bounded.bound() : null,
        "alpha", NumberText.rounded(test.alpha(), DECIMALS),
        "beta", NumberText.rounded(test.beta(), DECIMALS),
        "scale", test instanceof Sprt sprt ? sprt.scale().name().toLowerCase(Locale.ROOT) : null,
        "measure", (test instanceof Sprt ? Measure.WINS : Measure.SCORE).toString(),
        "most", most);
  }

  /** {@return the numbers and the sentences of the result} */
  Map<String, Object> members() {
    return ReportJson.object(
        "text", isFinished ? result.toString() : String.join(". ", result.linesSoFar()),
        "verdict", (isFinished ? result.lines() : result.linesSoFar()).get(0),
        "wins", result.matches().wins(),
        "draws", result.matches().draws(),
        "losses", result.matches().losses(),
        "games", result.matches().games(),
        "different", result.differentGames(),
        "counted", result.sets().games(),
        "openings", result.openingsPlayed(),
        "exhausted", result.exhausted(),
        "tests", result.tests(),
        "tested", result.tested(),
        "decided", result.isDecided(),
        "conclusion", result.verdict().conclusion().name().toLowerCase(Locale.ROOT),
        "above", result.sentence(Conclusion.ACCEPT_H1),
        "below", result.sentence(Conclusion.ACCEPT_H0),
        "estimate", result.verdict() instanceof MeanVerdict lead ? estimate(lead) : elo(),
        "firstFaults", result.firstFaults(),
        "secondFaults", result.secondFaults(),
        "opponents",
            result.opponents().stream()
                .map(
                    opponent ->
                        ReportJson.object(
                            "name", opponent.name(),
                            "counts",
                                List.of(
                                    opponent.matches().wins(),
                                    opponent.matches().draws(),
                                    opponent.matches().losses()),
                            "lead",
                                result.measure() == Measure.SCORE
                                    ? NumberText.rounded(opponent.lead(), DECIMALS)
                                    : null))
                .toList(),
        "pairs", result.sets() instanceof PairCounts pairs ? counts(pairs) : null);
  }

  private static Map<String, Object> estimate(MeanVerdict lead) {
    return ReportJson.object(
        "lead", NumberText.rounded(lead.mean(), DECIMALS),
        "low", cell(lead.lower()),
        "high", cell(lead.upper()));
  }

  /** {@return the Elo difference; its estimate and likelihood only at the end of a single test} */
  private Map<String, Object> elo() {
    if (!isFinished || result.tests() > 1) {
      return ReportJson.object(
          "low", cell(result.anytimeInterval().lower()),
          "high", cell(result.anytimeInterval().upper()));
    }
    EloDifference difference = result.difference();
    return ReportJson.object(
        "elo", NumberText.rounded(difference.elo(), 1),
        "low", NumberText.rounded(difference.lower(), 1),
        "high", NumberText.rounded(difference.upper(), 1),
        "superiority", NumberText.rounded(difference.likelihoodOfSuperiority(), DECIMALS));
  }

  /** {@return the numbers of pairs in which the first bot got 0, 0.5, 1, 1.5 and 2 points} */
  static List<Long> counts(PairCounts pairs) {
    return List.of(
        pairs.bothLost(),
        pairs.lostAndDrawn(),
        pairs.level(),
        pairs.wonAndDrawn(),
        pairs.bothWon());
  }

  /** {@return a number in JSON; null for a limit that is not known yet} */
  static Object cell(double number) {
    return Double.isFinite(number) ? NumberText.rounded(number, DECIMALS) : JsonNull.INSTANCE;
  }
}
