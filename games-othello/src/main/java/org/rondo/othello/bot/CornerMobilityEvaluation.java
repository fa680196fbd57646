package org.rondo.othello.bot;

import org.rondo.othello.Bitboard;

/**
 * Evaluates unfinished positions by the squares held and by mobility, the number of legal moves.
 *
 * <p>Corners are worth most, since a disc in a corner is never turned. A disc beside an empty
 * corner costs points, since it can give the corner to the opponent. Each disc beside an empty
 * square costs a few points. A player that has more legal moves than the opponent gets points,
 * since an opponent with few moves often has only bad ones. The weights are round numbers chosen by
 * hand.
 */
final class CornerMobilityEvaluation {

  /**
   * The value of a disc in a finished position. It is higher than the value of any unfinished
   * position, so a bot always prefers a won match.
   */
  static final int DISC = 1_000;

  private static final int CORNER = 100;
  private static final int BESIDE_EMPTY_CORNER = -25;
  private static final int DIAGONAL_TO_EMPTY_CORNER = -50;
  private static final int MOVE = 8;
  private static final int FRONTIER = -3;

  static final long CORNERS = 0x8100000000000081L;

  private CornerMobilityEvaluation() {}

  /** {@return the advantage of the mover over the opponent; 0 is even} */
  static int of(long own, long opponent) {
    return ofSquares(own, opponent)
        + MOVE
            * (Long.bitCount(Bitboard.moves(own, opponent))
                - Long.bitCount(Bitboard.moves(opponent, own)));
  }

  private static int ofSquares(long own, long opponent) {
    long empty = ~(own | opponent);
    long emptyCorners = empty & CORNERS;
    long beside = sideways(emptyCorners) | emptyCorners << 8 | emptyCorners >>> 8;
    long diagonal = sideways(emptyCorners << 8 | emptyCorners >>> 8);
    return CORNER * difference(own, opponent, CORNERS)
        + BESIDE_EMPTY_CORNER * difference(own, opponent, beside)
        + DIAGONAL_TO_EMPTY_CORNER * difference(own, opponent, diagonal)
        + FRONTIER * difference(own, opponent, neighbours(empty));
  }

  private static int difference(long own, long opponent, long squares) {
    return Long.bitCount(own & squares) - Long.bitCount(opponent & squares);
  }

  private static long neighbours(long squares) {
    long rows = squares | squares << 8 | squares >>> 8;
    return rows | sideways(rows);
  }

  private static long sideways(long squares) {
    return (squares & 0x7F7F7F7F7F7F7F7FL) << 1 | (squares & 0xFEFEFEFEFEFEFEFEL) >>> 1;
  }

  /**
   * {@return the value of a finished position: the difference in discs, in which the winner also
   * gets the empty squares}
   */
  static int ofFinished(long own, long opponent) {
    return DISC * EndgameSolver.finalDifference(own, opponent);
  }
}
