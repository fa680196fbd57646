package org.rondo.foosball.remote;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.rondo.bot.TimeSource;

/** The games that are being played at a host. */
final class HostedGames {

  /** What games have for ending once their connections are cut, and again once interrupted. */
  private static final Duration END = Duration.ofSeconds(1);

  private final HostSettings settings;
  private final HostNews news;
  private final Consumer<Thread> starter;

  /** By their IDs, those that are not over. */
  private final Map<String, HostedGame> played = new ConcurrentHashMap<>();

  /** Those whose threads have not ended. */
  private final Set<HostedGame> running = ConcurrentHashMap.newKeySet();

  private int started;

  /** Whether no game is to start any more. */
  private boolean hasEnded;

  HostedGames(HostSettings settings, HostNews news) {
    this(settings, news, Thread::start);
  }

  /**
   * @param starter starts the thread of a game
   */
  HostedGames(HostSettings settings, HostNews news, Consumer<Thread> starter) {
    this.settings = settings;
    this.news = news;
    this.starter = starter;
  }

  /** {@return whether a game of this ID is being played} */
  boolean isPlayed(String id) {
    return played.containsKey(id);
  }

  int connectionCount() {
    return running.stream().mapToInt(HostedGame::connectionCount).sum();
  }

  /**
   * Starts a game, in a thread of its own; once they have ended it just closes the connections.
   *
   * @param connections HOME's, and AWAY's where no bot plays it
   * @throws Error if there is no thread to be had; nothing has started then
   */
  synchronized void start(String id, List<Connection> connections) {
    if (hasEnded) {
      connections.forEach(Connection::close);
      return;
    }
    HostedGame game = new HostedGame(settings, started + 1, id, connections, news, this);
    running.add(game);
    played.put(id, game);
    try {
      starter.accept(game.thread());
      started++;
    } catch (Error e) {
      over(id, game);
      left(game);
      throw e;
    }
  }

  private synchronized List<HostedGame> noMore() {
    hasEnded = true;
    return new ArrayList<>(running);
  }

  /** Frees the ID of a game that is over. */
  void over(String id, HostedGame game) {
    played.remove(id, game);
  }

  /** Forgets a game whose thread has nothing more to do. */
  void left(HostedGame game) {
    running.remove(game);
  }

  /** Ends all games, and waits for that unless this thread is interrupted. */
  void end() {
    List<HostedGame> games = noMore();
    games.forEach(HostedGame::disconnect);
    try {
      join(games);
      // A bot that thinks without a clock has not noticed.
      games.forEach(HostedGame::interrupt);
      join(games);
    } catch (InterruptedException e) {
      games.forEach(HostedGame::interrupt);
      Thread.currentThread().interrupt();
    }
  }

  private static void join(List<HostedGame> games) throws InterruptedException {
    TimeSource time = TimeSource.system();
    long start = time.nanoTime();
    for (HostedGame game : games) {
      game.join(END.minusNanos(time.nanoTime() - start));
    }
  }
}
