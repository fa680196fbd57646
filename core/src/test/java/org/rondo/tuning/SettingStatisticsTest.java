package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.tuning.Evaluation.Phase;

class SettingStatisticsTest {
  private static final ParameterSpace SPACE = ParameterSpace.of(Parameter.real("x", 0, 1, 0));

  private static Setting setting(double x) {
    return new Setting(SPACE, List.of(x));
  }

  @Test
  void ofEqualMeansTheMostSampledIsBestAndTheOtherMorePromising() {
    SettingStatistics ledger = new SettingStatistics();
    ledger.add(setting(0.1), List.of(0.0, 2.0));
    ledger.add(setting(0.2), List.of(0.0, 2.0, 0.0, 2.0, 0.0, 2.0));

    assertThat(ledger.best()).isEqualTo(setting(0.2));
    assertThat(ledger.mostPromising()).isEqualTo(setting(0.1));
  }

  @Test
  void aLuckyStartDoesNotBeatALongRecord() {
    SettingStatistics ledger = new SettingStatistics();
    ledger.add(setting(0.1), List.of(1.1));
    ledger.add(setting(0.2), List.of(0.5, 1.5, 0.4, 1.6, 0.6, 1.4, 0.5, 1.5));

    assertThat(ledger.best()).isEqualTo(setting(0.2));
    assertThat(ledger.mostPromising()).isEqualTo(setting(0.1));
  }

  @Test
  void withoutNoiseTheMeansDecideAndOfEqualOnesTheFirst() {
    SettingStatistics ledger = new SettingStatistics();
    ledger.add(setting(0.1), List.of(1.0));
    ledger.add(setting(0.2), List.of(2.0));
    ledger.add(setting(0.3), List.of(2.0));

    assertThat(ledger.best()).isEqualTo(setting(0.2));
    assertThat(ledger.deviation()).isZero();
  }

  @Property
  void theDeviationIsThatOfAllSamplesFromTheirMeans(
      @ForAll @Size(min = 2, max = 9) List<@DoubleRange(min = -9, max = 9) Double> one,
      @ForAll @Size(min = 2, max = 9) List<@DoubleRange(min = -9, max = 9) Double> other) {
    SettingStatistics ledger = new SettingStatistics();
    ledger.add(setting(0.1), one.subList(0, 1));
    ledger.add(setting(0.2), other);
    ledger.add(setting(0.1), one.subList(1, one.size()));

    double expected = (squares(one) + squares(other)) / (one.size() + other.size() - 2);
    assertThat(ledger.deviation()).isCloseTo(StrictMath.sqrt(expected), within(1e-6));
    Measurement known = ledger.known(setting(0.1)).orElseThrow();
    assertThat(known.samples()).isEqualTo(one.size());
    assertThat(known.mean()).isCloseTo(Measurement.of(one).mean(), within(1e-9));
    assertThat(known.deviation()).isEqualTo(ledger.deviation());
    assertThat(known.freedom()).isEqualTo(one.size() + other.size() - 2);
    assertThat(ledger.count(setting(0.1))).isEqualTo(one.size());
    assertThat(ledger.count(setting(0.3))).isZero();
  }

  private static double squares(List<Double> values) {
    double mean = values.stream().mapToDouble(v -> v).average().orElseThrow();
    return values.stream().mapToDouble(v -> (v - mean) * (v - mean)).sum();
  }

  @Property(tries = 50)
  void theBestIsThatOfAllSettingsByThePlainRule(
      @ForAll @Size(min = 1, max = 40) List<@IntRange(min = 0, max = 8) Integer> tried,
      @ForAll long seed) {
    Rng rng = Seed.of(seed).rng();
    SettingStatistics ledger = new SettingStatistics();
    for (int n : tried) {
      ledger.add(setting(n / 8.0), List.of((double) rng.below(4), (double) rng.below(4)));
    }

    List<Setting> settings = tried.stream().map(n -> setting(n / 8.0)).distinct().toList();
    assertThat(ledger.best()).isEqualTo(first(ledger, settings, -1));
    assertThat(ledger.mostPromising()).isEqualTo(first(ledger, settings, 1));
    assertThat(ledger.ranking().keySet()).containsExactlyInAnyOrderElementsOf(settings);
    assertThat(ledger.ranking().keySet().iterator().next()).isEqualTo(ledger.best());
    assertThat(List.copyOf(ledger.ranking().values()))
        .isSortedAccordingTo(
            Comparator.comparingDouble((Measurement worth) -> worth.error() - worth.mean()));
  }

  private static Setting first(SettingStatistics ledger, List<Setting> settings, int errors) {
    Setting best = settings.get(0);
    for (Setting setting : settings) {
      // Rounding may make the worth of different means equal.
      int order =
          Comparator.comparingDouble((Setting s) -> worth(ledger, s, errors))
              .thenComparingDouble(s -> ledger.known(s).orElseThrow().mean())
              .compare(setting, best);
      best = order > 0 ? setting : best;
    }
    return best;
  }

  private static double worth(SettingStatistics ledger, Setting setting, int errors) {
    Measurement known = ledger.known(setting).orElseThrow();
    return known.mean() + errors * known.error();
  }

