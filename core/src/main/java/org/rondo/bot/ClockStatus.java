package org.rondo.bot;

import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * What the clocks of a match show to all seats when a bot must choose. An immutable value.
 *
 * <p>The limit of the decision itself is {@link Decision#timeLeft}. It is the shortest of several
 * limits, so it does not tell how much time the bot may save for later moves. This does.
 *
 * @param control the text of the time control without its lag, {@code 8s+80ms}; the texts are those
 *     of {@code org.rondo.match.clock.TimeControl}
 * @param reserves for each seat the time that it keeps from move to move, at least 0: the rest of
 *     its time for the match, or its reserve; 0 if each move has a time of its own
 * @param lastUsed for each seat the time that its last move was charged with, at least 0; 0 before
 *     its first move
 */
public record ClockStatus(String control, List<Duration> reserves, List<Duration> lastUsed) {

  /**
   * Describes the clocks.
   *
   * @throws IllegalArgumentException if the control is blank, a time is negative, or the lists do
   *     not have the same size
   */
  public ClockStatus {
    Objects.requireNonNull(control, "control");
    reserves = List.copyOf(reserves);
    lastUsed = List.copyOf(lastUsed);
    if (control.isBlank()) {
      throw new IllegalArgumentException("the text of a time control is blank");
    }
    if (reserves.size() != lastUsed.size()) {
      throw new IllegalArgumentException(
          "there are reserves of "
              + reserves.size()
              + " seats and last moves of "
              + lastUsed.size()
              + "; give one of each for each seat");
    }
    requireTimes("reserve", reserves);
    requireTimes("time of a last move", lastUsed);
  }

  private static void requireTimes(String what, List<Duration> times) {
    for (Duration time : times) {
      if (time.isNegative()) {
        throw new IllegalArgumentException(what + " " + time + " is negative");
      }
    }
  }
}
