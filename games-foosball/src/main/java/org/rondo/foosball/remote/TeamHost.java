package org.rondo.foosball.remote;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import java.util.Set;
import org.rondo.bot.Entrant;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.remote.Transcripts;

/**
 * A host at which clients play comFoosball over TCP for the entrants of a tournament, a duel or a
 * match.
 *
 * <pre>{@code
 * try (TeamHost host = FoosballHost.of(game).waitingLimit(Duration.ofSeconds(30)).openFor(Set.of("red"))) {
 *   Tournament.of(ComputeFest2013.by(FoosballOptions.defaults()))
 *       .entrant(host.entrant("Red", "red"))
 *       .entrant("sound", FoosballBots::sound)
 *       .play();
 * }
 * }</pre>
 *
 * <p>Each entrant has a game ID. A client connects anew for every match and sends the ID of its
 * entrant. If no client waits when a match begins, the match waits for one, up to the {@linkplain
 * FoosballHost.Builder#waitingLimit waiting limit}. A match with a clock waits a minute at most. If
 * no client comes in this time, the entrant loses by a disconnection. The matches of an entrant
 * must be played one after another, because a client plays one match at a time.
 *
 * <p>The host checks only the ID of a client. So every program that knows the ID can play for the
 * entrant.
 */
public final class TeamHost implements AutoCloseable {
  private final FoosballHost host;
  private final ClientQueue queue;
  private final Set<String> ids;
  private final HostSettings settings;

  TeamHost(FoosballHost host, ClientQueue queue, Set<String> ids, HostSettings settings) {
    this.host = host;
    this.queue = queue;
    this.ids = Set.copyOf(ids);
    this.settings = settings;
  }

  /** {@return the address of the host, its port included} */
  public InetSocketAddress address() {
    return host.address();
  }

  /**
   * {@return an entrant for which the clients with a game ID play}
   *
   * @param name the name in records and standings
   * @param id one of the game IDs for which the host was opened
   * @throws IllegalArgumentException if the host was not opened for this ID
   */
  public Entrant<FoosballTable, Roster> entrant(String name, String id) {
    if (!ids.contains(Objects.requireNonNull(id, "id"))) {
      throw new IllegalArgumentException("the host was not opened for game ID " + id);
    }
    Transcripts.TranscribedBots<FoosballTable, Roster> bots =
        transcript -> ClientSeat.of(queue, id, settings, transcript);
    return new Entrant<>(name, bots);
  }

  /**
   * Waits until a client has come with every game ID.
   *
   * @param limit the maximum time of the wait
   * @return the IDs with which no client has come
   * @throws InterruptedException if this thread is interrupted
   */
  public Set<String> awaitClients(Duration limit) throws InterruptedException {
    return queue.awaitAll(limit);
  }

  /** Stops receiving clients, and disconnects those that wait. */
  @Override
  public void close() {
    host.close();
  }
}
