package org.rondo.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.io.Connection;
import org.rondo.remote.AddressPrefix;
import org.rondo.server.HeldConnection.AddressGroup;
import org.rondo.server.HeldConnection.ConnectionGroup;
import org.rondo.server.HeldConnection.ProxyGroup;
import org.rondo.server.HeldConnection.StreamGroup;
import org.rondo.server.HeldConnection.TeamGroup;
import org.rondo.server.access.FairShares;
import org.rondo.server.access.TrustedProxies;

/**
 * Limits the connections of clients, so that no client takes those of others.
 *
 * <p>An address has a limited number of connections that have shown neither a secret nor a session,
 * and a team a limited number of those that have. Above it, the connections are closed that have
 * been without a request for longest. If there are too many in all, the address or the team with
 * the most gives up its own. A request has a limited time from its first byte to its last, and a
 * connection over which nothing is sent is closed.
 *
 * <p>Jetty ends idle connections itself, except those that a client resets while its request is
 * being read in full, and those over which a byte comes now and then.
 */
final class ConnectionLimits implements Connection.Listener {
  /** The time for a new connection, or a new request, to show a session. */
  static final Duration GRACE = Duration.ofSeconds(2);

  /** Longer than any connection is silent: those of pages and of waiting clients are not. */
  private static final int SILENT_IDLES = 3;

  /**
   * How many connections there may be, and for how long.
   *
   * @param all the maximum number of all connections
   * @param ofAddress the maximum number of those of an address without a session
   * @param ofTeam the maximum number of those of a team
   * @param idle the time for a request, from its first byte to its last
   */
  record Allowance(int all, int ofAddress, int ofTeam, Duration idle) {}

  private final InstantSource time;
  private final Allowance allowance;
  private final TrustedProxies proxies;

  // Guarded by this, and so is what is not final in the connections.
  private final Map<Connection, HeldConnection> held = new HashMap<>();
  private final FairShares<ConnectionGroup, HeldConnection> shares = new FairShares<>();
  private long opened;

  ConnectionLimits(InstantSource time, Allowance allowance, TrustedProxies proxies) {
    this.time = time;
    this.allowance = allowance;
    this.proxies = proxies;
  }

  /** Closes the connections for which there is no room, or no time any more. */
  void look() {
    due().forEach(HeldConnection::close);
  }

  private synchronized List<HeldConnection> due() {
    Instant now = time.instant();
    List<HeldConnection> due = new ArrayList<>();
    for (ConnectionGroup group : shares.groups()) {
      if (isLimited(group)) {
        shares.first(group, shares.size(group) - allowed(group)).stream()
            .filter(one -> !one.active().plus(GRACE).isAfter(now))
            .forEach(due::add);
      }
    }
    for (HeldConnection one : held.values()) {
      boolean isSilent = one.isSilent(now, allowance.idle().multipliedBy(SILENT_IDLES));
      if (one.isLate(now, allowance.idle()) || isSilent) {
        due.add(one);
      }
    }
    return due;
  }

  private int allowed(ConnectionGroup group) {
    return group instanceof TeamGroup ? allowance.ofTeam() : allowance.ofAddress();
  }

  private static boolean isLimited(ConnectionGroup group) {
    return group instanceof TeamGroup || group instanceof AddressGroup;
  }

  @Override
  public void onOpened(Connection connection) {
    open(connection).ifPresent(HeldConnection::close);
  }

  /** {@return the connection that is given up for a new one, if there are too many} */
  private synchronized Optional<HeldConnection> open(Connection connection) {
    var address = connection.getEndPoint().getRemoteSocketAddress();
    ConnectionGroup group =
        proxies.isProxy(address) ? new ProxyGroup() : new AddressGroup(AddressPrefix.of(address));
    HeldConnection added = new HeldConnection(connection, group, ++opened, time.instant());
    held.put(connection, added);
    shares.put(group, added);
    if (shares.size() <= allowance.all()) {
      return Optional.empty();
    }
    Optional<HeldConnection> given =
        shares
            .largest(ConnectionLimits::isLimited)
            .flatMap(largest -> shares.first(largest, 1).stream().findFirst())
            .or(() -> Optional.of(added));
    // It is counted no more, so that the next new connection finds another one.
    given.ifPresent(shares::remove);
    return given;
  }

  @Override
  public synchronized void onClosed(Connection connection) {
    HeldConnection gone = held.remove(connection);
    if (gone != null) {
      shares.remove(gone);
    }
  }

  /** {@return a connection that is open; empty if it was closed} */
  synchronized Optional<HeldConnection> find(Connection connection) {
    return Optional.ofNullable(held.get(connection));
  }

  /** Takes note that a request of a connection is there in full. */
  synchronized void received(HeldConnection connection) {
    connection.received(time.instant());
    shares.group(connection).ifPresent(group -> shares.put(group, connection));
  }

  /** Takes note that the request has been answered. */
  synchronized void answered(HeldConnection connection) {
    connection.answered();
    if (isIn(connection, new StreamGroup())) {
      shares.put(connection.first(), connection);
    }
  }

  /** Counts a connection with those of a team. */
  synchronized void signIn(HeldConnection connection, String team) {
    move(connection, new TeamGroup(team));
  }

  /** Counts a connection with those over which events are sent. */
  synchronized void stream(HeldConnection connection) {
    move(connection, new StreamGroup());
  }

  private void move(HeldConnection connection, ConnectionGroup group) {
    // A proxy sends the requests of many clients over one connection.
    if (shares.group(connection).isPresent() && !isIn(connection, new ProxyGroup())) {
      shares.put(group, connection);
    }
  }

  /** {@return whether a connection has shown the secret or the session of a team} */
  synchronized boolean isSignedIn(HeldConnection connection, String team) {
    return isIn(connection, new TeamGroup(team));
  }

  private boolean isIn(HeldConnection connection, ConnectionGroup group) {
    return shares.group(connection).equals(Optional.of(group));
  }
}
