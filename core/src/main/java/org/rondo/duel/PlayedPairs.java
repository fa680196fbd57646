package org.rondo.duel;

import java.util.HashSet;
import java.util.Set;
import org.rondo.format.Repetitions;
import org.rondo.match.MatchFingerprint;
import org.rondo.rating.PairCounts;
import org.rondo.rating.SequentialTest;
import org.rondo.rating.SequentialVerdict;

/**
 * The pairs of a duel, and which of them count for its test.
 *
 * <p>As long as the bots {@linkplain Repetitions repeat} their pairs, one pair of each opening
 * counts. As soon as two pairs with the same opening differ, all pairs count.
 */
final class PlayedPairs {

  /** The maximum number of different matches that are remembered. Later ones count as new. */
  private static final int REMEMBERED = 100_000;

  /** The fewest pairs after which a duel ends because nothing new is played. */
  private static final int FEWEST_PAIRS = 10;

  private final Repetitions repetitions = new Repetitions();

  /** The openings that have been played once. */
  private final Set<Long> once = new HashSet<>();

  /** The courses of different matches. */
  private final Set<Long> courses = new HashSet<>();

  private final PairEvidence all;
  private final PairEvidence firsts;
  private long differentGames;

  /**
   * Creates the pairs of a duel that has not begun.
   *
   * @param test the test of the duel
   */
  PlayedPairs(SequentialTest test) {
    this.all = new PairEvidence(test);
    this.firsts = new PairEvidence(test);
  }

  /**
   * Adds a pair and its result.
   *
   * @param lead the mean lead of the first bot, if the test is one of scores
   */
  void add(MatchFingerprint straight, MatchFingerprint swapped, PairCounts result, double lead) {
    count(straight.course());
    count(swapped.course());
    all.add(result, lead);
    MatchFingerprint pair = straight.with(swapped);
    if (repetitions.add(pair)) {
      firsts.add(result, lead);
      once.add(pair.start());
    } else {
      once.remove(pair.start());
    }
    if (repetitions.vary() || repetitions.isFull()) {
      once.clear();
    }
  }

  private void count(long course) {
    boolean isNew = courses.size() < REMEMBERED ? courses.add(course) : !courses.contains(course);
    differentGames += isNew ? 1 : 0;
  }

  /** {@return the results of the pairs that count for the test} */
  PairCounts counted() {
    return evidence().counts();
  }

  /** {@return the verdict of the test on the pairs that count for it} */
  SequentialVerdict verdict() {
    return evidence().verdict();
  }

  private PairEvidence evidence() {
    return repetitions.vary() ? all : firsts;
  }

  /** {@return the number of different matches} */
  long differentGames() {
    return differentGames;
  }

  /** {@return the number of different openings, as far as they are remembered} */
  int openings() {
    return repetitions.beginnings();
  }

  /**
   * {@return whether every opening has been played at least twice, and always with the same
   * matches}
   */
  boolean isExhausted() {
    return !repetitions.vary()
        && !repetitions.isFull()
        && once.isEmpty()
        && all.counts().pairs() >= FEWEST_PAIRS;
  }
}
