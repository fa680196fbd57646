package org.rondo.othello.bot;

import java.util.Arrays;

/**
 * A table of search results. A search that reaches a position again, by another order of moves,
 * finds the position's result here.
 *
 * <p>The table has a fixed number of entries in buckets of two. The first entry of a bucket holds
 * the result of the deeper search, the second entry the latest other result. An entry holds the
 * whole position, so two positions are never confused. An entry also holds a generation number,
 * which {@link #clear} raises. Entries from before the last {@link #clear} are ignored, so a result
 * does not depend on earlier positions of the match.
 */
final class OthelloTranspositions {

  /** The result of {@link #find} for an unknown position; no entry has this value. */
  static final long UNKNOWN = 0;

  /** The square of an entry without a best move. */
  static final int NO_SQUARE = 64;

  /**
   * The number of {@code long} values in an entry: the mover's discs, the opponent's discs, and the
   * result.
   */
  private static final int ENTRY = 3;

  private static final int BUCKET = 2 * ENTRY;
  private static final int LAST_GENERATION = 0xFFFF;

  private final long[] entries;
  private final int shift;
  private int generation = 1;

  /**
   * Creates an empty table.
   *
   * @param bits the binary logarithm of the number of entries, from 1 to 27; an entry takes 24
   *     bytes
   */
  OthelloTranspositions(int bits) {
    if (bits < 1 || bits > 27) {
      throw new IllegalArgumentException("table of 2^" + bits + " entries is not in 2^1..2^27");
    }
    entries = new long[(1 << bits) * ENTRY];
    shift = 64 - bits;
  }

  /** Removes all entries. */
  void clear() {
    if (generation == LAST_GENERATION) {
      Arrays.fill(entries, UNKNOWN);
      generation = 0;
    }
    generation++;
  }

  /**
   * {@return the result stored for a position, or {@link #UNKNOWN}} The methods below read the
   * parts of a result.
   */
  long find(long own, long opponent) {
    int bucket = bucket(own, opponent);
    for (int at = bucket; at < bucket + BUCKET; at += ENTRY) {
      if (entries[at] == own && entries[at + 1] == opponent && isCurrent(entries[at + 2])) {
        return entries[at + 2];
      }
    }
    return UNKNOWN;
  }

  /**
   * Stores a result of a search.
   *
   * @param lower the lower bound of the value, from -32768 to 32767
   * @param upper the upper bound of the value, in the same range
   * @param depth the depth of the search, from 0 to 127
   * @param square the best move, or {@link #NO_SQUARE}
   */
  void put(long own, long opponent, int lower, int upper, int depth, int square) {
    int bucket = bucket(own, opponent);
    long first = entries[bucket + 2];
    boolean isFirst =
        !isCurrent(first)
            || depth >= depth(first)
            || entries[bucket] == own && entries[bucket + 1] == opponent;
    int at = isFirst ? bucket : bucket + ENTRY;
    entries[at] = own;
    entries[at + 1] = opponent;
    entries[at + 2] =
        (long) lower << 48
            | (upper & 0xFFFFL) << 32
            | (long) generation << 16
            | (long) depth << 8
            | square;
  }

  static int lower(long entry) {
    return (int) (entry >> 48);
  }

  static int upper(long entry) {
    return (short) (entry >> 32);
  }

  static int depth(long entry) {
    return (int) (entry >> 8) & 0xFF;
  }

  /** {@return the best move, or {@link #NO_SQUARE} if it is unknown} */
  static int square(long entry) {
    return entry == UNKNOWN ? NO_SQUARE : (int) entry & 0xFF;
  }

  private boolean isCurrent(long entry) {
    return ((int) (entry >>> 16) & LAST_GENERATION) == generation;
  }

  private int bucket(long own, long opponent) {
    long mixed = (own ^ Long.rotateLeft(opponent * 0x9E3779B97F4A7C15L, 32)) * 0xD6E8FEB86659FD93L;
    return (int) (mixed >>> 1 >>> shift) * BUCKET;
  }
}
