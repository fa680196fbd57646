package org.rondo.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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

  private final ParameterSpace space;
  private final Setting start;
  private final Sampler sampler;
  private final @Nullable TuningLog log;
  private final TuningListener listener;
  private final Rng rng;
  private final SettingStatistics statistics = new SettingStatistics();
  private final ProgressCurve curve = new ProgressCurve();
  private final List<Evaluation> evaluations = new ArrayList<>();
  private int limit;
  private int generation = 1;
  private int comparisons;
  private boolean confirms;

  /** Creates a run without a log. */
  TuningRun(Setting start, Sampler sampler, TuningListener listener, Seed seed) {
    this(start, sampler, null, listener, seed);
  }

  /** Creates a run that reads the evaluations in a log and appends new ones to it. */
  TuningRun(
      Setting start, Sampler sampler, @Nullable TuningLog log, TuningListener listener, Seed seed) {
    this.space = start.space();
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
    if (evaluations.isEmpty()) {
      throw new IllegalStateException("method " + method.text() + " tried no setting at all");
    }
  }

  /**
   * Tries the most promising settings again, one by one. Stops early if the samples do not vary.
   * Before each of these trials, the defaults get as many samples as the setting will have, so that
   * the winner and the defaults can be compared in the end.
   *
   * @param share the maximum number of evaluations
   */
  void confirm(int share) {
    limit = evaluations.size() + share;
    confirms = true;
    while (remaining() > 0 && !isSure()) {
      nextGeneration();
      measure(List.of(isBehind(space.defaults()) ? space.defaults() : statistics.mostPromising()));
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
        && statistics.count(space.defaults()) >= statistics.count(statistics.best());
  }

  @Override
  public ParameterSpace space() {
    return space;
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
    return limit - evaluations.size();
  }

  @Override
  public Optional<Measurement> known(Setting setting) {
    return statistics.known(setting);
  }

  @Override
  public void nextGeneration() {
    boolean isEmpty =
        evaluations.isEmpty() || evaluations.get(evaluations.size() - 1).generation() < generation;
    generation += isEmpty ? 0 : 1;
  }

  @Override
  public List<Measurement> measure(List<Setting> settings) {
    if (settings.isEmpty()) {
      throw new IllegalArgumentException("there are no settings to try; give at least one");
    }
    requireRemaining();
    int left = Math.min(settings.size(), remaining());
    List<Setting> affordable = List.copyOf(settings.subList(0, left));
    List<Optional<Evaluation>> earlier = affordable.stream().map(this::logged).toList();
    int known = (int) earlier.stream().filter(Optional::isPresent).count();
    earlier.subList(0, known).forEach(evaluation -> add(evaluation.orElseThrow()));
    List<Setting> fresh = affordable.subList(known, left);
    if (!fresh.isEmpty()) {
      sampler.run(
          fresh, firstSamples(fresh), (n, samples) -> record(fresh.get(n), List.of(), samples));
    }
    return affordable.stream().map(setting -> statistics.known(setting).orElseThrow()).toList();
  }

  private Optional<Evaluation> logged(Setting setting) {
    return log == null ? Optional.empty() : log.next(generation, setting, List.of());
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
    if (evaluations.isEmpty()) {
      throw new IllegalStateException(
          "no setting was tried before " + one + " and " + other + " were compared; try one first");
    }
    requireRemaining();
    List<Setting> rivals = List.of(other);
    Optional<Evaluation> earlier =
        log == null ? Optional.empty() : log.next(generation, one, rivals);
    if (earlier.isPresent()) {
      add(earlier.get());
    } else {
      int first = comparisons * sampler.samples();
      sampler.compare(one, other, first, (n, samples) -> record(one, rivals, samples));
    }
    return evaluations.get(evaluations.size() - 1).measurement().mean();
  }

  private void requireRemaining() {
    if (remaining() == 0) {
      throw new IllegalStateException(
          "the budget of " + limit + " evaluations is spent; call remaining() first");
    }
  }

  /**
   * {@return for each setting the number of its next sample; a setting may occur twice in the list}
   */
  private List<Integer> firstSamples(List<Setting> settings) {
    return IntStream.range(0, settings.size())
        .mapToObj(
            n -> {
              Setting setting = settings.get(n);
              long before = settings.subList(0, n).stream().filter(setting::equals).count();
              return statistics.count(setting) + (int) before * sampler.samples();
            })
        .toList();
  }

  private void record(Setting setting, List<Setting> rivals, List<Double> samples) {
    Evaluation evaluation =
        new Evaluation(evaluations.size() + 1, generation, setting, rivals, samples);
    if (log != null) {
      log.add(evaluation, confirms);
    }
    add(evaluation);
  }

  private void add(Evaluation evaluation) {
    evaluations.add(evaluation);
    if (evaluation.isComparison()) {
      comparisons++;
    } else {
      statistics.add(evaluation.setting(), evaluation.samples());
    }
    Setting best = statistics.best();
    Measurement worth = statistics.known(best).orElseThrow();
    if (!evaluation.isComparison()) {
      curve.add(evaluation, worth);
    }
    listener.evaluated(evaluation, best, worth);
  }

  TuningResult result() {
    Setting best = statistics.best();
    return new TuningResult(
        best, statistics.known(best).orElseThrow(), evaluations, curve.generations());
  }
}
