package org.rondo.series;

import java.io.IOException;

/**
 * Names the matches of a series one after another, and takes their results in the same order.
 *
 * <p>A plan depends on nothing but its settings and the results: wherever and in whatever order the
 * matches are played, and whether some of them come from a journal, it names the same matches. It
 * is called by one thread at a time.
 */
public interface Plan {

  /** The next step of a plan. */
  sealed interface PlanStep {

    /** A match is to be played. */
    record PlayStep(PlannedMatch match) implements PlanStep {}

    /** No further match can be named before more results are taken. */
    record WaitStep() implements PlanStep {}

    /** All matches have been named. */
    record EndStep() implements PlanStep {}
  }

  /** {@return the next step} */
  PlanStep next();

  /**
   * Takes the result of a match. Results come in the order in which the plan has named the matches.
   *
   * @param played the result; its texts can be read until this method returns
   * @return whether more results are wanted; if not, the results of matches that have been named
   *     are dropped
   * @throws IOException if a file of the result cannot be read, or another one cannot be written
   */
  boolean take(PlannedMatch match, PlayedMatch played) throws IOException;
}
