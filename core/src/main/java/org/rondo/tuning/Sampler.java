package org.rondo.tuning;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.format.MatchId;
import org.rondo.format.watch.Arbiter;
import org.rondo.format.watch.SeriesListener;
import org.rondo.game.GameFailureException;
import org.rondo.input.InputException;
import org.rondo.random.Seed;
import org.rondo.series.Journal;
import org.rondo.series.PlayOptions;
import org.rondo.series.RunOptions;
import org.rondo.series.SeriesRun;
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
  private final Objective objective;
  private final int samples;
  private final Seed seed;
  private final boolean isPlayedElsewhere;
  private final SeriesRun run;

  /**
   * @param listener is told if the place cannot play
   */
  Sampler(Objective objective, int samples, RunOptions options, TuningListener listener) {
    this.objective = objective;
    this.samples = samples;
    this.seed = options.seed();
    this.isPlayedElsewhere = options.place().isPresent();
    this.run =
        run(
            options,
            new SeriesListener() {
              @Override
              public void waiting(String sentence) {
                listener.waiting(sentence);
              }
            });
  }

  /** {@return what plays matches of which nothing is kept} */
  static SeriesRun run(RunOptions options, SeriesListener listener) {
    return new SeriesRun(PlayOptions.none(), options, listener, Arbiter.none(), Journal.none());
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
        run.work(
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
    try {
      Optional<MatchId> left = run.play(plan, false);
      if (left.isPresent()) {
        throw new MatchesLeftException("tuning", left.get());
      }
    } catch (InputException e) {
      throw isPlayedElsewhere ? refused(e) : e;
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
      run.finishChecks();
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
    run.close();
  }
}
