package org.rondo.tuning;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All that is known of the settings that were tried.
 *
 * <p>Of many settings with few samples each, the one with the best mean is mostly a lucky one. So
 * settings are compared by their means less, or plus, the standard error that so few samples leave.
 * The deviation of single samples is taken to be the same for all settings, since of one setting
 * alone there may be too few to tell it.
 */
final class SettingStatistics {

  /** The samples of a setting. */
  private static final class Line {
    final Setting setting;

    /** Which setting it was, by when it was first tried. */
    final int place;

    int samples;
    double mean;

    Line(Setting setting, int place) {
      this.setting = setting;
      this.place = place;
    }

    /**
     * Adds a sample; returns by how much the sum of the squared differences from the mean grows.
     */
    double add(double sample) {
      samples++;
      double before = sample - mean;
      mean += before / samples;
      return before * (sample - mean);
    }
  }

  /** Of settings with as many samples the error is the same: the highest mean is the best. */
  private static final Comparator<Line> BY_MEAN =
      Comparator.comparingDouble((Line line) -> -line.mean).thenComparingInt(line -> line.place);

  private final Map<Setting, Line> lines = new LinkedHashMap<>();

  /** The settings by how many samples they have. */
  private final NavigableMap<Integer, NavigableSet<Line>> groups = new TreeMap<>();

  /** The sum of the squared differences of all samples from their setting's mean. */
  private double squares;

  /** How many samples there are beyond the first of each setting. */
  private int freedom;

  /** {@return what some trials tell} */
  static SettingStatistics of(List<Evaluation> evaluations) {
    SettingStatistics statistics = new SettingStatistics();
    evaluations.forEach(one -> statistics.add(one.setting(), one.samples()));
    return statistics;
  }

  /** Adds a trial. */
  void add(Setting setting, List<Double> values) {
    Line line = lines.computeIfAbsent(setting, fresh -> new Line(fresh, lines.size()));
    if (line.samples > 0) {
      leave(line);
    }
    for (double value : values) {
      squares += line.add(value);
      freedom += line.samples > 1 ? 1 : 0;
    }
    groups.computeIfAbsent(line.samples, fresh -> new TreeSet<>(BY_MEAN)).add(line);
  }

  private void leave(Line line) {
    NavigableSet<Line> group = groups.get(line.samples);
    group.remove(line);
    if (group.isEmpty()) {
      groups.remove(line.samples);
    }
  }

  /** {@return how many samples of a setting there are} */
  int count(Setting setting) {
    return known(setting).map(Measurement::samples).orElse(0);
  }

  /** {@return what is known of a setting, by the deviation of all samples} */
  Optional<Measurement> known(Setting setting) {
    return Optional.ofNullable(lines.get(setting)).map(this::measurement);
  }

  private Measurement measurement(Line line) {
    return new Measurement(line.samples, line.mean, deviation(), freedom);
  }

  /** {@return the standard deviation of samples of one setting, 0 where none is known} */
  double deviation() {
    return freedom == 0 ? 0 : StrictMath.sqrt(squares / freedom);
  }

  /** {@return how many samples there are beyond the first of each setting} */
  int freedom() {
    return freedom;
  }

  /** {@return the setting that is best as far as one can rely on it} */
  Setting best() {
    return first(-1);
  }

  /** {@return the setting that may well turn out to be the best} */
  Setting mostPromising() {
    return first(1);
  }

  /** {@return the setting with the highest sum of its mean and so many of its errors} */
  private Setting first(int errors) {
    return groups.values().stream()
        .map(NavigableSet::first)
        .min(byWorth(errors))
        .orElseThrow(() -> new IllegalStateException("no setting was tried"))
        .setting;
  }

  /** {@return all settings with what is known of them, the best first as {@link #best} has it} */
  Map<Setting, Measurement> ranking() {
    Map<Setting, Measurement> ranking = new LinkedHashMap<>();
    lines.values().stream()
        .sorted(byWorth(-1))
        .forEach(line -> ranking.put(line.setting, measurement(line)));
    return ranking;
  }

  /** {@return the order of settings, the best first; of equal ones the first that was tried} */
  private Comparator<Line> byWorth(int errors) {
    double deviation = deviation();
    return Comparator.comparingDouble(
            (Line line) -> -(line.mean + errors * deviation / StrictMath.sqrt(line.samples)))
        .thenComparingInt(line -> line.place);
  }
}
