package org.rondo.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The curve of a tuning: a summary of the trials for each generation. */
final class ProgressCurve {
  private final List<Generation> finished = new ArrayList<>();
  private final List<Double> means = new ArrayList<>();
  private int number = 1;
  private int evaluations;

  /** The measurement of the best setting after the last trial; null before the first trial. */
  private @Nullable Measurement leader;

  /** Adds a trial, and the measurement of the best setting after it. */
  void add(Evaluation evaluation, Measurement best) {
    if (evaluation.generation() != number) {
      // A generation of comparisons alone has no worth to show.
      if (!means.isEmpty()) {
        finished.add(summary());
      }
      means.clear();
      number = evaluation.generation();
    }
    means.add(evaluation.measurement().mean());
    evaluations = evaluation.number();
    leader = best;
  }

  private Generation summary() {
    Measurement all = Measurement.of(means);
    double best = means.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    return new Generation(
        number, evaluations, best, all.mean(), all.deviation(), Objects.requireNonNull(leader));
  }

  /** {@return the curve; the last point is that of the trials so far of the last generation} */
  List<Generation> generations() {
    List<Generation> all = new ArrayList<>(finished);
    if (!means.isEmpty()) {
      all.add(summary());
    }
    return List.copyOf(all);
  }
}
