package org.rondo.gridsoccer;

/**
 * Three numbers in one {@code long}, one for each player of a team. Each number is from 0 to
 * 2<sup>20</sup> − 1.
 *
 * <p>The operator {@code +} adds two triples. One of the triples may contain displacements of
 * −2<sup>20</sup> or more, if all sums are in the range.
 */
final class PackedTriple {

  /** The number of players of a team. */
  static final int SIZE = 3;

  private static final int BITS = 21;
  private static final long LANE = (1L << BITS) - 1;
  private static final long ONES = 1L | 1L << BITS | 1L << 2 * BITS;
  private static final long TOPS = ONES << BITS - 1;

  private PackedTriple() {}

  static long of(long first, long second, long third) {
    return first + (second << BITS) + (third << 2 * BITS);
  }

  /** Returns a triple of three equal numbers. */
  static long ofEqual(int number) {
    return number * ONES;
  }

  static int get(long triple, int player) {
    return (int) (triple >>> BITS * player & LANE);
  }

  /** Returns the triple in which a player has another number. */
  static long with(long triple, int player, long number) {
    return (triple & ~(LANE << BITS * player)) + (number << BITS * player);
  }

  /** Returns the lowest player whose number is 0, or −1 if there is no such player. */
  private static int firstZero(long triple) {
    // No number has its top bit set. The subtraction sets the top bit of each number that is 0. The
    // borrow may also set the top bit of a higher number, but never of a lower number.
    long zeros = triple - ONES & TOPS;
    return zeros == 0 ? -1 : Long.numberOfTrailingZeros(zeros) / BITS;
  }

  /** Returns the lowest player that has the given number, or −1 if no player has it. */
  static int indexOf(long triple, int number) {
    return firstZero(triple ^ ofEqual(number));
  }

  /**
   * Returns the lowest player that has the given number in both triples, or −1 if no player has it.
   */
  static int indexOfBoth(long triple, long other, int number) {
    long numbers = ofEqual(number);
    return firstZero(triple ^ numbers | other ^ numbers);
  }

  /**
   * Returns whether each number is at least the number in {@code low} and at most the number in
   * {@code high}.
   *
   * @param low numbers that are not negative
   * @param high numbers below 2<sup>20</sup>
   */
  static boolean areBetween(long low, long triple, long high) {
    // If a number is out of range, a difference is negative, and its top bit is set.
    return ((triple - low | high - triple) & TOPS) == 0;
  }

  /** Returns a number that two or three players share, or −1 if all numbers differ. */
  static int shared(long triple) {
    int first = get(triple, 0);
    int second = get(triple, 1);
    int third = get(triple, 2);
    if (first == second || first == third) {
      return first;
    }
    return second == third ? second : -1;
  }

  /** Returns a hash code that depends on every bit of the triple. */
  static int hash(long triple) {
    return (int) (triple * 0x9E3779B97F4A7C15L >>> 32);
  }
}
