package org.rondo.tournament;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rondo.bot.Entrant;
import org.rondo.concurrent.OrderedExecutor;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.series.MatchKey;

/**
 * Creates a task for each match of a round that counts. The task reads the match if it is in the
 * journal already, and plays it otherwise.
 */
final class RoundTasks<S extends State, M extends Move>
    implements OrderedExecutor.Source<CountedMatch> {
  private final TournamentJournal journal;
  private final ScheduledMatchRunner<S, M> runner;
  private final List<Entrant<S, M>> roster;
  private final RoundSchedule<S, M> schedule;

  /**
   * Creates the tasks of a round.
   *
   * @param roster the entrants and reserves that play, by number
   * @param schedule the matches of the round
   */
  RoundTasks(
      TournamentJournal journal,
      ScheduledMatchRunner<S, M> runner,
      List<Entrant<S, M>> roster,
      RoundSchedule<S, M> schedule) {
    this.journal = journal;
    this.runner = runner;
    this.roster = roster;
    this.schedule = schedule;
  }

  @Override
  public Optional<Callable<CountedMatch>> next() throws IOException {
    while (schedule.hasNext()) {
      ScheduledMatch scheduled = schedule.next();
      RulingLog.MatchStatus status = journal.rulings().status(scheduled.id());
      if (status.counts()) {
        return Optional.of(task(scheduled, status));
      }
    }
    return Optional.empty();
  }

  private Callable<CountedMatch> task(ScheduledMatch scheduled, RulingLog.MatchStatus status)
      throws IOException {
    int replay = status.replays();
    List<Entrant<S, M>> entrants = scheduled.seated().stream().map(roster::get).toList();
    List<Integer> restarts =
        entrants.stream()
            .map(entrant -> Collections.frequency(status.charged(), entrant.name()))
            .toList();
    Optional<TournamentJournal.MatchEntry> entry =
        journal.take(new MatchKey(scheduled.id(), replay));
    if (entry.isPresent()) {
      return () -> runner.restored(scheduled, entry.get()).withRestarts(restarts);
    }
    Callable<CountedMatch> playing = playing(scheduled, entrants, status.turns());
    return () -> playing.call().withRestarts(restarts);
  }

  /**
   * {@return the task that plays a match} If the playing before a replay is not in the journal, the
   * task plays it first: its line was damaged and dropped.
   *
   * @param turns the number of turns that each replay keeps, in the order of the replays
   */
  private Callable<CountedMatch> playing(
      ScheduledMatch scheduled, List<Entrant<S, M>> entrants, List<Integer> turns)
      throws IOException {
    int replay = turns.size();
    if (replay == 0) {
      return () -> runner.play(scheduled, entrants);
    }
    int turn = turns.get(replay - 1);
    Optional<TournamentJournal.MatchEntry> before =
        journal.take(new MatchKey(scheduled.id(), replay - 1));
    if (before.isPresent()) {
      return () -> runner.replay(scheduled, entrants, replay, new ReplayStart(before.get(), turn));
    }
    Callable<CountedMatch> missing = playing(scheduled, entrants, turns.subList(0, replay - 1));
    return () ->
        runner.replay(scheduled, entrants, replay, new ReplayStart(missing.call().entry(), turn));
  }
}
