package org.rondo.server.event;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.rondo.game.JointMove;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;

/** A contest's server whose players are deterministic and play at once. */
final class SimulatedContest implements ContestGames, AutoCloseable {

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

  private static final class Table {
    final List<Integer> players;
    Board board;
    boolean isOver;
    boolean isRunning;

    Table(Board board, List<Integer> players) {
      this.board = board;
      this.players = players;
    }
  }

  private final List<String> teams = new ArrayList<>();
  private final Map<Integer, Table> games = new HashMap<>();
  private final Set<Integer> paused = new HashSet<>();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final Disturbance disturbance;
  private TurnListener listener;
  private int opened;

  SimulatedContest(List<String> teams, Disturbance disturbance) {
    this.teams.addAll(teams);
    this.disturbance = disturbance;
  }

  synchronized void login(String team) {
    teams.add(team);
  }

  @Override
  public synchronized List<Contestant> contestants() {
    List<Contestant> players = new ArrayList<>();
    for (int id = 1; id <= teams.size(); id++) {
      players.add(new Contestant(id, teams.get(id - 1), "bot", gameOf(id)));
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
  public synchronized int open(Board board, List<Integer> players) {
    if (players.stream().anyMatch(player -> gameOf(player) != 0)) {
      throw new IllegalArgumentException("a player is in a game already");
    }
    opened++;
    games.put(opened, new Table(board, players));
    return opened;
  }

  synchronized int opened() {
    return opened;
  }

  @Override
  public synchronized boolean isOver(int game) {
    return games.containsKey(game) && games.get(game).isOver;
  }

  @Override
  public synchronized boolean exists(int game) {
    return games.containsKey(game);
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
  public synchronized void listen(TurnListener next) {
    listener = next;
  }

  private synchronized TurnListener listener() {
    return listener;
  }

  private void play(int game, Table table) {
    List<String> names =
        table.players.stream().map(player -> contestants().get(player - 1).team()).toList();
    Othello othello = new Othello();
    int turn = 1;
    try {
      while (!table.board.isOver() && exists(game)) {
        awaitResumed(game);
        Map<Integer, String> losers = disturbance.before(game, turn, names);
        if (!losers.isEmpty()) {
          over(table);
          listener().lost(game, losers);
          return;
        }
        int seat = table.board.toMove().first();
        List<OthelloMove> moves = othello.moves(table.board, seat).list();
        OthelloMove move =
            moves.get(Math.floorMod(names.get((turn - 1) % 2).hashCode() + turn, moves.size()));
        table.board = othello.next(table.board, JointMove.of(seat, move), Rng.none());
        listener().moved(game, turn, move.text());
        turn++;
      }
      over(table);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void over(Table table) {
    table.isOver = true;
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
