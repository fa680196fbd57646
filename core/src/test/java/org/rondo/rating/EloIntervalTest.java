package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.math3.special.Gamma;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloIntervalTest {

  /**
   * Without draws, the evidence against a score m is that of a bet on each game: W log(w / m) + L
   * log(l / (1 - m)), where w and l are the shares of wins and losses.
   */
  private static double evidence(long wins, long losses, double score) {
    double games = wins + losses;
    return wins * Math.log(wins / games / score)
        + (losses == 0 ? 0 : losses * Math.log(losses / games / (1 - score)));
  }

  /** The logarithm of 20, and what is lost because the best bet is not known beforehand. */
  private static double enough(long games) {
    return Math.log(20)
        + Math.log(Math.sqrt(Math.PI))
        + Gamma.logGamma(games + 1)
        - Gamma.logGamma(games + 0.5);
  }

  @ParameterizedTest
  @CsvSource({"60, 40", "7, 1", "100, 300", "2000, 2000"})
  void atItsEndsTheEvidenceIsEnoughForAllTimes(long wins, long losses) {
    EloInterval interval = EloInterval.anytime(new MatchCounts(wins, 0, losses));
    double lower = Elo.expectedScore(interval.lower());
    double upper = Elo.expectedScore(interval.upper());
    assertThat(lower).isLessThan((double) wins / (wins + losses));
    assertThat(upper).isGreaterThan((double) wins / (wins + losses));
    assertThat(evidence(wins, losses, lower)).isCloseTo(enough(wins + losses), within(1e-4));
    assertThat(evidence(wins, losses, upper)).isCloseTo(enough(wins + losses), within(1e-4));
  }

  @Test
  void aSideThatWonAllHasALowerLimitOnly() {
    EloInterval interval = EloInterval.anytime(new MatchCounts(30, 0, 0));
    assertThat(interval.upper()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(evidence(30, 0, Elo.expectedScore(interval.lower())))
        .isCloseTo(enough(30), within(1e-4));
    assertThat(EloInterval.anytime(new MatchCounts(0, 0, 30)))
        .satisfies(
            other -> {
              assertThat(other.lower()).isEqualTo(Double.NEGATIVE_INFINITY);
              assertThat(other.upper()).isCloseTo(-interval.lower(), within(1e-3));
            });
  }

  @Test
  void nothingIsExcludedBeforeTheFirstGame() {
    assertThat(EloInterval.anytime(PairCounts.none()))
        .isEqualTo(new EloInterval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
  }

  @Test
  void anIntervalHasALength() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EloInterval(1, 1))
        .withMessage("lower limit 1.0 is not below upper limit 1.0");
  }
}
