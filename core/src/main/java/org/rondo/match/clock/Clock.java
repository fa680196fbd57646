package org.rondo.match.clock;

import static com.google.common.base.Strings.lenientFormat;

import java.time.Duration;
import java.time.temporal.ChronoUnit;

/** The remaining time of a seat. An immutable value. */
sealed interface Clock {

  /** The minimum time for setting up. */
  Duration SETUP = Duration.ofMinutes(1);

  /** {@return the longest time that the seat may take for its next move} */
  Duration limit(ClockPhase phase);

  /**
   * {@return the clock after a move}
   *
   * @param used the time of the move, at least 0
   */
  Clock after(ClockPhase phase, Duration used);

  /**
   * {@return the time that the seat keeps from move to move; 0 if each move has a time of its own}
   */
  Duration reserve();

  /** {@return the text of the fault of a bot that exceeded the limit} */
  String overrun(ClockPhase phase);

  /** {@return whether a seat that exceeds the limit loses the game even if there is a stand-in} */
  default boolean isLostByOverrun() {
    return true;
  }

  /** {@return the clock of a seat before its first move} */
  static Clock of(TimeControl control) {
    if (control instanceof TimeControl.PerMove each) {
      return new MoveClock(each.time());
    }
    if (control instanceof TimeControl.PerGame whole) {
      String overrun = "the " + TimeText.of(whole.time()) + " for the whole game are used up";
      return new GameClock(whole.time(), Duration.ZERO, overrun);
    }
    if (control instanceof TimeControl.Fischer fischer) {
      String overrun =
          lenientFormat(
              "the time for the whole game is used up: %s, and %s after each move",
              TimeText.of(fischer.time()), TimeText.of(fischer.increment()));
      return new GameClock(fischer.time(), fischer.increment(), overrun);
    }
    if (control instanceof ArimaaTimeControl arimaa) {
      return new Reserve(arimaa, arimaa.reserve());
    }
    if (control instanceof TimeControl.None) {
      return new Unlimited();
    }
    throw new IllegalArgumentException("no clock runs under the time control " + control.text());
  }

  private static Duration least(Duration one, Duration other) {
    return one.compareTo(other) <= 0 ? one : other;
  }

  private static Duration most(Duration one, Duration other) {
    return one.compareTo(other) >= 0 ? one : other;
  }

  private static Duration lessUsed(Duration left, Duration used) {
    return most(Duration.ZERO, left.minus(used));
  }

  /** No limit, in a match in which another seat has one. */
  record Unlimited() implements Clock {
    @Override
    public Duration limit(ClockPhase phase) {
      return TimeText.MOST;
    }

    @Override
    public Clock after(ClockPhase phase, Duration used) {
      return this;
    }

    @Override
    public Duration reserve() {
      return Duration.ZERO;
    }

    @Override
    public String overrun(ClockPhase phase) {
      return "no move came within " + TimeText.of(TimeText.MOST);
    }

    @Override
    public boolean isLostByOverrun() {
      return false;
    }
  }

  /** The same time for every move. */
  record MoveClock(Duration time) implements Clock {
    @Override
    public Duration limit(ClockPhase phase) {
      return phase == ClockPhase.SETUP ? most(SETUP, time) : time;
    }

    @Override
    public Clock after(ClockPhase phase, Duration used) {
      return this;
    }

    @Override
    public Duration reserve() {
      return Duration.ZERO;
    }

    @Override
    public String overrun(ClockPhase phase) {
      String time = "no move came within " + TimeText.of(limit(phase));
      return phase == ClockPhase.SETUP ? time + ", the time for setting up" : time;
    }

    @Override
    public boolean isLostByOverrun() {
      return false;
    }
  }

  /** One time for all moves, and perhaps more time after each move. */
  record GameClock(Duration reserve, Duration increment, String overrun) implements Clock {
    @Override
    public Duration limit(ClockPhase phase) {
      return reserve;
    }

    @Override
    public Clock after(ClockPhase phase, Duration used) {
      return new GameClock(lessUsed(reserve, used).plus(increment), increment, overrun);
    }

    @Override
    public String overrun(ClockPhase phase) {
      return overrun;
    }
  }

  /** Arimaa's clock: a time for each move, and a reserve. */
  record Reserve(ArimaaTimeControl control, Duration left) implements Clock {
    private static final Duration HALF_SECOND = Duration.ofMillis(500);

    @Override
    public Duration limit(ClockPhase phase) {
      Duration both = move(phase).plus(left);
      return hasMoveLimit() ? least(both, moveLimit(phase)) : both;
    }

    private boolean hasMoveLimit() {
      return !control.moveLimit().isZero();
    }

    private Duration moveLimit(ClockPhase phase) {
      return isLongSetup(phase) ? most(SETUP, control.moveLimit()) : control.moveLimit();
    }

    /** {@return the time of the move itself, without the reserve} */
    private Duration move(ClockPhase phase) {
      return isLongSetup(phase) ? SETUP : control.move();
    }

    /** {@return whether this is a setup that has more time than a move} */
    private boolean isLongSetup(ClockPhase phase) {
      return phase == ClockPhase.SETUP && control.move().compareTo(SETUP) < 0;
    }

    @Override
    public Clock after(ClockPhase phase, Duration used) {
      Duration unused = move(phase).minus(used);
      if (unused.isNegative()) {
        return new Reserve(control, lessUsed(left, unused.negated()));
      }
      return isLongSetup(phase) ? this : new Reserve(control, banked(unused));
    }

    @Override
    public Duration reserve() {
      return left;
    }

    private Duration banked(Duration unused) {
      Duration share = unused.multipliedBy(control.percent()).dividedBy(100);
      Duration sum = left.plus(share.plus(HALF_SECOND).truncatedTo(ChronoUnit.SECONDS));
      Duration limit = control.reserveLimit();
      return limit.isZero() ? sum : most(left, least(sum, limit));
    }

    @Override
    public String overrun(ClockPhase phase) {
      return hasMoveLimit() && limit(phase).equals(moveLimit(phase))
          ? "no move came within " + TimeText.of(moveLimit(phase)) + ", the most for one move"
          : "the time of the move and the reserve are used up";
    }
  }
}
