package org.rondo.match.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.rondo.bot.ClockStatus;
import org.rondo.game.Seats;

/**
 * The clocks of a match: one for each seat and one for the game; none without a time control. For
 * use by one thread.
 */
public final class MatchClocks {

  /** The limit of the time of the whole match; zero means no limit. */
  private final Duration gameLimit;

  /** The time control of each seat, without a lag. */
  private final List<TimeControl> controls;

  /** The part of the time of each move of a seat that is not charged. */
  private final List<Duration> lags;

  /** The clock of each seat; empty if no seat has a limit. */
  private final List<Clock> clocks;

  private final Duration[] used;

  /** What the last move of each seat was charged with. */
  private final Duration[] charged;

  private final int[] turns;
  private Duration gameTime = Duration.ZERO;

  /** The longest time charged to a seat in this turn. */
  private Duration turnTime = Duration.ZERO;

  /**
   * Starts the clocks of a match.
   *
   * @param control the time control of the match
   * @param names the names of the entrants, by seat
   */
  public MatchClocks(TimeControl control, List<String> names) {
    if (control instanceof TimeControl.None) {
      // Nearly all matches are such, and short ones are over before as many streams are.
      this.controls = Collections.nCopies(names.size(), control);
      this.lags = Collections.nCopies(names.size(), Duration.ZERO);
      this.gameLimit = Duration.ZERO;
      this.clocks = List.of();
    } else {
      List<TimeControl> given = names.stream().map(control::of).toList();
      this.controls = given.stream().map(MatchClocks::withoutLag).toList();
      this.lags = given.stream().map(TimeControl::lag).toList();
      this.gameLimit =
          controls.stream()
              .map(MatchClocks::gameLimit)
              .filter(limit -> !limit.isZero())
              .min(Comparator.naturalOrder())
              .orElse(Duration.ZERO);
      boolean isTimed = controls.stream().anyMatch(own -> !(own instanceof TimeControl.None));
      this.clocks =
          isTimed ? new ArrayList<>(controls.stream().map(Clock::of).toList()) : List.of();
    }
    this.used = new Duration[names.size()];
    Arrays.fill(used, Duration.ZERO);
    this.charged = used.clone();
    this.turns = new int[names.size()];
  }

  private static TimeControl withoutLag(TimeControl control) {
    return control instanceof TimeControl.Lagged lagged ? lagged.control() : control;
  }

  private static Duration gameLimit(TimeControl control) {
    return control instanceof ArimaaTimeControl arimaa ? arimaa.gameLimit() : Duration.ZERO;
  }

  /** {@return whether there are clocks} */
  public boolean areRunning() {
    return !clocks.isEmpty();
  }

  /**
   * {@return whether the time of a seat is limited}
   *
   * @param seat a seat of a match in which {@linkplain #areRunning clocks run}
   */
  public boolean isLimited(int seat) {
    return !(controls.get(seat) instanceof TimeControl.None) || !gameLimit.isZero();
  }

  private Clock clock(int seat) {
    return clocks.get(seat);
  }

  /**
   * {@return the longest time that the seat may take for its next move, without the lag: the rest
   * of its own time or of the game's time, whichever is shorter; a hundred years if there is
   * {@linkplain #isLimited no limit}}
   *
   * @param phase whether the seat sets up or plays
   */
  public Duration limit(int seat, ClockPhase phase) {
    Duration own = clock(seat).limit(phase);
    return gameLeft().filter(left -> left.compareTo(own) <= 0).orElse(own);
  }

  /**
   * {@return the longest time after which a move of the seat is not late: its {@link #limit} and
   * the lag}
   *
   * @param phase whether the seat sets up or plays
   */
  public Duration latest(int seat, ClockPhase phase) {
    return limit(seat, phase).plus(lags.get(seat));
  }

  /**
   * {@return whether the game is halted if the seat exceeds its limit}
   *
   * @param phase whether the seat sets up or plays
   */
  public boolean isLimitOfGame(int seat, ClockPhase phase) {
    Duration own = clock(seat).limit(phase);
    return gameLeft().filter(left -> left.compareTo(own) <= 0).isPresent();
  }

  /**
   * {@return the text of the fault of a seat that exceeded its limit}
   *
   * @param phase whether the seat sets up or plays
   */
  public String overrun(int seat, ClockPhase phase) {
    String overrun = clock(seat).overrun(phase);
    Duration lag = lags.get(seat);
    return lag.isZero()
        ? overrun
        : overrun + "; " + TimeText.of(lag) + " of each move are not charged";
  }

  /** {@return whether a seat that exceeds its limit loses even if the game has a stand-in} */
  public boolean isLostByOverrun(int seat) {
    return clock(seat).isLostByOverrun();
  }

  private Optional<Duration> gameLeft() {
    if (gameLimit.isZero()) {
      return Optional.empty();
    }
    Duration left = gameLimit.minus(gameTime);
    return Optional.of(left.isNegative() ? Duration.ZERO : left);
  }

  /**
   * Charges a seat for a move. Seats that move in the same turn choose at the same time, so the
   * time of the whole match is charged with the longest of their times.
   *
   * @param phase whether the seat sets up or plays
   * @param time the time that the seat took, the lag included, at least 0
   */
  public void charge(int seat, ClockPhase phase, Duration time) {
    Duration beyond = time.minus(lags.get(seat));
    Duration cost = beyond.isNegative() ? Duration.ZERO : beyond;
    clocks.set(seat, clock(seat).after(phase, cost));
    turnTime = turnTime.compareTo(cost) >= 0 ? turnTime : cost;
    charged[seat] = cost;
    used[seat] = time;
  }

  /**
   * {@return what the clocks show to a seat now; there are clocks}
   *
   * @param seat the seat whose time control it names
   */
  public ClockStatus status(int seat) {
    return new ClockStatus(
        controls.get(seat).text(), clocks.stream().map(Clock::reserve).toList(), List.of(charged));
  }

  /**
   * {@return the times that the given seats have taken since the last call, the lag included, the
   * lowest seat first}
   */
  public List<Duration> takeReadings(Seats seats) {
    List<Duration> readings = seats.stream().mapToObj(seat -> used[seat]).toList();
    Arrays.fill(used, Duration.ZERO);
    return readings;
  }

  /**
   * Counts a turn, and its time, if clocks run.
   *
   * @param seats the seats that moved in it
   */
  public void played(Seats seats) {
    if (areRunning()) {
      gameTime = gameTime.plus(turnTime);
      turnTime = Duration.ZERO;
      for (int seat : seats) {
        turns[seat]++;
      }
    }
  }

  /** {@return whether the game is halted before the next seats are asked} */
  public boolean isGameUp(Seats toMove) {
    return areRunning()
        && (toMove.stream().anyMatch(this::hasHadItsTurns)
            || gameLeft().filter(Duration::isZero).isPresent());
  }

  private boolean hasHadItsTurns(int seat) {
    return controls.get(seat) instanceof ArimaaTimeControl arimaa
        && arimaa.turnLimit() > 0
        && turns[seat] >= arimaa.turnLimit();
  }
}
