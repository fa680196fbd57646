package org.rondo.arimaa;

/**
 * A sequence of steps, stored as masks of the squares that pieces leave, one mask for each
 * direction. A step is found by its index, so that a random step needs no list of all steps.
 *
 * <p>Objects of this class can be changed and are not safe to share between threads.
 */
final class StepMasks {
  private static final int DIRECTIONS = 4;

  /** The number of groups that a board adds at most. */
  private static final int GROUPS = 4;

  /** The masks in groups of four. The index modulo 4 is the direction. */
  private final long[] masks = new long[GROUPS * DIRECTIONS];

  private int size;
  private int count;

  /** Removes all steps. */
  void clear() {
    size = 0;
    count = 0;
  }

  /** Adds the steps from squares of one mask to squares of another. */
  void add(long from, long to) {
    add(
        from & to >>> 8,
        from & (to & ~ArimaaBoard.FILE_A) >>> 1,
        from & to << 8,
        from & (to & ~ArimaaBoard.FILE_H) << 1);
  }

  /** Adds the steps from the squares of a mask for each direction, by direction and square. */
  void add(long north, long east, long south, long west) {
    masks[size] = north;
    masks[size + 1] = east;
    masks[size + 2] = south;
    masks[size + 3] = west;
    size += DIRECTIONS;
    count +=
        Long.bitCount(north) + Long.bitCount(east) + Long.bitCount(south) + Long.bitCount(west);
  }

  /** {@return the number of steps} */
  int count() {
    return count;
  }

  /** {@return a step, as {@link StepBoard} numbers it; the index is below the count} */
  int step(int index) {
    int at = 0;
    int skipped = index;
    int here = Long.bitCount(masks[0]);
    while (skipped >= here) {
      skipped -= here;
      here = Long.bitCount(masks[++at]);
    }
    long rest = masks[at];
    for (; skipped > 0; skipped--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest) << 2 | at & 3;
  }

  /** Writes the steps into an array and returns their number. */
  int write(int[] steps) {
    int written = 0;
    for (int i = 0; i < size; i++) {
      for (long rest = masks[i]; rest != 0; rest &= rest - 1) {
        steps[written++] = Long.numberOfTrailingZeros(rest) << 2 | i & 3;
      }
    }
    return written;
  }
}
