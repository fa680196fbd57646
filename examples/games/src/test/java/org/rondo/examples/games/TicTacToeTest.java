package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.examples.games.TicTacToe.Position;
import org.rondo.examples.games.TicTacToe.Square;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.UnreadableMoveException;
import org.rondo.laws.Perft;

class TicTacToeTest {
  private final TicTacToe game = new TicTacToe();

  private Position play(String cells) {
    Position grid = game.start();
    for (char cell : cells.toCharArray()) {
      grid = game.next(grid, new Square(cell - '0'));
    }
    return grid;
  }

  @ParameterizedTest
  @ValueSource(strings = {"14253", "41526", "71829", "12437", "21538", "31629", "12539", "31527"})
  void theFirstSeatWinsWithAnyLine(String cells) {
    assertThat(play(cells.substring(0, 4)).isOver()).isFalse();
    Position end = play(cells);
    assertThat(end.isOver()).isTrue();
    assertThat(game.outcome(end).winner()).contains(0);
  }

  @Test
  void theSecondSeatWinsToo() {
    Position end = play("142596");
    assertThat(end.text()).isEqualTo("xx.ooo..x");
    assertThat(game.outcome(end).winner()).contains(1);
  }

  @Test
  void aFullBoardWithoutALineIsADraw() {
    Position end = play("123546879");
    assertThat(end.isOver()).isTrue();
    assertThat(game.outcome(end).winner()).isEmpty();
  }

  @Test
  void theNumbersOfGamesAreTheKnownOnes() {
    assertThat(Perft.leaves(game, game.start(), 5)).isEqualTo(15_120);
    // 9·8·7·6·5·4, less the 1440 games won with the fifth mark, which have no sixth.
    assertThat(Perft.leaves(game, game.start(), 6)).isEqualTo(54_720);
  }

  @Test
  void takenCellsAndOtherTextsAreRefused() {
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> play("11"))
        .withMessage("seat 1 cannot play 1: the square is taken");
    assertThatExceptionOfType(UnreadableMoveException.class)
        .isThrownBy(() -> game.parse("0"))
        .withMessage("'0' is no move: a move is a square from 1 to 9");
    assertThatIllegalArgumentException().isThrownBy(() -> new Square(10));
    assertThatIllegalArgumentException().isThrownBy(() -> new Position(0b11, 0b10));
    assertThatIllegalArgumentException().isThrownBy(() -> new Position(0, 1 << 9));
    assertThatIllegalArgumentException().isThrownBy(() -> game.parseState("xo"));
    assertThatIllegalArgumentException().isThrownBy(() -> game.parseState("xo.......?"));
  }

  @Test
  void theBoardIsDrawnInThreeRows() {
    assertThat(game.show(play("15"))).isEqualTo("x 2 3\n4 o 6\n7 8 9\n");
  }
}
