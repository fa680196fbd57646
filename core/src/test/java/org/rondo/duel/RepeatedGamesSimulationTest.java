package org.rondo.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.match.MatchFingerprint;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.rating.Elo;
import org.rondo.rating.Sprt;
import org.rondo.rating.SprtVerdict;
import org.rondo.rating.SprtVerdict.Conclusion;

/** How often a duel errs whose matches repeat themselves, over simulated duels. */
class RepeatedGamesSimulationTest {
  private static final Sprt TEST = Sprt.logistic(0, 50);
  private static final int MAX_PAIRS = 1_000;
  private static final double STANDARD_ERRORS = 4;

  /** The shares of verdicts over many duels. */
  private record Shares(int duels, int stronger, int noEvidence, int mostGames) {
    double ofStronger() {
      return (double) stronger / duels;
    }

    double ofNoEvidence() {
      return (double) noEvidence / duels;
    }

    private static double error(double share, int duels) {
      return Math.sqrt(Math.max(share, 0.5 / duels) * (1 - share) / duels);
    }

    String text() {
      return String.format(
          Locale.ROOT,
          "stronger %.4f ± %.4f, no evidence %.4f ± %.4f, at most %d games, %d duels",
          ofStronger(),
          error(ofStronger(), duels),
          ofNoEvidence(),
          error(ofNoEvidence(), duels),
          mostGames,
          duels);
    }

    void assertAtMost(double rate, double share) {
      assertThat(share)
          .as(text())
          .isLessThanOrEqualTo(rate + STANDARD_ERRORS * Math.sqrt(rate * (1 - rate) / duels));
    }
  }

  /** A way to play pairs: the opening and the course of a pair, and its points. */
  private interface Bots {
    Pair pair(int number, Rng rng);
  }

  private record Pair(int opening, int course, double points) {}

  private static Shares play(int duels, String seed, Function<Rng, Bots> bots) {
    int stronger = 0;
    int noEvidence = 0;
    int most = 0;
    for (int duel = 0; duel < duels; duel++) {
      Rng rng = Seed.of(22).child(seed).child("duel", duel).rng();
      Bots playing = bots.apply(rng);
      PlayedSets played =
          new PlayedSets(new BalancedSet("a", List.of("b"), SeatSplit.HALVES, 2), TEST);
      SprtVerdict verdict = TEST.verdict(played.counted());
      int pairs = 0;
      while (!verdict.isFinal() && !played.isExhausted() && pairs < MAX_PAIRS) {
        Pair pair = playing.pair(pairs++, rng);
        played.add(
            List.of(
                new MatchFingerprint(pair.opening, pair.course),
                new MatchFingerprint(~pair.opening, ~pair.course)),
            (int) (2 * pair.points),
            0);
        verdict = TEST.verdict(played.counted());
      }
      stronger += verdict.conclusion() == Conclusion.ACCEPT_H1 ? 1 : 0;
      noEvidence += verdict.conclusion() == Conclusion.ACCEPT_H0 ? 1 : 0;
      most = Math.max(most, 2 * pairs);
    }
    return new Shares(duels, stronger, noEvidence, most);
  }

  /** The share of won pairs that 50 Elo move from the losses to the wins. */
  private static final double FIFTY_ELO = Elo.expectedScore(50) - 0.5;

  /**
   * Draws the points of a pair: 80 % are level, and each bot wins both matches of 10 %.
   *
   * @param shift the share that is moved from the lost pairs to the won ones
   */
  private static double points(double shift, Rng rng) {
    return rng.chance(0.8) ? 1 : rng.chance(0.5 + 5 * shift) ? 2 : 0;
  }

  /**
   * Bots that play the same pair whenever an opening comes again, but for a share of the pairs.
   *
   * @param varying the share of pairs that differ from the first one of their opening
   */
  private static Shares repeating(int duels, int openings, double shift, double varying) {
    return play(
        duels,
        "repeating " + openings + " " + shift + " " + varying,
        rng -> {
          double[] points = new double[openings];
          for (int opening = 0; opening < openings; opening++) {
            points[opening] = points(shift, rng);
          }
          return (number, more) -> {
            int opening = number % openings;
            return more.chance(varying)
                ? new Pair(opening, openings + number, points(shift, more))
                : new Pair(opening, opening, points[opening]);
          };
        });
  }

  /** Bots that draw one of three pairs each time, all from the same opening. */
  private static Shares drawing(int duels, double shift) {
    return play(
        duels,
        "drawing " + shift,
        rng ->
            (number, more) -> {
              double points = points(shift, more);
              return new Pair(0, (int) points, points);
            });
  }

  /**
   * A bot that wins 80 % of the pairs, all in the same way, and loses the others, each in another
   * way.
   */
  private static Shares mainLine(int duels) {
    return play(
        duels,
        "main line",
        rng ->
            (number, more) ->
                more.chance(0.8) ? new Pair(0, 0, 2) : new Pair(0, 1 + more.below(1_000_000), 0));
  }

  @ParameterizedTest
  @ValueSource(ints = {9, 20})
  void ofBotsThatRepeatFewOpeningsNoMoreThanThePromisedShareIsWrong(int openings) {
    Shares equal = repeating(2_000, openings, 0, 0);
    equal.assertAtMost(TEST.alpha(), equal.ofStronger());
    assertThat(equal.mostGames()).isLessThanOrEqualTo(4 * openings);
    Shares better = repeating(2_000, openings, FIFTY_ELO, 0);
    better.assertAtMost(TEST.beta(), better.ofNoEvidence());
  }

  @Test
  void ofEqualBotsThatDrawAmongFewGamesNoMoreThanAlphaAreDeclaredStronger() {
    Shares shares = drawing(300, 0);
    shares.assertAtMost(TEST.alpha(), shares.ofStronger());
    assertThat(shares.ofNoEvidence()).isGreaterThan(0.7);
  }

  @Test
  void aGameThatIsWonOftenCountsAsOftenAsItIsPlayed() {
    Shares shares = mainLine(200);
    assertThat(shares.ofStronger()).isGreaterThan(0.75);
    assertThat(shares.ofNoEvidence()).isZero();
  }

  /** The table of the page "How sure is Rondo". */
  @Tag("long")
  @Test
  void repeatedGamesKeepTheErrorRates(TestReporter reporter) {
    for (int openings : new int[] {9, 20, 50, 100, 300}) {
      Shares equal = repeating(10_000, openings, 0, 0);
      reporter.publishEntry(openings + " openings, equal", equal.text());
      equal.assertAtMost(TEST.alpha(), equal.ofStronger());
      Shares better = repeating(10_000, openings, FIFTY_ELO, 0);
      reporter.publishEntry(openings + " openings, 50 Elo", better.text());
      better.assertAtMost(TEST.beta(), better.ofNoEvidence());
    }
    Shares equal = drawing(10_000, 0);
    reporter.publishEntry("three games, equal", equal.text());
    equal.assertAtMost(TEST.alpha(), equal.ofStronger());
    Shares better = drawing(10_000, FIFTY_ELO);
    reporter.publishEntry("three games, 50 Elo", better.text());
    better.assertAtMost(TEST.beta(), better.ofNoEvidence());
    reporter.publishEntry("main line", mainLine(10_000).text());
    for (double varying : new double[] {0.01, 0.1, 1}) {
      reporter.publishEntry(
          "9 openings, equal, varying " + varying, repeating(10_000, 9, 0, varying).text());
    }
  }
}
