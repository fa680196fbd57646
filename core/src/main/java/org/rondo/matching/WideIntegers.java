package org.rondo.matching;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A row of whole numbers of one fixed width, for arithmetic on many large numbers at once.
 *
 * <p>A number is split into limbs of 62 bits, the lowest first, all of them from 0 to
 * 2<sup>62</sup>&minus;1 but the highest, which has 64 bits and the sign. The limbs of one rank
 * stand side by side, so that arithmetic on whole rows is a plain loop for each rank. Two bits are
 * left free in a limb so that three of them can be added up before the carry is taken off.
 *
 * <p>Arithmetic on single numbers refuses to overflow. That on whole rows does not look, and
 * whoever calls it has to know that the numbers fit.
 */
final class WideIntegers {
  private static final int LIMB_BITS = 62;
  private static final long MASK = (1L << LIMB_BITS) - 1;

  private final int size;
  private final int limbs;
  private final long[] words;

  /** Where the highest limbs begin. */
  private final int top;

  /**
   * Makes a row of zeros.
   *
   * @param size how many numbers
   * @param limbs how many limbs each has, 1 at least
   */
  WideIntegers(int size, int limbs) {
    this.size = size;
    this.limbs = limbs;
    this.words = new long[Math.multiplyExact(size, limbs)];
    this.top = words.length - size;
  }

  /** {@return how many limbs hold every number of at most so many bits, not counting the sign} */
  static int limbs(int bits) {
    return 1 + Math.max(0, bits - (Long.SIZE - 1) + LIMB_BITS - 1) / LIMB_BITS;
  }

  /** {@return how many numbers there are} */
  int size() {
    return size;
  }

  /** {@return how many limbs each number has} */
  int limbs() {
    return limbs;
  }

  /** {@return a number} */
  BigInteger get(int i) {
    BigInteger value = BigInteger.valueOf(words[top + i]);
    for (int at = top - size + i; at >= 0; at -= size) {
      value = value.shiftLeft(LIMB_BITS).add(BigInteger.valueOf(words[at]));
    }
    return value;
  }

  /**
   * Sets a number.
   *
   * @throws ArithmeticException if it is too large for its place
   */
  void set(int i, BigInteger value) {
    int needed = limbs(value.bitLength());
    if (needed > limbs) {
      throw new ArithmeticException(
          "number " + value + " needs " + needed + " limbs, and there are " + limbs);
    }
    BigInteger rest = value;
    for (int at = i; at < top; at += size) {
      words[at] = rest.longValue() & MASK;
      rest = rest.shiftRight(LIMB_BITS);
    }
    words[top + i] = rest.longValue();
  }

  /** Sets a number to one of a row of the same width. */
  void set(int i, WideIntegers other, int j) {
    int from = j;
    for (int at = i; at < words.length; at += size) {
      words[at] = other.words[from];
      from += other.size;
    }
  }

  /**
   * Adds a number of a row of the same width.
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
   * Subtracts a number of a row of the same width.
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

  /** {@return how a number compares with one of a row of the same width: below 0 if it is less} */
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
   * Sets every number to the sum of that of another row and a number, the same for all.
   *
   * @param row another row of the same size and width
   * @param shift a row of the same width
   * @param k which number of it
   */
  void setShifted(WideIntegers row, WideIntegers shift, int k) {
    Arrays.fill(words, 0, size, 0);
    for (int limb = 0; limb < limbs; limb++) {
      long added = shift.words[limb * shift.size + k];
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
   * Sets every number to that of one row less that of another, less a number, the same for all.
   *
   * @param row another row of the same size and width
   * @param less one more
   * @param shift a row of the same width
   * @param k which number of it
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
