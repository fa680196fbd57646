package org.rondo.match;

import java.time.Duration;
import java.util.List;

/**
 * How long the bots took in a match, for each of its record's {@link MatchRecord#turns() turns}.
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
 * tells the form.
 *
 * @param turns how long the seats to move took in each turn after the opening, the lowest seat
 *     first; there may be one turn more than in the record, which was not played
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
    if (used.isNegative() || used.compareTo(Duration.ofNanos(Long.MAX_VALUE)) > 0) {
      throw new IllegalArgumentException(
          "clock reading " + used + " is not in 0.." + Long.MAX_VALUE + " nanoseconds");
    }
  }

  /**
   * {@return the readings of a line of JSON}
   *
   * @param json what {@link #json} gave
   * @throws UnreadableRecordException if the line is cut off, damaged or of another form
   */
  public static ClockReadings parse(String json) {
    return RecordJson.readReadings(json);
  }

  /** {@return the readings as one line of JSON, in nanoseconds} */
  public String json() {
    return RecordJson.write(this);
  }
}
