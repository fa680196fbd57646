package org.rondo.duel;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rondo.rating.EloDifference;
import org.rondo.rating.MeanTest;
import org.rondo.rating.MeanVerdict;
import org.rondo.rating.PairCounts;
import org.rondo.rating.SprtVerdict;

/** Says the result of a duel in sentences. */
record DuelSentences(DuelResult result) {

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
            Stream.concat(Stream.of(score()), ratio().stream()).toList(),
            panel(),
            isUndecided ? List.<String>of() : difference,
            result.late().remark().map(DuelSentences::capitalised).stream().toList())
        .filter(parts -> !parts.isEmpty());
  }

  /** {@return the estimated difference by the measure of the duel} */
  private List<String> difference() {
    return result.verdict() instanceof MeanVerdict lead
        ? List.of(lead(lead))
        : List.of(elo(), superiority());
  }

  private String lead(MeanVerdict lead) {
    MeanTest test = (MeanTest) result.test();
    double width = lead.upper() - lead.lower();
    // Two digits of the width say enough.
    int decimals =
        Double.isFinite(width)
            ? (int) Math.max(0, Math.min(6, 1 - Math.floor(Math.log10(width))))
            : 2;
    String number = "%+." + decimals + "f";
    String mean = String.format(Locale.ROOT, "Mean lead " + number + " a match", lead.mean());
    return Double.isFinite(width)
        ? String.format(
            Locale.ROOT,
            "%s, between " + number + " and " + number + " at %s",
            mean,
            lead.lower(),
            lead.upper(),
            TestSentences.percent(test.confidence()))
        : mean + ", its error is not known yet";
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

  private static String exhausted() {
    return "The duel ended because every opening was played at least twice, always with equal games;"
        + " more openings would give more evidence";
  }

  private String score() {
    return String.format(
        Locale.ROOT,
        "%s, %d different: %s, %s, %s, faults %d-%d",
        games(),
        result.differentGames(),
        count(result.matches().wins(), "win", "wins"),
        count(result.matches().draws(), "draw", "draws"),
        count(result.matches().losses(), "loss", "losses"),
        result.firstFaults(),
        result.secondFaults());
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
                        "against %s %d-%d-%d",
                        opponent.name(),
                        opponent.matches().wins(),
                        opponent.matches().draws(),
                        opponent.matches().losses()))
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
        "log-likelihood ratio %.2f between %.2f and %.2f%s",
        verdict.llr(),
        verdict.lower(),
        verdict.upper(),
        isLevel()
            ? " (twice the usual bounds, because every "
                + (result.sets() instanceof PairCounts ? "pair" : "set")
                + " is level)"
            : "");
  }

  private boolean isLevel() {
    return result.sets().units() > 0 && result.sets().isLevel();
  }

  private String elo() {
    EloDifference difference = result.difference();
    return String.format(
        Locale.ROOT,
        "Elo %+.0f, between %+.0f and %+.0f at 95 %%",
        rounded(difference.elo()),
        rounded(difference.lower()),
        rounded(difference.upper()));
  }

  /** {@return a whole number; 0 in place of the negative zero} */
  private static double rounded(double elo) {
    return Math.rint(elo) + 0.0;
  }

  private String superiority() {
    return String.format(
        Locale.ROOT,
        "likelihood of superiority %.1f %%",
        100 * result.difference().likelihoodOfSuperiority());
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
