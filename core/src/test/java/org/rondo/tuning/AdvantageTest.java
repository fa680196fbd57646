package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.util.CombinatoricsUtils;
import org.junit.jupiter.api.Test;
import org.rondo.match.MatchFingerprint;
import org.rondo.tuning.Evaluation.Phase;

class AdvantageTest {

  @Test
  void theMarginIsStudents() {
    Advantage advantage = new Advantage(true, List.of(2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0));
    assertThat(advantage.mean()).isEqualTo(5);
    assertThat(advantage.margin()).isCloseTo(2.365 * StrictMath.sqrt(32 / 7.0 / 8), within(1e-3));
    assertThat(advantage.isBetter()).isTrue();
    assertThat(advantage).hasToString("+5.000 ± 1.8 of 8 samples");
    assertThat(new Advantage(false, List.of(-1.0))).hasToString("-1.000 of 1 sample");
    assertThat(new Advantage(false, List.of(1.0, 1.1)).margin()).isInfinite();
  }

  @Test
  void fewEqualDifferencesAreNoEvidence() {
    assertThat(new Advantage(true, Collections.nCopies(7, 0.5)).isBetter()).isFalse();
    Advantage eight = new Advantage(true, Collections.nCopies(8, 0.5));
    assertThat(eight.isBetter()).isTrue();
    assertThat(eight.isWorse()).isFalse();
    assertThat(eight.margin()).isInfinite();
    Advantage zeros = new Advantage(true, Collections.nCopies(9, 0.0));
    assertThat(zeros.isBetter()).isFalse();
    assertThat(zeros.isWorse()).isFalse();
  }

  @Test
  void aSettingIsWorseWhereTheOtherOneIsBetter() {
    Advantage worse =
        new Advantage(true, List.of(-2.0, -4.0, -4.0, -4.0, -5.0, -5.0, -7.0, -9.0), 12);
    assertThat(worse.isWorse()).isTrue();
    assertThat(worse.isBetter()).isFalse();
    assertThat(worse).hasToString("-5.000 ± 1.8 of 12 samples, 8 different");
    Advantage equal = new Advantage(true, Collections.nCopies(8, -0.5));
    assertThat(equal.isWorse()).isTrue();
    assertThat(equal.isBetter()).isFalse();
    // The mean is 1, and the margin 2.365 deviations of 2 over the root of 8.
    double spread = StrictMath.sqrt(3.5);
    Advantage unsure =
        new Advantage(
            true,
            IntStream.range(0, 8).mapToObj(n -> 1 + (n % 2 == 0 ? spread : -spread)).toList());
    assertThat(unsure.margin()).isCloseTo(2.365 * 2 / StrictMath.sqrt(8), within(1e-3));
    assertThat(unsure.isBetter()).isFalse();
    assertThat(unsure.isWorse()).isFalse();
  }

  @Test
  void whatIsNoDifferenceIsRefused() {
    assertThatThrownBy(() -> new Advantage(true, List.of())).hasMessageContaining("at least one");
    assertThatThrownBy(() -> new Advantage(true, List.of(0 / 0.0)))
        .hasMessageContaining("differences [NaN]");
    assertThatThrownBy(() -> new Advantage(true, List.of(1.0, 2.0), 1))
        .hasMessageContaining("2 differences of 1 samples");
  }

  /**
   * Every sample is a win, a draw or a loss, and wins are as likely as losses. The probability of
   * evidence for an advantage that is none is computed, not simulated.
   */
  @Test
  void equalSettingsAreRarelyBetter() {
    double most = 0;
    for (int samples = 1; samples <= 20; samples++) {
      for (int draws = 0; draws <= 9; draws++) {
        double wrong = probabilityOfBetter(samples, draws / 10.0);
        most = Math.max(most, wrong);
      }
    }
    assertThat(most).isBetween(0.02, 0.05);
  }

  private static double probabilityOfBetter(int samples, double draw) {
    double sum = 0;
    for (int wins = 0; wins <= samples; wins++) {
      for (int losses = 0; losses + wins <= samples; losses++) {
        if (isBetter(samples, wins, losses)) {
          double ways =
              CombinatoricsUtils.binomialCoefficientDouble(samples, wins)
                  * CombinatoricsUtils.binomialCoefficientDouble(samples - wins, losses);
          sum +=
              ways
                  * StrictMath.pow((1 - draw) / 2, wins + losses)
                  * StrictMath.pow(draw, samples - wins - losses);
        }
      }
    }
    return sum;
  }

  private static boolean isBetter(int samples, int wins, int losses) {
    List<Double> differences = new ArrayList<>();
    for (int n = 0; n < samples; n++) {
      differences.add(n < wins ? 0.5 : n < wins + losses ? -0.5 : 0);
    }
    return new Advantage(true, differences).isBetter();
  }

  private static Evaluation trial(List<MatchFingerprint> played, Double... samples) {
    Setting setting = Landscapes.space().defaults();
    return new Evaluation(1, 1, Phase.VALIDATION, setting, List.of(), List.of(samples), played);
  }

  @Test
  void trialsOfTwoSettingsAreTakenInPairs() {
    List<Evaluation> trials =
        List.of(trial(List.of(), 3.0, 5.0), trial(List.of(), 1.0, 2.0), trial(List.of(), 9.0, 9.0));
    Advantage advantage = Advantage.of(trials).orElseThrow();
    assertThat(advantage.isDirect()).isFalse();
    assertThat(advantage.differences()).containsExactly(2.0, 3.0);
    assertThat(advantage.samples()).isEqualTo(2);
    assertThat(Advantage.of(trials.subList(0, 1))).isEmpty();
    assertThat(Advantage.of(List.of())).isEmpty();
  }

  /** Whether games repeat is known only if those of both settings are. */
  @Test
  void everyPairCountsIfOneTrialHasNoFingerprints() {
    List<MatchFingerprint> known = List.of(new MatchFingerprint(1, 2));
    Evaluation one = trial(known, 3.0);
    Evaluation other = trial(List.of(), 1.0);
    for (List<Evaluation> trials :
        List.of(List.of(one, other, one, other), List.of(other, one, other, one))) {
      assertThat(Advantage.of(trials).orElseThrow().differences()).hasSize(2);
    }
    assertThat(
            Advantage.of(List.of(one, trial(known, 1.0), one, trial(known, 1.0)))
                .orElseThrow()
                .differences())
        .containsExactly(2.0);
  }
}
