package org.rondo.othello;

import org.rondo.game.ConsoleNotation;

/** The rules of Othello for a person at a terminal, and the names and discs of the sides. */
record OthelloConsole(Othello game) implements ConsoleNotation<Board, OthelloMove> {
  @Override
  public String rules() {
    return """
        Othello is played on a board of 8 by 8 squares. Dark (X) and light (O) take
        turns, and dark begins. In your turn you place a disc on an empty square. The
        disc must close in at least one line of discs of the other colour: a line
        without gaps, straight or diagonal, between the new disc and another disc of
        your colour. All discs in such lines change to your colour.
        If no square is possible, you must pass. The match ends when neither side can
        place a disc. The side with more discs wins.
        On the board, X is dark, O is light, a dot is a square on which the side to
        move may place a disc, and - is any other empty square.
        To place a disc, write the column and the row: d3. To pass, write: pass
        """;
  }

  @Override
  public String side(int seat) {
    return seat == 0 ? "dark" : "light";
  }

  @Override
  public String symbols(int seat) {
    return seat == 0 ? "X" : "O";
  }
}
