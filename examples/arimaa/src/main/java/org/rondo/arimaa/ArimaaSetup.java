package org.rondo.arimaa;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The placement of a seat's pieces before the first turn of steps.
 *
 * <p>The order of the placements has no meaning, so set-ups are equal if they place the same pieces
 * on the same squares.
 *
 * @param placements the pieces and their squares; they are sorted by square, and then by letter
 */
public record ArimaaSetup(List<PlacedPiece> placements) implements ArimaaMove {

  /**
   * Creates a set-up, which need not be legal.
   *
   * @throws IllegalArgumentException if there are no placements
   */
  public ArimaaSetup {
    if (placements.isEmpty()) {
      throw new IllegalArgumentException("a set-up without placements is no move; place 16 pieces");
    }
    placements =
        placements.stream()
            .sorted(Comparator.comparing(PlacedPiece::square).thenComparing(PlacedPiece::piece))
            .toList();
  }

  /**
   * A piece and its square.
   *
   * @param piece one of the letters {@code EMHDCRemhdcr}; upper case is gold
   * @param square from 0, a1, to 63, h8
   */
  public record PlacedPiece(char piece, int square) {

    /**
     * Creates a placement.
     *
     * @throws IllegalArgumentException if there is no such piece or no such square
     */
    public PlacedPiece {
      ArimaaStep.requirePiece(piece);
      ArimaaStep.requireSquare(square);
    }

    /** {@return the placement as text, {@code Ra1}} */
    public String text() {
      return piece + ArimaaText.name(square);
    }
  }

  /** {@return the placements, separated by blanks: {@code Ra1 Db1 ...}} */
  @Override
  public String text() {
    return placements.stream().map(PlacedPiece::text).collect(Collectors.joining(" "));
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
