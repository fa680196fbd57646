package org.rondo.bot;

import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Options;

/**
 * The limit of a search for one decision: a number of steps, or a length of time.
 *
 * <p>Each search defines its own step: an iteration, a node or a playout. If only the number of
 * steps ends a search, the same seed gives the same move on every machine. If time ends it, the
 * move depends on the speed of the machine. A budget is immutable and may be shared. Each decision
 * has its own {@link BudgetTracker}.
 */
public final class Budget {

  /**
   * The maximum number of steps. It is also the maximum value of the option {@code ms}, the time in
   * milliseconds.
   */
  public static final int MOST = 1_000_000_000;

  /** The option for milliseconds. */
  private static final String MILLISECONDS = "ms";

  /** The largest share of the clock's remaining time that a search may use. */
  private static final double SHARE_OF_CLOCK = 0.9;

  /**
   * The part of the share that a search also leaves on the clock, if the share is 10 ms or more.
   */
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
   * {@return the budget of a number of steps; a clock does not shorten it}
   *
   * @param steps from 1 to {@value #MOST}
   * @throws IllegalArgumentException if the number is outside its range
   */
  public static Budget steps(int steps) {
    return new Budget(requireSteps(steps), null, null);
  }

  /**
   * {@return the budget of a number of steps that also ends before the clock runs out}
   *
   * <p>If a clock runs, the search has a time limit: nine tenths of the clock's remaining time,
   * minus 5 ms. If nine tenths are less than 10 ms, the limit is half of them. When the limit is
   * reached, the search returns the best move so far. If all steps fit into the limit, the budget
   * has the same effect as {@link #steps(int) steps without a clock}.
   *
   * @param steps from 1 to {@value #MOST}
   * @param source the source of the time; {@link TimeSource#system} for the time of this machine
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
   * {@return the budget of a length of time}
   *
   * <p>If a clock runs, the search has a second limit: nine tenths of the clock's remaining time,
   * minus 5 ms. If nine tenths are less than 10 ms, the second limit is half of them.
   *
   * @param time more than 0
   * @param source the source of the time; {@link TimeSource#system} for the time of this machine
   * @throws IllegalArgumentException if the time is not above 0
   */
  public static Budget time(Duration time, TimeSource source) {
    if (time.isZero() || time.isNegative()) {
      throw new IllegalArgumentException("budget of " + time + " is not above 0");
    }
    return new Budget(Long.MAX_VALUE, time, Objects.requireNonNull(source, "source"));
  }

  /**
   * {@return the budget that is set by the options of a bot}
   *
   * <p>There are two options: the number of steps, and {@code ms}, a number of milliseconds of this
   * machine's time. If {@code ms} is given, it replaces the number of steps. Either budget also
   * ends before the clock runs out.
   *
   * @param options the options of a bot
   * @param unit the name of the option for steps, in the plural: {@code nodes}, {@code iterations}
   * @param fallback the number of steps if neither option is given
   */
  public static Budget of(Options options, String unit, int fallback) {
    int steps =
        options
            .about("The number of " + unit + " of the search for a move.")
            .integer(unit, fallback, 1, MOST);
    int milliseconds =
        options
            .about("The time of the search for a move in milliseconds; 0 for no limit of time.")
            .integer(MILLISECONDS, 0, 0, MOST);
    return milliseconds == 0
        ? steps(steps, TimeSource.system())
        : time(Duration.ofMillis(milliseconds), TimeSource.system());
  }

  /**
   * {@return a tracker of this budget for a decision; the time runs from this call on}
   *
   * @param decision the decision; its clock, if there is one, limits the time of the search
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

  /** {@return a duration in nanoseconds, at most half of the largest long} */
  private static long nanos(Duration time) {
    Duration most = Duration.ofNanos(Long.MAX_VALUE / 2);
    return (time.compareTo(most) > 0 ? most : time).toNanos();
  }

  /**
   * {@return whether this is the budget of a length of time}
   *
   * <p>Such a budget does not limit the number of steps, so a search must limit by itself how much
   * it keeps in memory.
   */
  public boolean isTime() {
    return time != null;
  }

  /** {@return the steps or the time, as text} */
  @Override
  public String toString() {
    return time == null
        ? steps + " steps"
        : String.format(Locale.ROOT, "%.3f ms", nanos(time) / 1e6);
  }
}
