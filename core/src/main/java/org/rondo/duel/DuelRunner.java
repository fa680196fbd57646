package org.rondo.duel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.rondo.format.MatchId;
import org.rondo.format.watch.Arbiter;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchRecord;
import org.rondo.series.JournalLine;
import org.rondo.series.PlannedMatch;
import org.rondo.series.SeriesFiles;
import org.rondo.series.SeriesRun;
import org.rondo.series.place.MatchesLeftException;

/**
 * Plays the sets of a duel until its test decides, and then publishes them.
 *
 * <p>A resumed duel takes the same way from its first set on: its {@linkplain SetPlan plan} then
 * finds the matches that have been played in the journal.
 */
final class DuelRunner<S extends State, M extends Move> {
  private final DuelSettings<S, M> settings;
  private final SeriesFiles files;
  private final TestHistory tests;
  private final SeriesRun run;

  private DuelRunner(
      DuelSettings<S, M> settings, SeriesFiles files, TestHistory tests, SeriesRun run) {
    this.settings = settings;
    this.files = files;
    this.tests = tests;
    this.run = run;
  }

  /**
   * Plays a duel.
   *
   * @param resumes whether to continue the duel of the folder
   */
  static <S extends State, M extends Move> DuelResult play(
      DuelSettings<S, M> settings, boolean resumes) throws IOException, InterruptedException {
    TestHistory tests = new TestHistory();
    try (SeriesFiles files = files(settings, tests, resumes);
        SeriesRun run =
            new SeriesRun(
                settings.play(),
                settings.run(),
                settings.listener(),
                Arbiter.none(),
                files.journal())) {
      return new DuelRunner<>(settings, files, tests, run).play();
    }
  }

  /** Opens the files; the journal has the test of this run before its first new match. */
  private static SeriesFiles files(DuelSettings<?, ?> settings, TestHistory tests, boolean resumes)
      throws IOException {
    PlannedTest test = PlannedTest.of(settings);
    Optional<Path> folder = settings.run().folder();
    if (folder.isEmpty()) {
      tests.add(test);
      return SeriesFiles.none(settings.run());
    }
    SeriesFiles files =
        SeriesFiles.open(
            folder.get(),
            "duel",
            settings.run(),
            settings.play().isTimed(),
            settings.header(),
            resumes,
            tests);
    if (tests.add(test)) {
      files.journal().prefix(new JournalLine.TestLine(test.json()));
    }
    return files;
  }

  private DuelResult play() throws IOException, InterruptedException {
    settings.listener().began(settings.run().committedSeed());
    SetPlan<S, M> plan = new SetPlan<>(settings, files, tests.count());
    boolean isNew = !files.journal().holdsMore();
    Optional<MatchId> left = run.play(plan, true);
    if (left.isPresent()) {
      throw new MatchesLeftException("duel", left.get());
    }
    run.finishChecks();
    files.finish();
    if (isNew) {
      repeat(plan.firstSet());
    }
    return plan.result();
  }

  /**
   * Plays the matches of the first set again, in this thread, and tells the listener if a bot
   * chooses another move. A duel that continues does not repeat them: the bots of the earlier run
   * may have been others.
   */
  private void repeat(List<SetPlan.FirstMatch> set) {
    for (SetPlan.FirstMatch match : set) {
      Optional<String> difference = difference(match.planned(), match.record());
      if (difference.isPresent()) {
        settings.listener().notRepeated(difference.get());
        return;
      }
    }
  }

  private Optional<String> difference(PlannedMatch match, MatchRecord record) {
    MatchRecord again;
    try {
      again = run.player().playAgain(match);
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException e) {
      // The duel is decided, so its result must not be lost.
      return Optional.of(RepeatedMatch.failed(settings.game(), e));
    }
    return new RepeatedMatch<>(settings.game(), record, again).difference();
  }
}
