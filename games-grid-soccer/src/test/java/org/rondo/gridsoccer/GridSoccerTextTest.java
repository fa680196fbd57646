package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.rondo.gridsoccer.GridSoccerSituations.DOCUMENT;
import static org.rondo.gridsoccer.GridSoccerSituations.ELIZONDO;
import static org.rondo.gridsoccer.GridSoccerSituations.HOMES;
import static org.rondo.gridsoccer.GridSoccerSituations.STANDARD;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.UnreadableMoveException;

/** Moves and positions as text. */
class GridSoccerTextTest {
  private final GridSoccer document = DOCUMENT;
  private final GridSoccer elizondo = ELIZONDO;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "0 0",
        "0 0 0 0",
        "9 0 0",
        "0 0 p4",
        "0 0 p4:",
        "0 0 p9:1",
        "0 0 p4:1000",
        "0 p 0",
        "2,4 1,1",
        "2,4 1,1 3,1 4,1",
        "2,4 1,1 1000,1",
        "2,4 1,1 1,100",
        "2,4 1,1 1,-10",
        "2,4 1,1 0",
        "2 4 1,1",
        "2,4 1,1 3;1",
        "０ 0 0"
      })
  void textsThatAreNoMoveAreUnreadable(String text) {
    assertThatExceptionOfType(UnreadableMoveException.class)
        .isThrownBy(() -> document.parse(text))
        .withMessage(
            "'%s' is no move: a move is a formation, the cells of three players such as"
                + " 2,4 1,1 3,1, or their orders such as 4 0 p4:2",
            text);
  }

  @Test
  void movesAreReadWithTheirPlayers() {
    SoccerOrders orders = SoccerOrders.parse("  4  P8:-12\t0 ");
    assertThat(orders.text()).isEqualTo("4 p8:-12 0");
    assertThat(orders.order(0)).isEqualTo(new SoccerOrder.Walk(4));
    assertThat(orders.order(1)).isEqualTo(new SoccerOrder.Pass(8, -12));
    assertThat(orders)
        .isEqualTo(
            SoccerOrders.of(
                new SoccerOrder.Walk(4), new SoccerOrder.Pass(8, -12), new SoccerOrder.Walk(0)))
        .hasToString("4 p8:-12 0");
    Formation formation = Formation.parse("-999,-9 999,99 007,8");
    assertThat(formation.text()).isEqualTo("-999,-9 999,99 7,8").isEqualTo(formation.toString());
    assertThat(List.of(formation.row(0), formation.column(0))).containsExactly(-999, -9);
    assertThat(List.of(formation.row(1), formation.column(1))).containsExactly(999, 99);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "251 0-0 2,4 0,1 4,1 2,8 0,8 4,8 left0 H | is after 251 steps, more than the 250 of a match",
        "0 0-0 2,4 2,4 4,1 2,8 0,8 4,8 left0 H | has two players of the left team on one cell",
        "0 0-0 2,4 0,1 4,1 2,8 4,8 4,8 left0 H | has two players of the right team on one cell",
        "0 0-0 2,10 0,1 4,1 2,8 0,8 4,8 left0 H | has a player on 2,10, which is off the board",
        "0 0-0 2,4 0,1 4,1 5,8 0,8 4,8 left0 H | has a player on 5,8, which is off the board",
        "0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 2,10,0,0 H | has the ball on 2,10, which is off the board",
        "0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 2,3,1,0 H | has a ball that flies without a direction, or rests with a direction",
        "0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 2,3,0,1 H | has a ball that flies without a direction, or rests with a direction",
        "0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 2,3,2,2 H | has a ball that flies off the board beside the goals, or too far",
        "0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 2,3,4,3 H | has a ball that flies off the board beside the goals, or too far",
        "0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 left0 2,5 0,1 4,1 2,8 0,8 4,8 | has the formation 2,5 0,1 4,1, but player 0 on 2,5 is not in the own half, columns 0..4"
      })
  void positionsThatCannotBeAreRefused(String form, String why) {
    String text = form.replace(" H", HOMES);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pitch.parse(text, STANDARD))
        .withMessage("position '%s' %s", text, why);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "start",
        "",
        "0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 left3 2,1 0,1 4,1 2,8 0,8 4,8",
        "0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 2,2 2,1 0,1 4,1 2,8 0,8 4,8",
        "-1 0-0 2,4 0,1 4,1 2,8 0,8 4,8 left0 2,1 0,1 4,1 2,8 0,8 4,8",
        "0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 left0 2,1 0,1 4,1 2,8 0,8 4,8 "
      })
  void positionsOfAnotherFormAreRefused(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pitch.parse(text, STANDARD))
        .withMessage(
            "position '%s' is not of the form '12 1-0 2,4 1,1 3,1 2,5 1,8 3,8 left0 2,1 1,1 3,1"
                + " 2,8 1,8 3,8'",
            text);
  }

  @Test
  void theCoursesJudgeHasPositionsThatTheDocumentHasNot() {
    GridSoccerOptions options = elizondo.options();
    for (String players :
        List.of(
            "9,4 0,1 4,1 2,8 4,8 4,8 left0",
            "2,4 0,1 4,1 2,8 0,8 4,8 2,3,0,2",
            "2,4 0,1 4,1 2,8 0,8 4,8 2,3,4,0")) {
      String text = "250 12-3 " + players + HOMES;
      Pitch pitch = Pitch.parse(text, options);
      assertThat(pitch).hasToString(text);
      assertThat(pitch.isOver()).isTrue();
      assertThatIllegalArgumentException().isThrownBy(() -> Pitch.parse(text, STANDARD));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pitch.parse("0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 2,3,0,3" + HOMES, options));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pitch.parse("0 0-0 2,-1 0,1 4,1 2,8 0,8 4,8 left0" + HOMES, options));
  }
}
