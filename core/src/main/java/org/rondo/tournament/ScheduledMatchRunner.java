package org.rondo.tournament;

import com.google.common.io.FileBackedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.format.MatchResult;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.ClockReadings;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;

/** Where a tournament's games are played and written into the journal. */
final class ScheduledMatchRunner<S extends State, M extends Move> {

  /** Bytes of a record that are held in memory; a longer one waits in a temporary file. */
  private static final int HELD = 1 << 20;

  /** Characters of a record that are gathered before they are encoded. */
  private static final int GATHERED = 1 << 10;

  private final TournamentSettings<S, M> setup;
  private final TournamentJournal archive;
  private final HungBotTracker attendance;

  ScheduledMatchRunner(
      TournamentSettings<S, M> setup, TournamentJournal archive, HungBotTracker attendance) {
    this.setup = setup;
    this.archive = archive;
    this.attendance = attendance;
  }

  /**
   * A game that stands in the journal.
   *
   * @param result how it ended
   * @param written where it stands
   */
  record Played(MatchId id, MatchResult result, TournamentJournal.Written written) {

    Played withRestarts(List<Integer> restarts) {
      return new Played(id, result.withRestarts(restarts), written);
    }
  }

  /**
   * From where a game goes on that is played again.
   *
   * @param written where the last playing of it stands
   * @param turn how many of its turns stay
   */
  record Resumption(TournamentJournal.Written written, int turn) {}

  /**
   * Plays a game.
   *
   * @param entrants who holds each seat
   * @param replay 0 for the first time
   * @param from the playing that it goes on from, for all but the first time
   */
  Played play(
      ScheduledMatch fixture, List<Entrant<S, M>> entrants, int replay, Optional<Resumption> from)
      throws IOException {
    Watch<S, M> watch = new Watch<>(fixture.id(), setup.listener(), new ArrayList<>());
    Match<S, M> match =
        Match.of(setup.competition().games().get(fixture.variant()))
            .seed(fixture.seed())
            .opening(fixture.opening())
            .time(setup.competition().time())
            .timeSource(setup.timeSource())
            .haltWhen(turn -> isHalted(fixture.id(), replay, turn))
            .listener(watch);
    if (!setup.isTimed()) {
      entrants.forEach(match::seat);
      return written(fixture, match, watch, replay, from);
    }
    List<HungBotTracker.Watched<S, M>> attending =
        entrants.stream().map(attendance::arrive).toList();
    attending.forEach(bot -> match.seat(bot.entrant()));
    Played played = written(fixture, match, watch, replay, from);
    attending.forEach(attendance::leave);
    return played;
  }

  private boolean isHalted(MatchId game, int replay, int turn) {
    try {
      return setup.director().halts(game, replay, turn);
    } catch (RuntimeException e) {
      throw new IllegalStateException(
          "the director could not say whether to halt game " + game + ": " + e.getMessage(), e);
    }
  }

  private Played written(
      ScheduledMatch fixture,
      Match<S, M> match,
      Watch<S, M> watch,
      int replay,
      Optional<Resumption> from)
      throws IOException {
    if (from.isPresent()) {
      resume(fixture.id(), match, from.get());
    }
    FileBackedOutputStream bytes = new FileBackedOutputStream(HELD);
    try {
      MatchSummary summary;
      try (Writer out =
          new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8), GATHERED)) {
        summary = match.play(out);
      }
      TournamentJournal.Written written =
          archive.write(
              new JournalLines.Key(fixture.id(), replay),
              bytes.asByteSource(),
              setup.isTimed()
                  ? Optional.of(new ClockReadings(watch.readings).json())
                  : Optional.empty());
      setup.listener().matchFinished(fixture.id());
      return new Played(fixture.id(), MatchResult.of(summary.outcome(), summary.faults()), written);
    } finally {
      bytes.reset();
    }
  }

  private void resume(MatchId game, Match<S, M> match, Resumption from) throws IOException {
    MatchRecord record = archive.record(game, from.written().record());
    if (from.written().clocks().isPresent()) {
      String readings = archive.text(from.written().clocks().get());
      match.resume(record, from.turn(), ClockReadings.parse(readings));
    } else {
      match.resume(record, from.turn());
    }
  }

  /**
   * {@return a game that has been played before, as the journal tells it}
   *
   * @throws IllegalArgumentException if it is not the game of the schedule
   */
  Played restored(
      ScheduledMatch fixture, List<Entrant<S, M>> entrants, TournamentJournal.Written written)
      throws IOException {
    MatchRecord record = archive.record(fixture.id(), written.record());
    boolean isOfSchedule =
        record.game().equals(setup.competition().games().get(fixture.variant()).id())
            && record.seed().equals(fixture.seed())
            && record.opening().equals(fixture.opening())
            && record.entrants().equals(entrants.stream().map(Entrant::name).toList());
    if (!isOfSchedule) {
      throw TournamentJournal.damaged(
          ": what stands there as game "
              + fixture.id()
              + " is another one, between "
              + String.join(" and ", record.entrants()));
    }
    setup.listener().matchFinished(fixture.id());
    return new Played(fixture.id(), MatchResult.of(record.outcome(), record.faults()), written);
  }

  /** Passes on what happens in a game, and notes the clocks. */
  private record Watch<S extends State, M extends Move>(
      MatchId id, TournamentListener listener, List<List<Duration>> readings)
      implements MatchListener<S, M> {

    @Override
    public void timed(int turn, List<Duration> used) {
      readings.add(used);
    }

    @Override
    public void faulted(String entrant, Fault fault) {
      listener.faulted(id, entrant, fault);
    }
  }
}
