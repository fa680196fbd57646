package org.rondo.tournament;

import com.google.common.io.ByteSource;
import com.google.common.io.FileBackedOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.format.MatchResult;
import org.rondo.format.watch.WatchedMatches;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.ClockReadings;
import org.rondo.match.Fault;
import org.rondo.match.LateMatches;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.remote.ProgramSeries;
import org.rondo.series.MatchKey;
import org.rondo.series.RecordEncoder;
import org.rondo.series.place.MatchNotes;
import org.rondo.series.place.MatchSeries;
import org.rondo.store.AppendOnlyFile.Place;

/** Plays a tournament's matches and writes them into the journal. */
final class ScheduledMatchRunner<S extends State, M extends Move> {

  /**
   * The largest number of bytes of a record that stay in memory; a longer record waits in a
   * temporary file.
   */
  private static final int BYTES_IN_MEMORY = 1 << 20;

  private final TournamentSettings<S, M> settings;
  private final TournamentJournal journal;
  private final MatchSeries series;
  private final WatchedMatches watched;

  /** The matches of the journal whose end the listener knows already. */
  private final Set<MatchId> announced = ConcurrentHashMap.newKeySet();

  /**
   * @param programs keeps the programs of the tournament
   * @param watched passes the events of the matches to spectators
   */
  ScheduledMatchRunner(
      TournamentSettings<S, M> settings,
      TournamentJournal journal,
      ProgramSeries programs,
      WatchedMatches watched) {
    this.settings = settings;
    this.journal = journal;
    this.series = new MatchSeries(programs);
    this.watched = watched;
  }

  /**
   * Plays a match from its beginning.
   *
   * @param entrants the entrants, by seat
   */
  CountedMatch play(ScheduledMatch scheduled, List<Entrant<S, M>> entrants) throws IOException {
    MatchNotes<S, M> notes = notes(scheduled, entrants);
    return played(scheduled, entrants, 0, match(scheduled, 0, notes), notes);
  }

  /**
   * Plays a match again from a turn on.
   *
   * @param entrants the entrants, by seat
   * @param replay the number of earlier playings, at least 1
   * @param start the earlier playing, and the turn from which the match is played again
   */
  CountedMatch replay(
      ScheduledMatch scheduled, List<Entrant<S, M>> entrants, int replay, ReplayStart start)
      throws IOException {
    MatchNotes<S, M> notes = notes(scheduled, entrants);
    Match<S, M> match = match(scheduled, replay, notes);
    resume(scheduled.id(), match, start);
    return played(scheduled, entrants, replay, match, notes);
  }

  private MatchNotes<S, M> notes(ScheduledMatch scheduled, List<Entrant<S, M>> entrants) {
    Game<S, M> game = settings.competition().games().get(scheduled.variant());
    List<String> names = entrants.stream().map(Entrant::name).toList();
    return new MatchNotes<>(
        List.of(faults(scheduled.id()), watched.begin(scheduled.id(), game, names)));
  }

  /** {@return a listener that tells the tournament's listener about the faults of a match} */
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

  private Match<S, M> match(ScheduledMatch scheduled, int replay, MatchNotes<S, M> notes) {
    return Match.of(settings.competition().games().get(scheduled.variant()))
        .seed(scheduled.seed())
        .opening(scheduled.opening())
        .time(settings.competition().time())
        .timeSource(settings.timeSource())
        .adjudication(settings.adjudication())
        .haltWhen(turn -> isHalted(scheduled.id(), replay, turn))
        .disqualifyWhen(turn -> disqualified(scheduled.id(), replay, turn))
        .listener(notes);
  }

  private boolean isHalted(MatchId id, int replay, int turn) {
    try {
      return settings.director().halts(id, replay, turn);
    } catch (RuntimeException e) {
      throw new IllegalStateException(
          "the director failed to decide whether to halt game " + id + ": " + e.getMessage(), e);
    }
  }

  private Map<Integer, String> disqualified(MatchId id, int replay, int turn) {
    try {
      return settings.director().disqualified(id, replay, turn);
    } catch (RuntimeException e) {
      throw new IllegalStateException(
          "the director failed to decide whether to disqualify a seat of game "
              + id
              + ": "
              + e.getMessage(),
          e);
    }
  }

