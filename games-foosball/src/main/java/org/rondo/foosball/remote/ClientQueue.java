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
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.DisconnectedException;

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
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition change = lock.newCondition();
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
  public Optional<String> refusal(String id) {
    if (!ids.contains(id)) {
      return Optional.of("no entrant here has the game ID " + id + "; send the ID of your team");
    }
    lock.lock();
    try {
      WaitingClient client = waiting.get(id);
      if (client != null && !client.isReady()) {
        client.connection().close();
        waiting.remove(id);
      }
      return waiting.containsKey(id)
          ? Optional.of("a client with game ID " + id + " waits already; connect once a match")
          : Optional.empty();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public int clientCount() {
    return 1;
  }

  @Override
  public int connectionCount() {
    lock.lock();
    try {
      return waiting.size();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public int connectionsFrom(ClientNetwork network) {
    lock.lock();
    try {
      return (int)
          waiting.values().stream()
              .filter(client -> client.connection().network().equals(network))
              .count();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void start(String id, List<DeadlineConnection> connections) {
    DeadlineConnection connection = connections.get(0);
    lock.lock();
    try {
      if (hasEnded) {
        connection.close();
        return;
      }
      waiting.put(id, new WaitingClient(connection, connection.now()));
      seen.add(id);
      change.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Takes the client with an ID out of the queue. If the queue has no such client, waits for one.
   *
   * @param limit the maximum time of the wait
   * @throws DisconnectedException if no client comes in time, or the host is closed
   */
  WaitingClient take(String id, Duration limit) throws InterruptedException {
    lock.lockInterruptibly();
    try {
      long left = limit.toNanos();
      for (WaitingClient client = ready(id); ; client = ready(id)) {
        if (client != null) {
          return client;
        }
        if (hasEnded || left <= 0) {
          throw new DisconnectedException(
              hasEnded
                  ? "the host for clients is closed"
                  : "no client with game ID " + id + " came within " + limit.toMillis() + " ms");
        }
        left = change.awaitNanos(left);
      }
    } finally {
      lock.unlock();
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
  Set<String> awaitAll(Duration limit) throws InterruptedException {
    long left = limit.toNanos();
    lock.lockInterruptibly();
    try {
      while (!seen.containsAll(ids) && !hasEnded && left > 0) {
        left = change.awaitNanos(left);
      }
      Set<String> missing = new LinkedHashSet<>(ids);
      missing.removeAll(seen);
      return missing;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void end() {
    lock.lock();
    try {
      hasEnded = true;
      waiting.values().forEach(client -> client.connection().close());
      waiting.clear();
      change.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
