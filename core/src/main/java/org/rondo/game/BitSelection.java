package org.rondo.game;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Picks single bits out of a mask, for games that keep sets of squares, players or moves in masks.
 */
public final class BitSelection {
  private static final long EACH_BYTE = 0x0101010101010101L;
  private static final long EACH_BYTE_TOP = 0x8080808080808080L;

  /**
   * Whether this Java version has {@code Long.expand}, which is one instruction on many processors.
   */
  private static final boolean HAS_EXPAND = Runtime.version().feature() >= 19;

  private static final MethodHandle EXPAND = expand();

  /** The position of the n-th set bit of a byte, at index {@code 8 * byte + n}. */
  private static final byte[] NTH_IN_BYTE = nthInByte();

  private BitSelection() {}

  /**
   * {@return the position of the n-th set bit of a mask; {@code n} and the position are counted
   * from 0, from the lowest bit}
   *
   * <p>Takes a few nanoseconds, and about one nanosecond where the processor has an instruction for
   * it and Java is 19 or later. The result is undefined for a mask with fewer bits set.
   *
   * @param mask a mask with more than {@code n} bits set
   * @param n from 0 on
   */
  public static int select(long mask, int n) {
    return HAS_EXPAND
        ? Long.numberOfTrailingZeros(expanded(1L << n, mask))
        : selectByCounting(mask, n);
  }

  private static long expanded(long bits, long mask) {
    try {
      return (long) EXPAND.invokeExact(bits, mask);
    } catch (Throwable e) {
      throw new IllegalStateException("Long.expand threw an exception", e);
    }
  }

  /** Finds the byte by counting bits in all bytes at once, and the bit in a table. */
  static int selectByCounting(long mask, int n) {
    long counts = mask - (mask >>> 1 & 0x5555555555555555L);
    counts = (counts & 0x3333333333333333L) + (counts >>> 2 & 0x3333333333333333L);
    long upToEach = (counts + (counts >>> 4) & 0x0F0F0F0F0F0F0F0FL) * EACH_BYTE;
    // The top bit of a byte stays set if at most n bits are counted up to this byte; the byte is
    // then before the wanted one.
    long before = (n * EACH_BYTE | EACH_BYTE_TOP) - upToEach & EACH_BYTE_TOP;
    int shift = Long.bitCount(before) * 8;
    int rest = n - (int) (upToEach << 8 >>> shift & 0xFF);
    return shift + NTH_IN_BYTE[((int) (mask >>> shift) & 0xFF) * 8 + (rest & 7)];
  }

  private static byte[] nthInByte() {
    byte[] table = new byte[256 * 8];
    for (int value = 0; value < 256; value++) {
      int n = 0;
      for (int bit = 0; bit < 8; bit++) {
        if ((value >> bit & 1) != 0) {
          table[8 * value + n++] = (byte) bit;
        }
      }
    }
    return table;
  }

  private static MethodHandle expand() {
    MethodType type = MethodType.methodType(long.class, long.class, long.class);
    if (!HAS_EXPAND) {
      return MethodHandles.empty(type);
    }
    try {
      return MethodHandles.publicLookup().findStatic(Long.class, "expand", type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "this Java version has no Long.expand, which exists since 19", e);
    }
  }
}