  private CountedMatch played(
      ScheduledMatch scheduled,
      List<Entrant<S, M>> entrants,
      int replay,
      Match<S, M> match,
      MatchNotes<S, M> notes)
      throws IOException {
    MatchKey key = new MatchKey(scheduled.id(), replay);
    if (settings.warmsUp()) {
      series.warmUp(settings.competition().games().get(scheduled.variant()), entrants);
    }
    FileBackedOutputStream bytes = new FileBackedOutputStream(BYTES_IN_MEMORY);
    try {
      MatchSummary summary;
      try (Writer out = new RecordEncoder(bytes)) {
        summary = series.play(match, entrants, out);
      }
      TournamentJournal.MatchEntry entry = journaled(key, bytes.asByteSource(), notes);
      settings.listener().matchFinished(key.match());
      List<String> names = entrants.stream().map(Entrant::name).toList();
      MatchResult result =
          MatchResult.of(summary.outcome(), summary.faults(), summary.concessions());
      return played(key.match(), names, result, summary.faults(), entry);
    } catch (UncheckedIOException e) {
      throw new IOException(
          "game "
              + key.match()
              + " cannot be kept in the folder for temporary files, "
              + System.getProperty("java.io.tmpdir")
              + ": "
              + e.getMessage(),
          e);
    } finally {
      bytes.reset();
    }
  }

  /**
   * Writes a match into the journal. An interrupt that a bot left would close the file, so it is
   * set again only afterwards.
   *
   * @throws java.util.concurrent.CancellationException if the executor was shut down: a bot that
   *     was interrupted may have played a hasty move
   */
  private TournamentJournal.MatchEntry journaled(
      MatchKey key, ByteSource record, MatchNotes<S, M> notes) throws IOException {
    settings.threads().requireUndisturbed();
    boolean isInterrupted = Thread.interrupted();
    try {
      Map<JournalFormat.SideLine, String> sides = new EnumMap<>(JournalFormat.SideLine.class);
      if (settings.isTimed()) {
        sides.put(JournalFormat.SideLine.CLOCKS, notes.readings().json());
      }
      String thoughts = notes.thoughts();
      if (!thoughts.isEmpty()) {
        sides.put(JournalFormat.SideLine.THOUGHTS, thoughts);
      }
      return journal.write(key, record, sides);
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void resume(MatchId id, Match<S, M> match, ReplayStart start) throws IOException {
    MatchRecord record = journal.record(id, start.entry().record());
    // A playing that was dropped as damaged and played again may be shorter than before.
    int turn = Math.min(start.turn(), record.turnCount());
    Optional<Place> clocks = start.entry().side(JournalFormat.SideLine.CLOCKS);
    if (clocks.isPresent()) {
      ClockReadings readings = ClockReadings.parse(journal.text(clocks.get()));
      match.resume(record, turn, readings);
    } else {
      match.resume(record, turn);
    }
  }

  /** Tells the listener about a match that was played elsewhere and is in the journal. */
  void announce(MatchId id, MatchRecord record) {
    for (Fault fault : record.faults()) {
      settings.listener().faulted(id, record.entrants().get(fault.seat()), fault, "");
    }
    settings.listener().matchFinished(id);
    announced.add(id);
  }

  /** {@return a match that was played before, as the journal records it} */
  CountedMatch restored(ScheduledMatch scheduled, TournamentJournal.MatchEntry entry)
      throws IOException {
    MatchRecord record = journal.record(scheduled.id(), entry.record());
    if (!announced.remove(scheduled.id())) {
      settings.listener().matchFinished(scheduled.id());
    }
    MatchResult result = MatchResult.of(record.outcome(), record.faults(), record.concessions());
    return played(scheduled.id(), record.entrants(), result, record.faults(), entry);
  }

  /**
   * @param names the names of the entrants, by seat
   */
  private static CountedMatch played(
      MatchId id,
      List<String> names,
      MatchResult result,
      List<Fault> faults,
      TournamentJournal.MatchEntry entry) {
    List<String> signalled =
        faults.stream()
            .filter(Fault::isBySignal)
            .map(fault -> names.get(fault.seat()))
            .distinct()
            .toList();
    return new CountedMatch(id, result, signalled, LateMatches.none().plus(faults), entry);
  }
}
