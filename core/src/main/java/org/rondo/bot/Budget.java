package org.rondo.bot;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.rondo.game.Options;

/**
 * How much a search may spend on one decision: so many steps, or so much time.
 *
 * <p>What a step is the search says: an iteration, a node, a playout. A budget of steps gives the
 * same move for the same seed on every machine; one of time gives what the machine can do. A budget
 * is a value and may be shared; each decision has a {@link Spending} of its own.
 */
public final class Budget {

  /** The most steps of a budget, and the most milliseconds of one read from options. */
  public static final int MOST = 1_000_000_000;

  /** The option for milliseconds. */
  private static final String MILLISECONDS = "ms";

  /** The part of the time left on a clock that a budget of time never exceeds. */
  private static final double SHARE_OF_CLOCK = 0.9;

  private final long steps;
  private final Duration time;
  private final Optional<TimeSource> source;

  private Budget(long steps, Duration time, Optional<TimeSource> source) {
    this.steps = steps;
    this.time = time;
    this.source = source;
  }

  /**
   * {@return the budget of so many steps}
   *
   * @param steps from 1 to {@value #MOST}
   * @throws IllegalArgumentException if the number is outside its range
   */
  public static Budget steps(int steps) {
    if (steps < 1 || steps > MOST) {
      throw new IllegalArgumentException("budget of " + steps + " steps is not in 1.." + MOST);
    }
    return new Budget(steps, Duration.ZERO, Optional.empty());
  }

  /**
   * {@return the budget of so much time}
   *
   * <p>Under a clock it is never more than nine tenths of the time left.
   *
   * @param time more than 0
   * @param source where the time is read; {@link TimeSource#system} for that of this machine
   * @throws IllegalArgumentException if the time is not above 0
   */
  public static Budget time(Duration time, TimeSource source) {
    if (time.isZero() || time.isNegative()) {
      throw new IllegalArgumentException("budget of " + time + " is no time above 0");
    }
    return new Budget(Long.MAX_VALUE, time, Optional.of(source));
  }

  /**
   * {@return the budget that a bot's options ask for}
   *
   * <p>There are two of them: the number of steps, and {@code ms}, milliseconds of this machine's
   * time, which take the place of steps where they are given.
   *
   * @param options the options of a bot
   * @param unit the name of the option for steps, in the plural: {@code nodes}, {@code iterations}
   * @param fallback the steps where neither is given
   */
  public static Budget of(Options options, String unit, int fallback) {
    int steps = options.integer(unit, fallback, 1, MOST);
    int milliseconds = options.integer(MILLISECONDS, 0, 0, MOST);
    return milliseconds == 0
        ? steps(steps)
        : time(Duration.ofMillis(milliseconds), TimeSource.system());
  }

  /**
   * {@return the spending of this budget on a decision, from now on}
   *
   * @param decision what is to be decided; its clock bounds a budget of time
   */
  public Spending begin(Decision<?, ?> decision) {
    if (source.isEmpty()) {
      return Spending.of(steps);
    }
    long nanos = nanos(time);
    long most = decision.timeLeft().map(Budget::shareOfClock).orElse(nanos);
    return Spending.until(source.get(), source.get().nanoTime() + Math.min(nanos, most));
  }

  private static long shareOfClock(Duration left) {
    return (long) (SHARE_OF_CLOCK * nanos(left));
  }

  /** {@return nanoseconds, half of all that a long can count at most} */
  private static long nanos(Duration time) {
    Duration most = Duration.ofNanos(Long.MAX_VALUE / 2);
    return (time.compareTo(most) > 0 ? most : time).toNanos();
  }

  /** {@return the steps or the time, in words} */
  @Override
  public String toString() {
    return source.isEmpty()
        ? steps + " steps"
        : String.format(Locale.ROOT, "%.3f ms", nanos(time) / 1e6);
  }
}
