package org.rondo.tuning;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** A tuning while it runs: what was tried, and what is to be tried next. */
final class TuningRun implements Trials {

  /** So many equal samples in a row of settings that were tried before prove that all are. */
  private static final int REPEATS = 20;

  private final ParameterSpace space;
  private final Sampler sampler;
  private final @Nullable TuningLog log;
  private final TuningListener listener;
  private final Rng rng;
  private final SettingStatistics statistics = new SettingStatistics();
  private final ProgressCurve curve = new ProgressCurve();
  private final List<Evaluation> evaluations = new ArrayList<>();
  private int limit;
  private int generation = 1;

  /** Prepares a run that nothing is kept of. */
  TuningRun(ParameterSpace space, Sampler sampler, TuningListener listener, Seed seed) {
    this(space, sampler, null, listener, seed);
  }

  /** Prepares a run that takes from a log what it has, and adds to it what it has not. */
  TuningRun(
      ParameterSpace space,
      Sampler sampler,
      @Nullable TuningLog log,
      TuningListener listener,
      Seed seed) {
    this.space = space;
    this.sampler = sampler;
    this.log = log;
    this.listener = listener;
    this.rng = seed.child("method").rng();
  }

  /**
   * Lets a method search.
   *
   * @param share how many evaluations it may use
   */
  void search(Method method, int share) {
    limit = share;
    method.search(this);
    if (evaluations.isEmpty()) {
      throw new IllegalStateException("method " + method.text() + " tried no setting at all");
    }
  }

  /**
   * Tries again those settings that may be the best, one by one, until samples prove to be all
   * alike.
   *
   * @param share how many evaluations it may use
   */
  void confirm(int share) {
    limit = evaluations.size() + share;
    while (remaining() > 0 && !isSure()) {
      nextGeneration();
      measure(List.of(statistics.mostPromising()));
    }
  }

  private boolean isSure() {
    // Wins and losses repeat themselves now and then, but not so often.
    return statistics.deviation() == 0
        && statistics.freedom() >= REPEATS
        && statistics.count(statistics.best()) > sampler.samples();
  }

  @Override
  public ParameterSpace space() {
    return space;
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
      throw new IllegalArgumentException("no settings to try; a method names at least one");
    }
    if (remaining() == 0) {
      throw new IllegalStateException(
          "the budget of " + limit + " evaluations is spent; a method asks what remains before");
    }
    int left = Math.min(settings.size(), remaining());
    List<Setting> affordable = List.copyOf(settings.subList(0, left));
    List<Optional<Evaluation>> earlier = affordable.stream().map(this::logged).toList();
    int known = (int) earlier.stream().filter(Optional::isPresent).count();
    earlier.subList(0, known).forEach(evaluation -> add(evaluation.orElseThrow()));
    List<Setting> fresh = affordable.subList(known, left);
    if (!fresh.isEmpty()) {
      sampler.run(fresh, firstSamples(fresh), (n, samples) -> record(fresh.get(n), samples));
    }
    return affordable.stream().map(setting -> statistics.known(setting).orElseThrow()).toList();
  }

  private Optional<Evaluation> logged(Setting setting) {
    return log == null ? Optional.empty() : log.next(generation, setting);
  }

  /** {@return for each setting which of its samples comes next, if one is there twice too} */
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

  private void record(Setting setting, List<Double> samples) throws IOException {
    Evaluation evaluation = new Evaluation(evaluations.size() + 1, generation, setting, samples);
    if (log != null) {
      log.add(evaluation);
    }
    add(evaluation);
  }

  private void add(Evaluation evaluation) {
    statistics.add(evaluation.setting(), evaluation.samples());
    evaluations.add(evaluation);
    Setting best = statistics.best();
    Measurement worth = statistics.known(best).orElseThrow();
    curve.add(evaluation, worth);
    listener.evaluated(evaluation, best, worth);
  }

  TuningResult result() {
    Setting best = statistics.best();
    return new TuningResult(
        best, statistics.known(best).orElseThrow(), evaluations, curve.generations());
  }
}
