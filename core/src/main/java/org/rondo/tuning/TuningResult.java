package org.rondo.tuning;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The result of a tuning.
 *
 * @param best the setting with the highest mean minus its standard error
 * @param worth the measurement of the best setting; its mean is too high on average, because the
 *     setting was chosen among many
 * @param evaluations all trials, in order
 * @param generations the points of the curve, in order
 */
public record TuningResult(
    Setting best, Measurement worth, List<Evaluation> evaluations, List<Generation> generations) {

  public TuningResult {
    Objects.requireNonNull(best, "best");
    Objects.requireNonNull(worth, "worth");
    evaluations = List.copyOf(evaluations);
    generations = List.copyOf(generations);
  }

  /**
   * {@return all settings that were tried with their measurements; the setting with the highest
   * mean minus its standard error comes first}
   */
  public Map<Setting, Measurement> ranking() {
    return Collections.unmodifiableMap(SettingStatistics.of(evaluations).ranking());
  }
}
