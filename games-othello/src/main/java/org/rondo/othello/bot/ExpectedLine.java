package org.rondo.othello.bot;

import java.util.ArrayList;
import java.util.List;
import org.rondo.othello.Bitboard;
import org.rondo.othello.OthelloMove;

/**
 * The moves that both players are expected to play from a position.
 *
 * @param own the discs of the mover
 * @param opponent the discs of the other player
 */
record ExpectedLine(long own, long opponent) {

  /** The best known moves of positions. */
  @FunctionalInterface
  interface BestMoves {

    /** {@return the best known move of a position; {@code NO_SQUARE} if it is unknown} */
    int square(long own, long opponent);
  }

  /**
   * {@return the texts of the moves, passes included}
   *
   * @param first the mover's move
   * @param length the maximum number of moves without passes, at least 1
   * @param known the best moves of the positions after it
   */
  List<String> texts(int first, int length, BestMoves known) {
    List<String> texts = new ArrayList<>();
    long mover = own;
    long waiting = opponent;
    int square = first;
    for (int index = 0; square != OthelloTranspositions.NO_SQUARE; index++) {
      texts.add(OthelloMove.at(square).text());
      long turned = OthelloMove.at(square).turned(mover, waiting);
      long next = waiting ^ turned;
      waiting = mover | 1L << square | turned;
      mover = next;
      if (Bitboard.moves(mover, waiting) == 0 && Bitboard.moves(waiting, mover) != 0) {
        texts.add("pass");
        next = waiting;
        waiting = mover;
        mover = next;
      }
      square = index + 1 < length ? known.square(mover, waiting) : OthelloTranspositions.NO_SQUARE;
    }
    return texts;
  }
}
