package org.rondo.arimaa;

/**
 * The pieces on the board: an immutable value.
 *
 * <p>Squares are numbered from 0, a1, to 63, h8, row by row. The bit of a square in three masks
 * together is the strength of its piece, from 1, a rabbit, to 6, an elephant; 0 is an empty square.
 * A fourth mask holds the squares with silver pieces.
 */
public final class ArimaaBoard {

  /** The letters of the pieces by strength, in gold's upper case; the first stands for no piece. */
  static final String LETTERS = ".RCDHME";

  /** The same letters in silver's lower case. */
  static final String SILVER_LETTERS = ".rcdhme";

  /** How many pieces of each strength a seat sets up; the first number stands for no piece. */
  static final int[] SET_UP = {0, 8, 2, 2, 2, 1, 1};

  /** The traps c3, f3, c6 and f6, as a mask of squares. */
  public static final long TRAPS = 1L << 18 | 1L << 21 | 1L << 42 | 1L << 45;

  static final long FILE_A = 0x0101010101010101L;
  static final long FILE_H = FILE_A << 7;

  private static final ArimaaBoard EMPTY = new ArimaaBoard(0, 0, 0, 0);

  private final long low;
  private final long middle;
  private final long high;
  private final long silver;

  ArimaaBoard(long low, long middle, long high, long silver) {
    this.low = low;
    this.middle = middle;
    this.high = high;
    this.silver = silver;
  }

  /** {@return the board without pieces} */
  public static ArimaaBoard empty() {
    return EMPTY;
  }

  /**
   * {@return the board that a text describes}
   *
   * @param text the eight ranks from 8 to 1, separated by {@code /}; in each rank the pieces from
   *     file a to file h as letters, gold in upper case and silver in lower case ({@code E}
   *     elephant, {@code M} camel, {@code H} horse, {@code D} dog, {@code C} cat, {@code R}
   *     rabbit), and a digit for so many empty squares; or the short form of the engine interface:
   *     64 characters from a8 to h1 between brackets, with blanks for empty squares
   * @throws IllegalArgumentException if the text has neither form
   */
  public static ArimaaBoard parse(String text) {
    return ArimaaText.board(text);
  }

  /** {@return this board with another piece, of a strength from 1 to 6, on an empty square} */
  ArimaaBoard with(int square, int strength, boolean isSilver) {
    long at = 1L << square;
    return new ArimaaBoard(
        (strength & 1) != 0 ? low | at : low,
        (strength & 2) != 0 ? middle | at : middle,
        (strength & 4) != 0 ? high | at : high,
        isSilver ? silver | at : silver);
  }

  /**
   * {@return the squares with pieces of a seat}
   *
   * @param seat 0 for gold, 1 for silver
   * @throws IndexOutOfBoundsException if the seat is neither 0 nor 1
   */
  public long pieces(int seat) {
    return requireSeat(seat) == 0 ? occupied() & ~silver : silver;
  }

  /**
   * {@return the squares with pieces of a seat that have one strength}
   *
   * @param seat 0 for gold, 1 for silver
   * @param strength 1 rabbit, 2 cat, 3 dog, 4 horse, 5 camel, 6 elephant
   * @throws IndexOutOfBoundsException if the seat is neither 0 nor 1, or there is no such strength
   */
  public long pieces(int seat, int strength) {
    if (strength < 1 || strength > 6) {
      throw new IndexOutOfBoundsException("strength " + strength + " is not in 1..6");
    }
    return pieces(seat)
        & ((strength & 1) != 0 ? low : ~low)
        & ((strength & 2) != 0 ? middle : ~middle)
        & ((strength & 4) != 0 ? high : ~high);
  }

  /** {@return the squares with pieces} */
  public long occupied() {
    return low | middle | high;
  }

  /**
   * {@return the letter of the piece on a square: upper case for gold, lower case for silver, a
   * full stop for an empty square}
   *
   * @param square from 0, a1, to 63, h8
   * @throws IndexOutOfBoundsException if there is no such square
   */
  public char letter(int square) {
    if (square < 0 || square > 63) {
      throw new IndexOutOfBoundsException("square " + square + " is not in 0..63");
    }
    boolean isSilver = (silver >>> square & 1) != 0;
    return (isSilver ? SILVER_LETTERS : LETTERS).charAt(strength(square));
  }

  /**
   * {@return the strength of the piece on a square, from 1, a rabbit, to 6, an elephant; 0 if the
   * square is empty}
   *
   * @param square from 0, a1, to 63, h8
   */
  public int strength(int square) {
    return (int) (low >>> square & 1 | (middle >>> square & 1) << 1 | (high >>> square & 1) << 2);
  }

  /**
   * {@return the number of pieces of a seat}
   *
   * @param seat 0 for gold, 1 for silver
   * @throws IndexOutOfBoundsException if the seat is neither 0 nor 1
   */
  public int count(int seat) {
    return Long.bitCount(pieces(seat));
  }

  /**
   * {@return whether a piece of a seat that has a friend beside it can step forward or sideways} If
   * so, the seat has a legal step; else it may have one.
   */
  boolean hasStepBesideFriend(int seat) {
    long own = pieces(seat);
    long empty = ~occupied();
    long forward = seat == 0 ? empty >>> 8 : empty << 8;
    long sideways = (empty & ~FILE_A) >>> 1 | (empty & ~FILE_H) << 1;
    return (own & neighbours(own) & (forward | sideways)) != 0;
  }

  long low() {
    return low;
  }

  long middle() {
    return middle;
  }

  long high() {
    return high;
  }

  long silver() {
    return silver;
  }

  /**
   * {@return the squares beside those of a mask: north, south, east and west of them}
   *
   * @param squares a mask of squares
   */
  public static long neighbours(long squares) {
    return squares << 8 | squares >>> 8 | (squares & ~FILE_H) << 1 | (squares & ~FILE_A) >>> 1;
  }

  static int requireSeat(int seat) {
    if (seat != 0 && seat != 1) {
      throw new IndexOutOfBoundsException("seat " + seat + " is neither 0, gold, nor 1, silver");
    }
    return seat;
  }

  /** {@return the ranks from 8 to 1, as {@link #parse} reads them} */
  public String text() {
    return ArimaaText.of(this);
  }

  /**
   * {@return the short form of the engine interface: 64 characters from a8 to h1 between brackets,
   * with blanks for empty squares}
   */
  public String shortText() {
    return ArimaaText.shortForm(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ArimaaBoard that
        && low == that.low
        && middle == that.middle
        && high == that.high
        && silver == that.silver;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash(low, middle, high, silver));
  }

  /** {@return a number that is the same for equal boards and differs for most others} */
  static long hash(long low, long middle, long high, long silver) {
    long mixed = (low ^ Long.rotateLeft(middle, 21)) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 29 ^ high) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 32 ^ Long.rotateLeft(silver, 42)) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
