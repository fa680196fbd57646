package org.rondo.tuning;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

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

  private int limit;
  private int generation = 1;
  private boolean confirms;

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
   * Tries the most promising settings again, one by one. Stops early if the samples do not vary.
   * Before each of these trials, the defaults get as many samples as the setting will have, so that
   * the winner and the defaults can be compared in the end.
   *
   * @param share the maximum number of evaluations
   */
  void confirm(int share) {
    limit = history.size() + share;
    confirms = true;
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
    // Wins and losses may repeat by chance, but not so often.
    return statistics.deviation() == 0
        && statistics.freedom() >= REPEATS
        && statistics.count(statistics.best()) > sampler.samples()
        && statistics.count(space().defaults()) >= statistics.count(statistics.best());
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
    return trials.stream()
        .flatMap(trial -> log.next(generation, trial.setting(), trial.rivals()).stream())
        .toList();
  }

  private void record(PlannedTrial trial, List<Double> samples) {
    Evaluation evaluation =
        new Evaluation(history.size() + 1, generation, trial.setting(), trial.rivals(), samples);
    if (log != null) {
      log.add(evaluation, confirms);
    }
    add(evaluation);
  }

  private void add(Evaluation evaluation) {
    history.add(evaluation);
    listener.evaluated(evaluation, history.best(), history.leader());
  }

  TuningResult result() {
    return history.result();
  }
}
