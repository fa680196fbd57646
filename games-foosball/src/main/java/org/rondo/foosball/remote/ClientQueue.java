package org.rondo.foosball.remote;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.TimeSource;
import org.rondo.remote.AddressPrefix;

/** The clients that wait for a match of their entrant: at most one for each game ID. */
final class ClientQueue implements ClientSeating {

  /**
   * A client that waits.
   *
   * @param since the time of its connection at which it received the echo of its ID
   */
  record WaitingClient(DeadlineConnection connection, long since) {

    /** {@return whether the client is still connected and has sent nothing} */
    boolean isReady() {
      try {
        return connection.read(ByteBuffer.allocate(1)) == 0;
      } catch (IOException e) {
        return false;
      }
    }
  }

  private final Set<String> ids;
  private final TimeSource time = TimeSource.system();
  private final Map<String, WaitingClient> waiting = new HashMap<>();

  /** The IDs that clients have sent so far. */
  private final Set<String> seen = new HashSet<>();

  private boolean hasEnded;

  /**
   * @param ids the game IDs of the entrants
   */
  ClientQueue(Set<String> ids) {
    this.ids = Set.copyOf(ids);
  }

  @Override
  public synchronized Optional<String> refusal(String id) {
    if (!ids.contains(id)) {
      return Optional.of("no entrant here has the game ID " + id + "; send the ID of your team");
    }
    WaitingClient client = waiting.get(id);
    if (client != null && !client.isReady()) {
      client.connection().close();
      waiting.remove(id);
    }
    return waiting.containsKey(id)
        ? Optional.of("a client with game ID " + id + " waits already; connect once a match")
        : Optional.empty();
  }

  @Override
  public int clientCount() {
    return 1;
  }

  @Override
  public synchronized int connectionCount() {
    return waiting.size();
  }

  @Override
  public synchronized int connectionsFrom(AddressPrefix prefix) {
    return (int)
        waiting.values().stream()
            .filter(client -> client.connection().prefix().equals(prefix))
            .count();
  }

  @Override
  public synchronized void start(String id, List<DeadlineConnection> connections) {
    DeadlineConnection connection = connections.get(0);
    if (hasEnded) {
      connection.close();
      return;
    }
    waiting.put(id, new WaitingClient(connection, connection.now()));
    seen.add(id);
    notifyAll();
  }

  /**
   * Takes the client with an ID out of the queue. If the queue has no such client, waits for one.
   *
   * @param limit the maximum time of the wait
   * @throws DisconnectedException if no client comes in time, or the host is closed
   */
  synchronized WaitingClient take(String id, Duration limit) throws InterruptedException {
    long end = time.nanoTime() + limit.toNanos();
    for (WaitingClient client = ready(id); ; client = ready(id)) {
      if (client != null) {
        return client;
      }
      long left = end - time.nanoTime();
      if (hasEnded || left <= 0) {
        throw new DisconnectedException(
            hasEnded
                ? "the host for clients is closed"
                : "no client with game ID " + id + " came within " + limit.toMillis() + " ms");
      }
      TimeUnit.NANOSECONDS.timedWait(this, left);
    }
  }

  private @Nullable WaitingClient ready(String id) {
    WaitingClient client = waiting.remove(id);
    if (client != null && !client.isReady()) {
      client.connection().close();
      return null;
    }
    return client;
  }

  /**
   * Waits until clients have sent all IDs, up to a limit; {@return the IDs that no client has sent}
   */
  synchronized Set<String> awaitAll(Duration limit) throws InterruptedException {
    long end = time.nanoTime() + limit.toNanos();
    long left = limit.toNanos();
    while (!seen.containsAll(ids) && !hasEnded && left > 0) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
      left = end - time.nanoTime();
    }
    Set<String> missing = new LinkedHashSet<>(ids);
    missing.removeAll(seen);
    return missing;
  }

  @Override
  public synchronized void end() {
    hasEnded = true;
    waiting.values().forEach(client -> client.connection().close());
    waiting.clear();
    notifyAll();
  }
}
