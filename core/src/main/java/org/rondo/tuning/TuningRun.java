package org.rondo.tuning;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.tuning.Evaluation.Phase;
import org.rondo.tuning.SampleBatch.PlannedTrial;
import org.rondo.tuning.SampleBatch.SampleValue;

/** A running tuning, with the trials so far. */
final class TuningRun implements Trials {

  /**
   * If this number of repeated samples shows no difference, the run assumes that samples do not
   * vary.
   */
  private static final int REPEATS = 20;

  private final Setting start;
  private final Sampler sampler;
  private final @Nullable TuningLog log;
  private final TuningListener listener;
  private final Rng rng;
  private final TrialHistory history = new TrialHistory();
  private final SettingStatistics statistics = history.statistics();

  /** The settings that were measured, as often as they were. */
  private final Multiset<Setting> measured = HashMultiset.create();

  /** The number of comparisons, whose samples are numbered together. */
  private int comparisons;

  /** The number of trials up to which the numbers of samples are used by the last comparisons. */
  private int used;

  private int limit;
  private int generation = 1;
  private Phase phase = Phase.SEARCH;

  /** The setting that the method recommends; null if it recommends none. */
  private @Nullable Setting recommendation;

  /**
   * Creates a run.
   *
   * @param log holds the trials of an earlier run, and receives new ones; null if none is kept
   */
  TuningRun(
      Setting start, Sampler sampler, @Nullable TuningLog log, TuningListener listener, Seed seed) {
    this.start = start;
    this.sampler = sampler;
    this.log = log;
    this.listener = listener;
    this.rng = seed.child("method").rng();
  }

  /**
   * Runs the search of a method.
   *
   * @param share the number of evaluations that the method may use
   */
  void search(Method method, int share) {
    limit = share;
    method.search(this);
    checkState(history.size() > 0, "method %s tried no setting at all", method.text());
  }

  /**
   * Uses the part of the budget that is kept for the end: half of it chooses the best setting, and
   * the rest compares it with the defaults on fresh samples.
   *
   * @param share the maximum number of evaluations
   */
  void conclude(int share) {
    int end = history.size() + share;
    // Without games between two settings, a comparison takes an evaluation of each.
    int choosing = share / 2 + (canCompare() ? 0 : (share + 1) / 2 % 2);
    Setting best =
        recommendation == null ? confirmed(choosing) : defended(recommendation, choosing);
    history.choose(best);
    if (log != null) {
      log.choose(best);
    }
    if (!best.equals(space().defaults())) {
      begin(Phase.VALIDATION, end - history.size());
      compareOnFreshSamples(best, space().defaults());
    }
  }

  private Setting confirmed(int share) {
    confirm(share);
    return statistics.best();
  }

  /**
   * {@return the recommendation of the method, or the best measured setting if that is better on
   * fresh samples} The measured setting was probably lucky, so the method is believed without
   * evidence against it.
   */
  private Setting defended(Setting recommended, int share) {
    begin(Phase.CONFIRMATION, share);
    if (statistics.known(recommended).isEmpty() && remaining() > 0) {
      measure(List.of(recommended));
    }
    if (statistics.known(recommended).isEmpty()) {
      // Without any evaluation for it, it has no worth to report.
      return statistics.best();
    }
    Setting measuredBest = statistics.best();
    if (measuredBest.equals(recommended)) {
      return recommended;
    }
    return compareOnFreshSamples(measuredBest, recommended).filter(Advantage::isBetter).isPresent()
        ? measuredBest
        : recommended;
  }

  /**
   * Compares two settings with the evaluations that remain. The samples have numbers that no sample
   * of the tuning had before, so they have other seeds and, as far as there are any, other
   * openings.
   *
   * @return the advantage of the first setting; empty if there are too few evaluations
   */
  private Optional<Advantage> compareOnFreshSamples(Setting one, Setting other) {
    int from = history.size();
    int perComparison = canCompare() ? 1 : 2;
    int fewest = (Advantage.MIN_DIFFERENCES + sampler.samples() - 1) / sampler.samples();
    int number = remaining() / perComparison;
    List<PlannedTrial> trials = new ArrayList<>();
    for (int n = 0; n < (doesVary() ? number : Math.min(number, fewest)); n++) {
      int first = fresh() * sampler.samples();
      if (canCompare()) {
        trials.add(new PlannedTrial(one, List.of(other), first));
        comparisons++;
      } else {
        trials.add(new PlannedTrial(one, List.of(), first));
        trials.add(new PlannedTrial(other, List.of(), first));
      }
      used = fresh() + 1;
    }
    if (trials.isEmpty()) {
      return Optional.empty();
    }
    run(trials);
    return Advantage.of(history.since(from));
  }

  /** {@return the number of a trial whose samples have numbers that no sample had before} */
  private int fresh() {
    int most = measured.entrySet().stream().mapToInt(Multiset.Entry::getCount).max().orElse(0);
    return Math.max(used, Math.max(comparisons, most));
  }

