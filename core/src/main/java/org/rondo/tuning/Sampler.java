package org.rondo.tuning;

import com.google.common.primitives.Doubles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.concurrent.Workers;
import org.rondo.format.watch.Arbiter;
import org.rondo.format.watch.SeriesListener;
import org.rondo.game.GameFailureException;
import org.rondo.input.InputException;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramSeries;
import org.rondo.series.Journal;
import org.rondo.series.MatchPlayer;
import org.rondo.series.PlayOptions;
import org.rondo.series.RunOptions;
import org.rondo.series.Series;
import org.rondo.series.place.MatchPlace;

/**
 * Takes the samples of several settings at the same time, and passes them on in order. Matches are
 * those of a {@link SamplePlan}, played by threads or in a place; any other objective is a
 * function, which threads call.
 */
final class Sampler implements AutoCloseable {
  private static final SeriesListener SILENT = new SeriesListener() {};

  private final Objective objective;
  private final int samples;
  private final Seed seed;
  private final ProgramSeries programs = new ProgramSeries();
  private final MatchPlayer player = player(programs);
  private final Workers workers;

  /** Plays the matches of the samples; null if they are played here. */
  private final @Nullable MatchPlace place;

  /** Takes one sample. */
  private interface SampleTask {
    double sample(int n, int number);
  }

  /** The receiver of the samples. */
  interface SampleSink {

    /** Receives all samples of the nth setting. */
    void accept(int n, List<Double> samples);
  }

  Sampler(Objective objective, int samples, RunOptions options) {
    this.objective = objective;
    this.samples = samples;
    this.seed = options.seed();
    this.workers = new Workers(options.threads());
    this.place = options.place().orElse(null);
  }

  /** {@return a player of matches of which only the summaries are wanted} */
  static MatchPlayer player(ProgramSeries programs) {
    return new MatchPlayer(PlayOptions.none(), programs, SILENT, Arbiter.none());
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
   * @throws UncheckedIOException if the place of the matches cannot be used
   */
  void run(List<Setting> settings, List<Integer> first, SampleSink sink) {
    if (objective instanceof GameObjective<?, ?> games) {
      play(
          new SamplePlan(
              first,
              samples,
              (n, number) ->
                  games.matches(
                      settings.get(n),
                      number,
                      sampleSeed(number),
                      match -> SamplePlan.id(n, number, match)),
              sink));
    } else {
      call(new Batch(first, (n, number) -> sample(settings.get(n), number), sink));
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
   * @throws UncheckedIOException if the place of the matches cannot be used
   */
  void compare(Setting one, Setting other, int first, SampleSink sink) {
    List<Integer> only = List.of(first);
    if (objective instanceof GameObjective<?, ?> games) {
      play(
          new SamplePlan(
              only,
              samples,
              (n, number) ->
                  games.matches(
                      one,
                      other,
                      number,
                      pairSeed(number),
                      match -> SamplePlan.id(n, number, match)),
              sink));
    } else {
      PairedObjective pairs = objective.paired().orElseThrow();
      call(new Batch(only, (n, number) -> sample(pairs, one, other, number), sink));
    }
  }

  private Seed sampleSeed(int number) {
    return seed.child("sample", number + 1L);
  }

  private Seed pairSeed(int number) {
    return seed.child("pair", number + 1L);
  }

  private void play(SamplePlan plan) {
    Series series =
        new Series(plan, PlayOptions.none(), Journal.none(), SILENT, workers, player, place, false);
    try {
      if (series.play().isPresent()) {
        throw new IllegalStateException(
            "the task runner returned without the results of all matches, and a tuning cannot wait"
                + " for them; give a runner that plays all matches");
      }
    } catch (InterruptedException e) {
      throw interrupted(e);
    } catch (InputException e) {
      if (place == null) {
        throw e;
      }
      throw new IllegalStateException("a sample could not be taken: " + e.getMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  private static CancellationException interrupted(InterruptedException interruption) {
    Thread.currentThread().interrupt();
    CancellationException end = new CancellationException("the tuning was interrupted");
    end.initCause(interruption);
    return end;
  }

  private void call(Batch batch) {
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
      setting.values[index % samples] = logged(sample);
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

  /** {@return a sample as the log gives it back, which does not keep the sign of a zero} */
  static double logged(double sample) {
    return sample + 0.0;
  }

  private double sample(Setting setting, int number) {
    try {
      return objective.sample(setting, number, sampleSeed(number));
    } catch (RuntimeException e) {
      throw refusal(number, setting, e);
    }
  }

  private double sample(PairedObjective pairs, Setting one, Setting other, int number) {
    try {
      return pairs.sample(one, other, number, pairSeed(number));
    } catch (RuntimeException e) {
      throw refusal(number, one + " against " + other, e);
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

  @Override
  public void close() {
    try (programs;
        player) {
      workers.close();
    }
  }
}
