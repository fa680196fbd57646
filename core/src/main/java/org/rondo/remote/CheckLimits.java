package org.rondo.remote;

import java.time.Duration;

/**
 * The times that a check waits beyond the limits of a program.
 *
 * @param late the time for an answer after its limit
 * @param finish the time for the answer to the end of a match
 * @param end the time for the program to end when its input has ended
 */
record CheckLimits(Duration late, Duration finish, Duration end) {
  static final CheckLimits STANDARD =
      new CheckLimits(Duration.ofSeconds(5), Duration.ofSeconds(1), Duration.ofSeconds(5));
}
