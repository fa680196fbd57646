package org.rondo.server.live;

import java.time.Duration;

/**
 * The limits on what spectators may cost.
 *
 * @param clients the maximum number of pages that are updated at the same time
 * @param clientsOfAddress the maximum number of these pages at one address
 * @param folders the maximum number of folders that are followed
 * @param boards the time between two drawings of the boards
 * @param refresh the time between two readings of the folders
 * @param patience the maximum time to wait for one folder before the others are read
 * @param heartbeat the time between two signs of life on a connection
 */
record SpectatorLimits(
    int clients,
    int clientsOfAddress,
    int folders,
    Duration boards,
    Duration refresh,
    Duration patience,
    Duration heartbeat) {
  static final SpectatorLimits DEFAULT =
      new SpectatorLimits(
          300,
          100,
          2_000,
          Duration.ofMillis(100),
          Duration.ofMillis(500),
          Duration.ofSeconds(2),
          Duration.ofSeconds(10));
}
