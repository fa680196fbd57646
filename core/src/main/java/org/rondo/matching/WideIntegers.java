package org.rondo.matching;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A row of whole numbers of one fixed width, for arithmetic on many large numbers at once.
 *
 * <p>A number is split into limbs, the lowest first. The highest limb has 64 bits, including the
 * sign. All other limbs have 62 bits, from 0 to 2<sup>62</sup>&minus;1. For each limb position, the
 * limbs of all numbers are stored side by side. So arithmetic on whole rows is one plain loop for
 * each limb position. Two bits of a limb stay free, so that three limbs can be added before the
 * carry is removed.
 *
 * <p>Arithmetic on single numbers throws an exception on overflow. Arithmetic on whole rows does
 * not check for overflow; the caller must know that the numbers fit.
 */
final class WideIntegers {
  private static final int LIMB_BITS = 62;
  private static final long MASK = (1L << LIMB_BITS) - 1;

  private final int size;
  private final int limbs;
  private final long[] words;

  /** The index in {@code words} at which the highest limbs begin. */
  private final int top;

  /**
   * Creates a row of zeros.
   *
   * @param size the length of the row, in numbers
   * @param limbs the number of limbs of each number, at least 1
   */
  WideIntegers(int size, int limbs) {
    this.size = size;
    this.limbs = limbs;
    this.words = new long[Math.multiplyExact(size, limbs)];
    this.top = words.length - size;
  }

  /**
   * {@return the number of limbs that hold every number of at most {@code bits} bits plus the sign}
   */
  static int limbs(int bits) {
    return 1 + Math.max(0, bits - (Long.SIZE - 1) + LIMB_BITS - 1) / LIMB_BITS;
  }

  /** {@return the length of the row} */
  int size() {
    return size;
  }

  /** {@return the number of limbs of each number} */
  int limbs() {
    return limbs;
  }

  /** {@return a number of this row} */
  BigInteger get(int i) {
    BigInteger value = BigInteger.valueOf(words[top + i]);
    for (int at = top - size + i; at >= 0; at -= size) {
      value = value.shiftLeft(LIMB_BITS).add(BigInteger.valueOf(words[at]));
    }
    return value;
  }

  /**
   * Sets a number of this row.
   *
   * @throws ArithmeticException if the value needs more limbs than a number of this row has
   */
  void set(int i, BigInteger value) {
    int needed = limbs(value.bitLength());
    if (needed > limbs) {
      throw new ArithmeticException(
          "number " + value + " needs " + needed + " limbs, and the row has " + limbs);
    }
    BigInteger rest = value;
    for (int at = i; at < top; at += size) {
      words[at] = rest.longValue() & MASK;
      rest = rest.shiftRight(LIMB_BITS);
    }
    words[top + i] = rest.longValue();
  }

  /** Sets a number of this row to a number of another row of the same width. */
  void set(int i, WideIntegers other, int j) {
    int from = j;
    for (int at = i; at < words.length; at += size) {
      words[at] = other.words[from];
      from += other.size;
    }
  }

  /**
   * Adds a number of another row of the same width to a number of this row.
   *
   * @throws ArithmeticException if the sum overflows
   */
  void add(int i, WideIntegers other, int j) {
    long carry = 0;
    int from = j;
    for (int at = i; at < top; at += size) {
      long sum = words[at] + other.words[from] + carry;
      words[at] = sum & MASK;
      carry = sum >> LIMB_BITS;
      from += other.size;
    }
    words[top + i] = Math.addExact(Math.addExact(words[top + i], carry), other.words[from]);
  }

  /**
   * Subtracts a number of another row of the same width from a number of this row.
   *
   * @throws ArithmeticException if the difference overflows
   */
  void subtract(int i, WideIntegers other, int j) {
    long carry = 0;
    int from = j;
    for (int at = i; at < top; at += size) {
      long difference = words[at] - other.words[from] + carry;
      words[at] = difference & MASK;
      carry = difference >> LIMB_BITS;
      from += other.size;
    }
    words[top + i] = Math.addExact(Math.subtractExact(words[top + i], other.words[from]), carry);
  }

  /** Halves a number, rounding down. */
  void halve(int i) {
    long above = 0;
    for (int at = top + i; at >= 0; at -= size) {
      long limb = words[at];
      words[at] = at >= top ? limb >> 1 : limb >> 1 | above << (LIMB_BITS - 1);
      above = limb & 1;
    }
  }

  /** {@return whether a number is 0} */
  boolean isZero(int i) {
    for (int at = i; at < words.length; at += size) {
      if (words[at] != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Compares a number of this row with a number of another row of the same width. {@return a
   * negative number, 0 or a positive number if the first is less than, equal to or greater than the
   * second}
   */
  int compare(int i, WideIntegers other, int j) {
    int at = top + i;
    int from = other.top + j;
    while (words[at] == other.words[from]) {
      at -= size;
      from -= other.size;
      if (at < 0) {
        return 0;
      }
    }
    return words[at] < other.words[from] ? -1 : 1;
  }

  /**
   * Sets every number to the number of another row at the same index, plus a shift that is the same
   * for all numbers.
   *
   * @param row another row of the same size and width
   * @param shift a row of one number of the same width, the shift
   */
  void setShifted(WideIntegers row, WideIntegers shift) {
    Arrays.fill(words, 0, size, 0);
    for (int limb = 0; limb < limbs; limb++) {
      long added = shift.words[limb];
      boolean isTop = limb == limbs - 1;
      for (int at = limb * size; at < (limb + 1) * size; at++) {
        long sum = words[at] + row.words[at] + added;
        words[at] = isTop ? sum : sum & MASK;
        if (!isTop) {
          words[at + size] = sum >> LIMB_BITS;
        }
      }
    }
  }

  /**
   * Sets every number to a difference: the number of {@code row} minus the number of {@code less}
   * at the same index, minus a shift that is the same for all numbers.
   *
   * @param row another row of the same size and width
   * @param less the row that is subtracted, of the same size and width
   * @param shift a row of the same width, which contains the shift
   * @param k the index of the shift in that row
   */
  void setDifferences(WideIntegers row, WideIntegers less, WideIntegers shift, int k) {
    Arrays.fill(words, 0, size, 0);
    for (int limb = 0; limb < limbs; limb++) {
      long subtracted = shift.words[limb * shift.size + k];
      boolean isTop = limb == limbs - 1;
      for (int at = limb * size; at < (limb + 1) * size; at++) {
        long difference = words[at] + row.words[at] - less.words[at] - subtracted;
        words[at] = isTop ? difference : difference & MASK;
        if (!isTop) {
          words[at + size] = difference >> LIMB_BITS;
        }
      }
    }
  }
}
