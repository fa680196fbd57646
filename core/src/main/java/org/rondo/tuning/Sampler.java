package org.rondo.tuning;

import com.google.common.primitives.Doubles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.concurrent.Workers;
import org.rondo.game.GameFailureException;
import org.rondo.input.InputException;
import org.rondo.random.Seed;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskOutcome;
import org.rondo.series.place.TaskResult;
import org.rondo.series.place.WaitingTasks;

/**
 * Takes the samples of several settings, on all threads or by a task runner, and passes them on in
 * order.
 */
final class Sampler {
  private final Objective objective;
  private final int samples;
  private final Seed seed;
  private final Workers workers;

  /** Plays the matches of the samples; null if the samples are taken here. */
  private final @Nullable MatchPlace runner;

  /** Takes one sample. */
  private interface SampleTask {
    double sample(int n, int number);
  }

  /** Describes the matches of one sample as text. */
  private interface SampleDescriber {
    Objective.MatchSample describe(int n, int number);
  }

  /** The receiver of the samples. */
  interface SampleSink {

    /** Receives all samples of the nth setting. */
    void accept(int n, List<Double> samples);
  }

  /**
   * @param runner plays the matches of the samples; null if the samples are taken here
   */
  Sampler(
      Objective objective, int samples, Seed seed, Workers workers, @Nullable MatchPlace runner) {
    this.objective = objective;
    this.samples = samples;
    this.seed = seed;
    this.workers = workers;
    this.runner = runner;
  }

  /** {@return the number of samples of an evaluation} */
  int samples() {
    return samples;
  }

  /**
   * Takes samples of settings.
   *
   * @param first the number of the first sample of each setting
   * @param sink the receiver of the samples of each setting; called in order, by one thread at a
   *     time
   * @throws CancellationException if this thread is interrupted; it is still interrupted then, and
   *     the cause is the {@link InterruptedException}
   * @throws UncheckedIOException if the task runner fails
   */
  void run(List<Setting> settings, List<Integer> first, SampleSink sink) {
    if (runner == null) {
      run(new Batch(first, (n, number) -> sample(settings.get(n), number), sink));
    } else {
      send(runner, new SentBatch(first, (n, number) -> described(settings.get(n), number), sink));
    }
  }

  /** {@return whether two settings can play against each other} */
  boolean canCompare() {
    return objective.paired().isPresent();
  }

  /**
   * Takes samples of the advantage of a setting over another.
   *
   * @param first the number of the first sample
   * @param sink the receiver of the samples
   * @throws CancellationException if this thread is interrupted; it is still interrupted then, and
   *     the cause is the {@link InterruptedException}
   * @throws UncheckedIOException if the task runner fails
   */
  void compare(Setting one, Setting other, int first, SampleSink sink) {
    PairedObjective pairs = objective.paired().orElseThrow();
    List<Integer> only = List.of(first);
    if (runner == null) {
      run(new Batch(only, (n, number) -> sample(pairs, one, other, number), sink));
    } else {
      send(runner, new SentBatch(only, (n, number) -> described(pairs, one, other, number), sink));
    }
  }

