package org.rondo.othello;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.rondo.game.Seats;
import org.rondo.game.State;

/**
 * A position: the discs of both players and the player to move.
 *
 * <p>Sets of squares are 64-bit masks: a1 is the lowest bit, b1 the next, a2 the ninth, h8 the
 * highest.
 */
public final class Board implements State {
  private static final Seats DARK = Seats.of(0);
  private static final Seats LIGHT = Seats.of(1);

  /** The discs of the seat to move; dark's discs if the match is over. */
  private final long own;

  /** The discs of the other seat. */
  private final long opponent;

  /**
   * The squares on which the seat to move may place a disc; none if it must pass or the match is
   * over.
   */
  private final long legal;

  private final Seats toMove;

  private Board(long own, long opponent, long legal, Seats toMove) {
    this.own = own;
    this.opponent = opponent;
    this.legal = legal;
    this.toMove = toMove;
  }

  /** {@return the position before the first move} */
  static Board start() {
    return of(1L << 28 | 1L << 35, 1L << 27 | 1L << 36, 0);
  }

  /**
   * {@return the position with these discs}
   *
   * @param dark the squares with dark discs
   * @param light the squares with light discs
   * @param seat the seat to move, 0 for dark or 1 for light; the match is over if neither can move
   * @throws IllegalArgumentException if a square has two discs, or if the seat is not 0 or 1
   */
  public static Board of(long dark, long light, int seat) {
    if ((dark & light) != 0) {
      String square = OthelloMove.at(Long.numberOfTrailingZeros(dark & light)).text();
      throw new IllegalArgumentException("square " + square + " has a dark and a light disc");
    }
    if (seat != 0 && seat != 1) {
      throw new IllegalArgumentException("seat " + seat + " is neither 0, dark, nor 1, light");
    }
    return seat == 0 ? toMove(dark, light, DARK) : toMove(light, dark, LIGHT);
  }

  /**
   * Returns the position with these discs.
   *
   * @param own the discs of the player to move
   */
  static Board ofMover(long own, long opponent, boolean isDarkToMove) {
    return toMove(own, opponent, isDarkToMove ? DARK : LIGHT);
  }

  private static Board toMove(long own, long opponent, Seats mover) {
    long legal = Bitboard.moves(own, opponent);
    return legal != 0 ? new Board(own, opponent, legal, mover) : stuck(own, opponent, mover);
  }

  private static Board stuck(long own, long opponent, Seats mover) {
    if (Bitboard.moves(opponent, own) != 0) {
      return new Board(own, opponent, 0, mover);
    }
    return mover == DARK
        ? new Board(own, opponent, 0, Seats.none())
        : new Board(opponent, own, 0, Seats.none());
  }

  /**
   * {@return the position that a text describes}
   *
   * @param text 64 characters for the squares in the order a1, b1, ..., h8: {@code X} is dark,
   *     {@code O} is light, and {@code -} is empty. Then a blank and the player to move: {@code X}
   *     or {@code O}, or {@code -} when the match is over
   * @throws IllegalArgumentException if the text does not have that form, or if it says that the
   *     match is over although a player can move
   */
  public static Board parse(String text) {
    return OthelloText.board(text);
  }

  /** Returns the position after the mover has placed a disc that turns the given discs. */
  Board afterPlacing(long disc, long turned) {
    return toMove(opponent ^ turned, own ^ turned | disc, toMove == DARK ? LIGHT : DARK);
  }

  /** Returns the position after the mover has passed. The mover cannot place a disc. */
  Board afterPass() {
    return toMove(opponent, own, toMove == DARK ? LIGHT : DARK);
  }

  @Override
  public Seats toMove() {
    return toMove;
  }

  @Override
  public boolean isOver() {
    return toMove == Seats.none();
  }

  @Override
  public double score(int seat) {
    return Long.bitCount(discs(seat));
  }

  /**
   * {@return the squares with discs of a player}
   *
   * @param seat 0 for dark, 1 for light
   * @throws IndexOutOfBoundsException if the seat is not 0 or 1
   */
  public long discs(int seat) {
    if (seat != 0 && seat != 1) {
      throw new IndexOutOfBoundsException("seat " + seat + " is neither 0, dark, nor 1, light");
    }
    return (seat == 0) == (toMove != LIGHT) ? own : opponent;
  }

  /**
   * {@return the squares on which the seat to move may place a disc; none if it must pass or the
   * match is over}
   */
  public long legalSquares() {
    return legal;
  }

  /** {@return the squares without a disc} */
  public long emptySquares() {
    return ~(own | opponent);
  }

  /** {@return whether {@link #own} is dark's discs} This is so after the end, too. */
  boolean isDarkToMove() {
    return toMove != LIGHT;
  }

  /** {@return the discs of the seat to move} */
  long own() {
    return own;
  }

  /** {@return the discs of the seat that is not to move} */
  long opponent() {
    return opponent;
  }

  @Override
  public String text() {
    return OthelloText.of(this);
  }

  /**
   * {@return {@code board}, the squares a1, b1, ..., h8: 1 dark, −1 light, 0 empty; and {@code
   * toMove}, the seat to move, empty when the match is over}
   */
  @Override
  public Map<String, List<Integer>> data() {
    List<Integer> squares =
        IntStream.range(0, Long.SIZE)
            .mapToObj(at -> (int) (discs(0) >>> at & 1) - (int) (discs(1) >>> at & 1))
            .toList();
    Map<String, List<Integer>> data = new LinkedHashMap<>();
    data.put("board", squares);
    data.put("toMove", toMove.stream().boxed().toList());
    return Collections.unmodifiableMap(data);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board that
        && own == that.own
        && opponent == that.opponent
        && toMove == that.toMove;
  }

  @Override
  public int hashCode() {
    long mixed = (own * 31 + opponent) * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 32) + toMove.hashCode();
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
