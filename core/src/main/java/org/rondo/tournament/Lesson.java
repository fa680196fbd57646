package org.rondo.tournament;

import java.time.Duration;
import java.util.Objects;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;

/**
 * What an entrant may learn from between two rounds.
 *
 * @param number the round that is over, from 1
 * @param entrant the name of who learns
 * @param entries who takes part in the next round
 * @param results all that has been played, the round that is over last
 * @param records the records of that round's matches that count, in the order of the schedule.
 *     Those that a tournament gives are read from its journal one at a time, whenever they are gone
 *     through, and not any more when the tournament has ended; a journal that cannot be read is an
 *     {@link java.io.UncheckedIOException}
 * @param seed what the learning draws from
 * @param limit how long the lesson may take
 */
public record Lesson(
    int number,
    String entrant,
    EntryList entries,
    Results results,
    Iterable<MatchRecord> records,
    Seed seed,
    Duration limit) {

  /**
   * Describes what there is to learn from.
   *
   * @throws IllegalArgumentException if the number is below 1, or the limit not above 0
   */
  public Lesson {
    if (number < 1) {
      throw new IllegalArgumentException("round " + number + " is below 1, the first round");
    }
    Objects.requireNonNull(entrant, "entrant");
    Objects.requireNonNull(entries, "entries");
    Objects.requireNonNull(results, "results");
    Objects.requireNonNull(records, "records");
    Objects.requireNonNull(seed, "seed");
    requireLimit(limit);
  }

  static void requireLimit(Duration limit) {
    if (limit.isNegative() || limit.isZero()) {
      throw new IllegalArgumentException(
          "learning limit " + limit + " is not above 0; a lesson must have some time");
    }
  }
}
