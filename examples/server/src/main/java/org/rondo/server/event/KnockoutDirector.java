package org.rondo.server.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.input.RefusedRulingException;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;
import org.rondo.tournament.Director;
import org.rondo.tournament.Ruling;
import org.rondo.tournament.TournamentListener;

/**
 * Leads the library's tournament through the games of the contest and the decisions of the
 * organisers.
 *
 * <p>Before each turn of a match, {@link #halts} waits until the contest's server has judged the
 * turn. Between rounds, {@link #rulings} waits for the organisers. The bots then return the moves
 * that were judged.
 */
final class KnockoutDirector implements Director, TournamentListener, ContestGames.TurnListener {
  private static final Board START = new Othello().start();
  private static final long PAIRING_SECONDS = 60;

  /** A ruling of an organiser between two rounds. The answer is empty if it is accepted. */
  private record GivenRuling(Ruling ruling, CompletableFuture<String> answer) {}

  private final EventMemory memory;
  private final ContestGames contest;

  /** The rulings in the journal. */
  private final List<Ruling> taken = new ArrayList<>();

  private final Runnable changed;
  private final MatchWatcher watcher;

  private final Map<String, MatchRoom> rooms = new ConcurrentHashMap<>();
  private final Map<String, MatchRoom> byTeam = new ConcurrentHashMap<>();
  private final List<GivenRuling> waiting = new ArrayList<>();
  private @Nullable GivenRuling tried;
  private int number;
  private @Nullable Round round;
  private EntryList entries;
  private EventPhase phase = EventPhase.DRAWN;
  private volatile boolean isStopped;

  /** Is counted down when the first round is paired, or when there will be none. */
  private final CountDownLatch paired = new CountDownLatch(1);

  /** The reason why no ruling is possible any more; empty as long as the tournament runs. */
  private String ending = "";

  /**
   * @param taken the rulings that are in the journal already
   * @param changed called after each change of the phase and of the matches; it returns soon
   * @param watcher watches the matches
   */
  KnockoutDirector(
      EventMemory memory,
      ContestGames contest,
      List<Ruling> taken,
      Runnable changed,
      MatchWatcher watcher) {
    this.memory = memory;
    this.contest = contest;
    this.changed = changed;
    this.watcher = watcher;
    this.taken.addAll(taken);
    this.entries = EntryList.of(memory.entrants(), Seed.of(0));
  }

  private static String playing(MatchId match, int replay) {
    return match + "/" + replay;
  }

  // Called by the tournament.

  @Override
  public MatchWatcher watcher() {
    return watcher;
  }

  @Override
  public void roundStarted(int next, EntryList entrants, Results results, Round pairs) {
    synchronized (this) {
      number = next;
      entries = entrants;
      round = pairs;
      notifyAll();
    }
    paired.countDown();
    changed.run();
    waitUntil(() -> memory.started() >= next);
    enter(EventPhase.PLAYING);
  }

  @Override
  public List<Ruling> rulings(int played, EntryList next, Results results) {
    answer("");
    List<Ruling> due = due();
    if (!due.isEmpty()) {
      return due;
    }
    memory.clearPending();
    enter(EventPhase.BETWEEN);
    waitUntil(() -> memory.started() > played || !waiting.isEmpty());
    synchronized (this) {
      phase = EventPhase.PLAYING;
      if (waiting.isEmpty()) {
        return List.of();
      }
      tried = waiting.remove(0);
      return List.of(tried.ruling());
    }
  }

  /** {@return the rulings that were given during the round and are not in the journal} */
  private synchronized List<Ruling> due() {
    List<Ruling> due =
        memory.pending().values().stream().filter(ruling -> !taken.contains(ruling)).toList();
    taken.addAll(due);
    return due;
  }

  private void enter(EventPhase next) {
    synchronized (this) {
      phase = next;
    }
    changed.run();
  }

