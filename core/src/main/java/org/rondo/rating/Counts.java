package org.rondo.rating;

/**
 * The counted results of one side against another: single games, pairs of games, or larger
 * seat-balanced sets.
 *
 * <p>The two games of a pair share an opening, with the seats swapped, so they are not independent
 * of each other. {@link PairCounts} takes this into account, so the margin of error is more
 * correct, and usually smaller. The same holds for the sets of {@link SetCounts}.
 */
public sealed interface Counts permits MatchCounts, PairCounts, SetCounts {

  /** {@return the number of results that are independent of each other: games, pairs or sets} */
  long units();

  /** {@return the number of games: one, two or more for each unit} */
  long games();

  /** {@return the points of the side whose results these are: 1 for a win, ½ for a draw} */
  double points();

  /** {@return whether every unit was level: a drawn game, or half the points of a pair or set} */
  boolean isLevel();

  /** {@return the same results from the view of the other side} */
  Counts reversed();
}
