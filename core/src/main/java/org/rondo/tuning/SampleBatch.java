package org.rondo.tuning;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.rondo.flight.EvaluationSpan;
import org.rondo.match.MatchFingerprint;

/**
 * The samples of some trials, which are taken at the same time. They begin one by one, end in any
 * order, and are passed on trial by trial, in order.
 */
final class SampleBatch {
  private final int evaluation;
  private final List<PlannedTrial> trials;
  private final int samples;
  private final TrialSink sink;

  // Guarded by this.
  /** The samples that have begun and that wait for their value, or for that of an earlier one. */
  private final Deque<TrialSample> begun = new ArrayDeque<>();

  /** The values of the samples of the first trial that has not been passed on. */
  private final List<SampleValue> values = new ArrayList<>();

  /** The trials that have begun and that have not been passed on. */
  private final Deque<EvaluationSpan> spans = new ArrayDeque<>();

  private int started;
  private int passedOn;

  /**
   * A trial of a setting whose samples are to be taken, or a comparison of two settings.
   *
   * @param rivals the setting that the tried setting plays against in a comparison; empty if the
   *     objective measures it
   * @param first the number of the first sample, from 0
   */
  record PlannedTrial(Setting setting, List<Setting> rivals, int first) {

    boolean isComparison() {
      return !rivals.isEmpty();
    }

    /** {@return the settings, {@code x=1} or {@code x=1 against x=2}} */
    @Override
    public String toString() {
      return isComparison() ? setting + " against " + rivals.get(0) : setting.text();
    }
  }

  /**
   * A sample of a trial.
   *
   * @param evaluation the number of the trial in its tuning, from 1
   * @param number the number of the sample among all samples of its setting, from 0
   * @param value the value, as soon as it is known
   */
  record TrialSample(
      int evaluation, PlannedTrial trial, int number, CompletableFuture<SampleValue> value) {

    TrialSample(int evaluation, PlannedTrial trial, int number) {
      this(evaluation, trial, number, new CompletableFuture<>());
    }
  }

  /**
   * The value of a sample.
   *
   * @param played the fingerprint of its matches, as a unit; empty if it has no matches
   */
  record SampleValue(double worth, List<MatchFingerprint> played) {}

  /** Receives the samples of the trials. */
  interface TrialSink {
    void accept(PlannedTrial trial, List<SampleValue> samples);
  }

  /**
   * @param evaluation the number of the first trial in its tuning, from 1
   * @param samples the number of samples of each trial
   * @param sink receives the samples of each trial; called in order, by one thread at a time
   */
  SampleBatch(int evaluation, List<PlannedTrial> trials, int samples, TrialSink sink) {
    this.evaluation = evaluation;
    this.trials = trials;
    this.samples = samples;
    this.sink = sink;
  }

  /** {@return the next sample to take; empty if all have begun} */
  synchronized Optional<TrialSample> next() {
    if (started == trials.size() * samples) {
      return Optional.empty();
    }
    int index = started / samples;
    if (started % samples == 0) {
      spans.add(EvaluationSpan.begin());
    }
    PlannedTrial trial = trials.get(index);
    TrialSample sample =
        new TrialSample(evaluation + index, trial, trial.first() + started % samples);
    started++;
    begun.add(sample);
    return Optional.of(sample);
  }

  /**
   * Takes the value of a sample.
   *
   * @param played the fingerprint of its matches, as a unit; empty if it has no matches
   */
  synchronized void take(TrialSample sample, double worth, List<MatchFingerprint> played) {
    // The log does not keep the sign of a zero.
    sample.value().complete(new SampleValue(worth + 0.0, played));
    while (!begun.isEmpty() && begun.element().value().isDone()) {
      values.add(begun.remove().value().join());
      if (values.size() == samples) {
        List<SampleValue> all = List.copyOf(values);
        values.clear();
        end(spans.remove(), evaluation + passedOn, trials.get(passedOn), all);
        sink.accept(trials.get(passedOn++), all);
      }
    }
  }

  private static void end(
      EvaluationSpan span, int number, PlannedTrial trial, List<SampleValue> values) {
    if (span.isRecorded()) {
      double mean = values.stream().mapToDouble(SampleValue::worth).average().orElseThrow();
      span.end(number, trial.toString(), values.size(), mean);
    }
  }
}
