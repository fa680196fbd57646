package org.rondo.tournament;

import com.google.common.io.ByteSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchRecord;
import org.rondo.series.MatchKey;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;
import org.rondo.series.place.WaitingTasks;

/**
 * Sends the matches of a round to a task runner, and writes their results into the journal. The
 * round is then played from the journal, as after a resumption. Matches that a ruling lets be
 * played again are not sent.
 */
final class SentMatches<S extends State, M extends Move> {
  private final TournamentSettings<S, M> settings;
  private final TournamentJournal journal;
  private final ScheduledMatchRunner<S, M> matches;
  private final MatchPlace runner;

  SentMatches(
      TournamentSettings<S, M> settings,
      TournamentJournal journal,
      ScheduledMatchRunner<S, M> matches,
      MatchPlace runner) {
    this.settings = settings;
    this.journal = journal;
    this.matches = matches;
    this.runner = runner;
  }

  /**
   * Sends the matches that are not in the journal.
   *
   * @param round the number of the round, from 1
   * @param schedule the matches of the round
   * @param roster the entrants and reserves that play, by number
   * @return whether all of them have been played
   */
  boolean play(int round, RoundSchedule<S, M> schedule, List<Entrant<S, M>> roster)
      throws IOException, InterruptedException {
    WaitingTasks<MatchId> waiting = new WaitingTasks<>();
    MatchPlace.Progress progress =
        runner.run(
            () -> {
              Optional<ScheduledMatch> next = next(schedule);
              if (next.isEmpty()) {
                return Optional.empty();
              }
              MatchTask task = task(next.get(), roster);
              waiting.add(task, next.get().id());
              return Optional.of(task);
            },
            (task, result) -> take(waiting.take(task), task, result));
    journal.rewind(round);
    boolean isWhole = progress == MatchPlace.Progress.ALL_PLAYED;
    if (isWhole) {
      waiting.requireNone();
    }
    return isWhole;
  }

  /** {@return the next match that is to be sent} */
  private Optional<ScheduledMatch> next(RoundSchedule<S, M> schedule) throws IOException {
    while (schedule.hasNext()) {
      ScheduledMatch match = schedule.next();
      RulingLog.MatchStatus status = journal.rulings().status(match.id());
      boolean isFirst = status.counts() && status.replays() == 0;
      if (isFirst && journal.take(new MatchKey(match.id(), 0)).isEmpty()) {
        return Optional.of(match);
      }
    }
    return Optional.empty();
  }

  private MatchTask task(ScheduledMatch match, List<Entrant<S, M>> roster) {
    return new MatchTask(
        match.id().toString(),
        settings.competition().games().get(match.variant()).id(),
        match.seated().stream().map(roster::get).map(MatchTask.TaskEntrant::of).toList(),
        match.seed(),
        match.opening(),
        settings.competition().time(),
        settings.adjudication());
  }

  private boolean take(MatchId id, MatchTask task, TaskResult result) throws IOException {
    MatchRecord record = result.matchRecord(task);
    Map<JournalFormat.SideLine, String> sides = new EnumMap<>(JournalFormat.SideLine.class);
    result
        .clockReadings(task)
        .ifPresent(readings -> sides.put(JournalFormat.SideLine.CLOCKS, readings.json()));
    // Thoughts can be long. They have been read, so their text need not be written anew.
    result
        .matchThoughts()
        .ifPresent(read -> sides.put(JournalFormat.SideLine.THOUGHTS, result.thoughts()));
    journal.write(
        new MatchKey(id, 0),
        ByteSource.wrap(record.json().getBytes(StandardCharsets.UTF_8)),
        sides);
    matches.announce(id, record);
    return true;
  }
}
