package org.rondo.series.place;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * The shares of the results of a place that are checked before they count. Results of a {@linkplain
 * MatchPlace#isTrusted trusted} place are not checked.
 *
 * <p>A record is checked by a replay, which asks no bot. It costs about as much as a match between
 * bots that choose at random, and a part of a match between bots that compute: less than half of a
 * match of Othello between two bots named {@code sound}. So all records are checked by default,
 * whatever the bots are. A result without a record, as in a tuning, can only be checked by playing
 * its match again, which costs as much as the match. So one of 100 is checked by default. Matches
 * with a program are not played again, because a program need not be here, nor repeat its moves.
 *
 * <p>The seed of the run draws the matches that are checked, whatever the order of the results is.
 * A worker that does not know the seed cannot foresee them. If a share is above 0, at least one
 * match of a run is checked. A check changes no result: it accepts a result, or ends the run.
 *
 * @param records the share of the results with a record, from 0 to 1
 * @param outcomes the share of the results without a record, from 0 to 1
 */
public record ResultChecks(double records, double outcomes) {
  private static final ResultChecks STANDARD = new ResultChecks(1, 0.01);
  private static final ResultChecks NONE = new ResultChecks(0, 0);

  /**
   * Describes checks.
   *
   * @throws IllegalArgumentException if a share is not in 0..1
   */
  public ResultChecks {
    requireShare(records);
    requireShare(outcomes);
  }

  private static void requireShare(double share) {
    checkArgument(
        share >= 0 && share <= 1,
        "share %s of results that are checked is not in 0..1; 0.01 checks one of 100",
        share);
  }

  /** {@return the checks that are made by default: of all records, and of one outcome of 100} */
  public static ResultChecks standard() {
    return STANDARD;
  }

  /** {@return no checks} */
  public static ResultChecks none() {
    return NONE;
  }

  /**
   * {@return checks of a share of all results}
   *
   * @param share the share, from 0 to 1
   * @throws IllegalArgumentException if it is not in 0..1
   */
  public static ResultChecks of(double share) {
    return new ResultChecks(share, share);
  }

  /** {@return these checks without those of results that have no record} */
  public ResultChecks withoutOutcomes() {
    return new ResultChecks(records, 0);
  }
}
