package org.rondo.remote;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * The random numbers that a program is told in a match.
 *
 * <p>They come from a stream of their own. It is the stream of a secret seed whose 128 bits are two
 * numbers of the seat's stream. The program is not told these two numbers. So from the numbers that
 * it knows, it cannot compute any draw of its seat's stream or of another stream.
 */
final class DisclosedNumbers {

  /**
   * The number of bits that are dropped from a random number. The other 53 bits are exact in every
   * language that reads JSON.
   */
  private static final int UNUSED_BITS = 11;

  /** The stream; null before the first number. */
  private @Nullable Rng stream;

  /**
   * {@return the next number, from 0 to 2<sup>53</sup> − 1}
   *
   * @param seat the seat's stream; the first call draws two numbers from it
   */
  long next(Rng seat) {
    if (stream == null) {
      HexFormat hex = HexFormat.of();
      String digits = hex.toHexDigits(seat.nextLong()) + hex.toHexDigits(seat.nextLong());
      stream = new Seed("secret:" + digits).rng();
    }
    return stream.nextLong() >>> UNUSED_BITS;
  }
}
