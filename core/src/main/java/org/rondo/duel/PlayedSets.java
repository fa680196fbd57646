package org.rondo.duel;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
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
 * counts. As soon as two sets with the same opening differ, against every opponent of a panel, all
 * sets count.
 */
final class PlayedSets {

  /** The maximum number of different matches that are remembered. Later ones count as new. */
  private static final int REMEMBERED = 100_000;

  /** The fewest sets after which a duel ends because nothing new is played. */
  private static final int FEWEST_SETS = 10;

  /** Whether the bots repeat their matches, by opponent. */
  private final List<Repetitions> repetitions;

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
    this.repetitions = Stream.generate(Repetitions::new).limit(set.opponents().size()).toList();
    this.all = new SetEvidence(test, set.none());
    this.firsts = new SetEvidence(test, set.none());
  }

  /**
   * Adds a set.
   *
   * @return the lead of the first bot in each match of the set; 0 if the test counts wins
   */
  List<Double> add(PlayedSet played) {
    List<Double> leadsOfMatches =
        leads == null ? Collections.nCopies(played.matches().size(), 0.0) : played.leads(leads);
    add(
        played.matches().stream().map(CountedMatch::fingerprint).toList(),
        played.halfPoints(),
        leadsOfMatches.stream().mapToDouble(Double::doubleValue).average().orElseThrow());
    return leadsOfMatches;
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
    boolean isFirst = true;
    long start = 0;
    int size = matches.size() / repetitions.size();
    for (int opponent = 0; opponent < repetitions.size(); opponent++) {
      MatchFingerprint part = whole(matches.subList(opponent * size, (opponent + 1) * size));
      // All opponents have the same opening, so the last one says what is new.
      isFirst = repetitions.get(opponent).add(part);
      start = part.start();
    }
    if (isFirst) {
      firsts.add(halfPoints, lead);
      once.add(start);
    } else {
      once.remove(start);
    }
    if (vary() || isFull()) {
      once.clear();
    }
  }

  private static MatchFingerprint whole(List<MatchFingerprint> matches) {
    return matches.stream().reduce(MatchFingerprint::with).orElseThrow();
  }

  /** {@return whether the matches against every opponent vary: only then all sets are new} */
  private boolean vary() {
    return repetitions.stream().allMatch(Repetitions::vary);
  }

  private boolean isFull() {
    return repetitions.get(0).isFull();
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
    return vary() ? all : firsts;
  }

  /** {@return the number of different matches} */
  long differentGames() {
    return differentGames;
  }

  /** {@return the number of different openings, as far as they are remembered} */
  int openings() {
    return repetitions.get(0).beginnings();
  }

  /**
   * {@return whether every opening has been played at least twice, and always with the same
   * matches}
   */
  boolean isExhausted() {
    return !vary() && !isFull() && once.isEmpty() && all.counts().units() >= FEWEST_SETS;
  }
}
