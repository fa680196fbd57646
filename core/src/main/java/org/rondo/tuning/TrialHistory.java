package org.rondo.tuning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The trials of a tuning so far, and what follows from them. */
final class TrialHistory {
  private final List<Evaluation> evaluations = new ArrayList<>();
  private final SettingStatistics statistics = new SettingStatistics();

  /** The measurement of the best setting after each trial. */
  private final List<Measurement> leaders = new ArrayList<>();

  /** The best setting; null before the first trial. */
  private @Nullable Setting best;

  private boolean isChosen;

  /** Adds a trial, or a comparison, which says nothing about the worth of a setting. */
  void add(Evaluation evaluation) {
    evaluations.add(evaluation);
    if (evaluation.isWorth()) {
      statistics.add(evaluation.setting(), evaluation.samples());
    }
    Setting leader = isChosen ? best() : statistics.best();
    best = leader;
    leaders.add(statistics.known(leader).orElseThrow());
  }

  /** Takes a setting as the best, whatever follows. It must have been tried. */
  void choose(Setting setting) {
    isChosen = true;
    best = setting;
    leaders.set(leaders.size() - 1, statistics.known(setting).orElseThrow());
  }

  /** {@return the number of trials} */
  int size() {
    return evaluations.size();
  }

  /** {@return the last trial; there must be one} */
  Evaluation last() {
    return evaluations.get(evaluations.size() - 1);
  }

  /** {@return the trials after the first ones} */
  List<Evaluation> since(int first) {
    return evaluations.subList(first, evaluations.size());
  }

  /** {@return the best setting; there must be a trial} */
  Setting best() {
    return Objects.requireNonNull(best, "best");
  }

  /** {@return the measurement of the best setting; there must be a trial} */
  Measurement leader() {
    return leaders.get(leaders.size() - 1);
  }

  SettingStatistics statistics() {
    return statistics;
  }

  /** {@return the result of the trials so far; there must be one} */
  TuningResult result() {
    return new TuningResult(best(), leader(), evaluations, generations());
  }

  /** {@return the curve} A generation of comparisons alone, or of the validation, has no worth. */
  private List<Generation> generations() {
    return evaluations.stream()
        .filter(Evaluation::isWorth)
        .collect(
            Collectors.groupingBy(Evaluation::generation, LinkedHashMap::new, Collectors.toList()))
        .values()
        .stream()
        .map(this::generation)
        .toList();
  }

  private Generation generation(List<Evaluation> trials) {
    Evaluation end = trials.get(trials.size() - 1);
    List<Double> means = trials.stream().map(trial -> trial.measurement().mean()).toList();
    Measurement all = Measurement.of(means);
    return new Generation(
        end.generation(),
        end.number(),
        Collections.max(means),
        all.mean(),
        all.deviation(),
        leaders.get(end.number() - 1));
  }
}