  private void begin(Phase next, int share) {
    phase = next;
    limit = history.size() + share;
    nextGeneration();
  }

  /**
   * Tries the most promising settings again, one by one. Stops early if the samples do not vary.
   * Before each of these trials, the defaults get as many samples as the setting will have, so that
   * the winner and the defaults can be compared in the end.
   *
   * @param share the maximum number of evaluations
   */
  void confirm(int share) {
    limit = history.size() + share;
    phase = Phase.CONFIRMATION;
    while (remaining() > 0 && !isSure()) {
      nextGeneration();
      measure(
          List.of(isBehind(space().defaults()) ? space().defaults() : statistics.mostPromising()));
    }
  }

  private boolean isBehind(Setting defaults) {
    Setting next = statistics.mostPromising();
    int wanted = statistics.count(next) + (next.equals(defaults) ? 0 : sampler.samples());
    return statistics.count(defaults) < Math.max(wanted, statistics.count(statistics.best()));
  }

  private boolean isSure() {
    return !doesVary()
        && statistics.count(statistics.best()) > sampler.samples()
        && statistics.count(space().defaults()) >= statistics.count(statistics.best());
  }

  private boolean doesVary() {
    // Wins and losses may repeat by chance, but not so often.
    return statistics.deviation() != 0 || statistics.freedom() < REPEATS;
  }

  @Override
  public void recommend(Setting setting) {
    checkArgument(
        setting.space().equals(space()),
        "recommendation %s is a setting of another space; give one of %s",
        setting,
        space());
    recommendation = setting;
  }

  @Override
  public ParameterSpace space() {
    return start.space();
  }

  @Override
  public Setting start() {
    return start;
  }

  @Override
  public Rng rng() {
    return rng;
  }

  @Override
  public int remaining() {
    return limit - history.size();
  }

  @Override
  public Optional<Measurement> known(Setting setting) {
    return statistics.known(setting);
  }

  @Override
  public void nextGeneration() {
    boolean isEmpty = history.size() == 0 || history.last().generation() < generation;
    generation += isEmpty ? 0 : 1;
  }

  @Override
  public List<Measurement> measure(List<Setting> settings) {
    checkArgument(!settings.isEmpty(), "there are no settings to try; give at least one");
    requireRemaining();
    List<Setting> affordable =
        List.copyOf(settings.subList(0, Math.min(settings.size(), remaining())));
    run(affordable.stream().map(this::planned).toList());
    return affordable.stream().map(setting -> statistics.known(setting).orElseThrow()).toList();
  }

  private PlannedTrial planned(Setting setting) {
    int earlier = measured.add(setting, 1);
    return new PlannedTrial(setting, List.of(), earlier * sampler.samples());
  }

  @Override
  public boolean canCompare() {
    return sampler.canCompare();
  }

  @Override
  public double compare(Setting one, Setting other) {
    if (!canCompare()) {
      return Trials.super.compare(one, other);
    }
    checkState(
        history.size() > 0,
        "no setting was tried before %s and %s were compared; try one first",
        one,
        other);
    requireRemaining();
    run(List.of(new PlannedTrial(one, List.of(other), comparisons * sampler.samples())));
    comparisons++;
    return history.last().measurement().mean();
  }

  private void requireRemaining() {
    checkState(
        remaining() > 0, "the budget of %s evaluations is spent; call remaining() first", limit);
  }

  /**
   * Runs some trials. A resumed tuning finds its first trials in the log: their samples are read
   * from there, and only the samples of the others are taken.
   */
  private void run(List<PlannedTrial> trials) {
    List<Evaluation> earlier = log == null ? List.of() : logged(log, trials);
    earlier.forEach(this::add);
    List<PlannedTrial> fresh = trials.subList(earlier.size(), trials.size());
    if (!fresh.isEmpty()) {
      sampler.run(history.size() + 1, fresh, this::record);
    }
  }

  /** {@return the trials that the log holds, which are the first} */
  private List<Evaluation> logged(TuningLog log, List<PlannedTrial> trials) {
    return trials.stream().flatMap(trial -> log.next(generation, trial).stream()).toList();
  }

  private void record(PlannedTrial trial, List<SampleValue> samples) {
    // In the search, methods compare settings by all samples.
    Stream<SampleValue> known = phase == Phase.SEARCH ? Stream.empty() : samples.stream();
    Evaluation evaluation =
        new Evaluation(
            history.size() + 1,
            generation,
            phase,
            trial.setting(),
            trial.rivals(),
            samples.stream().map(SampleValue::worth).toList(),
            known.flatMap(sample -> sample.played().stream()).toList());
    if (log != null) {
      log.add(evaluation);
    }
    add(evaluation);
  }

  private void add(Evaluation evaluation) {
    history.add(evaluation);
    listener.evaluated(evaluation, history.best(), history.leader());
  }

  /**
   * Ends the run.
   *
   * @param budget the number of evaluations of the whole tuning
   */
  void end(int budget) {
    if (log != null && history.size() < budget) {
      log.end();
    }
  }

  TuningResult result() {
    return history.result();
  }
}
