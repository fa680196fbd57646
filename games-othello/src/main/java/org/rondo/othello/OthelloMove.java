package org.rondo.othello;

import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Move;
import org.rondo.game.UnreadableMoveException;

/**
 * A disc placed on a square, or the pass.
 *
 * <p>There are 65 moves. Each move is one object, which holds the lines that start at its square.
 */
public final class OthelloMove implements Move {

  private static final int PASS_SQUARE = 64;

  /** The pass, the only move of a player that cannot place a disc. */
  public static final OthelloMove PASS = new OthelloMove(PASS_SQUARE, "pass");

  private static final OthelloMove[] PLACEMENTS =
      IntStream.range(0, 64)
          .mapToObj(square -> new OthelloMove(square, OthelloText.name(square)))
          .toArray(OthelloMove[]::new);

  private final int square;
  private final String text;

  /** The square as a mask; 0 for the pass. */
  private final long disc;

  // The squares from this square to the edge, for each direction. The first four directions lead to
  // higher square numbers, the others to lower ones. They are fields and not an array, because
  // every search reads them very often.
  private final long east;
  private final long southWest;
  private final long south;
  private final long southEast;
  private final long west;
  private final long northEast;
  private final long north;
  private final long northWest;

  private OthelloMove(int square, String text) {
    this.square = square;
    this.text = text;
    this.disc = square == PASS_SQUARE ? 0 : 1L << square;
    this.east = ray(square, 0);
    this.southWest = ray(square, 1);
    this.south = ray(square, 2);
    this.southEast = ray(square, 3);
    this.west = ray(square, 4);
    this.northEast = ray(square, 5);
    this.north = ray(square, 6);
    this.northWest = ray(square, 7);
  }

  private static long ray(int square, int direction) {
    return square == PASS_SQUARE ? 0 : Rays.of(square, direction);
  }

  /**
   * {@return the move that places a disc}
   *
   * @param square from 0 to 63: a1 is 0, b1 is 1, a2 is 8, h8 is 63
   * @throws IllegalArgumentException if there is no such square
   */
  public static OthelloMove at(int square) {
    if (square < 0 || square > 63) {
      throw new IllegalArgumentException("square " + square + " is not in 0..63");
    }
    return PLACEMENTS[square];
  }

  /**
   * {@return the move that a text describes}
   *
   * @param text {@code a1} to {@code h8} or {@code pass}, in upper or lower case; blanks around it
   *     are ignored
   * @throws UnreadableMoveException if the text is not a move
   */
  public static OthelloMove parse(String text) {
    return OthelloText.move(text);
  }

  /**
   * {@return the moves that place a disc on the squares of a mask, in the order of the squares'
   * numbers}
   */
  static List<OthelloMove> of(long squares) {
    return new PlacementList(squares);
  }

  /** {@return whether this is the pass} */
  public boolean isPass() {
    return square == PASS_SQUARE;
  }

  /**
   * {@return the square, from 0 to 63: a1 is 0, b1 is 1, a2 is 8, h8 is 63}
   *
   * @throws IllegalStateException if this is the pass
   */
  public int square() {
    if (square == PASS_SQUARE) {
      throw new IllegalStateException("a pass has no square");
    }
    return square;
  }

  /** Returns the square as a mask; 0 for the pass. */
  long disc() {
    return disc;
  }

  /**
   * {@return the squares with the discs that this move turns; 0 for the pass}
   *
   * <p>Does not check whether the move is legal. A move on an empty square is legal if it turns a
   * disc. Takes a few nanoseconds and allocates nothing.
   *
   * @param own the squares with discs of the mover
   * @param opponent the squares with discs of the opponent; if a square is in both masks, or this
   *     move's square is taken, the result has no meaning
   */
  public long turned(long own, long opponent) {
    return (Rays.up(east, own, opponent) | Rays.up(southWest, own, opponent))
        | (Rays.up(south, own, opponent) | Rays.up(southEast, own, opponent))
        | ((Rays.down(west, own, opponent) | Rays.down(northEast, own, opponent))
            | (Rays.down(north, own, opponent) | Rays.down(northWest, own, opponent)));
  }

  @Override
  public String text() {
    return text;
  }

  /** {@return the square's number, which is the same in every virtual machine} */
  @Override
  public int hashCode() {
    return square;
  }

  /** {@return whether the other object is this move} Each move is one object. */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text;
  }
}