  @Test
  void nothingTriedHasNoBest() {
    assertThatThrownBy(() -> new SettingStatistics().best())
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aMeasurementIsWhatASpreadsheetSays() {
    Measurement measurement = Measurement.of(List.of(2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0));

    assertThat(measurement.mean()).isEqualTo(5);
    assertThat(measurement.deviation()).isCloseTo(StrictMath.sqrt(32 / 7.0), within(1e-12));
    // Student's t for 7 degrees of freedom at 95 % is 2.365.
    assertThat(measurement.margin(0.95)).isCloseTo(2.365 * measurement.error(), within(1e-3));
    assertThat(measurement).hasToString("5.000 of 8 samples");
    assertThat(Measurement.of(List.of(3.0))).hasToString("3.000 of 1 sample");
    assertThat(Measurement.of(List.of(3.0)).margin(0.95)).isInfinite();
    assertThat(Measurement.of(List.of(0.1, 0.1, 0.1)).deviation()).isZero();
  }

  @Test
  void theIntervalHoldsTheMeanAsOftenAsItSays() {
    Rng rng = Seed.of(2018).rng();
    int within = 0;
    for (int study = 0; study < 2_000; study++) {
      List<Double> samples = new ArrayList<>();
      IntStream.range(0, 10).forEach(i -> samples.add(rng.uniform() + rng.uniform()));
      Measurement measurement = Measurement.of(samples);
      within += Math.abs(measurement.mean() - 1) <= measurement.margin(0.9) ? 1 : 0;
    }
    // The expected number is 1,800, with a deviation of 13.
    assertThat(within).isBetween(1_755, 1_845);
  }

  @Test
  void whatIsNoMeasurementIsRefused() {
    assertThatThrownBy(() -> new Measurement(0, 1, 0, 0)).hasMessageContaining("of 0 samples");
    assertThatThrownBy(() -> new Measurement(1, 0 / 0.0, 0, 0)).hasMessageContaining("mean NaN");
    assertThatThrownBy(() -> new Measurement(2, 0, -1, 1)).hasMessageContaining("deviation -1.0");
    assertThatThrownBy(() -> Measurement.of(List.of(1.0, 2.0)).margin(1))
        .hasMessageContainingAll("confidence 1.0", "not between 0 and 1");
    assertThatThrownBy(() -> Measurement.of(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theLeastMeasurementIsOneSampleWithoutNoise() {
    assertThat(new Measurement(1, -3, 0, 0).error()).isZero();
    assertThat(new Measurement(4, 0, 3, 1).error()).isEqualTo(1.5);
    assertThatThrownBy(() -> new Measurement(2, 0, 1, -1))
        .hasMessageContaining("by -1 degrees of freedom");
    assertThatThrownBy(() -> new Measurement(2, 0, 1 / 0.0, 1))
        .hasMessageContaining("deviation Infinity");
    assertThatThrownBy(() -> Measurement.of(List.of(1.0, 2.0)).margin(0))
        .hasMessageContainingAll("confidence 0.0", "not between 0 and 1");
    assertThat(Measurement.of(List.of(0.1, 0.1, 0.1)).freedom()).isEqualTo(2);
    assertThat(Measurement.of(List.of(5.0)).freedom()).isZero();
    assertThat(Measurement.of(List.of(1.0, 2.0, 4.0)).freedom()).isEqualTo(2);
  }

  @Test
  void onlyTrialsOfOneSettingBeforeTheValidationAreRanked() {
    Evaluation tried =
        new Evaluation(1, 1, Phase.SEARCH, setting(0.1), List.of(), List.of(1.0, 3.0));
    Evaluation confirmed =
        new Evaluation(2, 2, Phase.CONFIRMATION, setting(0.2), List.of(), List.of(5.0, 7.0));
    Evaluation compared =
        new Evaluation(3, 2, Phase.SEARCH, setting(0.3), List.of(setting(0.1)), List.of(9.0));
    Evaluation validated =
        new Evaluation(4, 3, Phase.VALIDATION, setting(0.4), List.of(), List.of(9.0));
    SettingStatistics ledger = SettingStatistics.of(List.of(tried, confirmed, compared, validated));
    assertThat(ledger.ranking().keySet()).containsExactly(setting(0.2), setting(0.1));
    assertThat(ledger.count(setting(0.2))).isEqualTo(2);
    assertThat(ledger.freedom()).isEqualTo(2);
  }

  @Test
  void tenEqualSamplesTellNoSettingFromAnother() {
    assertThat(result(4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0).areSamplesEqual()).isTrue();
    assertThat(result(4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0).areSamplesEqual()).isFalse();
    assertThat(result(4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 5.0).areSamplesEqual())
        .isFalse();
  }

  private static TuningResult result(Double... samples) {
    List<Evaluation> evaluations = new ArrayList<>();
    for (double sample : samples) {
      evaluations.add(new Evaluation(1, 1, Phase.SEARCH, setting(0.1), List.of(), List.of(sample)));
    }
    return new TuningResult(setting(0.1), Measurement.of(List.of(samples)), evaluations, List.of());
  }

  @Test
  void anEvaluationHasNumbersFromOneAndFiniteSamples() {
    assertThat(evaluation(1, 1, -1e100, 1e100).samples()).containsExactly(-1e100, 1e100);
    assertThatThrownBy(() -> evaluation(0, 1, 1.0))
        .hasMessage("evaluation 0 in generation 1: both count from 1");
    assertThatThrownBy(() -> evaluation(1, 0, 1.0))
        .hasMessage("evaluation 1 in generation 0: both count from 1");
    assertThatThrownBy(() -> evaluation(1, 1, 2e100)).hasMessageContaining("all in -1e100..1e100");
    assertThatThrownBy(() -> evaluation(1, 1)).hasMessageContaining("give at least one");
    assertThat(Phase.CONFIRMATION.text()).isEqualTo("confirmation");
  }

  private static Evaluation evaluation(int number, int generation, Double... samples) {
    return new Evaluation(
        number, generation, Phase.SEARCH, setting(0.1), List.of(), List.of(samples));
  }
}
