package org.rondo.othello.bot;

import org.jspecify.annotations.Nullable;

/**
 * A position whose remaining moves several threads search together.
 *
 * <p>Each thread takes one move after another. A move with a value of at least {@code beta} is a
 * cutoff: it ends the work on this position and on all positions below it.
 */
final class SplitPoint {
  private final Frame frame;
  private final byte[] squares;
  private int next;
  private int best;
  private int bestSquare;
  private int helpers;
  private volatile int lower;
  private volatile boolean isCut;

  /**
   * What the threads know of the position.
   *
   * @param parent the split point in whose search the position was reached, or null
   * @param own the discs of the mover
   * @param opponent the discs of the other player
   * @param beta the upper bound of the search
   * @param empty the number of empty squares
   * @param certainty the certainty of the search
   */
  record Frame(
      @Nullable SplitPoint parent,
      long own,
      long opponent,
      int beta,
      int empty,
      Certainty certainty) {}

  /**
   * Creates a split point.
   *
   * @param squares the moves that are not searched yet, in the order in which they are tried
   * @param alpha the lower bound of the search
   * @param best the value of the best move so far, less than {@code frame.beta()}
   * @param bestSquare the best move so far
   */
  SplitPoint(Frame frame, byte[] squares, int alpha, int best, int bestSquare) {
    this.frame = frame;
    this.squares = squares;
    this.best = best;
    this.bestSquare = bestSquare;
    this.lower = Math.max(alpha, best);
  }

  Frame frame() {
    return frame;
  }

  /** {@return the value that a further move must exceed} */
  int lower() {
    return lower;
  }

  /** {@return whether this position, or one above it, needs no more work} */
  boolean isCut() {
    for (SplitPoint at = this; at != null; at = at.frame.parent()) {
      if (at.isCut) {
        return true;
      }
    }
    return false;
  }

  synchronized int best() {
    return best;
  }

  synchronized int bestSquare() {
    return bestSquare;
  }

  synchronized boolean hasMoves() {
    return !isCut && next < squares.length;
  }

  /** {@return the next move, which the caller must search, or {@code NO_SQUARE}} */
  synchronized int take() {
    return isCut || next == squares.length ? SharedTranspositions.NO_SQUARE : squares[next++];
  }

  /** Takes note of the value of a move. */
  synchronized void report(int square, int value) {
    if (value > best) {
      best = value;
      bestSquare = square;
      lower = Math.max(lower, value);
      isCut |= value >= frame.beta();
    }
  }

  /** Counts a thread that begins to help. */
  synchronized void join() {
    helpers++;
  }

  /** Counts a thread that no longer helps. */
  synchronized void leave() {
    helpers--;
  }

  synchronized boolean hasHelpers() {
    return helpers > 0;
  }

  /** {@return whether this position was reached in the search of the other, or is the other} */
  boolean isWithin(SplitPoint other) {
    for (SplitPoint at = this; at != null; at = at.frame.parent()) {
      if (at == other) {
        return true;
      }
    }
    return false;
  }
}
