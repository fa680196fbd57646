package org.rondo.tuning;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.rondo.match.MatchFingerprint;
import org.rondo.match.MatchSummary;
import org.rondo.series.Plan;
import org.rondo.series.PlannedMatch;
import org.rondo.series.PlayedMatch;
import org.rondo.tuning.SampleBatch.TrialSample;

/** The matches of the samples of a batch. */
final class SamplePlan implements Plan {
  private final SampleBatch batch;
  private final Function<TrialSample, List<SampleMatch>> matches;

  /** The matches that have not been named. */
  private final Deque<PlannedMatch> unnamed = new ArrayDeque<>();

  /** The samples whose matches have been planned and whose values are not known, in order. */
  private final Deque<OpenSample> open = new ArrayDeque<>();

  /** The worths of the matches of the first open sample whose results have been taken. */
  private double sum;

  /** The fingerprints of these matches. */
  private final List<MatchFingerprint> taken = new ArrayList<>();

  /**
   * A match of a sample. The value of the sample is the mean of the worths of its matches.
   *
   * @param worth the worth of the result
   */
  record SampleMatch(PlannedMatch match, ToDoubleFunction<MatchSummary> worth) {}

  private record OpenSample(TrialSample sample, List<SampleMatch> matches) {}

  /**
   * @param matches gives the matches of a sample
   */
  SamplePlan(SampleBatch batch, Function<TrialSample, List<SampleMatch>> matches) {
    this.batch = batch;
    this.matches = matches;
  }

  @Override
  public PlanStep next() {
    if (unnamed.isEmpty()) {
      Optional<TrialSample> next = batch.next();
      if (next.isEmpty()) {
        return new PlanStep.EndStep();
      }
      OpenSample sample = new OpenSample(next.get(), matches.apply(next.get()));
      open.add(sample);
      sample.matches().forEach(match -> unnamed.add(match.match()));
    }
    return new PlanStep.PlayStep(unnamed.remove());
  }

  @Override
  public boolean take(PlannedMatch match, PlayedMatch played) {
    OpenSample first = open.element();
    sum += first.matches().get(taken.size()).worth().applyAsDouble(played.summary());
    taken.add(
        MatchFingerprint.of(
            match.game(), match.names(), match.beginning().opening(), played.summary()));
    if (taken.size() == first.matches().size()) {
      open.remove();
      double mean = sum / taken.size();
      List<MatchFingerprint> unit = taken.stream().reduce(MatchFingerprint::with).stream().toList();
      sum = 0;
      taken.clear();
      batch.take(first.sample(), mean, unit);
    }
    return true;
  }
}
