package org.rondo.format;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.rondo.match.MatchFingerprint;

/**
 * Finds out whether the same entrants repeat their matches: whether all matches that begin alike
 * are {@linkplain MatchFingerprint the same}. If they are, a further match from the same beginning
 * is no evidence. If two of them differ, the entrants or the rules draw random numbers, and each
 * match is a new sample, also one that happens to be the same as another.
 *
 * <p>The first 100,000 beginnings are remembered. Each match from another beginning counts as the
 * first one. Instances are not safe to share between threads.
 */
public final class Repetitions {
  private static final int REMEMBERED = 100_000;

  /** The course of the first match of each beginning. */
  private final Map<Long, Long> courses = new HashMap<>();

  private boolean repeats;
  private boolean varies;

  /** Creates an empty collection of matches. */
  public Repetitions() {}

  /**
   * Adds a match of the entrants, or several matches that are one unit.
   *
   * @return whether it is the first one with its beginning
   */
  public boolean add(MatchFingerprint match) {
    Long first = courses.get(match.start());
    if (first == null) {
      if (courses.size() < REMEMBERED) {
        courses.put(match.start(), match.course());
      }
      return true;
    }
    repeats = true;
    varies |= first != match.course();
    return false;
  }

  /**
   * {@return a sentence for people about ratings, without its full stop; empty if no match is
   * repeated}
   *
   * @param matches the number of all matches
   * @param different the number of matches from which the ratings were estimated
   */
  public static Optional<String> remark(long matches, long different) {
    return different == matches
        ? Optional.empty()
        : Optional.of(
            matches
                + " games, "
                + different
                + " different: in ratings, games that repeat an earlier one count once");
  }

  /** {@return whether two matches began alike and differ} */
  public boolean vary() {
    return varies;
  }

  /** {@return whether matches began alike, and all of them were the same} */
  public boolean areRepeated() {
    return repeats && !varies;
  }

  /** {@return the number of different beginnings, as far as they are remembered} */
  public int beginnings() {
    return courses.size();
  }

  /** {@return whether matches from further beginnings are not remembered} */
  public boolean isFull() {
    return courses.size() >= REMEMBERED;
  }
}
