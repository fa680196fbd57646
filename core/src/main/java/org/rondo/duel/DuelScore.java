package org.rondo.duel;

import org.rondo.match.LateMatches;
import org.rondo.match.MatchSummary;
import org.rondo.rating.MatchCounts;
import org.rondo.rating.PairCounts;
import org.rondo.rating.Sprt;
import org.rondo.rating.SprtVerdict;

/** The running score of a duel, updated after each pair. */
final class DuelScore {

  /**
   * If all pairs up to this number had the same moves and results, the duel ends with an exception.
   */
  private static final int REPEATED_PAIRS = 10;

  private final String first;
  private final String second;
  private final String openings;
  private final Sprt test;
  private final String seed;
  private PairCounts pairs = PairCounts.none();
  private MatchCounts matches = MatchCounts.none();
  private long firstFaults;
  private long secondFaults;
  private long firstForfeits;
  private long secondForfeits;
  private LateMatches late = LateMatches.none();
  private SprtVerdict verdict;
  private String digest = "";
  private boolean differs;

  DuelScore(String first, String second, String openings, Sprt test, String seed) {
    this.first = first;
    this.second = second;
    this.openings = openings;
    this.test = test;
    this.seed = seed;
    this.verdict = test.verdict(pairs);
  }

  /**
   * Adds a pair.
   *
   * @return whether the duel continues
   * @throws IllegalStateException if the first 10 pairs were all played alike
   */
  boolean add(DuelPair pair) {
    boolean continues = count(pair);
    if (pairs.pairs() >= REPEATED_PAIRS && !differs) {
      throw new IllegalStateException(
          REPEATED_PAIRS
              + " pairs of matches between "
              + first
              + " and "
              + second
              + " were all the same: without chance, more pairs would give no more information; set"
              + " openings, or use a bot that draws random numbers");
    }
    return continues;
  }

  /**
   * Adds a pair, even if all pairs so far are equal.
   *
   * @return whether the duel continues
   */
  boolean count(DuelPair pair) {
    differs |= pairs.pairs() > 0 && !pair.digest().equals(digest);
    digest = pair.digest();
    pairs = pairs.plus(PairCounts.ofPoints(pair.matches().points()));
    matches = matches.plus(pair.matches());
    firstFaults += pair.firstFaults();
    secondFaults += pair.secondFaults();
    firstForfeits += pair.firstForfeits();
    secondForfeits += pair.secondForfeits();
    for (MatchSummary match : pair.played()) {
      late = late.plus(match.faults());
    }
    verdict = test.verdict(pairs);
    return !verdict.isFinal();
  }

  DuelResult result() {
    return new DuelResult(
        first,
        second,
        openings,
        matches,
        pairs,
        firstFaults,
        secondFaults,
        firstForfeits,
        secondForfeits,
        late,
        test,
        verdict,
        seed);
  }
}
