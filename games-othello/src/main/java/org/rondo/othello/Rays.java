package org.rondo.othello;

/**
 * The squares from each square to the edge in the eight directions, and the discs that turn on
 * them.
 *
 * <p>The first four directions lead to higher square numbers, the others to lower ones: east, south
 * west, south, south east, west, north east, north, north west.
 */
final class Rays {
  private static final int DIRECTIONS = 8;
  private static final long HIGHEST = 1L << 63;
  private static final int[] COLUMN_STEPS = {1, -1, 0, 1, -1, 1, 0, -1};
  private static final int[] ROW_STEPS = {0, 1, 1, 1, 0, -1, -1, -1};

  /** The rays of all squares one after another, so that a loop needs one load for each ray. */
  private static final long[] RAYS = rays();

  private Rays() {}

  private static long[] rays() {
    long[] rays = new long[Long.SIZE * DIRECTIONS];
    for (int i = 0; i < rays.length; i++) {
      rays[i] = ray(i / DIRECTIONS, COLUMN_STEPS[i % DIRECTIONS], ROW_STEPS[i % DIRECTIONS]);
    }
    return rays;
  }

  private static long ray(int square, int columnStep, int rowStep) {
    long ray = 0;
    int column = square % 8 + columnStep;
    int row = square / 8 + rowStep;
    while (column >= 0 && column < 8 && row >= 0 && row < 8) {
      ray |= 1L << 8 * row + column;
      column += columnStep;
      row += rowStep;
    }
    return ray;
  }

  /** Returns the squares from a square to the edge in a direction from 0 to 7. */
  static long of(int square, int direction) {
    return RAYS[square * DIRECTIONS + direction];
  }

  /** Returns the discs that a disc on a square from 0 to 63 turns. */
  static long turned(int square, long own, long opponent) {
    long[] rays = RAYS;
    // The mask lets the compiler leave out the checks of the indexes.
    int first = (square & 63) * DIRECTIONS;
    return (up(rays[first], own, opponent) | up(rays[first + 1], own, opponent))
        | (up(rays[first + 2], own, opponent) | up(rays[first + 3], own, opponent))
        | ((down(rays[first + 4], own, opponent) | down(rays[first + 5], own, opponent))
            | (down(rays[first + 6], own, opponent) | down(rays[first + 7], own, opponent)));
  }

  /** Returns the discs that turn on a ray to higher squares. */
  static long up(long ray, long own, long opponent) {
    long ends = ray & ~opponent;
    long before = (ends & -ends & own) - 1;
    // If the run does not end in an own disc, the number is −1, and its sign clears all bits. There
    // is no branch, because the processor would often predict it wrongly. The order of the
    // operations lets the processor do two of them at a time.
    return before & ray & ~(before >> 63);
  }

  /** Returns the discs that turn on a ray to lower squares. */
  static long down(long ray, long own, long opponent) {
    // If the ray has no end, the shift by 64 has no effect, and then the doubling removes the
    // highest bit.
    long end = HIGHEST >>> Long.numberOfLeadingZeros(ray & ~opponent) & own;
    return -end << 1 & ray;
  }

  /**
   * Returns the discs that a disc on a square turns towards higher squares. Each run is the set of
   * discs that lie in an unbroken line from an own disc, in the direction of its name.
   */
  static long turnedUp(
      int square, long westRun, long northEastRun, long northRun, long northWestRun) {
    long[] rays = RAYS;
    int first = (square & 63) * DIRECTIONS;
    return (upThrough(rays[first], westRun) | upThrough(rays[first + 1], northEastRun))
        | (upThrough(rays[first + 2], northRun) | upThrough(rays[first + 3], northWestRun));
  }

  /** Returns the discs that a disc on a square turns towards lower squares. */
  static long turnedDown(
      int square, long eastRun, long southWestRun, long southRun, long southEastRun) {
    long[] rays = RAYS;
    int first = (square & 63) * DIRECTIONS;
    return (downThrough(rays[first + 4], eastRun) | downThrough(rays[first + 5], southWestRun))
        | (downThrough(rays[first + 6], southRun) | downThrough(rays[first + 7], southEastRun));
  }

  private static long upThrough(long ray, long run) {
    long ends = ray & ~run;
    return (ends ^ ends - 1) & (ray & run);
  }

  private static long downThrough(long ray, long run) {
    // If there is no ray, the shift by 64 has no effect, and all squares are cleared.
    return ray & ~(-1L >>> Long.numberOfLeadingZeros(ray & ~run));
  }
}
