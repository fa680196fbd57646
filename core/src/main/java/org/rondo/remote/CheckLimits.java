package org.rondo.remote;

import java.time.Duration;
import java.util.Set;

/**
 * The limits of a check: the times that it waits beyond the limits of a program, and what it keeps
 * from the program.
 *
 * @param late the time for an answer after its limit
 * @param finish the time for the answer to the end of a match
 * @param end the time for the program to end when its input has ended
 * @param hidden the names of the environment variables that the program does not get, because they
 *     would hide a fault
 */
record CheckLimits(Duration late, Duration finish, Duration end, Set<String> hidden) {

  /** With one of these variables a program may flush its output without doing so by itself. */
  static final CheckLimits STANDARD =
      new CheckLimits(
          Duration.ofSeconds(5),
          Duration.ofSeconds(1),
          Duration.ofSeconds(5),
          Set.of("PYTHONUNBUFFERED"));

  CheckLimits {
    hidden = Set.copyOf(hidden);
  }

  CheckLimits(Duration late, Duration finish, Duration end) {
    this(late, finish, end, Set.of());
  }

  /** {@return these limits, and other variables that the program does not get} */
  CheckLimits hiding(Set<String> variables) {
    return new CheckLimits(late, finish, end, variables);
  }
}
