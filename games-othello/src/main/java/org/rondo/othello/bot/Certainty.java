package org.rondo.othello.bot;

/** How certain the result of a search to the end of the match is, from the least to the most. */
enum Certainty {
  LIKELY(0, 110, 3),
  ALMOST_SURE(1, 200, 1),
  EXACT(2, Integer.MAX_VALUE, 1);

  /**
   * One standard deviation of the difference between a search ahead and the result of the match, in
   * tenths of an eighth of a disc, if the search misses no move.
   */
  private static final int DEVIATION = 190;

  /** What each move that the search misses adds to the deviation. */
  private static final int DEVIATION_A_MOVE = 35;

  private final int rank;

  /** The margin in percent of one standard deviation. */
  private final int percent;

  private final int width;

  Certainty(int rank, int percent, int width) {
    this.rank = rank;
    this.percent = percent;
    this.width = width;
  }

  /** {@return the rank of this certainty, from 0 for the least on} */
  int rank() {
    return rank;
  }

  /**
   * {@return the distance in discs from the expected value to the first bounds of the search, an
   * odd number, because all values are even}
   */
  int width() {
    return width;
  }

  /**
   * {@return the distance in eighths of a disc by which the value of a search ahead must be outside
   * the bounds, so that the result of the match is believed to be outside too} Not for exact
   * searches, which believe nothing.
   *
   * @param missing the number of moves between the end of the search ahead and the last square
   */
  int margin(int missing) {
    return percent * (DEVIATION + DEVIATION_A_MOVE * missing) / 1000;
  }
}
