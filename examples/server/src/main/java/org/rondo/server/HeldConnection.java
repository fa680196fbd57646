package org.rondo.server;

import java.time.Duration;
import java.time.Instant;
import org.eclipse.jetty.io.Connection;
import org.jspecify.annotations.Nullable;
import org.rondo.remote.AddressPrefix;

/**
 * A connection of a client, and how far its present request has come. Used under the lock of {@link
 * ConnectionLimits}, except where a method says otherwise.
 */
final class HeldConnection {

  /** With what a connection is counted. */
  sealed interface ConnectionGroup {}

  /** The connections of an address that have shown neither a secret nor a session. */
  record AddressGroup(AddressPrefix address) implements ConnectionGroup {}

  /**
   * The connections that have shown the secret or the session of a team.
   *
   * @param team the team; empty for the organisers
   */
  record TeamGroup(String team) implements ConnectionGroup {}

  /** The connections of proxies, which limit the connections of their clients themselves. */
  record ProxyGroup() implements ConnectionGroup {}

  /** The connections over which events are sent. Their number is limited elsewhere. */
  record StreamGroup() implements ConnectionGroup {}

  private final Connection connection;
  private final ConnectionGroup first;
  private final long number;

  /** The time at which it was opened, or a request was there in full. */
  private Instant active;

  /** Whether a request is there in full and has not been answered. */
  private boolean isAnswering;

  /** The number of bytes received before the present request. */
  private long before;

  /** When the first byte of the present request was seen; null before it. */
  private @Nullable Instant begun;

  /** The number of bytes transferred, and the time at which it was seen first. */
  private long transferred = -1;

  private Instant transferredAt;

  /**
   * @param first the group of the connection when it is opened
   * @param number differs for each connection
   */
  HeldConnection(Connection connection, ConnectionGroup first, long number, Instant now) {
    this.connection = connection;
    this.first = first;
    this.number = number;
    this.active = now;
    this.transferredAt = now;
  }

  /** {@return the group of the connection when it was opened; for all threads} */
  ConnectionGroup first() {
    return first;
  }

  /** {@return the number of the connection; for all threads} */
  long number() {
    return number;
  }

  Instant active() {
    return active;
  }

  /** Takes note that a request is there in full. */
  void received(Instant now) {
    active = now;
    isAnswering = true;
    begun = null;
  }

  /** Takes note that the request has been answered. */
  void answered() {
    isAnswering = false;
    before = connection.getBytesIn();
    begun = null;
  }

  /**
   * {@return whether a request has been coming for too long}
   *
   * @param limit the time from its first byte to its last
   */
  boolean isLate(Instant now, Duration limit) {
    if (isAnswering || connection.getBytesIn() == before) {
      return false;
    }
    if (begun == null) {
      begun = now;
    }
    return !begun.plus(limit).isAfter(now);
  }

  /** {@return whether nothing was sent in either direction for a time} */
  boolean isSilent(Instant now, Duration time) {
    long bytes = connection.getBytesIn() + connection.getBytesOut();
    if (bytes != transferred) {
      transferred = bytes;
      transferredAt = now;
    }
    return !transferredAt.plus(time).isAfter(now);
  }

  /** Closes the connection; for all threads, without the lock. */
  void close() {
    connection.getEndPoint().close();
  }
}
