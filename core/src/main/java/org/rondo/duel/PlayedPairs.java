package org.rondo.duel;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rondo.match.MatchFingerprint;
import org.rondo.rating.PairCounts;

/**
 * The pairs of a duel, and which of them count for its test.
 *
 * <p>As long as all pairs with the same opening are the same, the bots repeat their matches, and
 * each of these pairs counts once. As soon as two pairs with the same opening differ, the bots or
 * the rules draw random numbers. Then every pair is a new sample, and all pairs count, also those
 * that happen to be the same.
 *
 * <p>The first 100,000 pairs and matches that differ are remembered. Later ones count as new.
 */
final class PlayedPairs {
  private static final int REMEMBERED = 100_000;

  /** The fewest pairs after which a duel ends because nothing new is played. */
  private static final int FEWEST_PAIRS = 10;

  /** The first pair of each opening: the courses of both matches by their starts. */
  private final Map<List<Long>, List<Long>> firsts = new HashMap<>();

  /** The openings that have been played once. */
  private final Set<List<Long>> once = new HashSet<>();

  /** The courses of different matches. */
  private final Set<Long> courses = new HashSet<>();

  private PairCounts all = PairCounts.none();
  private PairCounts withoutRepetitions = PairCounts.none();
  private boolean varies;
  private boolean forgets;
  private long differentGames;

  /** Adds a pair and its result. */
  void add(MatchFingerprint straight, MatchFingerprint swapped, PairCounts result) {
    all = all.plus(result);
    count(straight.course());
    count(swapped.course());
    List<Long> start = List.of(straight.start(), swapped.start());
    List<Long> course = List.of(straight.course(), swapped.course());
    List<Long> first = firsts.get(start);
    if (first == null) {
      withoutRepetitions = withoutRepetitions.plus(result);
      if (firsts.size() < REMEMBERED) {
        firsts.put(start, course);
        once.add(start);
      } else {
        forgets = true;
      }
    } else {
      varies |= !first.equals(course);
      once.remove(start);
    }
  }

  private void count(long course) {
    boolean isNew = courses.size() < REMEMBERED ? courses.add(course) : !courses.contains(course);
    differentGames += isNew ? 1 : 0;
  }

  /** {@return the results of the pairs that count for the test} */
  PairCounts counted() {
    return varies ? all : withoutRepetitions;
  }

  /** {@return the number of different matches} */
  long differentGames() {
    return differentGames;
  }

  /**
   * {@return whether every opening has been played at least twice, and always with the same
   * matches}
   */
  boolean isExhausted() {
    return !varies && !forgets && once.isEmpty() && all.pairs() >= FEWEST_PAIRS;
  }
}
