package org.rondo.duel;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rondo.rating.Counts;
import org.rondo.rating.MeanSequence;
import org.rondo.rating.MeanTest;
import org.rondo.rating.PairCounts;
import org.rondo.rating.SequentialTest;
import org.rondo.rating.SequentialVerdict;
import org.rondo.rating.SetCounts;
import org.rondo.rating.Sprt;

/** The sets of matches that a test has seen. */
final class SetEvidence {
  private final SequentialTest test;

  /** The leads of the first bot; null if the test counts wins. */
  private final @Nullable MeanSequence leads;

  private Counts counts;

  /**
   * Creates the evidence before the first set.
   *
   * @param none the counts before the first set
   */
  SetEvidence(SequentialTest test, Counts none) {
    this.test = test;
    this.counts = none;
    this.leads = test instanceof MeanTest mean ? mean.begin() : null;
  }

  /**
   * Adds a set.
   *
   * @param halfPoints the half points of the first bot in the set
   * @param lead the mean lead of the first bot, if the test is one of scores
   */
  void add(int halfPoints, double lead) {
    counts =
        counts instanceof SetCounts sets
            ? sets.plusSet(halfPoints)
            : ((PairCounts) counts).plus(PairCounts.ofPoints(halfPoints / 2.0));
    if (leads != null) {
      leads.add(lead);
    }
  }

  Counts counts() {
    return counts;
  }

  SequentialVerdict verdict() {
    return test instanceof Sprt sprt
        ? sprt.verdict(counts)
        : Objects.requireNonNull(leads).verdict();
  }
}
