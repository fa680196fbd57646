package org.rondo.match.clock;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.rondo.game.Excerpt;
import org.rondo.input.SpecificationException;

/**
 * A limit on the time of bots. Its text has one of these forms:
 *
 * <ul>
 *   <li>{@code none}: no limit;
 *   <li>{@code total:1m}: this time for all the moves of a seat in a match. A seat that takes
 *       longer loses, even if the game has a stand-in for a missing move;
 *   <li>{@code move:50ms}: this time for each move, and at least a minute for {@linkplain
 *       org.rondo.game.Game#isSetup setting up}. The game's stand-in is played for a late move;
 *       without a stand-in the seat forfeits;
 *   <li>{@code 8s+80ms}: a time for all the moves of a seat, and an increment that the seat
 *       receives after each of its moves (Fischer's clock). A seat that has no time left loses,
 *       even if the game has a stand-in for a missing move;
 *   <li>{@code 2m/6m/100/0/8h/6m} and similar texts: Arimaa's notation, described at {@link
 *       ArimaaTimeControl};
 *   <li>{@code move:50ms,lag:20ms}: any of these limits with a {@linkplain #withLag lag}, a part of
 *       each move's time that is not charged;
 *   <li>{@code move:1s,'a'=move:100ms}: one of these limits for all entrants, and {@linkplain #with
 *       another one} for the entrant with the name {@code a}.
 * </ul>
 *
 * <p>In all forms but Arimaa's a time needs a unit: {@code d}, {@code h}, {@code m}, {@code s} or
 * {@code ms}. Several amounts add up, as in {@code 1m30s}. No time may be above 36500 days.
 */
