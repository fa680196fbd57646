package org.rondo.rating;

/**
 * The counted results of one side against another: single games or pairs of games.
 *
 * <p>The two games of a pair share an opening, with the seats swapped, so they are not independent
 * of each other. {@link PairCounts} takes this into account, so the margin of error is more
 * correct, and usually smaller.
 */
public sealed interface Counts permits MatchCounts, PairCounts {

  /** {@return the number of games; two for each pair} */
  long games();

  /** {@return the points of the side whose results these are: 1 for a win, ½ for a draw} */
  double points();

  /** {@return the same results from the view of the other side} */
  Counts reversed();
}
