package org.rondo.duel;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rondo.rating.EloDifference;
import org.rondo.rating.EloInterval;
import org.rondo.rating.MeanTest;
import org.rondo.rating.MeanVerdict;
import org.rondo.rating.PairCounts;
import org.rondo.rating.SetCounts;
import org.rondo.rating.SprtVerdict;

/**
 * Says the result of a duel in sentences.
 *
 * @param isEnd whether the duel has ended. Before, it has an interval that may be read at any time
 */
record DuelSentences(DuelResult result, boolean isEnd) {

  /** The number of openings and of matches from which on further ones are not remembered. */
  private static final int REMEMBERED = 100_000;

  /** In percent; no number of games makes a likelihood 100 %. */
  private static final double MAX_LIKELIHOOD = 99.9;

  /** {@return all sentences, in one line} */
  String text() {
    return sentences()
        .map(parts -> String.join("; ", parts) + ".")
        .collect(Collectors.joining(" "));
  }

  /** {@return the parts of all sentences, without the full stops} */
  List<String> lines() {
    return sentences().flatMap(List::stream).toList();
  }

  /** {@return the parts of each sentence} */
  private Stream<List<String>> sentences() {
    boolean isUndecided = !result.isDecided();
    List<String> difference = difference();
    return Stream.of(
            List.of(isUndecided ? undecided() : result.sentence(result.verdict().conclusion())),
            isUndecided ? difference : List.<String>of(),
            List.of(result.tested()),
            areOpeningsPlayedAgain() ? List.of(openings()) : List.<String>of(),
            result.tests() > 1 ? List.of(severalTests()) : List.<String>of(),
            isUndecided && result.exhausted() ? List.of(exhausted()) : List.<String>of(),
            distance().stream().toList(),
            Stream.of(Stream.of(score()), pairs().stream(), ratio().stream())
                .flatMap(parts -> parts)
                .toList(),
            panel(),
            isUndecided ? List.<String>of() : difference,
            result.late().remark().map(DuelSentences::capitalised).stream().toList())
        .filter(parts -> !parts.isEmpty());
  }

  /** {@return the estimated difference by the measure of the duel} */
  private List<String> difference() {
    return result.verdict() instanceof MeanVerdict lead ? List.of(lead(lead)) : elo();
  }

  private String lead(MeanVerdict lead) {
    MeanTest test = (MeanTest) result.test();
    int decimals = decimals(lead);
    String mean = "Mean lead " + signed(lead.mean(), decimals) + " a match";
    return Double.isInfinite(lead.lower()) && Double.isInfinite(lead.upper())
        ? mean + ", its error is not known yet"
        : mean
            + ", "
            + interval(lead.lower(), lead.upper(), decimals)
            + " at "
            + TestSentences.percent(test.confidence())
            + ", at any time";
  }

  private static int decimals(MeanVerdict lead) {
    double width = lead.upper() - lead.lower();
    // Three digits of the width say enough, and seldom hide that a limit is above 0.
    return Double.isFinite(width)
        ? (int) Math.max(0, Math.min(6, 2 - Math.floor(Math.log10(width))))
        : 2;
  }

  /** {@return an interval, of which a limit may be infinite} */
  private static String interval(double lower, double upper, int decimals) {
    if (Double.isInfinite(lower)) {
      return Double.isInfinite(upper)
          ? "with an error that is not known yet"
          : "at most " + signed(upper, decimals);
    }
    return Double.isInfinite(upper)
        ? "at least " + signed(lower, decimals)
        : "between " + signed(lower, decimals) + " and " + signed(upper, decimals);
  }

  /** {@return a number with its sign; 0 in place of a negative zero} */
  private static String signed(double number, int decimals) {
    double rounded =
        new BigDecimal(number).setScale(decimals, RoundingMode.HALF_EVEN).doubleValue();
    return String.format(Locale.ROOT, "%+." + decimals + "f", rounded + 0.0);
  }

  private String undecided() {
    return String.format(
        Locale.ROOT,
        "%d-%d-%d: the test did not decide in %s %s",
        result.matches().wins(),
        result.matches().draws(),
        result.matches().losses(),
        games(),
        result.sentences().question());
  }

  private String games() {
    return count(result.matches().games(), "game", "games");
  }

  private boolean areOpeningsPlayedAgain() {
    return result.openingsPlayed() > 1
        && result.openingsPlayed() < REMEMBERED
        && result.matches().games() / result.gamesPerSet() > result.openingsPlayed();
  }

  private String openings() {
    return "The games began from "
        + result.openingsPlayed()
        + " openings, some of them several times: the verdict is about these openings";
  }

  private String severalTests() {
    return "This is the "
        + ordinal(result.tests())
        + " test on these games; error rates no longer hold";
  }

