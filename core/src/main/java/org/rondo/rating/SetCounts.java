package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The number of seat-balanced sets of games between two sides by result. The pairs of {@link
 * PairCounts} are such sets in a game of two seats.
 *
 * <p>In a game of more than two seats, a side holds several seats, and its score in a game is the
 * share of the seat comparisons that it wins: each of its seats is compared with each seat of the
 * other side, and a tie counts ½. The score of a set is the mean over its games.
 *
 * @param gamesPerSet the number of games of a set, from 1 to 10,000
 * @param counts the number of sets by score, each from 0 to 2<sup>32</sup>. The scores go from 0 to
 *     1 in equal steps, so element {@code i} of {@code n} has the sets with a score of {@code i /
 *     (n − 1)}. The number of elements is odd, from 3 to 1,000,001
 */
public record SetCounts(int gamesPerSet, List<Long> counts) implements Counts {
  private static final int MAX_GAMES = 10_000;
  private static final int MAX_SCORES = 1_000_001;

  /**
   * Creates the counts.
   *
   * @throws IllegalArgumentException if a number is outside its range
   */
  public SetCounts {
    counts = List.copyOf(counts);
    checkArgument(
        gamesPerSet >= 1 && gamesPerSet <= MAX_GAMES,
        "%s games in a set are not in 1..%s",
        gamesPerSet,
        MAX_GAMES);
    checkArgument(
        counts.size() >= 3 && counts.size() <= MAX_SCORES && counts.size() % 2 == 1,
        "%s scores are not an odd number in 3..%s",
        counts.size(),
        MAX_SCORES);
    counts.forEach(count -> ScoreFrequencies.requireCount("sets", count));
  }

  /**
   * {@return the counts before the first set}
   *
   * @param gamesPerSet the number of games of a set, from 1 to 10,000
   * @param comparisons the number of seat comparisons in a set, from 1 to 500,000
   * @throws IllegalArgumentException if a number is outside its range
   */
  public static SetCounts none(int gamesPerSet, int comparisons) {
    checkArgument(
        comparisons >= 1 && comparisons <= MAX_SCORES / 2,
        "%s comparisons in a set are not in 1..%s",
        comparisons,
        MAX_SCORES / 2);
    return new SetCounts(gamesPerSet, Collections.nCopies(2 * comparisons + 1, 0L));
  }

  /**
   * {@return these counts with one more set}
   *
   * @param halfPoints twice the comparisons won plus those tied in the set, from 0 to twice the
   *     number of its comparisons
   * @throws IllegalArgumentException if the half points are outside that range
   */
  public SetCounts plusSet(int halfPoints) {
    checkArgument(
        halfPoints >= 0 && halfPoints < counts.size(),
        "%s half points of a set are not in 0..%s",
        halfPoints,
        counts.size() - 1);
    List<Long> more = new ArrayList<>(counts);
    more.set(halfPoints, more.get(halfPoints) + 1);
    return new SetCounts(gamesPerSet, more);
  }

  @Override
  public long units() {
    return counts.stream().mapToLong(Long::longValue).sum();
  }

  @Override
  public long games() {
    return gamesPerSet * units();
  }

  @Override
  public double points() {
    double halfPoints = 0;
    for (int i = 0; i < counts.size(); i++) {
      halfPoints += (double) i * counts.get(i);
    }
    return gamesPerSet * halfPoints / (counts.size() - 1);
  }

  @Override
  public boolean isLevel() {
    return units() == counts.get(counts.size() / 2);
  }

  @Override
  public SetCounts reversed() {
    List<Long> other = new ArrayList<>(counts);
    Collections.reverse(other);
    return new SetCounts(gamesPerSet, other);
  }
}
