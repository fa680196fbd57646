package org.rondo.othello.bot;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * A large table of search results that several threads use at once.
 *
 * <p>The entries are in buckets of two, and a bucket fills one cache line, so that a look-up waits
 * for memory only once. A bucket begins with a version, which is odd while a thread writes. A
 * reader that sees the version change ignores what it read, so a result is never mixed from two
 * writes, and an exact search stays exact with any number of threads.
 *
 * <p>Each result has the {@link Certainty} of the search that found it. A result serves searches
 * that ask for the same certainty or for less; its moves serve all.
 */
final class SharedTranspositions {

  /** The result of {@link #find} for an unknown position; no entry has this value. */
  static final long UNKNOWN = 0;

  /** The square of an entry without a best move. */
  static final int NO_SQUARE = OthelloTranspositions.NO_SQUARE;

  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

  /** The number of {@code long} values in a cache line. */
  private static final int LINE = 8;

  /**
   * The index of the first bucket. A large array begins 16 bytes after a multiple of the size of a
   * cache line in the usual garbage collectors, and so the buckets do not cross lines.
   */
  private static final int FIRST = LINE - 2;

  private static final int ENTRY = 3;
  private static final int LAST_GENERATION = 0xFFFF;

  private final long[] words;
  private final int shift;
  private int generation = 1;

  /**
   * Creates an empty table.
   *
   * @param bits the binary logarithm of the number of entries, from 2 to 27; an entry takes 32
   *     bytes
   */
  SharedTranspositions(int bits) {
    if (bits < 2 || bits > 27) {
      throw new IllegalArgumentException("table of 2^" + bits + " entries is not in 2^2..2^27");
    }
    words = new long[FIRST + (LINE << bits - 1)];
    shift = 65 - bits;
  }

  /** Removes all entries. No other thread may use the table meanwhile. */
  void clear() {
    if (generation == LAST_GENERATION) {
      Arrays.fill(words, UNKNOWN);
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
    long version = (long) WORDS.getAcquire(words, bucket);
    long result = UNKNOWN;
    if (words[bucket + 1] == own && words[bucket + 2] == opponent) {
      result = words[bucket + 3];
    } else if (words[bucket + 4] == own && words[bucket + 5] == opponent) {
      result = words[bucket + 6];
    }
    // The version is read again only after the entry.
    VarHandle.acquireFence();
    boolean isWhole = (version & 1) == 0 && words[bucket] == version;
    return isWhole && isCurrent(result) ? result : UNKNOWN;
  }

  /**
   * Stores a result of a search. If another thread writes to the same bucket, the result is lost.
   *
   * @param lower the lower bound of the value, from -64 to 64
   * @param upper the upper bound of the value, in the same range
   * @param empty the number of empty squares; positions with more are kept longer
   * @param certainty the certainty of the search
   * @param square the best move of the search
   * @param known what {@link #find} returned for this position
   */
  void put(
      long own,
      long opponent,
      int lower,
      int upper,
      int empty,
      Certainty certainty,
      int square,
      long known) {
    int bucket = bucket(own, opponent);
    long version = (long) WORDS.getAcquire(words, bucket);
    if ((version & 1) != 0 || !WORDS.compareAndSet(words, bucket, version, version + 1)) {
      return;
    }
    // No part of the entry may be seen before the odd version.
    VarHandle.storeStoreFence();
    long first = words[bucket + 3];
    boolean isFirst =
        !isCurrent(first)
            || empty >= empty(first)
            || words[bucket + 1] == own && words[bucket + 2] == opponent;
    int at = isFirst ? bucket + 1 : bucket + 1 + ENTRY;
    int least = lower;
    int most = upper;
    int best = square;
    int second = NO_SQUARE;
    if (known != UNKNOWN) {
      boolean isSame = level(known) == certainty.rank();
      least = isSame ? Math.max(least, lower(known)) : least;
      most = isSame ? Math.min(most, upper(known)) : most;
      // The move that proved the lower bound stays the best: a search that found only an upper
      // bound does not know which move is best.
      boolean isKept = isSame && least > lower;
      if (least > most) {
        // Searches that are not exact can contradict each other: the later one counts.
        least = lower;
        most = upper;
      }
      best = isKept ? square(known) : square;
      second = isKept ? square : square(known) == square ? second(known) : square(known);
    }
    words[at] = own;
    words[at + 1] = opponent;
    words[at + 2] =
        (long) least << 56
            | (most & 0xFFL) << 48
            | (long) generation << 32
            | (long) empty << 24
            | (long) certainty.rank() << 16
            | (long) second << 8
            | best;
    WORDS.setRelease(words, bucket, version + 2);
  }

  static int lower(long entry) {
    return (int) (entry >> 56);
  }

  static int upper(long entry) {
    return (byte) (entry >> 48);
  }

  /** {@return whether an entry is known and its bounds are as certain as asked for} */
  static boolean serves(long entry, Certainty certainty) {
    return entry != UNKNOWN && level(entry) >= certainty.rank();
  }

  private static int level(long entry) {
    return (int) (entry >> 16) & 0xFF;
  }

  /** {@return the best move, or {@link #NO_SQUARE} if it is unknown} */
  static int square(long entry) {
    return entry == UNKNOWN ? NO_SQUARE : (int) entry & 0xFF;
  }

  /** {@return the best move of an earlier search, or {@link #NO_SQUARE} if it is unknown} */
  static int second(long entry) {
    return entry == UNKNOWN ? NO_SQUARE : (int) (entry >> 8) & 0xFF;
  }

  private static int empty(long entry) {
    return (int) (entry >> 24) & 0xFF;
  }

  private boolean isCurrent(long entry) {
    return ((int) (entry >>> 32) & LAST_GENERATION) == generation;
  }

  private int bucket(long own, long opponent) {
    long mixed = (own ^ Long.rotateLeft(opponent * 0x9E3779B97F4A7C15L, 32)) * 0xD6E8FEB86659FD93L;
    return FIRST + (int) (mixed >>> shift) * LINE;
  }
}
