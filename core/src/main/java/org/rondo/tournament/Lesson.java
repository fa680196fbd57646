package org.rondo.tournament;

import java.time.Duration;
import java.util.Objects;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;

/**
 * The material that a learner gets between two rounds.
 *
 * @param number the number of the round that is over, from 1
 * @param entrant the name of the entrant that learns
 * @param entries the entrants of the next round. In a tournament with a {@linkplain Seed#isSecret()
 *     secret} seed, the seed in this list is the seed of the lesson, because the lots of later
 *     rounds are secret
 * @param results the results of all rounds so far, the round that is over last
 * @param records the records of that round's matches that count, in the order of the schedule. In a
 *     tournament, each iteration reads them from the journal, one at a time, and is possible only
 *     until the tournament ends. An iterator throws an {@link java.io.UncheckedIOException} if the
 *     journal cannot be read
 * @param seed the seed for the learner's random numbers
 * @param limit the longest time that the lesson may take, above 0
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
   * Creates a lesson.
   *
   * @throws IllegalArgumentException if the number is below 1, or the limit is not above 0
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
