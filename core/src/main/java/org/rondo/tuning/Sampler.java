package org.rondo.tuning;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.concurrent.Workers;
import org.rondo.format.MatchId;
import org.rondo.format.watch.Arbiter;
import org.rondo.format.watch.SeriesListener;
import org.rondo.game.GameFailureException;
import org.rondo.input.InputException;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramSeries;
import org.rondo.series.CheckedPlace;
import org.rondo.series.Journal;
import org.rondo.series.MatchPlayer;
import org.rondo.series.PlayOptions;
import org.rondo.series.RunOptions;
import org.rondo.series.Series;
import org.rondo.series.place.MatchesLeftException;
import org.rondo.tuning.SampleBatch.PlannedTrial;
import org.rondo.tuning.SampleBatch.TrialSample;
import org.rondo.tuning.SampleBatch.TrialSink;

/**
 * Takes the samples of several trials at the same time, and passes them on in order. Matches are
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
  private final @Nullable CheckedPlace place;

  /** Passes on what the place tells. */
  private final SeriesListener told;

  /**
   * @param listener is told if the place cannot play
   */
  Sampler(Objective objective, int samples, RunOptions options, TuningListener listener) {
    this.objective = objective;
    this.samples = samples;
    this.seed = options.seed();
    this.workers = new Workers(options.threads());
    this.place = CheckedPlace.of(options, PlayOptions.none(), player).orElse(null);
    this.told =
        new SeriesListener() {
          @Override
          public void waiting(String sentence) {
            listener.waiting(sentence);
          }
        };
  }

  /** {@return a player of matches of which only the summaries are wanted} */
  static MatchPlayer player(ProgramSeries programs) {
    return new MatchPlayer(PlayOptions.none(), programs, SILENT, Arbiter.none());
  }

  /** {@return the number of samples of a trial} */
  int samples() {
    return samples;
  }

  /** {@return whether two settings can play against each other} */
  boolean canCompare() {
    return objective.paired().isPresent();
  }

  /**
   * Takes the samples of some trials.
   *
   * @param evaluation the number of the first trial in its tuning, from 1
   * @param sink receives the samples of each trial; called in order, by one thread at a time
   * @throws CancellationException if this thread is interrupted; it is still interrupted then, and
   *     the cause is the {@link InterruptedException}
   * @throws UncheckedIOException if the place of the matches cannot be used
   * @throws MatchesLeftException if the place leaves matches for later
   */
  void run(int evaluation, List<PlannedTrial> trials, TrialSink sink) {
    SampleBatch batch = new SampleBatch(evaluation, trials, samples, sink);
    try {
      if (objective instanceof GameObjective<?, ?> games) {
        play(new SamplePlan(batch, sample -> games.matches(sample, seed(sample))));
      } else {
        workers.run(
            batch::next,
            sample -> {
              batch.take(sample, value(sample), List.of());
              return true;
            });
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      CancellationException end = new CancellationException("the tuning was interrupted");
      end.initCause(e);
      throw end;
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  private void play(SamplePlan plan) throws IOException, InterruptedException {
    Series series =
        new Series(plan, PlayOptions.none(), Journal.none(), told, workers, player, place, false);
    try {
      Optional<MatchId> left = series.play();
      if (left.isPresent()) {
        throw new MatchesLeftException("tuning", left.get());
      }
    } catch (InputException e) {
      throw place == null ? e : refused(e);
    }
  }

  private static IllegalStateException refused(InputException cause) {
    return new IllegalStateException("a sample could not be taken: " + cause.getMessage(), cause);
  }

  /**
   * Ends the checks of the place, after the last sample.
   *
   * @throws IllegalStateException if a result is refused
   */
  void finish() {
    try {
      if (place != null) {
        place.finish();
      }
    } catch (InputException e) {
      throw refused(e);
    }
  }

  private Seed seed(TrialSample sample) {
    return seed.child(sample.trial().isComparison() ? "pair" : "sample", sample.number() + 1L);
  }

  /** {@return the value of a sample of an objective that is a function} */
  private double value(TrialSample sample) {
    PlannedTrial trial = sample.trial();
    int number = sample.number();
    try {
      return trial.isComparison()
          ? objective
              .paired()
              .orElseThrow()
              .sample(trial.setting(), trial.rivals().get(0), number, seed(sample))
          : objective.sample(trial.setting(), number, seed(sample));
    } catch (GameFailureException | InputException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new IllegalStateException(
          String.format(
              Locale.ROOT,
              "sample %d of %s could not be taken: %s",
              number + 1L,
              trial,
              UntrustedCalls.text(e)),
          e);
    }
  }

  @Override
  public void close() {
    try (programs;
        player) {
      workers.close();
    }
  }
}
