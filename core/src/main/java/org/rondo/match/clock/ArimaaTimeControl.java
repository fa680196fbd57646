package org.rondo.match.clock;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Arimaa's time control, {@code M/R/P/L/G/T}.
 *
 * <p>A move may take M and what is left of the reserve. Of the time of M that a move does not use,
 * P percent, rounded to the nearest second (half a second up), are added to the reserve; up to L,
 * and nothing to a reserve that is already there or above. Who takes more than M and the reserve,
 * or more than T for one move, loses the game. When all bots together have taken G, or one is to
 * move that has had its G turns, the game is halted and decided by the score.
 *
 * <p>{@linkplain org.rondo.game.Game#isSetup Setting up} with M under a minute has a minute plus
 * the reserve and adds nothing to it; T is then a minute at the least, too.
 *
 * <p>M and R must be given; fields that follow may be left out or empty, P is then 100 and the
 * others 0, which is no limit. A number alone counts minutes, for G hours; {@code a:b} is
 * minutes:seconds, for G hours:minutes or {@code a:b:c} with seconds, and {@code :30} has no first
 * part. With units, {@code d}, {@code h}, {@code m} and {@code s}, several amounts add up. G is a
 * number of turns a seat with a {@code t} behind it. The notation and its canonical text are those
 * of Arimaa's match rules and engine interface.
 *
 * @param move M, the time for each move
 * @param reserve R, the reserve at the start
 * @param percent P, from 0 to 1000
 * @param reserveLimit L, 0 for none
 * @param gameLimit G as a time, 0 for none
 * @param turnLimit G as turns a seat, 0 for none
 * @param moveLimit T, 0 for none
 */
public record ArimaaTimeControl(
    Duration move,
    Duration reserve,
    int percent,
    Duration reserveLimit,
    Duration gameLimit,
    int turnLimit,
    Duration moveLimit)
    implements TimeControl {
  private static final int STANDARD_PERCENT = 100;
  private static final int MOST_PERCENT = 1000;
  private static final int FIELDS = 6;
  private static final List<String> MINUTES = List.of("m", "s");
  private static final List<String> HOURS = List.of("h", "m", "s");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
  private static final Pattern TURNS = Pattern.compile("\\d{1,9}t");
  private static final List<String> STANDARD = List.of("100", "0", "0", "0");

  /**
   * Describes a time control.
   *
   * @throws IllegalArgumentException if a time is negative, above 36500 days or not in whole
   *     seconds, the percentage is out of its range, the turn limit is negative, or there are both
   *     a game limit and a turn limit
   */
  public ArimaaTimeControl {
    requireTime("move time", move);
    requireTime("reserve", reserve);
    requireTime("reserve limit", reserveLimit);
    requireTime("game limit", gameLimit);
    requireTime("limit for one move", moveLimit);
    if (percent < 0 || percent > MOST_PERCENT) {
      throw new IllegalArgumentException(
          "percentage " + percent + " of unused time is not in 0.." + MOST_PERCENT);
    }
    if (turnLimit < 0) {
      throw new IllegalArgumentException("turn limit " + turnLimit + " is below 0, which is none");
    }
    if (turnLimit > 0 && !gameLimit.isZero()) {
      throw new IllegalArgumentException(
          "a game is limited by time, "
              + TimeText.of(gameLimit)
              + ", or by turns, "
              + turnLimit
              + ", not by both");
    }
  }

  private static void requireTime(String what, Duration time) {
    Objects.requireNonNull(time, what);
    if (time.isNegative()) {
      throw new IllegalArgumentException(what + " " + time + " is negative");
    }
    if (!time.equals(time.truncatedTo(ChronoUnit.SECONDS))) {
      throw new IllegalArgumentException(what + " " + time + " is not in whole seconds");
    }
    TimeText.requireWritable(time);
  }

  /**
   * {@return the time control of a text in Arimaa's notation}
   *
   * @param text {@code M/R} up to {@code M/R/P/L/G/T}; blanks around it are ignored
   * @throws IllegalArgumentException if the text is not of that form; the message names the field
   */
  public static ArimaaTimeControl parse(String text) {
    String form = text.strip();
    List<String> fields = new ArrayList<>(Arrays.asList(form.split("/", -1)));
    try {
      if (fields.size() < 2 || fields.size() > FIELDS) {
        throw new IllegalArgumentException(
            "it has " + fields.size() + " fields; write M/R and up to four more, M/R/P/L/G/T");
      }
      while (fields.size() < FIELDS) {
        fields.add("");
      }
      String game = fields.get(4);
      boolean isInTurns = TURNS.matcher(game).matches();
      return new ArimaaTimeControl(
          time("M, the move time,", fields.get(0), MINUTES),
          time("R, the reserve,", fields.get(1), MINUTES),
          fields.get(2).isEmpty() ? STANDARD_PERCENT : number("P, the percentage,", fields.get(2)),
          optionalTime("L, the reserve limit,", fields.get(3), MINUTES),
          isInTurns ? Duration.ZERO : optionalTime("G, the game limit,", game, HOURS),
          isInTurns ? Integer.parseInt(game.substring(0, game.length() - 1)) : 0,
          optionalTime("T, the limit for one move,", fields.get(5), MINUTES));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("time control '" + form + "': " + e.getMessage(), e);
    }
  }

  private static Duration optionalTime(String name, String field, List<String> units) {
    return field.isEmpty() ? Duration.ZERO : time(name, field, units);
  }

  private static Duration time(String name, String field, List<String> units) {
    try {
      return TimeText.parseField(field, units);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(name + " " + e.getMessage(), e);
    }
  }

  private static int number(String name, String field) {
    if (!NUMBER.matcher(field).matches()) {
      throw new IllegalArgumentException(name + " '" + field + "' is no number");
    }
    return Integer.parseInt(field);
  }

  /** {@return the text with units, without the fields at its end that are as when left out} */
  @Override
  public String text() {
    List<String> optional =
        List.of(
            Integer.toString(percent),
            TimeText.of(reserveLimit),
            turnLimit > 0 ? turnLimit + "t" : TimeText.of(gameLimit),
            TimeText.of(moveLimit));
    int kept = optional.size();
    while (kept > 0 && optional.get(kept - 1).equals(STANDARD.get(kept - 1))) {
      kept--;
    }
    String required = TimeText.of(move) + "/" + TimeText.of(reserve);
    // Programs of the notation write the control without any time with one field more.
    boolean isWithoutTime = kept == 1 && required.equals("0/0") && percent == 0;
    List<String> fields = new ArrayList<>(optional.subList(0, isWithoutTime ? 2 : kept));
    fields.add(0, required);
    return String.join("/", fields);
  }
}
