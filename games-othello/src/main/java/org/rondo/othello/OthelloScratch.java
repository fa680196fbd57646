package org.rondo.othello;

import org.rondo.game.BitSelection;
import org.rondo.game.Scratch;
import org.rondo.random.Rng;

/** A match that is played on in place: two masks of discs instead of a new board for each turn. */
final class OthelloScratch implements Scratch<Board> {
  private long own;
  private long opponent;
  private boolean isDarkToMove;

  OthelloScratch(Board from) {
    own = from.own();
    opponent = from.opponent();
    isDarkToMove = from.isDarkToMove();
  }

  @Override
  public void play(int turns, Rng rng) {
    // The masks stay in local variables, because a draw could otherwise change the fields for all
    // that the compiler knows.
    long mover = own;
    long other = opponent;
    long legal = Bitboard.moves(mover, other);
    int turn = 0;
    for (; turn < turns; turn++) {
      long next = other;
      if (legal != 0) {
        int square = BitSelection.select(legal, rng.below(Long.bitCount(legal)));
        long turned = Rays.turned(square, mover, other);
        next = other ^ turned;
        other = mover ^ turned | 1L << square;
      } else if (Bitboard.moves(other, mover) != 0) {
        other = mover;
      } else {
        break;
      }
      mover = next;
      legal = Bitboard.moves(mover, other);
    }
    own = mover;
    opponent = other;
    isDarkToMove ^= (turn & 1) != 0;
  }

  @Override
  public Board state() {
    return Board.ofMover(own, opponent, isDarkToMove);
  }
}
