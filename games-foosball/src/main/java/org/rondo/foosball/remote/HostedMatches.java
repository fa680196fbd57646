package org.rondo.foosball.remote;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.rondo.bot.TimeSource;
import org.rondo.match.WarmBots;
import org.rondo.remote.AddressPrefix;

/** The matches that a host plays at the moment. */
final class HostedMatches implements ClientSeating {

  /**
   * The time limit for matches to end after their connections are closed. The same limit applies
   * again after their threads are interrupted.
   */
  private static final Duration END = Duration.ofSeconds(1);

  private final HostSettings settings;
  private final HostEventPublisher events;
  private final Consumer<Thread> starter;

  private final WarmBots warmBots = new WarmBots();

  /** The matches that are not over, by their IDs. */
  private final Map<String, HostedMatch> played = new ConcurrentHashMap<>();

  /** The matches whose threads have not ended. */
  private final Set<HostedMatch> running = ConcurrentHashMap.newKeySet();

  private int started;

  /** Whether {@link #end} was called; then no match may start. */
  private boolean hasEnded;

  HostedMatches(HostSettings settings, HostEventPublisher events) {
    this(settings, events, Thread::start);
  }

  /**
   * @param starter starts the thread of a match
   */
  HostedMatches(HostSettings settings, HostEventPublisher events, Consumer<Thread> starter) {
    this.settings = settings;
    this.events = events;
    this.starter = starter;
  }

  @Override
  public Optional<String> refusal(String id) {
    return played.containsKey(id)
        ? Optional.of("game " + id + " already has two clients; send another ID")
        : Optional.empty();
  }

  @Override
  public int clientCount() {
    return 2;
  }

  @Override
  public int connectionCount() {
    return running.stream().mapToInt(HostedMatch::connectionCount).sum();
  }

  @Override
  public int connectionsFrom(AddressPrefix prefix) {
    return running.stream().mapToInt(match -> match.connectionsFrom(prefix)).sum();
  }

  /**
   * Starts a match in its own thread. After {@link #end}, this method only closes the connections.
   *
   * @param connections the connection of HOME and, if AWAY is a client, the connection of AWAY
   * @throws Error if no thread can be created; then no match has started
   */
  @Override
  public synchronized void start(String id, List<DeadlineConnection> connections) {
    if (hasEnded) {
      connections.forEach(DeadlineConnection::close);
      return;
    }
    HostedMatch match = new HostedMatch(settings, started + 1, id, connections, events, this);
    running.add(match);
    played.put(id, match);
    try {
      starter.accept(match.thread());
      started++;
    } catch (Error e) {
      over(id, match);
      left(match);
      throw e;
    }
  }

  private synchronized List<HostedMatch> stopStarting() {
    hasEnded = true;
    return new ArrayList<>(running);
  }

  /** {@return the bots that have been warmed up} */
  WarmBots warmBots() {
    return warmBots;
  }

  /** Frees the ID of a match that is over. */
  void over(String id, HostedMatch match) {
    played.remove(id, match);
  }

  /** Removes a match whose thread has no more work. */
  void left(HostedMatch match) {
    running.remove(match);
  }

  /**
   * Ends all matches and waits for their threads. The wait ends early if the calling thread is
   * interrupted.
   */
  @Override
  public void end() {
    List<HostedMatch> matches = stopStarting();
    matches.forEach(HostedMatch::disconnect);
    try {
      join(matches);
      // A bot that thinks without a clock does not notice a closed connection.
      matches.forEach(HostedMatch::interrupt);
      join(matches);
    } catch (InterruptedException e) {
      matches.forEach(HostedMatch::interrupt);
      Thread.currentThread().interrupt();
    }
  }

  private static void join(List<HostedMatch> matches) throws InterruptedException {
    TimeSource time = TimeSource.system();
    long start = time.nanoTime();
    for (HostedMatch match : matches) {
      match.join(END.minusNanos(time.nanoTime() - start));
    }
  }
}
