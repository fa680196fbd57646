package org.rondo.duel;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.input.DamagedFileException;
import org.rondo.rating.SequentialTest;
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
    // The same hypotheses and error rates with more matches are the same test, which continues.
    count += latest().filter(test.test()::equals).isEmpty() ? 1 : 0;
    latest = test;
    return differs;
  }

  private Optional<SequentialTest> latest() {
    return Optional.ofNullable(latest).map(PlannedTest::test);
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
