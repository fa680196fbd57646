package org.rondo.match.clock;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Objects;

/**
 * How long bots may take. As text it is one of these forms:
 *
 * <ul>
 *   <li>{@code none}: as long as they like;
 *   <li>{@code total:1m}: that long for all the moves of a seat in a game. Who takes longer loses,
 *       whatever the game plays for a missing move;
 *   <li>{@code move:50ms}: that long for each move, and never less than a minute for {@linkplain
 *       org.rondo.game.Game#isSetup setting up}. For a move that comes later the game's stand-in is
 *       played; without one the seat forfeits;
 *   <li>{@code 2m/6m/100/0/8h/6m} and the like: Arimaa's notation, told at {@link
 *       ArimaaTimeControl}.
 * </ul>
 *
 * <p>After {@code total:} and {@code move:} a time needs its unit, {@code d}, {@code h}, {@code m},
 * {@code s} or {@code ms}; several amounts add up, {@code 1m30s}. No time may be above 36500 days.
 */
public sealed interface TimeControl
    permits TimeControl.None, TimeControl.PerGame, TimeControl.PerMove, ArimaaTimeControl {

  /** {@return the canonical text, which {@link #parse} reads back as an equal control} */
  String text();

  /**
   * {@return the time control of a text}
   *
   * @param text in one of the forms above; blanks around it are ignored
   * @throws IllegalArgumentException if the text is of no such form
   */
  static TimeControl parse(String text) {
    String form = text.strip();
    if (form.equals("none")) {
      return none();
    }
    if (form.startsWith(PerGame.PREFIX)) {
      return total(TimeText.parse(form.substring(PerGame.PREFIX.length())));
    }
    if (form.startsWith(PerMove.PREFIX)) {
      return move(TimeText.parse(form.substring(PerMove.PREFIX.length())));
    }
    if (form.indexOf('/') < 0) {
      throw new IllegalArgumentException(
          "time control '"
              + form
              + "' is of no known form; write none, total:1m, move:50ms or, in Arimaa's notation,"
              + " 2m/6m/100/0/8h/6m");
    }
    return ArimaaTimeControl.parse(form);
  }

  /**
   * {@return a time in amounts with units, the largest first, {@code 1m30s}; 0 without a unit}
   *
   * @param time at least 0
   */
  static String text(Duration time) {
    return TimeText.of(time);
  }

  /** {@return the control that lets bots take as long as they like} */
  static TimeControl none() {
    return new None();
  }

  /**
   * {@return the control with one time for all the moves of a seat}
   *
   * @param time above 0, whole milliseconds
   * @throws IllegalArgumentException if the time is not of that kind
   */
  static TimeControl total(Duration time) {
    return new PerGame(time);
  }

  /**
   * {@return the control with the same time for each move}
   *
   * @param time above 0, whole milliseconds
   * @throws IllegalArgumentException if the time is not of that kind
   */
  static TimeControl move(Duration time) {
    return new PerMove(time);
  }

  /** No clock. */
  record None() implements TimeControl {

    public None {}

    @Override
    public String text() {
      return "none";
    }
  }

  /**
   * A time for all the moves of a seat in a game.
   *
   * @param time above 0, whole milliseconds
   */
  record PerGame(Duration time) implements TimeControl {
    private static final String PREFIX = "total:";

    /**
     * Describes the control.
     *
     * @throws IllegalArgumentException if the time is not of that kind
     */
    public PerGame {
      requireTime(time);
    }

    @Override
    public String text() {
      return PREFIX + TimeText.of(time);
    }
  }

  /**
   * A time for each move.
   *
   * @param time above 0, whole milliseconds
   */
  record PerMove(Duration time) implements TimeControl {
    private static final String PREFIX = "move:";

    /**
     * Describes the control.
     *
     * @throws IllegalArgumentException if the time is not of that kind
     */
    public PerMove {
      requireTime(time);
    }

    @Override
    public String text() {
      return PREFIX + TimeText.of(time);
    }
  }

  private static void requireTime(Duration time) {
    Objects.requireNonNull(time, "time");
    if (time.isZero() || time.isNegative()) {
      throw new IllegalArgumentException("time " + time + " is not above 0");
    }
    TimeText.requireWritable(time);
    if (!time.equals(time.truncatedTo(ChronoUnit.MILLIS))) {
      throw new IllegalArgumentException("time " + time + " is not in whole milliseconds");
    }
  }
}
