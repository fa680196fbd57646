package org.rondo.tuning;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What came of a tuning.
 *
 * @param best the setting that is best as far as one can rely on it
 * @param worth what is known of it; as it was chosen among many, that is more than it is worth on
 *     average
 * @param evaluations all trials, in order
 * @param generations the curve
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
   * {@return all settings that were tried with what is known of them, the best first, as far as one
   * can rely on it}
   */
  public Map<Setting, Measurement> ranking() {
    return Collections.unmodifiableMap(SettingStatistics.of(evaluations).ranking());
  }
}
