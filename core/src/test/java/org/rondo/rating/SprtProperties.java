package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;

class SprtProperties {

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theOtherSideTestsTheOpposite(
      @ForAll("counts") Counts counts,
      @ForAll Sprt.Scale scale,
      @ForAll @DoubleRange(min = -300, max = 290) double elo0,
      @ForAll @DoubleRange(min = 0.1, max = 100) double distance) {
    double elo1 = elo0 + distance;
    double llr = test(scale, elo0, elo1).llr(counts);
    double opposite = test(scale, -elo1, -elo0).llr(counts.reversed());
    assertThat(opposite).isCloseTo(-llr, within(1e-7 * (1 + counts.games())));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void ratiosOfOneHypothesisToTheNextAddUp(
      @ForAll("counts") Counts counts,
      @ForAll Sprt.Scale scale,
      @ForAll @DoubleRange(min = -300, max = 200) double elo0,
      @ForAll @DoubleRange(min = 0.1, max = 50) double step) {
    double one = test(scale, elo0, elo0 + step).llr(counts);
    double next = test(scale, elo0 + step, elo0 + 2 * step).llr(counts);
    assertThat(test(scale, elo0, elo0 + 2 * step).llr(counts))
        .isCloseTo(one + next, within(1e-9 * (1 + Math.abs(one) + Math.abs(next))));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aWinInThePlaceOfALossSpeaksForTheSecondHypothesis(
      @ForAll @LongRange(min = 1, max = 500) long wins,
      @ForAll @LongRange(min = 1, max = 500) long draws,
      @ForAll @LongRange(min = 2, max = 500) long losses,
      @ForAll @DoubleRange(min = -300, max = 200) double elo0,
      @ForAll @DoubleRange(min = 1, max = 100) double distance) {
    Sprt sprt = Sprt.logistic(elo0, elo0 + distance);
    assertThat(sprt.llr(new MatchCounts(wins + 1, draws, losses - 1)))
        .isGreaterThan(sprt.llr(new MatchCounts(wins, draws, losses)));
  }

  /** With three results, the share of draws is all that a mean leaves open: it is searched. */
  @Property(edgeCases = EdgeCasesMode.NONE)
  void ofGamesNoShareOfDrawsExplainsTheCountsBetter(
      @ForAll("games") MatchCounts counts,
      @ForAll @DoubleRange(min = -400, max = 350) double elo0,
      @ForAll @DoubleRange(min = 1, max = 50) double distance) {
    double expected = best(counts, logistic(elo0 + distance)) - best(counts, logistic(elo0));
    assertThat(Sprt.logistic(elo0, elo0 + distance).llr(counts))
        .isCloseTo(expected, within(1e-6 * (1 + Math.abs(expected))));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void ofGamesNoShareOfDrawsExplainsTheCountsBetterOnTheNormalisedScale(
      @ForAll("games") MatchCounts counts,
      @ForAll @DoubleRange(min = -400, max = 350) double elo0,
      @ForAll @DoubleRange(min = 1, max = 50) double distance) {
    double expected = best(counts, normalised(elo0 + distance)) - best(counts, normalised(elo0));
    assertThat(Sprt.normalised(elo0, elo0 + distance).llr(counts))
        .isCloseTo(expected, within(1e-6 * (1 + Math.abs(expected))));
  }

  /** Of many games, the ratio is that of two normal distributions of the mean. */
  @Property(edgeCases = EdgeCasesMode.NONE)
  void ofManyGamesAndNearHypothesesItIsTheNormalOne(
      @ForAll @LongRange(min = 48_000, max = 52_000) long wins,
      @ForAll @LongRange(min = 90_000, max = 110_000) long draws,
      @ForAll @DoubleRange(min = -3, max = 1) double elo0) {
    MatchCounts counts = new MatchCounts(wins, draws, 50_000);
    double games = counts.games();
    double score = counts.points() / games;
    double variance = (wins + draws / 4.0) / games - score * score;
    double s0 = Elo.expectedScore(elo0);
    double s1 = Elo.expectedScore(elo0 + 2);
    assertThat(Sprt.logistic(elo0, elo0 + 2).llr(counts))
        .isCloseTo(games * (s1 - s0) * (2 * score - s0 - s1) / (2 * variance), within(0.05));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theVerdictFollowsTheBounds(
      @ForAll("counts") Counts counts,
      @ForAll Sprt.Scale scale,
      @ForAll @DoubleRange(min = 0.01, max = 0.4) double alpha,
      @ForAll @DoubleRange(min = 0.01, max = 0.4) double beta) {
    SprtVerdict verdict = test(scale, 0, 20).withErrors(alpha, beta).verdict(counts);
    assertThat(verdict.llr() <= verdict.lower())
        .isEqualTo(verdict.conclusion() == SprtVerdict.Conclusion.ACCEPT_H0);
    assertThat(verdict.llr() >= verdict.upper())
        .isEqualTo(verdict.conclusion() == SprtVerdict.Conclusion.ACCEPT_H1);
  }

  @Provide
  Arbitrary<Counts> counts() {
    return Results.counts();
  }

  @Provide
  Arbitrary<MatchCounts> games() {
    Arbitrary<Long> count = Arbitraries.longs().between(1, 2_000);
    return Combinators.combine(count, count, count).as(MatchCounts::new);
  }

  private static Sprt test(Sprt.Scale scale, double elo0, double elo1) {
    return new Sprt(scale, elo0, elo1, 0.05, 0.05);
  }

  private static DoubleUnaryOperator logistic(double elo) {
    return draws -> Elo.expectedScore(elo);
  }

  /** From (mean − ½) = t · deviation and deviation² = mean · (1 − mean) − draws / 4. */
  private static DoubleUnaryOperator normalised(double elo) {
    double t = elo * Math.log(10) / 800;
    return draws -> 0.5 + t * Math.sqrt((1 - draws) / (4 * (1 + t * t)));
  }

  private static double best(MatchCounts counts, DoubleUnaryOperator meanOfDraws) {
    DoubleUnaryOperator logLikelihood =
        draws -> {
          double mean = meanOfDraws.applyAsDouble(draws);
          double win = mean - draws / 2;
          double loss = 1 - mean - draws / 2;
          return win > 0 && loss > 0
              ? counts.wins() * Math.log(win)
                  + counts.draws() * Math.log(draws)
                  + counts.losses() * Math.log(loss)
              : Double.NEGATIVE_INFINITY;
        };
    double centre = 0.5;
    double best = Double.NEGATIVE_INFINITY;
    for (double width = 0.5; width > 1e-9; width /= 10) {
      double from = centre - width;
      double step = width / 100;
      int at =
          IntStream.range(1, 200)
              .reduce(
                  (i, j) ->
                      logLikelihood.applyAsDouble(from + i * step)
                              >= logLikelihood.applyAsDouble(from + j * step)
                          ? i
                          : j)
              .orElseThrow();
      centre = from + at * step;
      best = logLikelihood.applyAsDouble(centre);
    }
    return best;
  }
}
