package org.rondo.othello;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.rondo.game.Move;
import org.rondo.game.UnreadableMoveException;

/**
 * A disc placed on a square, or the pass.
 *
 * <p>There are 65 moves, each one object.
 */
public final class OthelloMove implements Move {

  /** The move of a player who can place no disc. */
  public static final OthelloMove PASS = new OthelloMove(64, "pass");

  private static final OthelloMove[] PLACEMENTS =
      IntStream.range(0, 64)
          .mapToObj(square -> new OthelloMove(square, name(square)))
          .toArray(OthelloMove[]::new);

  private static final String RULE = "a move is a square from a1 to h8, or pass";

  private final int square;
  private final String text;

  private OthelloMove(int square, String text) {
    this.square = square;
    this.text = text;
  }

  private static String name(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
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
   * {@return the move of a text}
   *
   * @param text {@code a1} to {@code h8} or {@code pass}, in either case, blanks around it ignored
   * @throws UnreadableMoveException if the text is no move
   */
  public static OthelloMove parse(String text) {
    String plain = text.strip().toLowerCase(Locale.ROOT);
    if (plain.equals("pass")) {
      return PASS;
    }
    int column = plain.length() == 2 ? plain.charAt(0) - 'a' : -1;
    int row = plain.length() == 2 ? plain.charAt(1) - '1' : -1;
    if (column < 0 || column > 7 || row < 0 || row > 7) {
      throw new UnreadableMoveException(text, RULE);
    }
    return PLACEMENTS[8 * row + column];
  }

  /** {@return the moves that place a disc on the squares of a mask, lowest first} */
  static List<OthelloMove> of(long squares) {
    return new Placements(squares);
  }

  /** {@return whether this is the pass} */
  public boolean isPass() {
    return square == 64;
  }

  /**
   * {@return the square, from 0 to 63: a1 is 0, b1 is 1, a2 is 8, h8 is 63}
   *
   * @throws IllegalStateException if this is the pass
   */
  public int square() {
    if (square == 64) {
      throw new IllegalStateException("a pass has no square");
    }
    return square;
  }

  @Override
  public String text() {
    return text;
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text;
  }
}
