package org.rondo.match.clock;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.rondo.game.Excerpt;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;

/**
 * Arimaa's time control, {@code M/R/P/L/G/T}.
 *
 * <p>A move may take M plus the rest of the reserve. If a move takes less than M, P percent of the
 * unused time is added to the reserve, rounded to the nearest second (half a second up). The
 * reserve grows up to L; a reserve at L or above does not grow. A seat that takes more than M plus
 * the reserve, or more than T for one move, loses the game. The game is halted and decided by the
 * score when all bots together have taken G. If G is a number of turns, the game is halted when a
 * seat that has played G turns is to move again.
 *
 * <p>If M is under a minute, {@linkplain org.rondo.game.Game#isSetup setting up} has a minute plus
 * the reserve, and its unused time is not added to the reserve; T is then at least a minute, too.
 *
 * <p>M and R are required. The fields after them may be empty or left out; P is then 100, and the
 * others are 0, which means no limit. A bare number is in minutes, for G in hours. {@code a:b} is
 * minutes:seconds. For G it is hours:minutes, and {@code a:b:c} adds seconds. The first part may be
 * empty, as in {@code :30}. Amounts with the units {@code d}, {@code h}, {@code m} and {@code s}
 * add up. With a {@code t} after it, G is the number of turns of each seat. The notation and its
 * canonical text are those of Arimaa's match rules and engine interface.
 *
 * @param move M, the time for each move
 * @param reserve R, the reserve at the start
 * @param percent P, from 0 to 1000
 * @param reserveLimit L, 0 for no limit
 * @param gameLimit G as a time, 0 for no limit
 * @param turnLimit G as a number of turns of each seat, 0 for no limit
 * @param moveLimit T, 0 for no limit
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
  private static final int MAX_PERCENT = 1000;
  private static final int FIELDS = 6;
  private static final List<String> MINUTES = List.of("m", "s");
  private static final List<String> HOURS = List.of("h", "m", "s");
  private static final TextPattern NUMBER = TextPattern.of("\\d{1,9}");
  private static final TextPattern TURNS = TextPattern.of("\\d{1,9}t");
  private static final List<String> STANDARD = List.of("100", "0", "0", "0");

  /**
   * Describes a time control.
   *
   * @throws IllegalArgumentException if a time is negative, above 36500 days or not in whole
   *     seconds, the percentage is out of its range, the turn limit is negative, or both a game
   *     limit and a turn limit are given
   */
  public ArimaaTimeControl {
    requireTime("move time", move);
    requireTime("reserve", reserve);
    requireTime("reserve limit", reserveLimit);
    requireTime("game limit", gameLimit);
    requireTime("limit for one move", moveLimit);
    checkArgument(
        percent >= 0 && percent <= MAX_PERCENT,
        "percentage %s of unused time is not in 0..%s",
        percent,
        MAX_PERCENT);
    checkArgument(turnLimit >= 0, "turn limit %s is below 0; write 0 for no limit", turnLimit);
    checkArgument(
        turnLimit == 0 || gameLimit.isZero(),
        "a game is limited by time, %s, or by turns, %s; give only one of them",
        TimeText.of(gameLimit),
        turnLimit);
  }

  private static void requireTime(String what, Duration time) {
    Objects.requireNonNull(time, what);
    checkArgument(!time.isNegative(), "%s %s is negative", what, time);
    checkArgument(
        time.equals(time.truncatedTo(ChronoUnit.SECONDS)),
        "%s %s is not in whole seconds",
        what,
        time);
    TimeText.requireWritable(time);
  }

  /**
   * {@return the time control that a text in Arimaa's notation describes}
   *
   * @param text {@code M/R} up to {@code M/R/P/L/G/T}; blanks around it are ignored
   * @throws SpecificationException if the text does not have that form; the message names the field
   */
  public static ArimaaTimeControl parse(String text) {
    String form = text.strip();
    List<String> fields = new ArrayList<>(Arrays.asList(form.split("/", -1)));
    try {
      if (fields.size() < 2 || fields.size() > FIELDS) {
        throw new SpecificationException(
            text,
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
    } catch (SpecificationException | IllegalArgumentException e) {
      throw new SpecificationException(
          text, "time control '" + Excerpt.line(form, TimeText.SHOWN) + "': " + e.getMessage(), e);
    }
  }

  private static Duration optionalTime(String name, String field, List<String> units) {
    return field.isEmpty() ? Duration.ZERO : time(name, field, units);
  }

  private static Duration time(String name, String field, List<String> units) {
    try {
      return TimeText.parseField(field, units);
    } catch (SpecificationException | IllegalArgumentException e) {
      throw new SpecificationException(field, name + " " + e.getMessage(), e);
    }
  }

  private static int number(String name, String field) {
    if (!NUMBER.matcher(field).matches()) {
      throw new SpecificationException(
          field, name + " '" + Excerpt.line(field, TimeText.SHOWN) + "' is not a number");
    }
    return Integer.parseInt(field);
  }

  /** {@return the text with units, without default values at its end} */
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
    // Programs that use the notation write the control without any time as 0/0/0/0.
    boolean isWithoutTime = kept == 1 && required.equals("0/0") && percent == 0;
    List<String> fields = new ArrayList<>(optional.subList(0, isWithoutTime ? 2 : kept));
    fields.add(0, required);
    return String.join("/", fields);
  }
}
