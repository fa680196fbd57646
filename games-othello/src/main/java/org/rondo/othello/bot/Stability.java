package org.rondo.othello.bot;

/**
 * Finds stable discs: discs that no later move can turn.
 *
 * <p>A disc is safe along a line in three cases: the line is full, the line ends beside the disc,
 * or one of the disc's two neighbours on the line is a stable disc of the same colour. A disc that
 * is safe along all four lines is stable. A table says which discs on an edge are stable; it is
 * computed from all ways to fill the edge. Some stable discs are not found, but every disc that is
 * found is stable.
 */
final class Stability {
  private static final long LEFT = 0x0101010101010101L;
  private static final long RIGHT = LEFT << 7;
  private static final long TOP = 0xFFL;
  private static final long BOTTOM = TOP << 56;
  private static final long BORDER = LEFT | RIGHT | TOP | BOTTOM;

  /**
   * The factor that moves the first column into the highest byte: row n becomes bit n of that byte.
   */
  private static final long COLUMN_TO_BYTE = 0x0102040810204080L;

  /**
   * The mover's stable discs of each edge. In the index, bits 0 to 7 are the mover's discs on the
   * edge, and bits 8 to 15 are the opponent's discs.
   */
  private static final byte[] EDGES = edges();

  private Stability() {}

  /** {@return the discs in {@code own} that are found to be stable} */
  static long of(long own, long opponent) {
    long taken = own | opponent;
    long rows = fullRows(taken) | LEFT | RIGHT;
    long columns = fullColumns(taken) | TOP | BOTTOM;
    long falling = fullDiagonals(taken, 9) | BORDER;
    long rising = fullDiagonals(taken, 7) | BORDER;
    long stable = ofEdges(own, opponent) | own & rows & columns & falling & rising;
    long before = 0;
    while (stable != before) {
      before = stable;
      long alongRow = rows | stable << 1 | stable >>> 1;
      long alongColumn = columns | stable << 8 | stable >>> 8;
      long alongFalling = falling | stable << 9 | stable >>> 9;
      long alongRising = rising | stable << 7 | stable >>> 7;
      // A shift can wrap around only to squares of the border. The next line removes the squares of
      // the border, since the table of the edges decides about them.
      stable |= own & ~BORDER & alongRow & alongColumn & alongFalling & alongRising;
    }
    return stable;
  }

  private static long fullRows(long taken) {
    long full = taken & taken >>> 4;
    full &= full >>> 2;
    full &= full >>> 1;
    return (full & LEFT) * 0xFF;
  }

  private static long fullColumns(long taken) {
    long full = taken & Long.rotateLeft(taken, 8);
    full &= Long.rotateLeft(full, 16);
    return full & Long.rotateLeft(full, 32);
  }

  /** {@return the squares whose whole diagonal is full} */
  private static long fullDiagonals(long taken, int step) {
    long hole = ~taken;
    long leaving = step == 9 ? RIGHT : LEFT;
    long arriving = step == 9 ? LEFT : RIGHT;
    // The holes spread along their diagonal in both directions, in steps of 1, 2 and 4.
    long up = hole;
    long down = hole;
    long open = ~arriving;
    long closed = ~leaving;
    for (int distance = 1; distance < 8; distance *= 2) {
      up |= (up << step * distance) & open;
      down |= (down >>> step * distance) & closed;
      open &= open << step * distance;
      closed &= closed >>> step * distance;
    }
    return ~(up | down);
  }

  private static long ofEdges(long own, long opponent) {
    long top = EDGES[(int) (own & 0xFF | (opponent & 0xFF) << 8)] & 0xFFL;
    long bottom = EDGES[(int) (own >>> 56 | opponent >>> 56 << 8)] & 0xFFL;
    long left = EDGES[column(own) | column(opponent) << 8] & 0xFFL;
    long right = EDGES[column(own >>> 7) | column(opponent >>> 7) << 8] & 0xFFL;
    return top | bottom << 56 | asColumn(left) | asColumn(right) << 7;
  }

  private static int column(long squares) {
    return (int) ((squares & LEFT) * COLUMN_TO_BYTE >>> 56);
  }

  private static long asColumn(long line) {
    // Bit n moves to the first column of row n.
    long low = (line & 0x0F) * 0x00204081L & 0x01010101L;
    long high = (line >>> 4) * 0x00204081L & 0x01010101L;
    return low | high << 32;
  }

  private static byte[] edges() {
    byte[] stable = new byte[1 << 16];
    // Edges with more discs come first, because each edge depends on edges with one disc more.
    for (int discs = 8; discs >= 0; discs--) {
      for (int edge = 0; edge < 1 << 16; edge++) {
        int own = edge & 0xFF;
        int opponent = edge >>> 8;
        if ((own & opponent) == 0 && Integer.bitCount(own | opponent) == discs) {
          stable[edge] = (byte) stableOnEdge(own, opponent, stable);
        }
      }
    }
    return stable;
  }

  /** {@return the own discs that no later disc on the edge can turn} */
  private static int stableOnEdge(int own, int opponent, byte[] known) {
    int stable = own;
    for (int square = 0; square < 8 && stable != 0; square++) {
      int disc = 1 << square;
      if (((own | opponent) & disc) == 0) {
        int byOwn = turned(own, opponent, square);
        stable &= known[own | disc | byOwn | (opponent & ~byOwn) << 8];
        int byOther = turned(opponent, own, square);
        stable &= known[own & ~byOther | (opponent | disc | byOther) << 8];
      }
    }
    return stable;
  }

  /** {@return the discs on the edge that a disc placed on {@code square} turns} */
  private static int turned(int own, int opponent, int square) {
    int turned = 0;
    for (int step = -1; step <= 1; step += 2) {
      int run = 0;
      int at = square + step;
      while (at >= 0 && at < 8 && (opponent >>> at & 1) != 0) {
        run |= 1 << at;
        at += step;
      }
      turned |= at >= 0 && at < 8 && (own >>> at & 1) != 0 ? run : 0;
    }
    return turned;
  }
}
