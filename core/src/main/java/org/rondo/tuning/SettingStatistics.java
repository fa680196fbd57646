package org.rondo.tuning;

import com.google.common.collect.TreeMultimap;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The statistics of all settings that were tried.
 *
 * <p>If many settings have few samples each, the setting with the best mean is mostly a lucky one.
 * Settings are therefore compared by their mean minus its standard error, or by their mean plus its
 * standard error. The deviation of single samples is assumed to be the same for all settings. One
 * setting alone may have too few samples to estimate it.
 */
final class SettingStatistics {

  /** The samples of a setting. */
  private static final class SettingSamples {
    final Setting setting;

    /** The position of the setting in the order of first trials. */
    final int index;

    int samples;
    double mean;

    SettingSamples(Setting setting, int index) {
      this.setting = setting;
      this.index = index;
    }

    /**
     * Adds a sample and returns the increase of the sum of the squared differences from the mean.
     */
    double add(double sample) {
      samples++;
      double before = sample - mean;
      mean += before / samples;
      return before * (sample - mean);
    }
  }

  /**
   * The order of settings with the same number of samples. Their standard errors are equal, so the
   * highest mean comes first.
   */
  private static final Comparator<SettingSamples> BY_MEAN =
      Comparator.comparingDouble((SettingSamples line) -> -line.mean)
          .thenComparingInt(line -> line.index);

  private final Map<Setting, SettingSamples> lines = new LinkedHashMap<>();

  /** The settings by their number of samples. */
  private final TreeMultimap<Integer, SettingSamples> groups =
      TreeMultimap.create(Comparator.naturalOrder(), BY_MEAN);

  /** The sum of the squared differences of all samples from their setting's mean. */
  private double squares;

  /** The number of samples beyond the first of each setting. */
  private int freedom;

  /** {@return the statistics of those trials that count as worths} */
  static SettingStatistics of(List<Evaluation> evaluations) {
    SettingStatistics statistics = new SettingStatistics();
    evaluations.stream()
        .filter(Evaluation::isWorth)
        .forEach(one -> statistics.add(one.setting(), one.samples()));
    return statistics;
  }

  /** Adds a trial. */
  void add(Setting setting, List<Double> values) {
    SettingSamples line =
        lines.computeIfAbsent(setting, fresh -> new SettingSamples(fresh, lines.size()));
    groups.remove(line.samples, line);
    for (double value : values) {
      squares += line.add(value);
      freedom += line.samples > 1 ? 1 : 0;
    }
    groups.put(line.samples, line);
  }

  /** {@return the number of samples of a setting} */
  int count(Setting setting) {
    return known(setting).map(Measurement::samples).orElse(0);
  }

  /**
   * {@return the measurement of a setting, with the deviation of all samples; empty if it was not
   * tried}
   */
  Optional<Measurement> known(Setting setting) {
    return Optional.ofNullable(lines.get(setting)).map(this::measurement);
  }

  private Measurement measurement(SettingSamples line) {
    return new Measurement(line.samples, line.mean, deviation(), freedom);
  }

  /** {@return the standard deviation of the samples of one setting; 0 if it is unknown} */
  double deviation() {
    return freedom == 0 ? 0 : StrictMath.sqrt(squares / freedom);
  }

  /** {@return the number of samples beyond the first of each setting} */
  int freedom() {
    return freedom;
  }

  /** {@return the setting with the highest mean minus its standard error} */
  Setting best() {
    return first(-1);
  }

  /** {@return the setting with the highest mean plus its standard error} */
  Setting mostPromising() {
    return first(1);
  }

  /** {@return the setting with the highest mean plus {@code errors} standard errors} */
  private Setting first(int errors) {
    return groups.keySet().stream()
        .map(samples -> groups.get(samples).first())
        .min(byWorth(errors))
        .orElseThrow(() -> new IllegalStateException("no setting was tried"))
        .setting;
  }

  /** {@return all settings with their measurements, in the order of {@link #best}} */
  Map<Setting, Measurement> ranking() {
    Map<Setting, Measurement> ranking = new LinkedHashMap<>();
    lines.values().stream()
        .sorted(byWorth(-1))
        .forEach(line -> ranking.put(line.setting, measurement(line)));
    return ranking;
  }

  /**
   * {@return the order of settings by worth, which is the mean plus {@code errors} standard errors;
   * the best setting comes first. If the worth is equal, the higher mean comes first, then the
   * setting that was tried first}
   */
  private Comparator<SettingSamples> byWorth(int errors) {
    double deviation = deviation();
    return Comparator.comparingDouble(
            (SettingSamples line) ->
                -(line.mean + errors * deviation / StrictMath.sqrt(line.samples)))
        // Rounding may give different means the same worth. Then the higher mean comes first, as
        // within a group.
        .thenComparingDouble(line -> -line.mean)
        .thenComparingInt(line -> line.index);
  }
}
