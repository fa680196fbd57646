package org.rondo.duel;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rondo.format.Repetitions;
import org.rondo.match.MatchFingerprint;
import org.rondo.rating.Counts;
import org.rondo.rating.MeanTest;
import org.rondo.rating.SequentialTest;
import org.rondo.rating.SequentialVerdict;

/**
 * The sets of a duel, and which of them count for its test.
 *
 * <p>As long as the bots {@linkplain Repetitions repeat} their sets, one set of each opening
 * counts. As soon as two sets with the same opening differ, all sets count.
 */
final class PlayedSets {

  /** The maximum number of different matches that are remembered. Later ones count as new. */
  private static final int REMEMBERED = 100_000;

  /** The fewest sets after which a duel ends because nothing new is played. */
  private static final int FEWEST_SETS = 10;

  private final Repetitions repetitions = new Repetitions();

  /** The openings that have been played once. */
  private final Set<Long> once = new HashSet<>();

  /** The courses of different matches. */
  private final Set<Long> courses = new HashSet<>();

  /** The leads of the matches; null if the test counts wins. */
  private final @Nullable ScoreLead leads;

  private final SetEvidence all;
  private final SetEvidence firsts;
  private long differentGames;

  /**
   * Creates the sets of a duel that has not begun.
   *
   * @param test the test of the duel
   */
  PlayedSets(BalancedSet set, SequentialTest test) {
    this.leads = test instanceof MeanTest mean ? new ScoreLead(mean) : null;
    this.all = new SetEvidence(test, set.none());
    this.firsts = new SetEvidence(test, set.none());
  }

  /** Adds a set. */
  void add(PlayedSet played) {
    add(
        played.matches().stream().map(CountedMatch::fingerprint).toList(),
        played.halfPoints(),
        leads == null ? 0 : played.lead(leads));
  }

  /**
   * Adds a set and its result.
   *
   * @param halfPoints the half points of the first bot
   * @param lead the mean lead of the first bot, if the test is one of scores
   */
  void add(List<MatchFingerprint> matches, int halfPoints, double lead) {
    matches.forEach(match -> count(match.course()));
    all.add(halfPoints, lead);
    MatchFingerprint whole = matches.stream().reduce(MatchFingerprint::with).orElseThrow();
    if (repetitions.add(whole)) {
      firsts.add(halfPoints, lead);
      once.add(whole.start());
    } else {
      once.remove(whole.start());
    }
    if (repetitions.vary() || repetitions.isFull()) {
      once.clear();
    }
  }

  private void count(long course) {
    boolean isNew = courses.size() < REMEMBERED ? courses.add(course) : !courses.contains(course);
    differentGames += isNew ? 1 : 0;
  }

  /** {@return the results of the sets that count for the test} */
  Counts counted() {
    return evidence().counts();
  }

  /** {@return the verdict of the test on the sets that count for it} */
  SequentialVerdict verdict() {
    return evidence().verdict();
  }

  private SetEvidence evidence() {
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
        && all.counts().units() >= FEWEST_SETS;
  }
}
