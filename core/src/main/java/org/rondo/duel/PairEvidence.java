package org.rondo.duel;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rondo.rating.MeanSequence;
import org.rondo.rating.MeanTest;
import org.rondo.rating.PairCounts;
import org.rondo.rating.SequentialTest;
import org.rondo.rating.SequentialVerdict;
import org.rondo.rating.Sprt;

/** The pairs of matches that a test has seen. */
final class PairEvidence {
  private final SequentialTest test;

  /** The leads of the first bot; null if the test counts wins. */
  private final @Nullable MeanSequence leads;

  private PairCounts counts = PairCounts.none();

  PairEvidence(SequentialTest test) {
    this.test = test;
    this.leads = test instanceof MeanTest mean ? mean.begin() : null;
  }

  /**
   * Adds a pair.
   *
   * @param result the result of both matches
   * @param lead the mean lead of the first bot, if the test is one of scores
   */
  void add(PairCounts result, double lead) {
    counts = counts.plus(result);
    if (leads != null) {
      leads.add(lead);
    }
  }

  PairCounts counts() {
    return counts;
  }

  SequentialVerdict verdict() {
    return test instanceof Sprt sprt
        ? sprt.verdict(counts)
        : Objects.requireNonNull(leads).verdict();
  }
}
