package org.rondo.foosball.remote;

import java.util.List;
import java.util.Optional;
import org.rondo.remote.AddressPrefix;

/** Decides which clients a lobby receives, and takes over their connections. */
interface ClientSeating {

  /** {@return the reason why no client may join with an ID now, as a sentence; empty if it may} */
  Optional<String> refusal(String id);

  /** {@return the number of clients with one ID that are handed over together: 1 or 2} */
  int clientCount();

  /** {@return the number of connections that were taken over and are still open} */
  int connectionCount();

  /** {@return the number of these connections from an address prefix} */
  int connectionsFrom(AddressPrefix prefix);

  /**
   * Takes over the connections of clients that have sent the same ID and have received its echo.
   *
   * @param connections the connections, in the order in which the clients came
   */
  void start(String id, List<DeadlineConnection> connections);

  /** Closes all connections that were taken over. */
  void end();
}
