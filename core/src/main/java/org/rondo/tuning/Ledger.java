package org.rondo.tuning;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * All that is known of the settings that were tried.
 *
 * <p>Of many settings with few samples each, the one with the best mean is mostly a lucky one. So
 * settings are compared by their means less, or plus, the standard error that so few samples leave.
 * The deviation of single samples is taken to be the same for all settings, since of one setting
 * alone there may be too few to tell it.
 */
final class Ledger {
  private final Map<Setting, List<Double>> samples = new LinkedHashMap<>();
  private final Map<Setting, Measurement> own = new LinkedHashMap<>();

  /** The sum of the squared differences of all samples from their setting's mean. */
  private double squares;

  /** How many samples there are beyond the first of each setting. */
  private int freedom;

  /** {@return what some trials tell} */
  static Ledger of(List<Evaluation> evaluations) {
    Ledger ledger = new Ledger();
    evaluations.forEach(one -> ledger.add(one.setting(), one.samples()));
    return ledger;
  }

  /** Adds a trial. */
  void add(Setting setting, List<Double> values) {
    List<Double> all = samples.computeIfAbsent(setting, fresh -> new ArrayList<>());
    if (!all.isEmpty()) {
      count(own.get(setting), -1);
    }
    all.addAll(values);
    Measurement now = Measurement.of(all);
    count(now, 1);
    own.put(setting, now);
  }

  private void count(Measurement measurement, int sign) {
    int free = measurement.samples() - 1;
    squares += sign * free * measurement.deviation() * measurement.deviation();
    freedom += sign * free;
  }

  /** {@return how many samples of a setting there are} */
  int count(Setting setting) {
    return samples.getOrDefault(setting, List.of()).size();
  }

  /** {@return what is known of a setting, by the deviation of all samples} */
  Optional<Measurement> known(Setting setting) {
    return Optional.ofNullable(own.get(setting)).map(this::pooled);
  }

  private Measurement pooled(Measurement measurement) {
    return new Measurement(measurement.samples(), measurement.mean(), deviation(), freedom);
  }

  /** {@return the standard deviation of samples of one setting, 0 where none is known} */
  double deviation() {
    // What was taken off may leave a rest below zero.
    return freedom == 0 ? 0 : StrictMath.sqrt(Math.max(0, squares) / freedom);
  }

  /** {@return the setting that is best as far as one can rely on it} */
  Setting best() {
    return first(entry -> entry.mean() - error(entry));
  }

  /** {@return all settings with what is known of them, the best first as {@link #best} has it} */
  Map<Setting, Measurement> ranking() {
    Map<Setting, Measurement> ranking = new LinkedHashMap<>();
    own.entrySet().stream()
        .sorted(
            Comparator.comparingDouble(entry -> error(entry.getValue()) - entry.getValue().mean()))
        .forEach(entry -> ranking.put(entry.getKey(), pooled(entry.getValue())));
    return ranking;
  }

  /** {@return the setting that may well turn out to be the best} */
  Setting mostPromising() {
    return first(entry -> entry.mean() + error(entry));
  }

  private double error(Measurement measurement) {
    return deviation() / StrictMath.sqrt(measurement.samples());
  }

  private Setting first(ToDoubleFunction<Measurement> worth) {
    // Of equal ones the first that was tried.
    Comparator<Map.Entry<Setting, Measurement>> order =
        Comparator.comparingDouble(entry -> worth.applyAsDouble(entry.getValue()));
    Optional<Map.Entry<Setting, Measurement>> best = Optional.empty();
    for (Map.Entry<Setting, Measurement> entry : own.entrySet()) {
      if (best.isEmpty() || order.compare(entry, best.get()) > 0) {
        best = Optional.of(entry);
      }
    }
    return best.orElseThrow(() -> new IllegalStateException("no setting was tried")).getKey();
  }
}
