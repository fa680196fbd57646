package org.rondo.othello;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import org.rondo.game.BitSelection;

/** The list of the moves on the squares of a mask. It stores only the mask. */
final class PlacementList extends AbstractList<OthelloMove> implements RandomAccess {
  private final long squares;

  PlacementList(long squares) {
    this.squares = squares;
  }

  @Override
  public int size() {
    return Long.bitCount(squares);
  }

  @Override
  public OthelloMove get(int index) {
    if (index < 0 || index >= size()) {
      throw new IndexOutOfBoundsException("index " + index + " of " + size() + " moves");
    }
    return OthelloMove.at(BitSelection.select(squares, index));
  }

  @Override
  public Iterator<OthelloMove> iterator() {
    return new Iterator<>() {
      private long left = squares;

      @Override
      public boolean hasNext() {
        return left != 0;
      }

      @Override
      public OthelloMove next() {
        if (left == 0) {
          throw new NoSuchElementException();
        }
        int square = Long.numberOfTrailingZeros(left);
        left &= left - 1;
        return OthelloMove.at(square);
      }
    };
  }
}
