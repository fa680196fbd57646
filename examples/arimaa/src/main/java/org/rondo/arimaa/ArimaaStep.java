package org.rondo.arimaa;

import java.util.ArrayList;
import java.util.List;

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

  /** {@return these steps, as {@link StepBoard} numbers them, with the removals that they cause} */
  static List<ArimaaStep> played(ArimaaBoard board, int seat, int... steps) {
    StepBoard walk = new StepBoard(board, seat);
    List<ArimaaStep> written = new ArrayList<>(steps.length + 1);
    for (int step : steps) {
      written.addAll(played(walk, step));
    }
    return List.copyOf(written);
  }

  /** Plays a step and returns it with the removal that it causes. */
  static List<ArimaaStep> played(StepBoard walk, int step) {
    ArimaaBoard before = walk.board();
    walk.move(step);
    int from = step >> 2;
    int to = StepBoard.target(step);
    ArimaaStep moved = of(before.letter(from), step);
    long present = before.occupied() & ~(1L << from) | 1L << to;
    long removed = present & ~walk.board().occupied();
    if (removed == 0) {
      return List.of(moved);
    }
    int trap = Long.numberOfTrailingZeros(removed);
    char fallen = trap == to ? moved.piece() : before.letter(trap);
    return List.of(moved, new ArimaaStep(fallen, trap, 'x'));
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
