package org.rondo.arimaa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.IllegalMoveException;
import org.rondo.random.Seed;

/** Turns on a board without a match, and turns as values. */
class ArimaaTurnTest {
  private static final ArimaaBoard BOARD = ArimaaBoard.parse("7r/8/8/8/2E4C/8/8/R7");

  private static ArimaaTurn turn(String text) {
    return (ArimaaTurn) ArimaaMove.parse(text);
  }

  @ParameterizedTest
  @CsvSource({
    "Ec4s, Ec4s Ec3x",
    "Ec4s Ec3x, Ec4s Ec3x",
    "Ec4e Ec3x, Ec4e",
    "Ec4e Ed4s Ed3w, Ec4e Ed4s Ed3w Ec3x",
    "Ra1n Ra2n Ra3n Ec4s, Ra1n Ra2n Ra3n Ec4s Ec3x",
    "Ec4s Ra1n Ra2n Ra3n Ra4n, Ec4s Ra1n Ra2n Ra3n Ra4n",
    "Ec4s Mc4n, Ec4s Mc4n",
    "Ec4s Ec3n, Ec4s Ec3n",
    "Ec4s Ch4e, Ec4s Ch4e",
    "Ec4s Ra1w, Ec4s Ra1w",
    "Ch4w Cg4w Cf4w Ec4e, Ch4w Cg4w Cf4w Ec4e",
    "Ec3x, Ec3x"
  })
  void aTurnGetsTheRemovalsOfItsStepsIfTheyArePossible(String given, String written) {
    assertThat(turn(given).withRemovals(BOARD, 0).text()).isEqualTo(written);
  }

  @Test
  void aStepToATakenSquareLeavesTheTurnAsItIs() {
    ArimaaBoard board = ArimaaBoard.parse("7r/8/8/8/2E5/8/RC6/8");
    assertThat(turn("Ec4s Ra2e").withRemovals(board, 0).text()).isEqualTo("Ec4s Ra2e");
    assertThat(turn("Ec4s Ra2n").withRemovals(board, 0).text()).isEqualTo("Ec4s Ec3x Ra2n");
  }

  @Test
  void aTurnIsJudgedOnABoardWithoutAMatch() {
    assertThat(turn("Ec4n").objection(BOARD, 0)).isEmpty();
    assertThat(turn("Ec4n").after(BOARD, 0).text()).isEqualTo("7r/8/8/2E5/7C/8/8/R7");
    assertThat(turn("Ec4s").objection(BOARD, 0))
        .contains("Ec4s removes a piece, so Ec3x must follow it");
    assertThat(turn("rh8s").objection(BOARD, 1)).isEmpty();
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> turn("Ec4s").after(BOARD, 0))
        .withMessage("seat 0 cannot play Ec4s: Ec4s removes a piece, so Ec3x must follow it");
  }

  @Test
  void turnsAreEqualHoweverTheyWereMade() {
    ArimaaPosition position = ArimaaPosition.of(BOARD, 0);
    LegalTurn drawn = new RandomSteps(position).draw(Seed.of(3).rng());
    assertThat(drawn).isNotNull();
    ArimaaTurn read = turn(drawn.text());
    assertThat(drawn).isEqualTo(read).hasSameHashCodeAs(read);
    assertThat(read).isEqualTo(drawn);
    for (String other : List.of("Ec4n", "Ec4w")) {
      assertThat(turn(other).equals(turn("Ec4n"))).isEqualTo(other.equals("Ec4n"));
    }
    assertThat(turn("Ec4n").hashCode()).isNotEqualTo(turn("Ec4w").hashCode());
    assertThat(drawn.isFor(position)).isTrue();
    assertThat(drawn.isFor(ArimaaPosition.of(BOARD, 0))).isFalse();
    assertThat(drawn).isNotEqualTo(new Object());
    assertThat(read).isNotEqualTo(new Object());
  }

  @Test
  void valuesAreShownAsTheirTexts() {
    ArimaaPosition position = ArimaaPosition.of(BOARD, 0);
    LegalTurn drawn = new RandomSteps(position).draw(Seed.of(3).rng());
    assertThat(drawn).hasToString(drawn.text());
    assertThat(turn("Ec4n")).hasToString("Ec4n");
    assertThat(turn("Ec4n").steps().get(0)).hasToString("Ec4n");
    assertThat(ArimaaMove.parse("Rb1 Ra1")).hasToString("Ra1 Rb1");
    assertThat(BOARD).hasToString("7r/8/8/8/2E4C/8/8/R7");
    assertThat(position).hasToString("2g 7r/8/8/8/2E4C/8/8/R7 g - -");
    assertThat(new ArimaaResult(1, ArimaaResult.WinReason.SCORE)).hasToString("ss");
  }

  @Test
  void emptyTurnsAndSetupsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ArimaaTurn.of(List.of()))
        .withMessage("a turn without steps is no move; a seat cannot pass");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ArimaaSetup(List.of()))
        .withMessage("a set-up without placements is no move; place 16 pieces");
  }

  @Test
  void piecesSquaresAndDirectionsOutOfRangeAreRefused() {
    for (int square : new int[] {-1, 64}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new ArimaaStep('E', square, 'n'))
          .withMessage("square " + square + " is not in 0..63");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new ArimaaSetup.PlacedPiece('E', square))
          .withMessage("square " + square + " is not in 0..63");
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ArimaaStep('Q', 0, 'n'))
        .withMessage("piece 'Q' is none of EMHDCRemhdcr");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ArimaaSetup.PlacedPiece('Q', 0))
        .withMessage("piece 'Q' is none of EMHDCRemhdcr");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ArimaaStep('E', 0, 'q'))
        .withMessage("direction 'q' is none of n, e, s, w and x");
    assertThat(new ArimaaStep('E', 0, 'n').text() + new ArimaaStep('e', 63, 'x').text())
        .isEqualTo("Ea1neh8x");
  }
}
