package org.rondo.tournament;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rondo.bot.Entrant;
import org.rondo.concurrent.OrderedExecutor;
import org.rondo.format.Round;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * The games of a round that count, as tasks that play them or, where they stand in the journal
 * already, read them.
 */
final class RoundTasks<S extends State, M extends Move>
    implements OrderedExecutor.Source<ScheduledMatchRunner.Played> {
  private final TournamentJournal archive;
  private final ScheduledMatchRunner<S, M> table;
  private final List<Entrant<S, M>> roster;
  private final RoundSchedule<S, M> fixtures;

  /**
   * Begins a round.
   *
   * @param roster who plays, by number
   * @param number which round it is, from 1
   */
  RoundTasks(
      TournamentSettings<S, M> setup,
      TournamentJournal archive,
      ScheduledMatchRunner<S, M> table,
      List<Entrant<S, M>> roster,
      int number,
      Round round) {
    this.archive = archive;
    this.table = table;
    this.roster = roster;
    this.fixtures =
        new RoundSchedule<>(
            setup.competition().games(), setup.opening(), setup.seed(), number, round);
  }

  @Override
  public Optional<Callable<ScheduledMatchRunner.Played>> next() throws IOException {
    while (fixtures.hasNext()) {
      ScheduledMatch fixture = fixtures.next();
      Rulings.Standing standing = archive.rulings().of(fixture.id());
      if (standing.counts()) {
        return Optional.of(task(fixture, standing));
      }
    }
    return Optional.empty();
  }

  private Callable<ScheduledMatchRunner.Played> task(
      ScheduledMatch fixture, Rulings.Standing standing) throws IOException {
    int replay = standing.replays();
    List<Entrant<S, M>> entrants = fixture.seated().stream().map(roster::get).toList();
    List<Integer> restarts =
        entrants.stream()
            .map(entrant -> Collections.frequency(standing.charged(), entrant.name()))
            .toList();
    Optional<TournamentJournal.Written> written =
        archive.take(new JournalLines.Key(fixture.id(), replay));
    if (written.isPresent()) {
      return () -> table.restored(fixture, entrants, written.get()).withRestarts(restarts);
    }
    Optional<ScheduledMatchRunner.Resumption> from = Optional.empty();
    if (replay > 0) {
      from =
          archive
              .take(new JournalLines.Key(fixture.id(), replay - 1))
              .map(earlier -> new ScheduledMatchRunner.Resumption(earlier, standing.turn()));
    }
    Optional<ScheduledMatchRunner.Resumption> start = from;
    return () -> table.play(fixture, entrants, replay, start).withRestarts(restarts);
  }
}