  private static void send(MatchPlace runner, SentBatch batch) {
    try {
      runner.run(batch::next, batch::take);
    } catch (InterruptedException e) {
      throw interrupted(e);
    } catch (InputException e) {
      throw new IllegalStateException("a sample could not be taken: " + e.getMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
    batch.requireEnd();
  }

  private static CancellationException interrupted(InterruptedException interruption) {
    Thread.currentThread().interrupt();
    CancellationException end = new CancellationException("the tuning was interrupted");
    end.initCause(interruption);
    return end;
  }

  private void run(Batch batch) {
    try {
      workers.run(batch::next, batch::take);
    } catch (InterruptedException e) {
      throw interrupted(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  /**
   * The samples of one call of {@link #run}. They are started one by one, end in any order, and are
   * passed on by setting, in order.
   */
  private final class Batch {
    private final List<Integer> first;
    private final SampleTask task;
    private final SampleSink sink;

    // Guarded by this.
    /** The settings whose samples have not been passed on, by their number. */
    private final Map<Integer, OpenSetting> open = new HashMap<>();

    private int started;
    private int passedOn;

    Batch(List<Integer> first, SampleTask task, SampleSink sink) {
      this.first = first;
      this.task = task;
      this.sink = sink;
    }

    synchronized Optional<Integer> next() {
      return started == first.size() * samples ? Optional.empty() : Optional.of(started++);
    }

    boolean take(int index) {
      int n = index / samples;
      double sample = task.sample(n, first.get(n) + index % samples);
      pass(index, sample);
      return true;
    }

    private synchronized void pass(int index, double sample) {
      OpenSetting setting = open.computeIfAbsent(index / samples, n -> new OpenSetting(samples));
      setting.values[index % samples] = sample;
      setting.taken++;
      while (open.containsKey(passedOn) && open.get(passedOn).taken == samples) {
        sink.accept(passedOn, List.copyOf(Doubles.asList(open.remove(passedOn).values)));
        passedOn++;
      }
    }
  }

  /** The samples of a setting, some of which have been taken. */
  private static final class OpenSetting {
    private final double[] values;
    private int taken;

    OpenSetting(int samples) {
      this.values = new double[samples];
    }
  }

  /**
   * The samples of one call of {@link #run}, whose matches are sent to a task runner. Their results
   * come in any order, and are collected by sample and by setting.
   */
  private final class SentBatch {
    private final List<Integer> first;
    private final SampleDescriber describer;
    private final SampleSink sink;
    private final Deque<MatchTask> unsent = new ArrayDeque<>();
    private final WaitingTasks<SentMatch> waiting = new WaitingTasks<>();

    /** The samples of settings that have not been passed on, by the number of the setting. */
    private final Map<Integer, SentSetting> collected = new HashMap<>();

    private int started;
    private int passedOn;

    SentBatch(List<Integer> first, SampleDescriber describer, SampleSink sink) {
      this.first = first;
      this.describer = describer;
      this.sink = sink;
    }

    Optional<MatchTask> next() {
      if (unsent.isEmpty() && started < first.size() * samples) {
        begin(started / samples, first.get(started / samples) + started % samples);
        started++;
      }
      return unsent.isEmpty() ? Optional.empty() : Optional.of(unsent.remove());
    }

    private void begin(int n, int number) {
      SentSetting setting = collected.computeIfAbsent(n, absent -> new SentSetting());
      SentSample sample = new SentSample(setting, describer.describe(n, number));
      setting.samples.add(sample);
      for (int match = 0; match < sample.size(); match++) {
        // No two tasks of the batch have the same name, because the numbers of samples differ.
        MatchTask task = sample.task(match).named((n + 1) + "." + (number + 1) + "." + (match + 1));
        waiting.add(task, new SentMatch(sample, match));
        unsent.add(task);
      }
    }

    boolean take(MatchTask task, TaskResult result) {
      SentMatch match = waiting.take(task);
      SentSample sample = match.sample();
      if (sample.add(match.number(), result.matchOutcome(task))) {
        sample.setting.whole++;
      }
      while (collected.containsKey(passedOn) && collected.get(passedOn).whole == samples) {
        List<SentSample> all = collected.remove(passedOn).samples;
        sink.accept(passedOn, all.stream().map(SentSample::value).toList());
        passedOn++;
      }
      return true;
    }

    void requireEnd() {
      if (passedOn < first.size()) {
        throw new IllegalStateException(
            "the task runner returned without the results of all matches, and a tuning cannot wait"
                + " for them; give a runner that plays all matches");
      }
    }
  }

  /** The samples of a setting whose matches have been sent. */
  private static final class SentSetting {
    private final List<SentSample> samples = new ArrayList<>();

    /** The number of samples whose matches have all been played. */
    private int whole;
  }

  /** A match of a sample, by its number in the sample. */
  private record SentMatch(SentSample sample, int number) {}

  /** A sample whose matches have been sent. */
  private static final class SentSample {
    private final SentSetting setting;
    private final Objective.MatchSample matches;
    private final Map<Integer, TaskOutcome> outcomes = new TreeMap<>();

    SentSample(SentSetting setting, Objective.MatchSample matches) {
      this.setting = setting;
      this.matches = matches;
    }

    int size() {
      return matches.matches().size();
    }

    MatchTask task(int match) {
      return matches.matches().get(match);
    }

    /** Adds an outcome; returns whether it was the last one. */
    boolean add(int match, TaskOutcome outcome) {
      outcomes.put(match, outcome);
      return outcomes.size() == size();
    }

    double value() {
      return matches.value().applyAsDouble(List.copyOf(outcomes.values())) + 0.0;
    }
  }

  private Objective.MatchSample described(Setting setting, int number) {
    try {
      return objective.matches(setting, number, seed.child("sample", number + 1L));
    } catch (RuntimeException e) {
      throw refusal(number, setting, e);
    }
  }

  private Objective.MatchSample described(
      PairedObjective pairs, Setting one, Setting other, int number) {
    try {
      return pairs.matches(one, other, number, seed.child("pair", number + 1L));
    } catch (RuntimeException e) {
      throw refusal(number, one + " against " + other, e);
    }
  }

  private double sample(PairedObjective pairs, Setting one, Setting other, int number) {
    try {
      return pairs.sample(one, other, number, seed.child("pair", number + 1L)) + 0.0;
    } catch (RuntimeException e) {
      String both = one + " against " + other;
      throw refusal(number, both, e);
    }
  }

  /** {@return the exception for a sample that could not be taken} */
  private static RuntimeException refusal(int number, Object settings, RuntimeException e) {
    if (e instanceof GameFailureException || e instanceof InputException) {
      return e;
    }
    return new IllegalStateException(
        String.format(
            Locale.ROOT,
            "sample %d of %s could not be taken: %s",
            number + 1L,
            settings,
            UntrustedCalls.text(e)),
        e);
  }

  private double sample(Setting setting, int number) {
    try {
      // Adding 0 turns -0.0 into 0.0, because the log does not keep the sign of a zero.
      return objective.sample(setting, number, seed.child("sample", number + 1L)) + 0.0;
    } catch (RuntimeException e) {
      throw refusal(number, setting, e);
    }
  }
}
