package org.rondo.arimaa.bot;

/** What a search knows about positions inside and between turns, by their hash. */
final class StepTable {
  static final int EXACT = 0;
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  /** The step of an entry that ends the turn. */
  static final int NO_STEP = 511;

  private final long[] keys;
  private final long[] entries;

  /**
   * Creates a table.
   *
   * @param bits the binary logarithm of the number of entries
   */
  StepTable(int bits) {
    keys = new long[1 << bits];
    entries = new long[1 << bits];
  }

  /** {@return the entry of a position; 0 if there is none} */
  long find(long key) {
    int slot = slot(key);
    return keys[slot] == key ? entries[slot] : 0;
  }

  /**
   * Keeps an entry in place of an older one, unless that one is of the same position and deeper.
   */
  void put(long key, int value, int bound, int depth, int step) {
    int slot = slot(key);
    if (keys[slot] == key && depth(entries[slot]) > depth) {
      return;
    }
    keys[slot] = key;
    entries[slot] = (long) value << 32 | (long) (depth + 1) << 16 | bound << 12 | step;
  }

  private int slot(long key) {
    return (int) (key >>> 20) & keys.length - 1;
  }

  static int value(long entry) {
    return (int) (entry >> 32);
  }

  static int bound(long entry) {
    return (int) (entry >> 12) & 3;
  }

  static int depth(long entry) {
    return ((int) (entry >> 16) & 0xFFFF) - 1;
  }

  static int step(long entry) {
    return (int) entry & 511;
  }
}
