package org.rondo.bot;

import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Options;

/**
 * How much a search may spend on one decision: so many steps, or so much time.
 *
 * <p>What a step is the search says: an iteration, a node, a playout. A budget of steps gives the
 * same move for the same seed on every machine; one of time gives what the machine can do. A budget
 * is a value and may be shared; each decision has a {@link BudgetTracker} of its own.
 */
public final class Budget {

  /** The most steps of a budget, and the most milliseconds of one read from options. */
  public static final int MOST = 1_000_000_000;

  /** The option for milliseconds. */
  private static final String MILLISECONDS = "ms";

  /** The part of the time left on a clock that is never exceeded, and what is kept besides. */
  private static final double SHARE_OF_CLOCK = 0.9;

  private static final Duration RESERVE = Duration.ofMillis(5);

  private final long steps;
  private final @Nullable Duration time;
  private final @Nullable TimeSource source;

  private Budget(long steps, @Nullable Duration time, @Nullable TimeSource source) {
    this.steps = steps;
    this.time = time;
    this.source = source;
  }

  /**
   * {@return the budget of so many steps, whatever a clock says}
   *
   * @param steps from 1 to {@value #MOST}
   * @throws IllegalArgumentException if the number is outside its range
   */
  public static Budget steps(int steps) {
    return new Budget(requireSteps(steps), null, null);
  }

  /**
   * {@return the budget of so many steps which under a clock ends early rather than too late:
   * better a move that was found before than none}
   *
   * <p>Under a clock it never takes more than nine tenths of the time left, less 5 ms. Where that
   * is enough for the steps it is like one of {@link #steps(int) steps alone}.
   *
   * @param steps from 1 to {@value #MOST}
   * @param source where the time is read; {@link TimeSource#system} for that of this machine
   * @throws IllegalArgumentException if the number is outside its range
   */
  public static Budget steps(int steps, TimeSource source) {
    return new Budget(requireSteps(steps), null, Objects.requireNonNull(source, "source"));
  }

  private static int requireSteps(int steps) {
    if (steps < 1 || steps > MOST) {
      throw new IllegalArgumentException("budget of " + steps + " steps is not in 1.." + MOST);
    }
    return steps;
  }

  /**
   * {@return the budget of so much time}
   *
   * <p>Under a clock it is never more than nine tenths of the time left, less 5 ms.
   *
   * @param time more than 0
   * @param source where the time is read; {@link TimeSource#system} for that of this machine
   * @throws IllegalArgumentException if the time is not above 0
   */
  public static Budget time(Duration time, TimeSource source) {
    if (time.isZero() || time.isNegative()) {
      throw new IllegalArgumentException("budget of " + time + " is no time above 0");
    }
    return new Budget(Long.MAX_VALUE, time, Objects.requireNonNull(source, "source"));
  }

  /**
   * {@return the budget that a bot's options ask for}
   *
   * <p>There are two of them: the number of steps, and {@code ms}, milliseconds of this machine's
   * time, which take the place of steps where they are given. Under a clock either ends early
   * rather than too late.
   *
   * @param options the options of a bot
   * @param unit the name of the option for steps, in the plural: {@code nodes}, {@code iterations}
   * @param fallback the steps where neither is given
   */
  public static Budget of(Options options, String unit, int fallback) {
    int steps = options.integer(unit, fallback, 1, MOST);
    int milliseconds = options.integer(MILLISECONDS, 0, 0, MOST);
    return milliseconds == 0
        ? steps(steps, TimeSource.system())
        : time(Duration.ofMillis(milliseconds), TimeSource.system());
  }

  /**
   * {@return the spending of this budget on a decision, from now on}
   *
   * @param decision what is to be decided; its clock bounds what is spent
   */
  public BudgetTracker begin(Decision<?, ?> decision) {
    Optional<Duration> left = decision.timeLeft();
    if (source == null || (time == null && left.isEmpty())) {
      return BudgetTracker.of(steps);
    }
    long most = time == null ? Long.MAX_VALUE / 2 : nanos(time);
    long share = left.map(Budget::shareOfClock).orElse(most);
    long end = source.nanoTime() + Math.min(most, share);
    return BudgetTracker.until(steps, source, end);
  }

  private static long shareOfClock(Duration left) {
    long share = (long) (SHARE_OF_CLOCK * nanos(left));
    return Math.max(share / 2, share - RESERVE.toNanos());
  }

  /** {@return nanoseconds, half of all that a long can count at most} */
  private static long nanos(Duration time) {
    Duration most = Duration.ofNanos(Long.MAX_VALUE / 2);
    return (time.compareTo(most) > 0 ? most : time).toNanos();
  }

  /** {@return the steps or the time, in words} */
  @Override
  public String toString() {
    return time == null
        ? steps + " steps"
        : String.format(Locale.ROOT, "%.3f ms", nanos(time) / 1e6);
  }
}
