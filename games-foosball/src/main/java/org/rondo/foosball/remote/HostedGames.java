package org.rondo.foosball.remote;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.rondo.match.TimeSource;

/** The games that are being played at a host. */
final class HostedGames {

  /** What games have for ending once their connections are cut, and again once interrupted. */
  private static final Duration END = Duration.ofSeconds(1);

  private final HostSettings settings;
  private final HostNews news;

  /** By their IDs, those that are not over. */
  private final Map<String, HostedGame> played = new ConcurrentHashMap<>();

  /** Those whose threads have not ended. */
  private final Set<HostedGame> running = ConcurrentHashMap.newKeySet();

  private int started;

  HostedGames(HostSettings settings, HostNews news) {
    this.settings = settings;
    this.news = news;
  }

  /** {@return whether a game of this ID is being played} */
  boolean isPlayed(String id) {
    return played.containsKey(id);
  }

  int connectionCount() {
    return running.stream().mapToInt(HostedGame::connectionCount).sum();
  }

  /**
   * Starts a game, in a thread of its own.
   *
   * @param connections HOME's, and AWAY's where no bot plays it
   */
  void start(String id, List<Connection> connections) {
    started++;
    HostedGame game = new HostedGame(settings, started, id, connections, news, this);
    running.add(game);
    played.put(id, game);
    game.start();
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
    List<HostedGame> games = new ArrayList<>(running);
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
