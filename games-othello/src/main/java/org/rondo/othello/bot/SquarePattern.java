package org.rondo.othello.bot;

import java.util.stream.IntStream;
import org.rondo.othello.OthelloMove;

/**
 * A kind of group of squares. The squares of a group are evaluated together.
 *
 * <p>The contents of a group are a number in base three with one digit for each square. The first
 * square has the lowest digit. The digit 0 is an empty square, 1 is the mover's disc, and 2 is the
 * opponent's disc. Groups that differ only by a rotation or reflection of the board share their
 * weights. If a reflection moves a group onto itself, contents and their reflected contents share
 * one weight.
 */
enum SquarePattern {
  EDGE("a1b1c1d1e1f1g1h1b2g2", "7654321098"),
  CORNER("a1b1c1a2b2c2a3b3c3", "036147258"),
  BLOCK("a1b1c1d1e1a2b2c2d2e2", "0123456789"),
  SECOND_ROW("a2b2c2d2e2f2g2h2", "76543210"),
  THIRD_ROW("a3b3c3d3e3f3g3h3", "76543210"),
  FOURTH_ROW("a4b4c4d4e4f4g4h4", "76543210"),
  DIAGONAL_8("a1b2c3d4e5f6g7h8", "76543210"),
  DIAGONAL_7("b1c2d3e4f5g6h7", "6543210"),
  DIAGONAL_6("c1d2e3f4g5h6", "543210"),
  DIAGONAL_5("d1e2f3g4h5", "43210"),
  DIAGONAL_4("e1f2g3h4", "3210");

  private final String squares;

  /** One digit for each square: the index of the square to which the reflection moves it. */
  private final String reflected;

  SquarePattern(String squares, String reflected) {
    this.squares = squares;
    this.reflected = reflected;
  }

  /** {@return the squares of one group of this kind; the square of the lowest digit is first} */
  int[] squares() {
    return IntStream.range(0, squares.length() / 2)
        .map(i -> OthelloMove.parse(squares.substring(2 * i, 2 * i + 2)).square())
        .toArray();
  }

  /** {@return the number of different contents} */
  int size() {
    int size = 1;
    for (int i = 0; i < reflected.length(); i++) {
      size *= 3;
    }
    return size;
  }

  /** {@return the number of the reflected contents, which have the same weight} */
  int reflected(int contents) {
    int[] powers = new int[reflected.length()];
    for (int i = 0, power = 1; i < powers.length; i++, power *= 3) {
      powers[i] = power;
    }
    int number = 0;
    for (int i = 0; i < reflected.length(); i++) {
      number += contents / powers[i] % 3 * powers[reflected.charAt(i) - '0'];
    }
    return number;
  }
}
