package org.rondo.othello;

/** The runs of discs that can be turned on many boards, and the moves that follow from them. */
final class BoardRuns {
  private final long[] inner;
  private final long[] legal;
  private final long[] east;
  private final long[] west;
  private final long[] southWest;
  private final long[] northEast;
  private final long[] south;
  private final long[] north;
  private final long[] southEast;
  private final long[] northWest;

  /**
   * @param size the number of boards
   */
  BoardRuns(int size) {
    inner = new long[size];
    legal = new long[size];
    east = new long[size];
    west = new long[size];
    southWest = new long[size];
    northEast = new long[size];
    south = new long[size];
    north = new long[size];
    southEast = new long[size];
    northWest = new long[size];
  }

  /** Finds the runs of all boards and returns the legal squares; the array is used again. */
  long[] moves(long[] own, long[] opponent) {
    BoardLoops.keepInner(opponent, inner);
    BoardLoops.reachEast(own, inner, east);
    BoardLoops.reachWest(own, inner, west);
    BoardLoops.reachSouthWest(own, inner, southWest);
    BoardLoops.reachNorthEast(own, inner, northEast);
    BoardLoops.reachSouth(own, opponent, south);
    BoardLoops.reachNorth(own, opponent, north);
    BoardLoops.reachSouthEast(own, inner, southEast);
    BoardLoops.reachNorthWest(own, inner, northWest);
    BoardLoops.squaresBehindRowsAndRisingDiagonals(east, west, southWest, northEast, legal);
    BoardLoops.addSquaresBehindColumnsAndFallingDiagonals(
        south, north, southEast, northWest, legal);
    BoardLoops.keepEmpty(own, opponent, legal);
    return legal;
  }
}