  /** Waits in the thread of the tournament. */
  private synchronized void waitUntil(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      requireRunning();
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("the server stops", e);
      }
    }
    requireRunning();
  }

  private void requireRunning() {
    if (isStopped) {
      throw new IllegalStateException("the server stops");
    }
  }

  @Override
  public boolean halts(MatchId match, int replay, int turn) {
    MatchRoom room = rooms.get(playing(match, replay));
    if (room == null) {
      room = room(match, replay);
      rooms.put(playing(match, replay), room);
      changed.run();
    }
    answer("");
    boolean isHalted =
        isToBeHalted(room) || room.await(turn, () -> !memory.isPaused(), () -> isStopped);
    if (isHalted) {
      room.discard();
    }
    if (isHalted && !isToBeHalted(room)) {
      // The game was deleted on the contest's server; no entrant is charged for that.
      orderReplay(room, List.of());
    }
    return isHalted;
  }

  private boolean isToBeHalted(MatchRoom room) {
    return memory.pending().containsKey(playing(room.match(), room.replay()));
  }

  @Override
  public Map<Integer, String> disqualified(MatchId match, int replay, int turn) {
    return Objects.requireNonNull(rooms.get(playing(match, replay))).disqualified(turn);
  }

  private MatchRoom room(MatchId match, int replay) {
    List<String> teams;
    synchronized (this) {
      Round current = Objects.requireNonNull(round, "round");
      teams =
          current.encounters().get(match.encounter() - 1).seated(match.match() - 1).stream()
              .map(entries::name)
              .toList();
    }
    MatchRoom room =
        new MatchRoom(match, replay, teams, beginning(playing(match, replay)), contest);
    teams.forEach(team -> byTeam.put(team, room));
    return room;
  }

  private MatchRoom.KeptTurns beginning(String playing) {
    return memory
        .beginning(playing)
        .map(
            kept -> new MatchRoom.KeptTurns(kept.turn(), new Othello().parseState(kept.position())))
        .orElseGet(() -> new MatchRoom.KeptTurns(0, START));
  }

  @Override
  public void matchFinished(MatchId match) {
    rooms.values().stream().filter(room -> room.match().equals(match)).forEach(MatchRoom::end);
    changed.run();
  }

  /** {@return the move of a team's bot, as its program made it on the contest's server} */
  OthelloMove move(String team, int turn) {
    return OthelloMove.parse(Objects.requireNonNull(byTeam.get(team), team).move(turn));
  }

  // Called by the contest.

  @Override
  public void moved(int game, int turn, String move) {
    roomOf(game).ifPresent(room -> room.moved(turn, move));
  }

  @Override
  public void lost(int game, Map<Integer, String> losers) {
    roomOf(game).ifPresent(room -> room.lost(losers));
  }

  private Optional<MatchRoom> roomOf(int game) {
    return rooms.values().stream().filter(room -> room.game() == game).findFirst();
  }

  // Called for the organisers.

  /** {@return the progress; {@code DRAWN}, {@code PLAYING} or {@code BETWEEN}} */
  synchronized EventPhase phase() {
    return phase;
  }

  /** {@return the number of the round that has begun last, from 1; 0 before the first} */
  synchronized int round() {
    return number;
  }

  /** {@return whether the round that has begun last is the final} */
  synchronized boolean isFinal() {
    return round != null && round.encounters().size() == 1 && round.byes().isEmpty();
  }

  /** Waits until the first round is paired or the tournament has ended, a minute at most. */
  void awaitPairs() throws InterruptedException {
    if (!paired.await(PAIRING_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException(
          "the first round is not paired yet; load the page again in a minute");
    }
  }

  /** Wakes the thread of the tournament after a decision. */
  synchronized void wake() {
    notifyAll();
    rooms.values().forEach(MatchRoom::wake);
  }

  /** Lets all threads of the tournament end. */
  void stop() {
    isStopped = true;
    end("the server stops");
    wake();
  }

  /**
   * Takes note that the tournament does not go on. Rulings that wait are refused.
   *
   * @param reason the reason, as a sentence
   */
  void end(String reason) {
    List<GivenRuling> refused;
    synchronized (this) {
      if (!ending.isEmpty()) {
        return;
      }
      ending = reason;
      refused = new ArrayList<>(waiting);
      waiting.clear();
      if (tried != null) {
        refused.add(tried);
        tried = null;
      }
    }
    refused.forEach(ruling -> ruling.answer().complete(reason));
    paired.countDown();
  }

  /** {@return the matches that are played now, in the order of the round} */
  List<MatchRoom> running() {
    return rooms.values().stream()
        .filter(room -> !room.isEnded())
        .sorted((one, other) -> one.match().encounter() - other.match().encounter())
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
  MatchRoom running(String match) {
    return running().stream()
        .filter(room -> room.match().toString().equals(match))
        .findFirst()
        .orElseThrow(
            () ->
                new RefusedRulingException(
                    match,
                    "game " + match + " is not played now; look at the list of games again"));
  }

  /**
   * Ends a playing of a match, so that it is played again from its beginning after the other
   * matches of the round.
   *
   * @param charged the team that caused the restart; empty if no team did
   */
  void restart(MatchRoom room, List<String> charged) {
    orderReplay(room, charged);
    room.restart();
  }

  private synchronized void orderReplay(MatchRoom room, List<String> charged) {
    String playing = playing(room.match(), room.replay());
    if (!memory.pending().containsKey(playing)) {
      memory.addPending(playing, numbered(room.match(), 0, charged));
    }
  }

  /** {@return a replay that differs from all earlier ones} */
  private Ruling.Replay numbered(MatchId match, int turn, List<String> charged) {
    int next = 1;
    Ruling.Replay replay = new Ruling.Replay(match, turn, charged, next);
    while (taken.contains(replay) || memory.pending().containsValue(replay)) {
      next++;
      replay = new Ruling.Replay(match, turn, charged, next);
    }
    return replay;
  }

  /**
   * Gives a ruling between two rounds.
   *
   * @param board gives the position after a number of turns of a match
   * @return the refusal of the ruling as a sentence; empty if it is accepted
   * @throws IllegalStateException if a round is played, or the tournament does not go on
   */
  CompletableFuture<String> rule(Ruling ruling, RecordedBoards board) {
    synchronized (this) {
      if (!ending.isEmpty()) {
        throw new IllegalStateException(ending);
      }
      if (phase != EventPhase.BETWEEN) {
        throw new IllegalStateException(
            "rulings are possible between two rounds; round " + number + " is not over");
      }
      Ruling given = ruling;
      if (ruling instanceof Ruling.Replay replay) {
        given = numbered(replay.match(), replay.turn(), replay.charged());
        if (replay.turn() > 0) {
          String playing = playing(replay.match(), replays(replay.match()) + 1);
          memory.addBeginning(
              playing,
              new EventMemory.ReplayBeginning(
                  replay.turn(), board.after(replay.match(), replay.turn())));
        }
      }
      GivenRuling next = new GivenRuling(given, new CompletableFuture<>());
      waiting.add(next);
      notifyAll();
      return next.answer();
    }
  }

  /** Gives positions of matches that have been played. */
  @FunctionalInterface
  interface RecordedBoards {
    /**
     * {@return the text of the position after a number of turns}
     *
     * @throws org.rondo.input.InputException if the match has not been played, or has fewer turns
     */
    String after(MatchId match, int turn);
  }

  private int replays(MatchId match) {
    return (int)
        taken.stream()
            .filter(ruling -> ruling instanceof Ruling.Replay again && again.match().equals(match))
            .count();
  }

  /**
   * Answers the ruling that the tournament has tried to carry out, if there is one.
   *
   * @param refusal the reason why it is refused; empty if it is accepted
   * @return whether there was such a ruling
   */
  synchronized boolean answer(String refusal) {
    GivenRuling ruling = tried;
    if (ruling == null) {
      return false;
    }
    tried = null;
    if (refusal.isEmpty()) {
      taken.add(ruling.ruling());
    }
    ruling.answer().complete(refusal);
    return true;
  }
}
