package org.rondo.othello;

import java.util.ArrayList;
import java.util.List;

/** The rules square by square, as one would explain them: to compare with the fast ones. */
final class OthelloRulesInWords {
  private OthelloRulesInWords() {}

  /** Returns the squares whose discs turn when the colour is placed on an empty square. */
  static List<Integer> turned(String squares, int square, char colour) {
    List<Integer> turned = new ArrayList<>();
    for (int rowStep = -1; rowStep <= 1; rowStep++) {
      for (int columnStep = -1; columnStep <= 1; columnStep++) {
        if (rowStep != 0 || columnStep != 0) {
          turned.addAll(line(squares, square, colour, rowStep, columnStep));
        }
      }
    }
    return turned;
  }

  private static List<Integer> line(
      String squares, int square, char colour, int rowStep, int columnStep) {
    List<Integer> line = new ArrayList<>();
    int row = square / 8 + rowStep;
    int column = square % 8 + columnStep;
    while (row >= 0 && row < 8 && column >= 0 && column < 8) {
      char here = squares.charAt(8 * row + column);
      if (here == '-') {
        return List.of();
      }
      if (here == colour) {
        return line;
      }
      line.add(8 * row + column);
      row += rowStep;
      column += columnStep;
    }
    return List.of();
  }

  /** Returns the empty squares on which the colour turns a disc. */
  static List<Integer> moves(String squares, char colour) {
    List<Integer> moves = new ArrayList<>();
    for (int square = 0; square < 64; square++) {
      if (squares.charAt(square) == '-' && !turned(squares, square, colour).isEmpty()) {
        moves.add(square);
      }
    }
    return moves;
  }
}
