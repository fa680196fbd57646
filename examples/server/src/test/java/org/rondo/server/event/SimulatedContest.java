package org.rondo.server.event;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.rondo.bot.Decision;
import org.rondo.match.OngoingMatch;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.server.contest.ContestPlayer;

/** A contest's server whose players are deterministic and play at once. */
final class SimulatedContest implements EventGames<Board, OthelloMove>, AutoCloseable {

  /** Breaks a rule or stops before a turn. */
  @FunctionalInterface
  interface Disturbance {
    /**
     * {@return the losers by their index; empty if the game goes on}
     *
     * @param teams the teams by their index
     */
    Map<Integer, String> before(int game, int turn, List<String> teams) throws InterruptedException;
  }

  /** Holds a game before a turn until it is released. */
  static final class HeldGame implements Disturbance {
    private final int game;
    private final int turn;
    private final CountDownLatch reached = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private volatile List<String> teams = List.of();

    HeldGame(int game, int turn) {
      this.game = game;
      this.turn = turn;
    }

    @Override
    public Map<Integer, String> before(int played, int next, List<String> players)
        throws InterruptedException {
      if (played == game && next == turn) {
        teams = players;
        reached.countDown();
        released.await();
      }
      return Map.of();
    }

    /** Waits until the game is held; returns its teams by their index. */
    List<String> awaitTeams() throws InterruptedException {
      reached.await();
      return teams;
    }

    void release() {
      released.countDown();
    }
  }

  private static final class Table {
    final List<Integer> players;
    final OngoingMatch<Board, OthelloMove> match;

    /** The seat of the first player. */
    final int first;

    final int begun;
    boolean isOver;
    boolean isRunning;

    /**
     * @param seated the players by seat
     */
    Table(OngoingMatch<Board, OthelloMove> match, List<Integer> seated) {
      this.match = match;
      this.first = match.state().toMove().only();
      this.players = List.of(seated.get(first), seated.get(1 - first));
      this.begun = match.turnCount();
    }

    int turns() {
      return match.turnCount() - begun;
    }
  }

  private final List<String> teams = new ArrayList<>();
  private final Map<Integer, Table> games = new HashMap<>();
  private final Set<Integer> paused = new HashSet<>();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final Disturbance disturbance;
  private Runnable listener = () -> {};
  private int opened;

  SimulatedContest(List<String> teams, Disturbance disturbance) {
    this.teams.addAll(teams);
    this.disturbance = disturbance;
  }

  synchronized void login(String team) {
    teams.add(team);
  }

  @Override
  public Instant now() {
    // No player has called yet, so all of them count as silent.
    return Instant.EPOCH.plusSeconds(3600);
  }

  @Override
  public synchronized List<ContestPlayer> players() {
    List<ContestPlayer> players = new ArrayList<>();
    for (int id = 1; id <= teams.size(); id++) {
      players.add(new ContestPlayer(id, teams.get(id - 1), "bot", gameOf(id), Instant.EPOCH, id));
    }
    return players;
  }

  private int gameOf(int player) {
    return games.entrySet().stream()
        .filter(game -> game.getValue().players.contains(player))
        .mapToInt(Map.Entry::getKey)
        .findFirst()
        .orElse(0);
  }

  @Override
  public synchronized int open(
      String name, OngoingMatch<Board, OthelloMove> match, List<Integer> players) {
    if (players.stream().anyMatch(player -> gameOf(player) != 0)) {
      throw new IllegalArgumentException("a player is in a game already");
    }
    opened++;
    games.put(opened, new Table(match, players));
    return opened;
  }

  synchronized int opened() {
    return opened;
  }

  @Override
  public synchronized boolean isOpen(int game) {
    return games.containsKey(game) && !games.get(game).isOver;
  }

  @Override
  public Optional<String> failure(int game) {
    return Optional.empty();
  }

  @Override
  public synchronized void resume(int game) {
    paused.remove(game);
    notifyAll();
    Table table = games.get(game);
    if (table != null && !table.isRunning) {
      table.isRunning = true;
      threads.execute(() -> play(game, table));
    }
  }

  @Override
  public synchronized void pause(int game) {
    paused.add(game);
  }

  /** {@return the games that are paused} */
  synchronized Set<Integer> paused() {
    return Set.copyOf(paused);
  }

  private synchronized void awaitResumed(int game) throws InterruptedException {
    while (paused.contains(game)) {
      wait();
    }
  }

  @Override
  public synchronized void delete(int game) {
    games.remove(game);
  }

  @Override
  public synchronized int turns(int game) {
    return games.containsKey(game) ? games.get(game).turns() : 0;
  }

  @Override
  public synchronized boolean lose(int game, String team) {
    Table table = games.get(game);
    boolean isPlayed = table != null && !table.isOver;
    if (isPlayed) {
      lose(table, Map.of(names(table).indexOf(team), "technical loss"));
    }
    return isPlayed;
  }

  private static void lose(Table table, Map<Integer, String> losers) {
    Map<Integer, String> bySeat = new HashMap<>();
    losers.forEach((index, reason) -> bySeat.put((index + table.first) % 2, reason));
    table.match.disqualify(bySeat);
    table.isOver = true;
  }

  @Override
  public synchronized void listen(Runnable next) {
    listener = next;
  }

  private synchronized Runnable listener() {
    return listener;
  }

  private List<String> names(Table table) {
    return table.players.stream().map(player -> players().get(player - 1).team()).toList();
  }

  private void play(int game, Table table) {
    List<String> names = names(table);
    try {
      boolean continues = true;
      while (continues) {
        awaitResumed(game);
        continues = step(game, table, disturbance.before(game, turns(game) + 1, names), names);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    listener().run();
  }

  /** Plays a turn, if the game is still there; returns whether it goes on. */
  private synchronized boolean step(
      int game, Table table, Map<Integer, String> losers, List<String> names) {
    if (!isOpen(game)) {
      return false;
    }
    if (!losers.isEmpty()) {
      lose(table, losers);
      return false;
    }
    Decision<Board, OthelloMove> decision = table.match.decisions().get(0);
    int turn = table.turns() + 1;
    List<OthelloMove> moves = decision.moves().list();
    OthelloMove move =
        moves.get(Math.floorMod(names.get((turn - 1) % 2).hashCode() + turn, moves.size()));
    table.match.choose(decision.seat(), one -> move);
    table.isOver = table.match.isOver();
    return !table.isOver;
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
