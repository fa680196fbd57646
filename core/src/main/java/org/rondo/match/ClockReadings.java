package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;
import java.util.List;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.match.clock.TimeControl;

/**
 * The times that the bots took in a match, for each {@linkplain MatchRecord#turns turn} in the
 * match's record.
 *
 * <p>Readings differ from run to run, so they are kept apart from the record. A {@link
 * MatchListener} collects them:
 *
 * <pre>{@code
 * public void timed(int turn, List<Duration> used) {
 *   turns.add(used);
 * }
 * }</pre>
 *
 * <p>As {@linkplain #json() text} they are one line of JSON; the module's {@code docs/record.md}
 * describes the form.
 *
 * @param turns for each turn after the opening, the times of the seats to move, the lowest seat
 *     first; if the match ended while the bots chose their moves, the last times are of a turn that
 *     was not played and is not in the record
 */
public record ClockReadings(List<List<Duration>> turns) {

  /**
   * Describes the readings of a match.
   *
   * @throws IllegalArgumentException if a time is negative or above 292 years
   */
  public ClockReadings {
    turns = turns.stream().map(List::copyOf).toList();
    turns.forEach(turn -> turn.forEach(ClockReadings::requireTime));
  }

  private static void requireTime(Duration used) {
    checkArgument(
        !used.isNegative() && used.compareTo(Duration.ofNanos(Long.MAX_VALUE)) <= 0,
        "clock reading %s is not in 0..%s nanoseconds",
        used,
        Long.MAX_VALUE);
  }

  /**
   * {@return the readings that a line of JSON holds}
   *
   * @param json a text from {@link #json}
   * @throws DamagedFileException if the line is cut off, damaged or of another form
   */
  public static ClockReadings parse(String json) {
    return RecordJson.readReadings(json);
  }

  /**
   * Plays the moves of a record again, and checks the record and these readings. The readings must
   * fit the turns, and a seat that exceeded its time must have a time-out among the faults.
   *
   * @param record the record of the same match
   * @param rules the game of the record
   * @param control the time control of the match
   * @throws DamagedFileException if the record, the rules and the readings disagree; the message
   *     says where
   */
  public <S extends State, M extends Move> void replay(
      MatchRecord record, Game<S, M> rules, TimeControl control) {
    record.replay(rules, new ClockReplay<>(record, rules, this, control));
  }

  /** {@return the readings as one line of JSON, in nanoseconds} */
  public String json() {
    return RecordJson.write(this);
  }
}
