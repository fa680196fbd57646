package org.rondo.duel;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.format.watch.WatchedMatches;
import org.rondo.game.GameFailureException;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.InputException;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.OpeningSequence;
import org.rondo.remote.ProgramSeries;
import org.rondo.series.MatchNotes;
import org.rondo.series.MatchSeries;
import org.rondo.store.SeedKeeper;

/**
 * Plays the pairs of a duel until its test decides. A match that is in the journal is read from
 * there and replayed; any other match is played by the bots.
 */
final class DuelRunner<S extends State, M extends Move> {

  /**
   * The number of pairs that are given to the executor for each of its threads. Pairs after the
   * verdict do not count.
   */
  private static final int PAIRS_PER_THREAD = 2;

  private final DuelSettings<S, M> settings;
  private final DuelJournal journal;
  private final JournaledMatches<S, M> matches;
  private final DuelSchedule<S, M> schedule;
  private final MatchSeries series;
  private final WatchedMatches watched;
  private final DuelScore score;

  /**
   * @param programs keeps the programs of the duel; its owner closes it after the duel
   */
  DuelRunner(DuelSettings<S, M> settings, DuelJournal journal, ProgramSeries programs) {
    this.settings = settings;
    this.journal = journal;
    this.series = new MatchSeries(programs);
    this.watched = WatchedMatches.by(settings.listener()::watcher);
    this.matches = new JournaledMatches<>(settings, journal);
    this.schedule = new DuelSchedule<>(settings);
    this.score =
        new DuelScore(
            settings.first().name(),
            settings.second().name(),
            settings.openings().text(),
            settings.test(),
            SeedKeeper.headerText(settings.seed()));
  }

  DuelResult run() throws IOException, InterruptedException {
    try {
      return playAll();
    } finally {
      watched.close();
    }
  }

  private DuelResult playAll() throws IOException, InterruptedException {
    if (settings.tasks() == null) {
      playInThreads();
    } else {
      new SentPairs<>(settings, journal, matches, settings.tasks(), this::count).play();
    }
    journal.finish();
    if (settings.canRepeat()) {
      repeat();
    }
    return score.result();
  }

  private void playInThreads() throws IOException, InterruptedException {
    try {
      settings.threads().ordered(PAIRS_PER_THREAD, this::count).run(this::next);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException failure) {
        throw failure;
      }
      if (e.getCause() instanceof DamagedMatchException damaged) {
        throw journal.damaged(damaged.id(), damaged);
      }
      if (e.getCause() instanceof InputException refused) {
        throw refused;
      }
      if (e.getCause() instanceof GameFailureException failure) {
        throw failure;
      }
      throw new IllegalStateException(
          "a match could not be played: " + Objects.requireNonNull(e.getCause()).getMessage(),
          e.getCause());
    }
  }

  /**
   * Plays the matches of the first pair again, in this thread, and tells the listener if a bot
   * chooses another move. Matches of an earlier run are not played again: their bots may have been
   * others.
   */
  private void repeat() {
    for (MatchRecord record : matches.firstPair()) {
      boolean isStraight = record.entrants().get(0).equals(settings.first().name());
      List<Entrant<S, M>> seated =
          isStraight
              ? List.of(settings.first(), settings.second())
              : List.of(settings.second(), settings.first());
      OpeningSequence.Beginning beginning =
          new OpeningSequence.Beginning(record.seed(), record.opening());
      Optional<String> difference = difference(record, beginning, seated);
      if (difference.isPresent()) {
        settings.listener().notRepeated(difference.get());
        return;
      }
    }
  }

  private Optional<String> difference(
      MatchRecord record, OpeningSequence.Beginning beginning, List<Entrant<S, M>> seated) {
    MatchRecord again;
    try {
      again = played(beginning, seated, new MatchListener<>() {});
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException e) {
      // The duel is decided, so its result must not be lost.
      return Optional.of(RepeatedMatch.failed(settings.game(), e));
    }
    return new RepeatedMatch<>(settings.game(), record, again).difference();
  }

  private boolean count(DuelPair pair) throws IOException {
    boolean continues = score.add(pair);
    for (int match = 0; match < pair.played().size(); match++) {
      DuelMatch played = pair.played().get(match);
      journal.count(pair.id(match), played);
      settings.listener().matchCounted(pair.id(match), played.record());
    }
    settings.listener().pairCounted(score.result());
    return continues;
  }

  private Optional<Callable<DuelPair>> next() {
    return schedule
        .next()
        .map(
            pair ->
                () ->
                    DuelPair.of(
                        pair.get(0).id().encounter(), match(pair.get(0)), match(pair.get(1))));
  }

  private DuelMatch match(PlannedMatch<S, M> planned) throws IOException {
    Optional<DuelMatch> earlier = matches.earlier(planned);
    if (earlier.isPresent()) {
      return earlier.get();
    }
    DuelMatch match = play(planned);
    // A bot that the end of the executor interrupted may have played a hasty move.
    settings.threads().requireUndisturbed();
    matches.keep(planned, match);
    return match;
  }

  private DuelMatch play(PlannedMatch<S, M> planned) {
    MatchNotes<S, M> notes =
        new MatchNotes<>(
            List.of(
                faults(planned.id()),
                watched.begin(planned.id(), settings.game(), planned.names())));
    if (settings.warmsUp()) {
      series.warmUp(settings.game(), planned.seated());
    }
    MatchRecord record = played(planned.beginning(), planned.seated(), notes);
    DuelMatch match = DuelMatch.untimed(record, notes.thoughts());
    return settings.isTimed() ? match.with(notes.readings()) : match;
  }

  private MatchRecord played(
      OpeningSequence.Beginning beginning,
      List<Entrant<S, M>> seated,
      MatchListener<S, M> listener) {
    return series.play(
        Match.of(settings.game())
            .seed(beginning.seed())
            .opening(beginning.opening())
            .time(settings.time())
            .timeSource(settings.timeSource())
            .adjudication(settings.adjudication())
            .listener(listener),
        seated);
  }

  /** {@return a listener that tells the duel's listener about the faults of a match} */
  private MatchListener<S, M> faults(MatchId id) {
    return new MatchListener<>() {
      @Override
      public void faulted(String entrant, Fault fault, String place) {
        settings.listener().faulted(id, entrant, fault, place);
      }

      @Override
      public void hung(String entrant) {
        settings.listener().hung(id, entrant);
      }
    };
  }
}
