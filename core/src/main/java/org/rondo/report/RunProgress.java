package org.rondo.report;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;

/**
 * The progress of a tournament, a duel or a tuning, and its winner.
 *
 * @param done the number of matches that have ended and count; of a tuning, of evaluations
 * @param expected the number of them in the end, as far as it is known; 0 if it is not known. If a
 *     format plays fewer matches, it is the maximum
 * @param winners the names of the champions of a finished tournament, or of the bot that a finished
 *     duel has shown to be stronger; otherwise empty
 */
public record RunProgress(long done, long expected, List<String> winners) {

  /**
   * Describes a progress.
   *
   * @throws IllegalArgumentException if a number is negative
   */
  public RunProgress {
    checkArgument(done >= 0, "%s matches are below 0", done);
    checkArgument(expected >= 0, "%s expected matches are below 0", expected);
    winners = List.copyOf(winners);
  }
}
