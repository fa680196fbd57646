package org.rondo.tuning;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.rondo.tuning.Evaluation.Phase;

/**
 * The result of a tuning.
 *
 * @param best the setting that the method recommends; if the method names none, the setting with
 *     the highest mean minus its standard error
 * @param worth the measurement of the best setting before the validation; its mean is too high on
 *     average, because the setting was chosen among many. {@link #advantage} has no such bias
 * @param evaluations all trials, in order
 * @param generations the points of the curve, in order
 */
public record TuningResult(
    Setting best, Measurement worth, List<Evaluation> evaluations, List<Generation> generations) {

  /** Fewer equal samples may be equal by chance. */
  private static final int FEWEST_EQUAL = 10;

  public TuningResult {
    Objects.requireNonNull(best, "best");
    Objects.requireNonNull(worth, "worth");
    evaluations = List.copyOf(evaluations);
    generations = List.copyOf(generations);
  }

  /**
   * {@return the difference between the best setting and the defaults on fresh samples; empty if
   * the defaults are the best setting, or no part of the budget was left for it}
   */
  public Optional<Advantage> advantage() {
    return Advantage.of(
        evaluations.stream().filter(one -> one.phase() == Phase.VALIDATION).toList());
  }

  /**
   * {@return all settings that were tried with their measurements before the validation; the
   * setting with the highest mean minus its standard error comes first} It need not be the best
   * setting, which the method may recommend.
   */
  public Map<Setting, Measurement> ranking() {
    return Collections.unmodifiableMap(SettingStatistics.of(evaluations).ranking());
  }

  /**
   * {@return whether no sample differs from another, so that the settings cannot be told apart}
   * With fewer than ten samples it is not known, and the result is {@code false}.
   */
  public boolean areSamplesEqual() {
    List<Double> samples =
        evaluations.stream().flatMap(evaluation -> evaluation.samples().stream()).toList();
    return samples.size() >= FEWEST_EQUAL && samples.stream().distinct().count() == 1;
  }
}
