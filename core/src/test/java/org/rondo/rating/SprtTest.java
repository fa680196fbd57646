package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.rating.SprtVerdict.Conclusion;

class SprtTest {
  private static final Sprt SPRT = Sprt.logistic(0, 100);

  /** Figures of another program. */
  @Test
  void logLikelihoodRatiosAreThePublishedOnes() {
    assertThat(Sprt.logistic(0, 2).llr(new MatchCounts(57_433, 106_593, 57_030)))
        .isCloseTo(-2.593024163515815, within(1e-9));
    assertThat(Sprt.logistic(0.5, 2.5).llr(new PairCounts(223, 9863, 21_279, 10_037, 246)))
        .isCloseTo(-3.0741264395890813, within(1e-9));
    assertThat(Sprt.normalised(-1.75, 0.25).llr(new MatchCounts(10_871, 20_431, 10_650)))
        .isCloseTo(2.297500407106383, within(1e-9));
    assertThat(Sprt.normalised(0, 5).llr(new PairCounts(0, 0, 0, 0, 5550)))
        .isCloseTo(111.79755508671465, within(1e-9));
  }

  /** Without draws a score is all there is: the ratio is that of the simple test. */
  @Test
  void withoutDrawsItIsNearlyTheSimpleTest() {
    double simple = 60 * Math.log(0.640065 / 0.5) + 40 * Math.log(0.359935 / 0.5);
    assertThat(SPRT.llr(new MatchCounts(60, 0, 40))).isCloseTo(simple, within(0.01));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 0", "0, 1", "4294967296, 0", "4294967296, 4294967296"})
  void aVeryLargeNumberOfGamesIsTested(long draws, long losses) {
    MatchCounts counts = new MatchCounts(1L << 32, draws, losses);
    PairCounts pairs = new PairCounts(losses, 0, draws, 0, 1L << 32);

    for (Counts all : new Counts[] {counts, pairs, counts.reversed(), pairs.reversed()}) {
      assertThat(Sprt.logistic(-1000, 1000).llr(all)).isFinite();
      assertThat(Sprt.normalised(-400, 399).llr(all)).isFinite();
      assertThat(Sprt.normalised(0, 1e-3).llr(all)).isFinite();
    }
  }

  @Test
  void beforeTheFirstGameNothingIsDecided() {
    SprtVerdict verdict = SPRT.verdict(PairCounts.none());

    assertThat(verdict.conclusion()).isEqualTo(Conclusion.CONTINUE);
    assertThat(verdict.llr()).isZero();
    assertThat(verdict.isFinal()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "70, 0, 30, ACCEPT_H1",
    "30, 0, 70, ACCEPT_H0",
    "15, 0, 11, CONTINUE",
    "12, 0, 0, ACCEPT_H1",
    "11, 0, 0, CONTINUE",
    "0, 0, 9, ACCEPT_H0",
    "0, 0, 8, CONTINUE"
  })
  void theBoundsDecide(long wins, long draws, long losses, Conclusion decision) {
    SprtVerdict verdict = SPRT.verdict(new MatchCounts(wins, draws, losses));

    assertThat(verdict.conclusion()).as("%s", verdict).isEqualTo(decision);
    assertThat(verdict.isFinal()).isEqualTo(decision != Conclusion.CONTINUE);
    assertThat(verdict.lower()).isCloseTo(-2.944439, within(1e-6));
    assertThat(verdict.upper()).isCloseTo(2.944439, within(1e-6));
  }

  @Test
  void smallerErrorsAskForMore() {
    SprtVerdict verdict = SPRT.withErrors(0.01, 0.1).verdict(new MatchCounts(9, 0, 3));

    assertThat(verdict.lower()).isCloseTo(Math.log(0.1 / 0.99), within(1e-12));
    assertThat(verdict.upper()).isCloseTo(Math.log(0.9 / 0.01), within(1e-12));
  }

  @Test
  void whereAllIsLevelTwiceTheEvidenceIsAskedFor() {
    SprtVerdict level = SPRT.verdict(new MatchCounts(0, 12, 0));
    SprtVerdict afterOneLoss = SPRT.verdict(new MatchCounts(0, 12, 1));
    SprtVerdict levelForLong = SPRT.verdict(new MatchCounts(0, 24, 0));

    assertThat(level.lower()).isCloseTo(2 * afterOneLoss.lower(), within(1e-12));
    assertThat(level.llr()).isBetween(level.lower(), afterOneLoss.lower());
    assertThat(level.conclusion()).isEqualTo(Conclusion.CONTINUE);
    assertThat(afterOneLoss.conclusion()).isEqualTo(Conclusion.ACCEPT_H0);
    assertThat(levelForLong.conclusion()).isEqualTo(Conclusion.ACCEPT_H0);
    assertThat(SPRT.verdict(new PairCounts(0, 0, 12, 0, 0)).conclusion())
        .isEqualTo(Conclusion.CONTINUE);
  }

  /** Three deviations fulfil the condition here, two of them at a maximum of the likelihood. */
  @Test
  void ofSeveralFitsTheLikeliestIsTaken() {
    ScoreFrequencies counts = ScoreFrequencies.of(new PairCounts(2, 0, 0, 1, 0)).withoutZeros(1e-3);
    List<Double> losses = new ArrayList<>();
    double excess = 1;
    for (double deviation = 0.11; deviation < 0.5; deviation += 1e-5) {
      double sigma = deviation;
      double mean = 0.5 + sigma;
      ConstrainedFit fit =
          new ConstrainedFit(
              counts, a -> a - 0.5 - sigma / 2 - (a - mean) * (a - mean) / (2 * sigma));
      double next = fit.meanSquareFrom(mean) - sigma * sigma;
      if (next * excess < 0) {
        losses.add(fit.loss());
      }
      excess = next;
    }

    assertThat(losses).hasSize(3);
    assertThat(TValueFit.of(counts, 1).loss()).isCloseTo(Collections.min(losses), within(1e-6));
  }

  /** Two deviations of a game are 800 * 2 / log(10), and less by the root of the games of a set. */
  @Test
  void aTestOfSetsHasASmallerRangeOnTheNormalisedScale() {
    SetCounts sets = SetCounts.none(16, 1);
    int most = (int) (2 * 800 / Math.log(10) / 4);
    Sprt.normalised(-most, most).requireFits(sets);
    Sprt.logistic(0, 900).requireFits(sets);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sprt.normalised(0, most + 1).requireFits(sets))
        .withMessage(
            "Elo differences 0.0 and 174.0 on the normalised scale are not in -173..173, the range"
                + " for sets of 16 games; use the logistic scale");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sprt.normalised(-most - 1, 0).requireFits(sets));
  }

  /** A score that did not occur counts as a thousandth, or as less if there are many of them. */
  @Test
  void manyScoresThatDidNotOccurWeighNoMoreThanFive() {
    SetCounts sets = SetCounts.none(12, 12).plusSet(10).plusSet(14).plusSet(15).plusSet(11);
    ScoreFrequencies met = ScoreFrequencies.of(sets).withoutZeros(5e-3 / 25);
    double expected =
        new ConstrainedFit(met, score -> score - Elo.expectedScore(0)).loss()
            - new ConstrainedFit(met, score -> score - Elo.expectedScore(100)).loss();
    assertThat(SPRT.llr(sets)).isCloseTo(expected, within(1e-9));
  }

  @Test
  void theEndsOfAScaleAreInIt() {
    assertThat(Sprt.logistic(-1000, 1000).elo1()).isEqualTo(1000);
    assertThatIllegalArgumentException().isThrownBy(() -> Sprt.logistic(-1001, 0));
  }

  @Test
  void refusesWhatIsNoTest() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sprt.logistic(5, 5))
        .withMessage("elo0 5.0 is not below elo1 5.0; give the lower first");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sprt.normalised(0, 401))
        .withMessage(
            "Elo difference 401.0 is not in -400..400, the range of a test on the normalised"
                + " scale");
    assertThatIllegalArgumentException().isThrownBy(() -> Sprt.logistic(Double.NaN, 5));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SPRT.withErrors(0, 0.05))
        .withMessage("errors alpha 0.0 and beta 0.05: both must be above 0, and together below 1");
    assertThatIllegalArgumentException().isThrownBy(() -> SPRT.withErrors(0.05, -0.1));
    assertThatIllegalArgumentException().isThrownBy(() -> SPRT.withErrors(0.5, 0.5));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SprtVerdict(Conclusion.CONTINUE, Double.NaN, -1, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SprtVerdict(Conclusion.CONTINUE, 0, 1, 2));
  }
}
