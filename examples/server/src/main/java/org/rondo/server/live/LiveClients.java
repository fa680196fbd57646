package org.rondo.server.live;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.remote.AddressPrefix;
import org.rondo.server.access.FairShares;

/**
 * The pages that are updated now. One address has a limited number of them. If there are too many
 * in all, the address with the most gives up its oldest one for an address with fewer.
 */
final class LiveClients {
  private final SpectatorLimits limits;

  // Guarded by this.
  private final FairShares<AddressPrefix, LiveClient> clients = new FairShares<>();

  LiveClients(SpectatorLimits limits) {
    this.limits = limits;
  }

  /** A page that may be updated. */
  final class LiveClient {
    private @Nullable EventStream stream;
    private boolean isDropped;

    /** Takes the stream of the page, whose end is that of the page. */
    void stream(EventStream opened) {
      boolean isOver;
      synchronized (LiveClients.this) {
        stream = opened;
        isOver = isDropped;
      }
      if (isOver) {
        opened.close();
      }
    }

    /** Makes room for another page. */
    void leave() {
      synchronized (LiveClients.this) {
        clients.remove(this);
      }
    }

    private void drop() {
      EventStream open;
      synchronized (LiveClients.this) {
        isDropped = true;
        open = stream;
      }
      if (open != null) {
        open.close();
      }
    }
  }

  /** {@return the place of another page of an address; empty if there is no room for it} */
  Optional<LiveClient> enter(AddressPrefix address) {
    LiveClient client = new LiveClient();
    Optional<LiveClient> given = Optional.empty();
    synchronized (this) {
      if (clients.size(address) >= limits.clientsOfAddress()) {
        return Optional.empty();
      }
      if (clients.size() >= limits.clients()) {
        given = surplus(address);
        if (given.isEmpty()) {
          return Optional.empty();
        }
        clients.remove(given.get());
      }
      clients.put(address, client);
    }
    given.ifPresent(LiveClient::drop);
    return Optional.of(client);
  }

  /** {@return a page of the address with the most, if it has more than another one would have} */
  private Optional<LiveClient> surplus(AddressPrefix address) {
    return clients
        .largest(one -> true)
        .filter(largest -> clients.size(largest) > clients.size(address) + 1)
        .flatMap(largest -> clients.first(largest, 1).stream().findFirst());
  }
}
