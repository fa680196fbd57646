package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.math3.stat.interval.WilsonScoreInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloDifferenceTest {

  @ParameterizedTest
  @CsvSource({"60, 40", "1, 1", "999, 1", "3, 500"})
  void withoutDrawsTheIntervalIsWilsons(int wins, int losses) {
    EloDifference difference = EloDifference.of(new MatchCounts(wins, 0, losses));

    var wilson = new WilsonScoreInterval().createInterval(wins + losses, wins, 0.95);
    assertThat(Elo.expectedScore(difference.lower()))
        .isCloseTo(wilson.getLowerBound(), within(1e-9));
    assertThat(Elo.expectedScore(difference.upper()))
        .isCloseTo(wilson.getUpperBound(), within(1e-9));
    assertThat(Elo.expectedScore(difference.elo()))
        .isCloseTo((double) wins / (wins + losses), within(1e-12));
  }

  /**
   * Score 0.55, variance 0.3 · 0.45² + 0.5 · 0.05² + 0.2 · 0.55² = 0.35²: 0.55 ± 1.96 · 0.35 / √n.
   */
  @Test
  void ofManyGamesTheIntervalIsTheNormalOne() {
    EloDifference difference = EloDifference.of(new MatchCounts(300_000, 500_000, 200_000));

    double margin = 1.959964 * 0.35 / 1000;
    assertThat(difference.elo()).isCloseTo(34.86, within(0.005));
    assertThat(difference.lower()).isCloseTo(Elo.ofScore(0.55 - margin), within(0.01));
    assertThat(difference.upper()).isCloseTo(Elo.ofScore(0.55 + margin), within(0.01));
    assertThat(difference.error())
        .isCloseTo((difference.upper() - difference.lower()) / 2, within(1e-12));
  }

  @Test
  void drawsHaveNoBearingOnSuperiority() {
    assertThat(EloDifference.of(new MatchCounts(16, 0, 9)).likelihoodOfSuperiority())
        .isCloseTo(0.919243, within(1e-6)); // Φ(7 / 5)
    assertThat(EloDifference.of(new MatchCounts(16, 70, 9)).likelihoodOfSuperiority())
        .isCloseTo(0.919243, within(1e-6));
  }

  /** Where pairs end level more often than games alone would, the error is smaller. */
  @Test
  void pairsThatAreLevelMakeItSurer() {
    EloDifference games = EloDifference.of(new MatchCounts(110, 0, 90));
    EloDifference pairs = EloDifference.of(new PairCounts(5, 0, 80, 0, 15));

    assertThat(pairs.elo()).isCloseTo(games.elo(), within(1e-9));
    assertThat(pairs.error()).isLessThan(games.error());
    assertThat(pairs.likelihoodOfSuperiority()).isGreaterThan(games.likelihoodOfSuperiority());
  }

  @Test
  void aSideThatWonAllIsRatedAsIfOneMoreGameWasDrawn() {
    EloDifference all = EloDifference.of(new MatchCounts(10, 0, 0));
    EloDifference oneDrawn = EloDifference.of(new MatchCounts(10, 1, 0));

    assertThat(all.elo()).isEqualTo(oneDrawn.elo());
    assertThat(all.lower()).isEqualTo(oneDrawn.lower());
    assertThat(all.upper()).isEqualTo(oneDrawn.upper());
    assertThat(all.elo()).isGreaterThan(EloDifference.of(new MatchCounts(9, 1, 0)).elo());
    assertThat(EloDifference.of(new MatchCounts(0, 0, 10)).elo())
        .isCloseTo(-all.elo(), within(1e-9));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 0", "0, 1"})
  void theMaximumNumberOfWinsHasAFiniteRating(long draws, long losses) {
    long most = 1L << 32;

    assertThat(EloDifference.of(new MatchCounts(most, draws, losses)).upper())
        .isFinite()
        .isGreaterThan(3000);
    assertThat(EloDifference.of(new PairCounts(losses, 0, draws, 0, most)).upper())
        .isFinite()
        .isGreaterThan(3000);
  }

  @Test
  void beforeTheFirstGameNothingIsSure() {
    EloDifference nothing = EloDifference.of(PairCounts.none());

    assertThat(nothing.elo()).isZero();
    assertThat(nothing.likelihoodOfSuperiority()).isEqualTo(0.5);
    assertThat(nothing.lower()).isLessThan(-300);
    assertThat(nothing.upper()).isGreaterThan(300);
  }

  @Test
  void oneHundredPointsAreAScoreOf64Percent() {
    assertThat(Elo.expectedScore(100)).isCloseTo(0.640065, within(1e-6));
    assertThat(Elo.ofScore(10 / 11.0)).isCloseTo(400, within(1e-9));
    assertThat(Elo.ofAbility(1)).isCloseTo(173.717793, within(1e-6));
    assertThat(Elo.expectedScore(1e9)).isEqualTo(1);
    assertThat(Elo.expectedScore(-1e9)).isEqualTo(0);
  }

  /**
   * The units count by the ratio of their variance to that of wins and losses, and 2 units more.
   * The numbers are those of a program in Python with Wilson's interval.
   */
  @Test
  void fewGamesAreTakenForWinsAndLosses() {
    EloDifference difference = EloDifference.of(new MatchCounts(4, 3, 1));
    assertThat(difference.lower()).isCloseTo(-61.576674, within(1e-6));
    assertThat(difference.upper()).isCloseTo(335.514818, within(1e-6));
  }

  @Test
  void theEndsOfARangeAreInIt() {
    assertThat(new EloDifference(1, 1, 1, 0).error()).isZero();
    assertThat(new EloDifference(1, 0, 1, 1).error()).isEqualTo(0.5);
    assertThatIllegalArgumentException().isThrownBy(() -> new EloDifference(4, 2, 3, 0.5));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EloDifference(1, Double.NEGATIVE_INFINITY, 2, 0.5));
    assertThatIllegalArgumentException().isThrownBy(() -> new EloDifference(1, 0, 3, -0.1));
    assertThatIllegalArgumentException().isThrownBy(() -> Elo.ofScore(0));
  }

  @Test
  void refusesWhatCannotBe() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Elo.ofScore(1))
        .withMessage("score 1.0 is not between 0 and 1: no finite Elo difference leads to it");
    assertThatIllegalArgumentException().isThrownBy(() -> Elo.ofScore(Double.NaN));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EloDifference(1, 2, 3, 0.5))
        .withMessageStartingWith("Elo difference 1.0 is not in the interval 2.0 to 3.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EloDifference(1, 0, Double.POSITIVE_INFINITY, 0.5));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EloDifference(1, 0, 3, 1.5))
        .withMessage("likelihood of superiority 1.5 is not in 0..1");
  }
}
