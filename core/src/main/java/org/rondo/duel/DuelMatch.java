package org.rondo.duel;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;

/** A match of a duel that has ended. */
final class DuelMatch {
  private final MatchRecord record;
  private final String thoughts;
  private final @Nullable ClockReadings readings;

  /**
   * Creates a match.
   *
   * @param thoughts what the bots thought, as JSON; empty if they said nothing
   * @param readings the readings of the clocks; null if there are none
   */
  private DuelMatch(MatchRecord record, String thoughts, @Nullable ClockReadings readings) {
    this.record = Objects.requireNonNull(record, "record");
    this.thoughts = Objects.requireNonNull(thoughts, "thoughts");
    this.readings = readings;
  }

  /**
   * {@return a match without clock readings}
   *
   * @param thoughts what the bots thought, as JSON; empty if they said nothing
   */
  static DuelMatch untimed(MatchRecord record, String thoughts) {
    return new DuelMatch(record, thoughts, null);
  }

  /** {@return this match with the readings of its clocks} */
  DuelMatch with(ClockReadings clocks) {
    return new DuelMatch(record, thoughts, Objects.requireNonNull(clocks, "clocks"));
  }

  MatchRecord record() {
    return record;
  }

  /** {@return what the bots thought, as JSON; empty if they said nothing} */
  String thoughts() {
    return thoughts;
  }

  /** {@return the readings of the clocks; empty if no clock ran} */
  Optional<ClockReadings> readings() {
    return Optional.ofNullable(readings);
  }
}
