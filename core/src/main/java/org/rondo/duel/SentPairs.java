package org.rondo.duel;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.rondo.concurrent.OrderedExecutor;
import org.rondo.format.MatchId;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.series.MatchPlace;
import org.rondo.series.MatchTask;
import org.rondo.series.TaskResult;
import org.rondo.series.WaitingTasks;

/**
 * Sends the matches of a duel to a task runner, and counts the pairs in the order of the schedule,
 * whatever the order of the results is. When the test has decided, no further match is sent.
 */
final class SentPairs<S extends State, M extends Move> {
  private final DuelSettings<S, M> settings;
  private final DuelJournal journal;
  private final JournaledMatches<S, M> matches;
  private final MatchPlace runner;
  private final OrderedExecutor.Sink<DuelPair> counting;
  private final DuelSchedule<S, M> schedule;

  /** The matches of the latest pair that have not been sent. */
  private final Deque<PlannedMatch<S, M>> drawn = new ArrayDeque<>();

  /** The matches that have been sent, and whose results are not there, by task. */
  private final WaitingTasks<PlannedMatch<S, M>> waiting = new WaitingTasks<>();

  /** The matches that have been played, and whose pairs do not count yet. */
  private final Map<MatchId, DuelMatch> played = new HashMap<>();

  private int pairs;
  private int counted;
  private boolean continues = true;

  /**
   * @param runner plays the matches
   * @param counting counts each pair; returns whether the duel continues
   */
  SentPairs(
      DuelSettings<S, M> settings,
      DuelJournal journal,
      JournaledMatches<S, M> matches,
      MatchPlace runner,
      OrderedExecutor.Sink<DuelPair> counting) {
    this.settings = settings;
    this.journal = journal;
    this.matches = matches;
    this.runner = runner;
    this.counting = counting;
    this.schedule = new DuelSchedule<>(settings);
  }

  /** Plays until the test has decided, or the last pair counts. */
  void play() throws IOException, InterruptedException {
    Optional<MatchTask> first = next();
    while (first.isPresent()) {
      send(first.get());
      first = next();
    }
  }

  /**
   * Sends matches until the runner returns.
   *
   * @param first the first of them: a runner that has nothing to play is not asked
   */
  private void send(MatchTask first) throws IOException, InterruptedException {
    Deque<MatchTask> begun = new ArrayDeque<>();
    begun.add(first);
    MatchPlace.Progress progress =
        runner.run(() -> begun.isEmpty() ? next() : Optional.of(begun.remove()), this::take);
    if (!continues) {
      return;
    }
    Optional<String> missing = waiting.first();
    if (missing.isPresent() && progress == MatchPlace.Progress.SOME_ARE_LEFT) {
      throw new IllegalStateException(
          "the task runner leaves match "
              + missing.get()
              + " for later, and a duel cannot wait for it; give a runner that plays all matches");
    }
    waiting.requireNone();
  }

  /** {@return the next match that is to be sent; empty if there is none before more results} */
  private Optional<MatchTask> next() throws IOException {
    while (continues && (!drawn.isEmpty() || draws())) {
      PlannedMatch<S, M> planned = drawn.remove();
      Optional<DuelMatch> earlier = earlier(planned);
      if (earlier.isPresent()) {
        add(planned.id(), earlier.get());
      } else {
        MatchTask task = task(planned);
        waiting.add(task, planned);
        return Optional.of(task);
      }
    }
    return Optional.empty();
  }

  /** Draws a pair, unless enough matches wait for their turn to be counted. */
  private boolean draws() {
    boolean isAhead = 2 * (pairs - counted) >= Math.max(1, runner.tasksAhead());
    if (isAhead) {
      return false;
    }
    schedule.next().ifPresent(drawn::addAll);
    pairs++;
    return !drawn.isEmpty();
  }

  private Optional<DuelMatch> earlier(PlannedMatch<S, M> planned) throws IOException {
    try {
      return matches.earlier(planned);
    } catch (DamagedMatchException e) {
      throw journal.damaged(planned.id(), e);
    }
  }

  private MatchTask task(PlannedMatch<S, M> planned) {
    return new MatchTask(
        planned.id().toString(),
        settings.game().id(),
        planned.seated().stream().map(MatchTask.TaskEntrant::of).toList(),
        planned.beginning().seed(),
        planned.beginning().opening(),
        settings.time(),
        settings.adjudication());
  }

  private boolean take(MatchTask task, TaskResult result) throws IOException {
    PlannedMatch<S, M> planned = waiting.take(task);
    MatchRecord record = result.matchRecord(task);
    // Thoughts can be long. They have been read, so their text need not be written anew.
    String thoughts = result.matchThoughts().map(read -> result.thoughts()).orElse("");
    DuelMatch untimed = DuelMatch.untimed(record, thoughts);
    DuelMatch match = result.clockReadings(task).map(untimed::with).orElse(untimed);
    for (Fault fault : record.faults()) {
      String entrant = record.entrants().get(fault.seat());
      settings.listener().faulted(planned.id(), entrant, fault, "");
    }
    matches.keep(planned, match);
    add(planned.id(), match);
    return continues;
  }

  private void add(MatchId id, DuelMatch match) throws IOException {
    played.put(id, match);
    MatchId straight = new MatchId(1, counted + 1, 1);
    MatchId swapped = new MatchId(1, counted + 1, 2);
    while (continues && played.containsKey(straight) && played.containsKey(swapped)) {
      counted++;
      DuelPair pair = DuelPair.of(counted, played.remove(straight), played.remove(swapped));
      continues = counting.accept(pair);
      straight = new MatchId(1, counted + 1, 1);
      swapped = new MatchId(1, counted + 1, 2);
    }
  }
}