  private static String ordinal(int number) {
    boolean isTeen = number / 10 % 10 == 1;
    return number
        + switch (isTeen ? 0 : number % 10) {
          case 1 -> "st";
          case 2 -> "nd";
          case 3 -> "rd";
          default -> "th";
        };
  }

  private String exhausted() {
    return "The duel ended because "
        + (result.openingsPlayed() == 1
            ? "its games only repeated each other"
            : "every opening was played at least twice, always with equal games")
        + (result.opponents().size() > 1 ? " against an opponent of the panel" : "")
        + "; more openings would give more evidence";
  }

  private String score() {
    return String.format(
        Locale.ROOT,
        "%s%s%s: %s, %s, %s, faults %d-%d",
        games(),
        result.sets() instanceof SetCounts
            ? " in " + count(result.matches().games() / result.gamesPerSet(), "set", "sets")
            : "",
        result.differentGames() < REMEMBERED ? different() : "",
        count(result.matches().wins(), "win", "wins"),
        count(result.matches().draws(), "draw", "draws"),
        count(result.matches().losses(), "loss", "losses"),
        result.firstFaults(),
        result.secondFaults());
  }

  /** {@return the number of pairs that count, by their points; empty if there are no pairs} */
  private Optional<String> pairs() {
    return result.sets() instanceof PairCounts pairs && pairs.pairs() > 0
        ? Optional.of(
            String.format(
                Locale.ROOT,
                "pairs with 0, 0.5, 1, 1.5 and 2 points: %d, %d, %d, %d, %d",
                pairs.bothLost(),
                pairs.lostAndDrawn(),
                pairs.level(),
                pairs.wonAndDrawn(),
                pairs.bothWon()))
        : Optional.empty();
  }

  /** {@return the number of different games, and how many are evidence if some are equal} */
  private String different() {
    long games = result.matches().games();
    long counted = result.sets().games();
    return ", "
        + result.differentGames()
        + " different"
        + (result.differentGames() == games
            ? ""
            : ", " + (counted == games ? "all" : "" + counted) + " count");
  }

  /** {@return the results against each entrant of a panel; none without a panel} */
  private List<String> panel() {
    return result.opponents().size() == 1
        ? List.of()
        : result.opponents().stream()
            .map(
                opponent ->
                    String.format(
                        Locale.ROOT,
                        "%s %s %d-%d-%d%s",
                        opponent == result.opponents().get(0) ? "Against" : "against",
                        opponent.name(),
                        opponent.matches().wins(),
                        opponent.matches().draws(),
                        opponent.matches().losses(),
                        result.verdict() instanceof MeanVerdict lead
                            ? ", mean lead " + signed(opponent.lead(), decimals(lead))
                            : ""))
            .toList();
  }

  private Optional<String> ratio() {
    return result.verdict() instanceof SprtVerdict verdict
        ? Optional.of(ratio(verdict))
        : Optional.empty();
  }

  private String ratio(SprtVerdict verdict) {
    return String.format(
        Locale.ROOT,
        "log-likelihood ratio %.2f, bounds %.2f and %.2f%s",
        verdict.llr(),
        verdict.lower(),
        verdict.upper(),
        isLevel() ? " (twice the usual bounds, because every " + result.unit() + " is level)" : "");
  }

  private boolean isLevel() {
    return result.sets().units() > 0 && result.sets().isLevel();
  }

  /**
   * {@return the difference by wins} The corrected estimate holds at the end of one test. Before
   * it, and after several tests, only the interval that may be read at any time does.
   */
  private List<String> elo() {
    if (isEnd && result.tests() == 1) {
      EloDifference difference = result.difference();
      return List.of(
          "Elo "
              + signed(difference.elo(), 0)
              + ", "
              + interval(difference.lower(), difference.upper(), 0)
              + " at 95 %",
          "likelihood of superiority " + likelihood(100 * difference.likelihoodOfSuperiority()));
    }
    EloInterval interval = result.anytimeInterval();
    return List.of(
        "Elo " + interval(interval.lower(), interval.upper(), 0) + " at 95 %, at any time");
  }

  private static String likelihood(double percent) {
    if (percent > MAX_LIKELIHOOD) {
      return "above " + MAX_LIKELIHOOD + " %";
    }
    return percent < 100 - MAX_LIKELIHOOD
        ? "below 0.1 %"
        : String.format(Locale.ROOT, "%.1f %%", percent);
  }

  /** {@return how far an undecided test is from its decision; empty if it is not known} */
  private Optional<String> distance() {
    return result
        .forecast()
        .map(
            games ->
                String.format(
                    Locale.ROOT,
                    "The test will probably decide after %d to %d games",
                    games.low(),
                    games.high()));
  }

  private static String count(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  private static String capitalised(String remark) {
    return remark.substring(0, 1).toUpperCase(Locale.ROOT) + remark.substring(1);
  }
}
