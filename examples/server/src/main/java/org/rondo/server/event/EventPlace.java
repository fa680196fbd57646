package org.rondo.server.event;

import static com.google.common.base.Strings.lenientFormat;

import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.format.watch.WatchedMatches;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.RefusedRulingException;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.server.contest.ContestPlayer;

/**
 * Where the matches of an event are played: in games of a server, by the players that are logged
 * in. One thread serves all matches. It waits for changes on the server, and for the decisions of
 * the organisers.
 */
final class EventPlace<S extends State, M extends Move> implements MatchPlace {
  private final EventJournal journal;
  private final List<Game<S, M>> games;
  private final EventGames<S, M> contest;
  private final EventDirector director;
  private final Runnable changed;
  private final MatchWatcher watcher;

  /** Has a permit when something may have changed. */
  private final Semaphore news = new Semaphore(0);

  /** The matches that are played now, by the names of their tasks. Guarded by this. */
  private final Map<String, MatchRoom<S, M>> rooms = new LinkedHashMap<>();

  private boolean isStopped;

  /**
   * @param games the games of the matches
   * @param director orders replays
   * @param changed called after each change of the matches; it returns soon
   * @param watcher watches the matches
   */
  EventPlace(
      EventJournal journal,
      List<Game<S, M>> games,
      EventGames<S, M> contest,
      EventDirector director,
      Runnable changed,
      MatchWatcher watcher) {
    this.journal = journal;
    this.games = games;
    this.contest = contest;
    this.director = director;
    this.changed = changed;
    this.watcher = watcher;
  }

  /** {@inheritDoc} The server plays the matches; clients send moves only. */
  @Override
  public boolean isTrusted() {
    return true;
  }

  @Override
  public boolean playsReplays() {
    return true;
  }

  @Override
  public Progress run(TaskSource tasks, ResultSink results)
      throws IOException, InterruptedException {
    synchronized (this) {
      requireRunning();
    }
    // A ruling that leads to matches has been accepted.
    director.answer("");
    try (WatchedMatches watched = WatchedMatches.by(() -> watcher)) {
      boolean wantsMore = true;
      begin(tasks, watched);
      while (wantsMore && !running().isEmpty()) {
        MatchRoom<S, M> ended = awaitEnd();
        wantsMore = results.accept(ended.task(), ended.result());
        remove(ended);
        begin(tasks, watched);
      }
    } finally {
      clear();
    }
    return Progress.ALL_PLAYED;
  }

  /** Forgets the matches that are not over, because the tournament does not go on. */
  private synchronized void clear() {
    deleteGames();
    rooms.clear();
  }

  private void begin(TaskSource tasks, WatchedMatches watched) throws IOException {
    Optional<MatchTask> next = tasks.next();
    while (next.isPresent()) {
      add(room(next.get(), watched));
      next = tasks.next();
    }
    changed.run();
  }

  private MatchRoom<S, M> room(MatchTask task, WatchedMatches watched) {
    Game<S, M> game =
        games.stream().filter(one -> one.id().equals(task.game())).findFirst().orElseThrow();
    return new MatchRoom<>(
        task, game, () -> watched.begin(MatchRoom.match(task), game, task.names()), contest);
  }

  private synchronized void add(MatchRoom<S, M> room) {
    rooms.put(room.task().id(), room);
  }

  private synchronized void remove(MatchRoom<S, M> room) {
    rooms.remove(room.task().id());
  }

  /** Waits until a match is over. */
  private MatchRoom<S, M> awaitEnd() throws InterruptedException {
    Optional<MatchRoom<S, M>> over = firstOver();
    while (over.isEmpty()) {
      news.acquire();
      news.drainPermits();
      over = firstOver();
    }
    return over.get();
  }

  /**
   * {@return a match that is over, if there is one} Opens the games of which it is time. When the
   * server stops, only the matches count that are over.
   */
  private synchronized Optional<MatchRoom<S, M>> firstOver() {
    List<MatchRoom<S, M>> all = List.copyOf(rooms.values());
    boolean isOpening =
        !isStopped && !journal.isPaused() && all.stream().anyMatch(room -> room.game() == 0);
    List<ContestPlayer> players = isOpening ? contest.players() : List.of();
    for (MatchRoom<S, M> room : all) {
      if (room.isOver() || (!isStopped && ends(room))) {
        return Optional.of(room);
      }
      if (room.game() == 0 && room.open(players)) {
        changed.run();
        // A match begins before its game is opened, so its players must be free for certain.
        players = contest.players();
      }
    }
    requireRunning();
    return Optional.empty();
  }

  private void requireRunning() {
    if (isStopped) {
      throw EventDirector.stopped();
    }
  }