public sealed interface TimeControl
    permits TimeControl.None,
        TimeControl.PerGame,
        TimeControl.PerMove,
        TimeControl.Fischer,
        ArimaaTimeControl,
        TimeControl.Lagged,
        EntrantTimeControls {

  /** {@return the canonical text, which {@link #parse} reads back as an equal control} */
  String text();

  /**
   * {@return the time control that a text describes}
   *
   * @param text a text in one of the forms above; blanks around it are ignored
   * @throws SpecificationException if the text has none of these forms
   */
  static TimeControl parse(String text) {
    return SpecificationException.valueOf(text, () -> read(text.strip()));
  }

  private static TimeControl read(String form) {
    if (form.contains(EntrantTimeControls.INFIX)) {
      return EntrantTimeControls.read(form);
    }
    int lag = form.indexOf(Lagged.INFIX);
    if (lag >= 0) {
      return read(form.substring(0, lag).strip())
          .withLag(TimeText.parse(form.substring(lag + Lagged.INFIX.length())));
    }
    if (form.equals("none")) {
      return none();
    }
    if (form.startsWith(PerGame.PREFIX)) {
      return total(TimeText.parse(form.substring(PerGame.PREFIX.length())));
    }
    if (form.startsWith(PerMove.PREFIX)) {
      return move(TimeText.parse(form.substring(PerMove.PREFIX.length())));
    }
    if (form.indexOf('/') >= 0) {
      return ArimaaTimeControl.parse(form);
    }
    int plus = form.indexOf(Fischer.PLUS);
    if (plus < 0) {
      throw new SpecificationException(
          form,
          "time control '"
              + Excerpt.line(form, TimeText.SHOWN)
              + "' is of no known form; write none, total:1m, move:50ms, 8s+80ms or, in Arimaa's"
              + " notation, 2m/6m/100/0/8h/6m");
    }
    return fischer(
        TimeText.parse(form.substring(0, plus)), TimeText.parse(form.substring(plus + 1)));
  }

  /**
   * {@return the text of a time: amounts with units, the largest unit first, such as {@code 1m30s};
   * a zero time is {@code 0} without a unit}
   *
   * @param time at least 0
   */
  static String text(Duration time) {
    return TimeText.of(time);
  }

  /**
   * {@return this control with a lag: a part of the time of each move that is not charged}
   *
   * <p>A lag makes up for delays that are not the bot's thinking: the way of a message to a program
   * and back, and a machine that is busy for a moment. A move is late if it takes more than its
   * limit and the lag. Only the time above the lag is charged. Bots are told their limit without
   * the lag.
   *
   * <p>If {@linkplain #with some controls hold for single entrants}, each gets the lag that has a
   * limit and no lag.
   *
   * @param lag above 0, at most 5 seconds, whole milliseconds
   * @throws IllegalArgumentException if the lag is outside that range or not in whole milliseconds,
   *     or this control has no limit, or it has a lag already
   */
  default TimeControl withLag(Duration lag) {
    return new Lagged(this, lag);
  }

  /** {@return the part of the time of each move that is not charged; by default 0} */
  default Duration lag() {
    return Duration.ZERO;
  }

  /**
   * {@return the control of an entrant, which is not one of {@linkplain #with several} itself}
   *
   * @param entrant the name of the entrant
   */
  default TimeControl of(String entrant) {
    return this;
  }

  /**
   * {@return the names of the entrants that have {@linkplain #with another control} than all
   * others}
   */
  default Set<String> entrants() {
    return Set.of();
  }

  /**
   * {@return the control of a match: this one without what it says of entrants that do not play}
   * One without a limit if none of the entrants has one.
   *
   * @param entrants the names of the entrants of the match, at least one
   */
  default TimeControl among(List<String> entrants) {
    return this;
  }

  /**
   * {@return this control with another one for a single entrant} If one of its controls limits the
   * time of the whole match, as Arimaa's may, the shortest of such limits holds.
   *
   * @param entrant the name of the entrant
   * @param control its control, which is not one of several itself
   * @throws IllegalArgumentException if it is, or the name is not allowed
   */
  default TimeControl with(String entrant, TimeControl control) {
    return EntrantTimeControls.of(this, Map.of(entrant, control));
  }

  /** {@return the control without a limit} */
  static TimeControl none() {
    return new None();
  }

  /**
   * {@return the control with one time for all the moves of a seat}
   *
   * @param time above 0, whole milliseconds
   * @throws IllegalArgumentException if the time is not above 0 or not in whole milliseconds
   */
  static TimeControl total(Duration time) {
    return new PerGame(time);
  }

  /**
   * {@return the control with the same time for each move}
   *
   * @param time above 0, whole milliseconds
   * @throws IllegalArgumentException if the time is not above 0 or not in whole milliseconds
   */
  static TimeControl move(Duration time) {
    return new PerMove(time);
  }

  /**
   * {@return Fischer's clock: one time for all the moves of a seat, and more time after each move}
   *
   * @param time above 0, whole milliseconds
   * @param increment the time that a seat receives after each of its moves, above 0, whole
   *     milliseconds
   * @throws IllegalArgumentException if a time is not above 0 or not in whole milliseconds
   */
  static TimeControl fischer(Duration time, Duration increment) {
    return new Fischer(time, increment);
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
   * A time for all the moves of a seat in a match.
   *
   * @param time above 0, whole milliseconds
   */
  record PerGame(Duration time) implements TimeControl {
    private static final String PREFIX = "total:";

    /**
     * Describes the control.
     *
     * @throws IllegalArgumentException if the time is not above 0 or not in whole milliseconds
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
     * @throws IllegalArgumentException if the time is not above 0 or not in whole milliseconds
     */
    public PerMove {
      requireTime(time);
    }

    @Override
    public String text() {
      return PREFIX + TimeText.of(time);
    }
  }

  /**
   * Fischer's clock: a time for all the moves of a seat in a match, and more time after each move.
   *
   * @param time above 0, whole milliseconds
   * @param increment the time that a seat receives after each of its moves, above 0, whole
   *     milliseconds
   */
  record Fischer(Duration time, Duration increment) implements TimeControl {
    private static final char PLUS = '+';

    /**
     * Describes the control.
     *
     * @throws IllegalArgumentException if a time is not above 0 or not in whole milliseconds
     */
    public Fischer {
      requireTime(time);
      requireTime(increment);
    }

    @Override
    public String text() {
      return TimeText.of(time) + PLUS + TimeText.of(increment);
    }
  }

  /**
   * Another control, and a lag: a part of the time of each move that is not charged.
   *
   * @param control the control without the lag
   * @param lag above 0, at most 5 seconds, whole milliseconds
   * @see #withLag
   */
  record Lagged(TimeControl control, Duration lag) implements TimeControl {
    private static final String INFIX = ",lag:";
    private static final Duration MOST = Duration.ofSeconds(5);

    /**
     * Describes the control.
     *
     * @throws IllegalArgumentException if the lag is outside its range or not in whole
     *     milliseconds, or the other control has no limit, or it has a lag already
     */
    public Lagged {
      requireTime(lag);
      checkArgument(
          lag.compareTo(MOST) <= 0,
          "lag %s is above %s, the maximum",
          TimeText.of(lag),
          TimeText.of(MOST));
      checkArgument(
          !(control instanceof None),
          "lag %s has no clock; give a time control, for instance move:50ms",
          TimeText.of(lag));
      checkArgument(
          !(control instanceof EntrantTimeControls),
          "time control %s holds for single entrants; give each of them its lag",
          control.text());
      checkArgument(
          !(control instanceof Lagged),
          "time control %s has a lag already; give one",
          control.text());
    }

    @Override
    public String text() {
      return control.text() + INFIX + TimeText.of(lag);
    }
  }

  private static void requireTime(Duration time) {
    Objects.requireNonNull(time, "time");
    checkArgument(!time.isZero() && !time.isNegative(), "time %s is not above 0", time);
    TimeText.requireWritable(time);
    checkArgument(
        time.equals(time.truncatedTo(ChronoUnit.MILLIS)),
        "time %s is not in whole milliseconds",
        time);
  }
}
