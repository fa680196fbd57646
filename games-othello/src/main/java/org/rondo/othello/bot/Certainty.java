package org.rondo.othello.bot;

/** How certain the result of a search to the end of the match is, from the least to the most. */
enum Certainty {
  LIKELY(110),
  ALMOST_SURE(200),
  EXACT(Integer.MAX_VALUE);

  /** The margin of a search in eighths of a disc, if it is as deep as the match is long. */
  private static final int MARGIN = 19;

  /** What each move by which a search is shallower adds to the margin, in 80ths of a disc. */
  private static final int MARGIN_A_MOVE = 35;

  /** The margins of this level, in percent of one standard deviation. */
  private final int percent;

  Certainty(int percent) {
    this.percent = percent;
  }

  /**
   * {@return the difference in eighths of a disc by which a search must be outside the bounds, so
   * that the result of the match is believed to be outside too}
   *
   * @param missing the number of moves that the search leaves to play
   */
  int margin(int missing) {
    return percent * (10 * MARGIN + MARGIN_A_MOVE * missing) / 1000;
  }
}
