package org.rondo.duel;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.input.DamagedFileException;
import org.rondo.series.Journal;
import org.rondo.series.JournalLine;

/**
 * The tests on the matches of a duel, in their order, as its journal has them. A duel that is
 * resumed may have another test than before.
 */
final class TestHistory implements Journal.Owner {
  private @Nullable PlannedTest latest;
  private int count;

  @Override
  public void read(JournalLine line) {
    if (line instanceof JournalLine.TestLine tested) {
      add(PlannedTest.of(tested));
    } else if (!(line instanceof JournalLine.MatchLine
        || line instanceof JournalLine.FinishedLine)) {
      throw new DamagedFileException("journal", "the line has no place in the journal of a duel");
    }
  }

  /**
   * Adds a test.
   *
   * @return whether it differs from the latest test, be it only in its maximum number of matches
   */
  boolean add(PlannedTest test) {
    boolean differs = !test.equals(latest);
    count += latest == null || !continues(test, latest) ? 1 : 0;
    latest = test;
    return differs;
  }

  /**
   * {@return whether a test is an earlier one that goes on} It has the same hypotheses and error
   * rates, and at least as many matches: with fewer matches, the end is chosen after the games were
   * seen.
   */
  private static boolean continues(PlannedTest test, PlannedTest earlier) {
    return test.test().equals(earlier.test()) && test.matches() >= earlier.matches();
  }

  /** {@return the number of tests, each of which differs from the one before it} */
  int count() {
    return count;
  }

  /** {@return the latest test; empty if there is none} */
  Optional<PlannedTest> planned() {
    return Optional.ofNullable(latest);
  }
}
