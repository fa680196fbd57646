package org.rondo.tuning;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.rondo.format.MatchId;
import org.rondo.match.MatchSummary;
import org.rondo.series.Plan;
import org.rondo.series.PlannedMatch;
import org.rondo.series.PlayedMatch;

/** The matches of all samples of several settings, which are measured at the same time. */
final class SamplePlan implements Plan {
  private final List<Integer> first;
  private final int samples;
  private final MatchesOfSamples matches;
  private final Sampler.SampleSink sink;

  /** The matches that have not been named. */
  private final Deque<PlannedMatch> unnamed = new ArrayDeque<>();

  /** The samples whose matches have been planned and whose values are not known, in order. */
  private final Deque<SampleMatches> open = new ArrayDeque<>();

  /** The results of matches of the first open sample. */
  private final List<MatchSummary> results = new ArrayList<>();

  /** The values of the samples of the first setting that has not been passed on. */
  private final List<Double> values = new ArrayList<>();

  private int planned;
  private int passedOn;

  /** The matches of a sample. Its value is the sum of their worths, divided by a number. */
  static final class SampleMatches {
    private final List<PlannedMatch> matches = new ArrayList<>();
    private final List<ToDoubleFunction<MatchSummary>> worths = new ArrayList<>();
    private final int divisor;

    SampleMatches(int divisor) {
      this.divisor = divisor;
    }

    /**
     * Adds a match.
     *
     * @param worth what its result adds to the sum
     */
    void add(PlannedMatch match, ToDoubleFunction<MatchSummary> worth) {
      matches.add(match.summaryOnly());
      worths.add(worth);
    }

    /** {@return the matches, in the order in which their worths are added} */
    List<PlannedMatch> matches() {
      return matches;
    }

    /**
     * {@return the value of the sample}
     *
     * @param results the results, in the order of the matches
     */
    double value(List<MatchSummary> results) {
      double sum = 0;
      for (int n = 0; n < matches.size(); n++) {
        sum += worths.get(n).applyAsDouble(results.get(n));
      }
      return sum / divisor;
    }

    /** {@return the value of the sample, whose matches are played now, one after another} */
    double played(Function<PlannedMatch, MatchSummary> player) {
      return value(matches.stream().map(player).toList());
    }
  }

  /** Gives the matches of each sample. */
  interface MatchesOfSamples {

    /**
     * {@return the matches of a sample}
     *
     * @param n the number of the setting, from 0
     * @param number the number of the sample, from 0
     */
    SampleMatches of(int n, int number);
  }

  /**
   * @param first the number of the first sample of each setting
   * @param samples the number of samples of each setting
   * @param sink receives the samples of each setting, in order
   */
  SamplePlan(List<Integer> first, int samples, MatchesOfSamples matches, Sampler.SampleSink sink) {
    this.first = first;
    this.samples = samples;
    this.matches = matches;
    this.sink = sink;
  }

  /** {@return the id of a match of a sample} No two matches of a plan have the same one. */
  static MatchId id(int n, int number, int match) {
    return new MatchId(n + 1, number + 1, match + 1);
  }

  @Override
  public PlanStep next() {
    if (unnamed.isEmpty() && planned < first.size() * samples) {
      int n = planned / samples;
      SampleMatches sample = matches.of(n, first.get(n) + planned % samples);
      open.add(sample);
      unnamed.addAll(sample.matches());
      planned++;
    }
    return unnamed.isEmpty() ? new PlanStep.EndStep() : new PlanStep.PlayStep(unnamed.remove());
  }

  @Override
  public boolean take(PlannedMatch match, PlayedMatch played) {
    results.add(played.summary());
    SampleMatches sample = open.element();
    if (results.size() == sample.matches().size()) {
      open.remove();
      values.add(Sampler.logged(sample.value(results)));
      results.clear();
    }
    if (values.size() == samples) {
      List<Double> all = List.copyOf(values);
      values.clear();
      sink.accept(passedOn++, all);
    }
    return true;
  }
}
