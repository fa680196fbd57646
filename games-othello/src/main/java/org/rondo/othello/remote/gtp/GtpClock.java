package org.rondo.othello.remote.gtp;

import java.time.Duration;
import java.util.Optional;

/**
 * The time that a controller grants a side. The side has a main time, and then periods with a
 * required number of moves in each.
 */
final class GtpClock {
  private Duration main = Duration.ZERO;
  private Duration period = Duration.ZERO;
  private int movesPerPeriod;
  private boolean isLimited;

  private Duration left = Duration.ZERO;

  /** The number of moves required in the time left; 0 during the main time. */
  private int movesLeft;

  /**
   * Sets the times. If {@code moves} is 0, there is no limit, with one exception. If the period is
   * 0 and the main time is not, the main time is the time for the whole match.
   */
  void settings(int mainSeconds, int periodSeconds, int moves) {
    main = Duration.ofSeconds(mainSeconds);
    period = Duration.ofSeconds(periodSeconds);
    movesPerPeriod = moves;
    reset();
  }

  /** Begins a new match. */
  void reset() {
    isLimited = movesPerPeriod > 0 || (period.isZero() && !main.isZero());
    left = main;
    movesLeft = 0;
    beginPeriodAfterMainTime(Duration.ZERO);
  }

  /** Sets the clock to the controller's values. */
  void left(int seconds, int moves) {
    left = Duration.ofSeconds(seconds);
    movesLeft = moves;
    isLimited = true;
  }

  /**
   * {@return the time for the next move; empty if there is no limit} In a period, it is the time
   * left divided by the number of moves still required. In the main time, it is all the main time
   * left. If there are periods, one move's share of the first period is added.
   */
  Optional<Duration> forMove() {
    if (!isLimited) {
      return Optional.empty();
    }
    if (movesLeft > 0) {
      return Optional.of(left.dividedBy(movesLeft));
    }
    return Optional.of(movesPerPeriod > 0 ? left.plus(period.dividedBy(movesPerPeriod)) : left);
  }

  /** Counts a move that took {@code time}. */
  void use(Duration time) {
    Duration over = time.minus(left);
    left = over.isNegative() ? over.negated() : Duration.ZERO;
    if (movesLeft == 0) {
      beginPeriodAfterMainTime(over.isNegative() ? Duration.ZERO : over);
    }
    if (movesLeft > 0 && --movesLeft == 0) {
      left = period;
      movesLeft = movesPerPeriod;
    }
  }

  private void beginPeriodAfterMainTime(Duration used) {
    if (left.isZero() && movesPerPeriod > 0) {
      left = period.compareTo(used) > 0 ? period.minus(used) : Duration.ZERO;
      movesLeft = movesPerPeriod;
    }
  }
}
