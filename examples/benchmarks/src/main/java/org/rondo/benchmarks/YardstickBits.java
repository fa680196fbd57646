package org.rondo.benchmarks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Selects single bits of a mask. Yardsticks use it, because they must not call the library. */
final class YardstickBits {
  private static final boolean HAS_EXPAND = Runtime.version().feature() >= 19;
  private static final MethodHandle EXPAND = expand();
  private static final byte[] NTH_IN_BYTE = nthInByte();

  private YardstickBits() {}

  static int select(long mask, int n) {
    if (!HAS_EXPAND) {
      return selectByCounting(mask, n);
    }
    try {
      return Long.numberOfTrailingZeros((long) EXPAND.invokeExact(1L << n, mask));
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static int selectByCounting(long mask, int n) {
    long counts = mask - (mask >>> 1 & 0x5555555555555555L);
    counts = (counts & 0x3333333333333333L) + (counts >>> 2 & 0x3333333333333333L);
    long upToEach = (counts + (counts >>> 4) & 0x0F0F0F0F0F0F0F0FL) * 0x0101010101010101L;
    long before = (n * 0x0101010101010101L | 0x8080808080808080L) - upToEach & 0x8080808080808080L;
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
      throw new IllegalStateException(e);
    }
  }
}
