package org.rondo.arimaa;

/**
 * One step of a piece, or the removal of a piece by the step before it.
 *
 * @param piece one of the letters {@code EMHDCRemhdcr}; upper case is gold
 * @param square the square on which the piece stands, from 0, a1, to 63, h8
 * @param direction {@code n}, {@code e}, {@code s} or {@code w} as gold sees the board, or {@code
 *     x} if the piece is removed
 */
public record ArimaaStep(char piece, int square, char direction) {
  private static final String DIRECTIONS = "nesw";

  /**
   * Creates a step, which need not be legal.
   *
   * @throws IllegalArgumentException if there is no such piece, square or direction
   */
  public ArimaaStep {
    requirePiece(piece);
    requireSquare(square);
    if (direction != 'x' && DIRECTIONS.indexOf(direction) < 0) {
      throw new IllegalArgumentException(
          "direction '" + direction + "' is none of n, e, s, w and x");
    }
  }

  /** {@return the step that a number of {@link StepBoard} stands for} */
  static ArimaaStep of(char piece, int step) {
    return new ArimaaStep(piece, step >> 2, DIRECTIONS.charAt(step & 3));
  }

  /** {@return the number of this step in {@link StepBoard}; this is not a removal} */
  int number() {
    return square << 2 | DIRECTIONS.indexOf(direction);
  }

  /** {@return whether the piece is removed} */
  public boolean isRemoval() {
    return direction == 'x';
  }

  /** {@return whether the step would leave the board} */
  boolean leavesBoard() {
    return switch (direction) {
      case 'n' -> square >= 56;
      case 'e' -> square % 8 == 7;
      case 's' -> square < 8;
      case 'w' -> square % 8 == 0;
      default -> false;
    };
  }

  /** {@return whether the piece is silver} */
  boolean isSilver() {
    return Character.isLowerCase(piece);
  }

  /** {@return the step as text, {@code Ed2n} or {@code cf3x}} */
  public String text() {
    return piece + ArimaaText.name(square) + direction;
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }

  static void requirePiece(char piece) {
    if ("EMHDCRemhdcr".indexOf(piece) < 0) {
      throw new IllegalArgumentException("piece '" + piece + "' is none of EMHDCRemhdcr");
    }
  }

  static void requireSquare(int square) {
    if (square < 0 || square > 63) {
      throw new IllegalArgumentException("square " + square + " is not in 0..63");
    }
  }
}