  /** {@return whether a match that was not over ends now} */
  private boolean ends(MatchRoom<S, M> room) {
    boolean isRestarted = journal.pending().containsKey(room.playing());
    if (room.isCut() && !isRestarted) {
      room.requireSound();
      // A client has deleted the game on the contest's server; no entrant is charged for that.
      orderReplay(room, List.of());
      isRestarted = true;
    }
    if (isRestarted) {
      room.halt();
      return true;
    }
    journal.loser(room.playing()).ifPresent(room::lose);
    return room.isOver();
  }

  /** Has the thread of the matches look at everything again. */
  void wake() {
    news.release();
  }

  /** {@return the director of the tournament} */
  EventDirector director() {
    return director;
  }

  /**
   * Lets the threads of the tournament end. Matches that are over are delivered.
   *
   * @param reason the reason, as a sentence
   */
  synchronized void stop(String reason) {
    director.stop(reason);
    isStopped = true;
    wake();
  }

  /** Pauses all games, or lets them go on. */
  synchronized void pause(boolean isPaused) {
    if (journal.isPaused() != isPaused) {
      journal.add(new EventDecision.PauseDecision(isPaused));
    }
    for (MatchRoom<S, M> room : rooms.values()) {
      if (room.game() != 0 && isPaused) {
        contest.pause(room.game());
      } else if (room.game() != 0) {
        contest.resume(room.game());
      }
    }
    wake();
  }

  /** {@return the matches that are played now, in the order of the round} */
  synchronized List<MatchRoom<S, M>> running() {
    return rooms.values().stream()
        .sorted(Comparator.comparing(room -> room.match().encounter()))
        .toList();
  }

  /** {@return whether a game of the contest belongs to a match that is played now} */
  boolean plays(int game) {
    return running().stream().anyMatch(room -> room.game() == game);
  }

  /**
   * {@return the match that is played now under a name}
   *
   * @throws RefusedRulingException if no such match is played
   */
  private MatchRoom<S, M> running(String match) {
    return running().stream()
        .filter(room -> room.match().toString().equals(match) && !room.isOver())
        .findFirst()
        .orElseThrow(
            () ->
                new RefusedRulingException(
                    match,
                    "game " + match + " is not played now; look at the list of games again"));
  }

  private MatchRoom<S, M> running(String match, String team) {
    MatchRoom<S, M> room = running(match);
    if (!room.teams().contains(team)) {
      throw new RefusedRulingException(
          team,
          lenientFormat(
              "%s does not play game %s, which is between %s",
              team, match, String.join(" and ", room.teams())));
    }
    return room;
  }

  /**
   * Has a match begin again, after the other matches of the round.
   *
   * @param match the number of the match
   * @param charged the team that caused the restart and loses a point; empty if no team did
   * @throws RefusedRulingException if the match is not played now, or the team is not in it
   */
  synchronized void restart(String match, String charged) {
    MatchRoom<S, M> room = charged.isEmpty() ? running(match) : running(match, charged);
    orderReplay(room, charged.isEmpty() ? List.of() : List.of(charged));
    wake();
  }

  private void orderReplay(MatchRoom<S, M> room, List<String> charged) {
    int opened = room.task().opening().turns().size();
    director.orderReplay(room.match(), room.playing(), opened, charged);
  }

  /**
   * Ends a match by a technical loss.
   *
   * @param match the number of the match
   * @param team the team that loses
   * @throws RefusedRulingException if the match is not played now or begins again, the team is not
   *     in it, the other one has lost so before, or the match ends by itself at this moment
   */
  synchronized void lose(String match, String team) {
    MatchRoom<S, M> room = running(match, team);
    String playing = room.playing();
    Optional<String> loser = journal.loser(playing);
    if (journal.pending().containsKey(playing)) {
      throw new RefusedRulingException(match, lenientFormat("game %s begins again already", match));
    }
    if (loser.isPresent() && !loser.get().equals(team)) {
      throw new RefusedRulingException(
          team, lenientFormat("%s loses game %s already", loser.get(), match));
    }
    if (loser.isEmpty()) {
      journal.add(new EventDecision.LossDecision(playing, team));
      if (!room.lose(team)) {
        journal.add(new EventDecision.RefusalDecision(playing, late(match, team)));
        throw new RefusedRulingException(
            match, lenientFormat("game %s has ended by itself; rule on it after the round", match));
      }
    }
    wake();
  }

  private static String late(String match, String team) {
    return lenientFormat(
        "the technical loss of %s in game %s was not carried out: the game had ended", team, match);
  }

  /** Deletes the games of the matches that are not over, so that their players are free. */
  synchronized void deleteGames() {
    rooms.values().stream()
        .filter(room -> !room.isOver())
        .forEach(room -> contest.delete(room.game()));
  }
}
