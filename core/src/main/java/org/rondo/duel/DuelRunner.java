package org.rondo.duel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.rondo.concurrent.Workers;
import org.rondo.format.MatchId;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.remote.ProgramSeries;
import org.rondo.series.Arbiter;
import org.rondo.series.Journal;
import org.rondo.series.JournalLine;
import org.rondo.series.MatchPlayer;
import org.rondo.series.PlannedMatch;
import org.rondo.series.Series;
import org.rondo.series.SeriesFiles;

/** Plays the pairs of a duel until its test decides, and then publishes them. */
final class DuelRunner<S extends State, M extends Move> implements AutoCloseable {
  private final DuelSettings<S, M> settings;
  private final SeriesFiles files;
  private final ProgramSeries programs;
  private final Workers workers;

  private DuelRunner(DuelSettings<S, M> settings, SeriesFiles files) {
    this.settings = settings;
    this.files = files;
    this.programs = new ProgramSeries(settings.run().cores());
    this.workers = new Workers(settings.run().threads());
  }

  /** The latest test in a journal. */
  private static final class EarlierTest implements Journal.Owner {
    private @Nullable PlannedTest test;

    @Override
    public void read(JournalLine line) {
      if (line instanceof JournalLine.TestLine tested) {
        test = PlannedTest.of(tested);
      } else if (!(line instanceof JournalLine.MatchLine
          || line instanceof JournalLine.FinishedLine)) {
        throw new DamagedFileException("journal", "the line has no place in the journal of a duel");
      }
    }
  }

  /**
   * Opens the files of a duel.
   *
   * @param resumes whether to continue the duel of the folder
   */
  static <S extends State, M extends Move> DuelRunner<S, M> open(
      DuelSettings<S, M> settings, boolean resumes) throws IOException {
    EarlierTest earlier = new EarlierTest();
    Optional<Path> folder = settings.run().folder();
    SeriesFiles files =
        folder.isEmpty()
            ? SeriesFiles.none(settings.run())
            : SeriesFiles.open(
                folder.get(),
                "duel",
                settings.run(),
                settings.play().isTimed(),
                settings.header(),
                resumes,
                earlier);
    PlannedTest test = PlannedTest.of(settings);
    if (!test.equals(earlier.test)) {
      files.journal().prefix(new JournalLine.TestLine(test.json()));
    }
    return new DuelRunner<>(settings, files);
  }

  DuelResult run() throws IOException, InterruptedException {
    settings.listener().began(settings.run().seed());
    PairPlan<S, M> plan = new PairPlan<>(settings, files);
    boolean isNew = !files.journal().holdsMore();
    try (MatchPlayer player =
        new MatchPlayer(settings.play(), programs, settings.listener(), Arbiter.none())) {
      play(plan, player);
      files.finish();
      if (isNew) {
        repeat(plan.firstPair(), player);
      }
    }
    return plan.result();
  }

  private void play(PairPlan<S, M> plan, MatchPlayer player)
      throws IOException, InterruptedException {
    Series series =
        new Series(
            plan,
            settings.play(),
            files.journal(),
            settings.listener(),
            workers,
            player,
            settings.run().place().orElse(null),
            true);
    Optional<MatchId> left = series.play();
    if (left.isPresent()) {
      throw new IllegalStateException(
          "the task runner leaves match "
              + left.get()
              + " for later, and a duel cannot wait for it; give a runner that plays all matches");
    }
  }

  /**
   * Plays the matches of the first pair again, in this thread, and tells the listener if a bot
   * chooses another move. A duel that continues does not repeat them: the bots of the earlier run
   * may have been others.
   */
  private void repeat(List<PairPlan.FirstMatch> pair, MatchPlayer player) {
    for (PairPlan.FirstMatch match : pair) {
      Optional<String> difference = difference(match.planned(), match.record(), player);
      if (difference.isPresent()) {
        settings.listener().notRepeated(difference.get());
        return;
      }
    }
  }

  private Optional<String> difference(PlannedMatch match, MatchRecord record, MatchPlayer player) {
    MatchRecord again;
    try {
      again = player.playAgain(match);
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException e) {
      // The duel is decided, so its result must not be lost.
      return Optional.of(RepeatedMatch.failed(settings.game(), e));
    }
    return new RepeatedMatch<>(settings.game(), record, again).difference();
  }

  @Override
  public void close() throws IOException {
    try (files;
        programs) {
      workers.close();
    }
  }
}
