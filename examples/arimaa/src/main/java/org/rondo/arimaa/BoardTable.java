package org.rondo.arimaa;

import java.util.Arrays;

/**
 * A set of boards with a number each, in the order in which they were added. Boards are compared
 * whole, so that different boards are never taken for equal.
 */
final class BoardTable {
  private static final int FIRST_SIZE = 1 << 10;

  /** The longs of an entry: the four masks of a board. */
  private static final int MASKS = 4;

  private long[] boards = new long[MASKS * FIRST_SIZE / 2];
  private int[] pending = new int[FIRST_SIZE / 2];

  /** The entry that each entry was reached from, or −1. */
  private int[] origins = new int[FIRST_SIZE / 2];

  /** The step that led to each entry. */
  private short[] steps = new short[FIRST_SIZE / 2];

  /** The numbers of entries plus 1 by their hashes; 0 is a free slot. */
  private int[] slots = new int[FIRST_SIZE];

  private int size;

  /** {@return the number of entries} */
  int size() {
    return size;
  }

  /**
   * Adds a board, unless it is there with the same pending state.
   *
   * @param pendingState what the steps so far allow, as {@link StepBoard#pending} says; part of
   *     what makes entries equal
   * @param origin the number of the entry from which the board was reached
   * @param step the step that led to it
   * @return whether the board was added
   */
  boolean add(StepBoard walk, int pendingState, int origin, int step) {
    long hash =
        ArimaaBoard.hash(walk.low(), walk.middle(), walk.high(), walk.silver())
            + pendingState * 0x9E3779B97F4A7C15L;
    int slot = (int) (hash >>> 32) & slots.length - 1;
    while (slots[slot] != 0) {
      if (isAt(slots[slot] - 1, walk, pendingState)) {
        return false;
      }
      slot = slot + 1 & slots.length - 1;
    }
    if (size == pending.length) {
      grow();
      return add(walk, pendingState, origin, step);
    }
    boards[MASKS * size] = walk.low();
    boards[MASKS * size + 1] = walk.middle();
    boards[MASKS * size + 2] = walk.high();
    boards[MASKS * size + 3] = walk.silver();
    pending[size] = pendingState;
    origins[size] = origin;
    steps[size] = (short) step;
    slots[slot] = ++size;
    return true;
  }

  private boolean isAt(int entry, StepBoard walk, int pendingState) {
    return boards[MASKS * entry] == walk.low()
        && boards[MASKS * entry + 1] == walk.middle()
        && boards[MASKS * entry + 2] == walk.high()
        && boards[MASKS * entry + 3] == walk.silver()
        && pending[entry] == pendingState;
  }

  private void grow() {
    boards = Arrays.copyOf(boards, 2 * boards.length);
    pending = Arrays.copyOf(pending, 2 * size);
    origins = Arrays.copyOf(origins, 2 * size);
    steps = Arrays.copyOf(steps, 2 * size);
    slots = new int[2 * slots.length];
    for (int entry = 0; entry < size; entry++) {
      long hash =
          ArimaaBoard.hash(
                  boards[MASKS * entry],
                  boards[MASKS * entry + 1],
                  boards[MASKS * entry + 2],
                  boards[MASKS * entry + 3])
              + pending[entry] * 0x9E3779B97F4A7C15L;
      int slot = (int) (hash >>> 32) & slots.length - 1;
      while (slots[slot] != 0) {
        slot = slot + 1 & slots.length - 1;
      }
      slots[slot] = entry + 1;
    }
  }

  /** Sets a board to an entry. */
  void load(int entry, StepBoard walk, int stepsLeft) {
    walk.set(
        boards[MASKS * entry],
        boards[MASKS * entry + 1],
        boards[MASKS * entry + 2],
        boards[MASKS * entry + 3],
        stepsLeft,
        pending[entry]);
  }

  /** {@return the board of an entry} */
  ArimaaBoard board(int entry) {
    return new ArimaaBoard(
        boards[MASKS * entry],
        boards[MASKS * entry + 1],
        boards[MASKS * entry + 2],
        boards[MASKS * entry + 3]);
  }

  /** {@return the entry from which an entry was reached} */
  int origin(int entry) {
    return origins[entry];
  }

  /** {@return the step that led to an entry} */
  int step(int entry) {
    return steps[entry];
  }
}
