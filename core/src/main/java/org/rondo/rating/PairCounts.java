package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * The number of pairs of games between two sides by result: the pentanomial counts.
 *
 * <p>The two games of a pair start from the same opening, with the seats swapped.
 *
 * @param bothLost pairs with 0 points, from 0 to 2<sup>32</sup>
 * @param lostAndDrawn pairs with ½ point, from 0 to 2<sup>32</sup>
 * @param level pairs with 1 point, from two draws or one win each; from 0 to 2<sup>32</sup>
 * @param wonAndDrawn pairs with 1½ points, from 0 to 2<sup>32</sup>
 * @param bothWon pairs with 2 points, from 0 to 2<sup>32</sup>
 */
public record PairCounts(
    long bothLost, long lostAndDrawn, long level, long wonAndDrawn, long bothWon)
    implements Counts {

  /**
   * Creates the counts.
   *
   * @throws IllegalArgumentException if a count is negative or above 2<sup>32</sup>
   */
  public PairCounts {
    ScoreFrequencies.requireCount("pairs lost", bothLost);
    ScoreFrequencies.requireCount("pairs lost and drawn", lostAndDrawn);
    ScoreFrequencies.requireCount("level pairs", level);
    ScoreFrequencies.requireCount("pairs won and drawn", wonAndDrawn);
    ScoreFrequencies.requireCount("pairs won", bothWon);
  }

  /** {@return the counts before the first pair} */
  public static PairCounts none() {
    return new PairCounts(0, 0, 0, 0, 0);
  }

  /**
   * {@return the counts of one pair}
   *
   * @param points the points of the two games together: 0, 0.5, 1, 1.5 or 2
   * @throws IllegalArgumentException if two games cannot give these points
   */
  public static PairCounts ofPoints(double points) {
    checkArgument(
        points >= 0 && points <= 2 && points * 2 == Math.rint(points * 2),
        "points %s are no result of two games; give 0, 0.5, 1, 1.5 or 2",
        points);
    return new PairCounts(
        points == 0 ? 1 : 0,
        points == 0.5 ? 1 : 0,
        points == 1 ? 1 : 0,
        points == 1.5 ? 1 : 0,
        points == 2 ? 1 : 0);
  }

  /**
   * {@return the sum of these counts and others}
   *
   * @param more further pairs between the same sides
   * @throws IllegalArgumentException if a sum is above 2<sup>32</sup>
   */
  public PairCounts plus(PairCounts more) {
    return new PairCounts(
        bothLost + more.bothLost,
        lostAndDrawn + more.lostAndDrawn,
        level + more.level,
        wonAndDrawn + more.wonAndDrawn,
        bothWon + more.bothWon);
  }

  /** {@return the number of pairs} */
  public long pairs() {
    return bothLost + lostAndDrawn + level + wonAndDrawn + bothWon;
  }

  @Override
  public long units() {
    return pairs();
  }

  @Override
  public boolean isLevel() {
    return pairs() == level;
  }

  @Override
  public long games() {
    return 2 * pairs();
  }

  @Override
  public double points() {
    return lostAndDrawn / 2.0 + level + 1.5 * wonAndDrawn + 2.0 * bothWon;
  }

  @Override
  public PairCounts reversed() {
    return new PairCounts(bothWon, wonAndDrawn, level, lostAndDrawn, bothLost);
  }
}
