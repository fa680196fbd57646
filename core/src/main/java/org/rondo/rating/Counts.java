package org.rondo.rating;

/**
 * The results of one side against another, counted: either single games or pairs of games.
 *
 * <p>Games of a pair that share an opening with seats swapped are not independent of each other.
 * Counting them as {@link PairCounts} says so, and gives smaller and truer errors.
 */
public sealed interface Counts permits GameCounts, PairCounts {

  /** {@return how many games were played; two for each pair} */
  long games();

  /** {@return the points of the side whose results these are: 1 a win, ½ a draw} */
  double points();

  /** {@return the same results as the other side counts them} */
  Counts reversed();
}
