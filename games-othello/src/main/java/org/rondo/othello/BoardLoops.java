package org.rondo.othello;

/**
 * Loops over many boards at once. The last array of each method receives the result. The other
 * arrays have the same length at least.
 *
 * <p>A method "reaches" the discs of a set that lie in one unbroken line, in one direction, next to
 * a disc of another set: from the mover's discs through those of the opponent.
 */
final class BoardLoops {
  // The virtual machine turns a loop into vector instructions if it has no branch, shifts by
  // constants and has few operations. So each direction has a loop of its own. One loop for all
  // directions is about three times as slow as eight loops.

  private BoardLoops() {}

  static void keepInner(long[] discs, long[] result) {
    for (int i = 0; i < result.length; i++) {
      result[i] = discs[i] & Bitboard.INNER_COLUMNS;
    }
  }

  static void reachEast(long[] from, long[] through, long[] result) {
    for (int i = 0; i < result.length; i++) {
      long set = through[i];
      // The sum of a run and its lowest disc carries a bit behind the run and clears the run.
      result[i] = set & ~(set + (set & from[i] << 1));
    }
  }

  static void reachWest(long[] from, long[] through, long[] result) {
    for (int i = 0; i < result.length; i++) {
      long set = through[i];
      long run = set & from[i] >>> 1;
      run |= set & run >>> 1;
      long pairs = set & set >>> 1;
      run |= pairs & run >>> 2;
      result[i] = run | pairs & run >>> 2;
    }
  }

  static void reachSouthWest(long[] from, long[] through, long[] result) {
    for (int i = 0; i < result.length; i++) {
      long set = through[i];
      long run = set & from[i] << 7;
      run |= set & run << 7;
      long pairs = set & set << 7;
      run |= pairs & run << 14;
      result[i] = run | pairs & run << 14;
    }
  }

  static void reachNorthEast(long[] from, long[] through, long[] result) {
    for (int i = 0; i < result.length; i++) {
      long set = through[i];
      long run = set & from[i] >>> 7;
      run |= set & run >>> 7;
      long pairs = set & set >>> 7;
      run |= pairs & run >>> 14;
      result[i] = run | pairs & run >>> 14;
    }
  }

  static void reachSouth(long[] from, long[] through, long[] result) {
    for (int i = 0; i < result.length; i++) {
      long set = through[i];
      long run = set & from[i] << 8;
      run |= set & run << 8;
      long pairs = set & set << 8;
      run |= pairs & run << 16;
      result[i] = run | pairs & run << 16;
    }
  }

  static void reachNorth(long[] from, long[] through, long[] result) {
    for (int i = 0; i < result.length; i++) {
      long set = through[i];
      long run = set & from[i] >>> 8;
      run |= set & run >>> 8;
      long pairs = set & set >>> 8;
      run |= pairs & run >>> 16;
      result[i] = run | pairs & run >>> 16;
    }
  }

  static void reachSouthEast(long[] from, long[] through, long[] result) {
    for (int i = 0; i < result.length; i++) {
      long set = through[i];
      long run = set & from[i] << 9;
      run |= set & run << 9;
      long pairs = set & set << 9;
      run |= pairs & run << 18;
      result[i] = run | pairs & run << 18;
    }
  }

  static void reachNorthWest(long[] from, long[] through, long[] result) {
    for (int i = 0; i < result.length; i++) {
      long set = through[i];
      long run = set & from[i] >>> 9;
      run |= set & run >>> 9;
      long pairs = set & set >>> 9;
      run |= pairs & run >>> 18;
      result[i] = run | pairs & run >>> 18;
    }
  }

  static void squaresBehindRowsAndRisingDiagonals(
      long[] east, long[] west, long[] southWest, long[] northEast, long[] result) {
    for (int i = 0; i < result.length; i++) {
      result[i] = east[i] << 1 | west[i] >>> 1 | southWest[i] << 7 | northEast[i] >>> 7;
    }
  }

  static void addSquaresBehindColumnsAndFallingDiagonals(
      long[] south, long[] north, long[] southEast, long[] northWest, long[] result) {
    for (int i = 0; i < result.length; i++) {
      result[i] |= south[i] << 8 | north[i] >>> 8 | southEast[i] << 9 | northWest[i] >>> 9;
    }
  }

  static void keepEmpty(long[] own, long[] opponent, long[] result) {
    for (int i = 0; i < result.length; i++) {
      result[i] &= ~(own[i] | opponent[i]);
    }
  }
}
