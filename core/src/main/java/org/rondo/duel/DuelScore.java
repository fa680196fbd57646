package org.rondo.duel;

import org.rondo.rating.GameCounts;
import org.rondo.rating.PairCounts;
import org.rondo.rating.Sprt;
import org.rondo.rating.SprtVerdict;

/** How a duel stands, pair after pair. */
final class DuelScore {

  /** Pairs after which matches that are all alike are taken to repeat themselves for ever. */
  private static final int ALIKE = 10;

  private final String first;
  private final String second;
  private final Sprt test;
  private PairCounts pairs = PairCounts.none();
  private GameCounts matches = GameCounts.none();
  private long firstFaults;
  private long secondFaults;
  private SprtVerdict verdict;
  private String digest = "";
  private boolean differs;

  DuelScore(String first, String second, Sprt test) {
    this.first = first;
    this.second = second;
    this.test = test;
    this.verdict = test.verdict(pairs);
  }

  /**
   * Adds a pair; returns whether the duel goes on.
   *
   * @throws IllegalStateException if the matches repeat themselves
   */
  boolean add(DuelPair pair) {
    differs |= pairs.pairs() > 0 && !pair.digest().equals(digest);
    digest = pair.digest();
    pairs = pairs.plus(PairCounts.ofPoints(pair.matches().points()));
    matches = matches.plus(pair.matches());
    firstFaults += pair.firstFaults();
    secondFaults += pair.secondFaults();
    if (pairs.pairs() >= ALIKE && !differs) {
      throw new IllegalStateException(
          ALIKE
              + " pairs of games between "
              + first
              + " and "
              + second
              + " were all the same: nothing is left to chance, and more of them would say no more;"
              + " begin with openings, or take a bot that draws");
    }
    verdict = test.verdict(pairs);
    return !verdict.isFinal();
  }

  DuelResult result() {
    return new DuelResult(first, second, matches, pairs, firstFaults, secondFaults, verdict);
  }
}
