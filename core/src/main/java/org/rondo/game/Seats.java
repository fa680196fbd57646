package org.rondo.game;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;

/**
 * An immutable set of seats, in ascending order.
 *
 * <p>Seats are numbered from 0 to {@value #MOST} − 1.
 */
public final class Seats implements Iterable<Integer> {

  /** The maximum number of seats of a game. */
  public static final int MOST = 64;

  private static final Seats NONE = new Seats(0);
  private static final Seats[] SINGLES =
      IntStream.range(0, MOST).mapToObj(seat -> new Seats(1L << seat)).toArray(Seats[]::new);

  private final long mask;

  private Seats(long mask) {
    this.mask = mask;
  }

  /** {@return the empty set, always the same object} */
  public static Seats none() {
    return NONE;
  }

  /**
   * {@return the set of one seat, always the same object}
   *
   * @param seat from 0 to 63
   * @throws IllegalArgumentException if the seat is outside that range
   */
  public static Seats of(int seat) {
    requireSeat(seat);
    return SINGLES[seat];
  }

  /**
   * {@return the set of these seats}
   *
   * @param seats numbers from 0 to 63, in any order
   * @throws IllegalArgumentException if a seat is outside that range
   */
  public static Seats of(int... seats) {
    long mask = 0;
    for (int seat : seats) {
      requireSeat(seat);
      mask |= 1L << seat;
    }
    return ofMask(mask);
  }

  /**
   * {@return the set of the seats 0 to {@code count - 1}}
   *
   * @param count from 0 to 64
   * @throws IllegalArgumentException if the count is outside that range
   */
  public static Seats all(int count) {
    if (count < 0 || count > MOST) {
      throw new IllegalArgumentException("seat count " + count + " is not in 0.." + MOST);
    }
    return ofMask(count == 0 ? 0 : -1L >>> (MOST - count));
  }

  private static Seats ofMask(long mask) {
    if (mask == 0) {
      return NONE;
    }
    return (mask & (mask - 1)) == 0 ? SINGLES[Long.numberOfTrailingZeros(mask)] : new Seats(mask);
  }

  private static void requireSeat(int seat) {
    if (seat < 0 || seat >= MOST) {
      throw new IllegalArgumentException("seat " + seat + " is not in 0.." + (MOST - 1));
    }
  }

  /** {@return whether the set is empty} */
  public boolean isEmpty() {
    return mask == 0;
  }

  /** {@return the number of seats in the set} */
  public int size() {
    return Long.bitCount(mask);
  }

  /**
   * {@return whether a seat is in the set}
   *
   * @param seat any number
   */
  public boolean contains(int seat) {
    return seat >= 0 && seat < MOST && (mask >>> seat & 1) != 0;
  }

  /**
   * {@return the lowest seat}
   *
   * @throws NoSuchElementException if the set is empty
   */
  public int first() {
    if (mask == 0) {
      throw new NoSuchElementException("no seat is to move: the set of seats is empty");
    }
    return Long.numberOfTrailingZeros(mask);
  }

  /** {@return the highest seat; −1 for the empty set} */
  int last() {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(mask);
  }

  /**
   * {@return the one seat of the set}
   *
   * @throws IllegalStateException if there is not exactly one
   */
  public int only() {
    if (Long.bitCount(mask) != 1) {
      throw new IllegalStateException(
          "seats " + this + " are " + size() + ", where exactly one is expected");
    }
    return Long.numberOfTrailingZeros(mask);
  }

  /**
   * {@return the seats of this set that are not in the other}
   *
   * @param other the seats to leave out
   */
  public Seats minus(Seats other) {
    return ofMask(mask & ~other.mask);
  }

  /**
   * {@return the seats that are in this set or in the other}
   *
   * @param other the seats to add
   */
  public Seats plus(Seats other) {
    return ofMask(mask | other.mask);
  }

  /** {@return the seats as a stream, ascending} */
  public IntStream stream() {
    return IntStream.rangeClosed(0, last()).filter(this::contains);
  }

  /** {@return an iterator over the seats, ascending} */
  @Override
  public Iterator<Integer> iterator() {
    return new Ascending(mask);
  }

  /** Iterates over the bits of a mask. */
  private static final class Ascending implements PrimitiveIterator.OfInt {
    private long left;

    Ascending(long left) {
      this.left = left;
    }

    @Override
    public boolean hasNext() {
      return left != 0;
    }

    @Override
    public int nextInt() {
      if (left == 0) {
        throw new NoSuchElementException("there is no further seat");
      }
      int seat = Long.numberOfTrailingZeros(left);
      left &= left - 1;
      return seat;
    }
  }

  /** {@return the number of seats of the set below the given seat: its position in the order} */
  int indexOf(int seat) {
    return Long.bitCount(mask & ((1L << seat) - 1));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Seats that && mask == that.mask;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(mask);
  }

  /** {@return the seats in braces, {@code {0, 2}}} */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    stream().forEach(seat -> text.append(text.length() > 1 ? ", " : "").append(seat));
    return text.append('}').toString();
  }
}
