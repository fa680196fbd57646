package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.gridsoccer.GridSoccerSituations.DOCUMENT;
import static org.rondo.gridsoccer.GridSoccerSituations.ELIZONDO;
import static org.rondo.gridsoccer.GridSoccerSituations.STANDARD;
import static org.rondo.gridsoccer.GridSoccerSituations.STAY;
import static org.rondo.gridsoccer.GridSoccerSituations.kickOff;
import static org.rondo.gridsoccer.GridSoccerSituations.objectionToFormation;
import static org.rondo.gridsoccer.GridSoccerSituations.players;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bots;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.TooManyMovesException;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.random.Rng;

/** The formations and the kick-off. */
class GridSoccerFormationsTest {
  private final GridSoccer document = DOCUMENT;
  private final GridSoccer elizondo = ELIZONDO;

  @Test
  void noPlayerIsOnTheBoardBeforeTheFormations() {
    Pitch start = document.start();
    assertThat(start.text()).isEqualTo("formations");
    assertThat(start.toMove().size()).isEqualTo(2);
    assertThat(start.hasFormations()).isFalse();
    assertThat(start.formation(0)).isEmpty();
    assertThat(List.of(start.score(0), start.score(1))).containsExactly(0.0, 0.0);
    assertThatIllegalStateException()
        .isThrownBy(() -> start.row(0, 0))
        .withMessage("there are neither players nor a ball before the formations are chosen");
    assertThatIllegalStateException().isThrownBy(start::isBallFree);
    assertThatIllegalStateException().isThrownBy(start::ballRow);
    assertThatIllegalStateException().isThrownBy(start::ballColumn);
    assertThatIllegalStateException().isThrownBy(() -> start.hasBall(0, 0));
    assertThatIllegalStateException().isThrownBy(() -> start.carrier(0));
    assertThatIllegalStateException().isThrownBy(start::ballCell);
  }

  @Test
  void theLeftTeamKicksOffAtTheMiddleOfTheLastColumnOfItsHalf() {
    Pitch pitch = kickOff(document);
    assertThat(pitch.text())
        .isEqualTo("0 0-0 2,4 2,1 3,1 1,9 2,9 3,9 left0 1,1 2,1 3,1 1,9 2,9 3,9");
    assertThat(pitch.hasBall(0, 0)).isTrue();
    assertThat(pitch.hasBall(0, 1)).isFalse();
    assertThat(pitch.hasBall(1, 0)).isFalse();
    assertThat(pitch.isBallFree()).isFalse();
    assertThat(List.of(pitch.ballRow(), pitch.ballColumn())).containsExactly(2, 4);
    assertThat(List.of(pitch.ballDirection(), pitch.ballStrength())).containsExactly(0, 0);
    assertThat(List.of(pitch.row(1, 2), pitch.column(1, 2))).containsExactly(3, 9);
    assertThat(pitch.formation(1)).contains(Formation.parse("1,9 2,9 3,9"));
    assertThat(pitch.step()).isZero();
  }

  @Test
  void theRightTeamMayKickOffByElizondo() {
    GridSoccer game = new GridSoccer(STANDARD.withRuleset(GridSoccerRuleset.ELIZONDO).withFirst(1));
    assertThat(players(kickOff(game))).isEqualTo("1,1 2,1 3,1 2,5 2,9 3,9 right0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 2,4 1,1 3,1 | none",
        "0 | 0,0 4,4 1,4 | none",
        "0 | 1,5 2,1 3,1 | player 0 on 1,5 is not in the own half, columns 0..4",
        "1 | 1,5 2,9 3,4 | player 2 on 3,4 is not in the own half, columns 5..9",
        "1 | 2,5 1,5 3,9 | none",
        "1 | 2,5 1,10 3,9 | player 1 on 1,10 is not in the own half, columns 5..9",
        "0 | 2,-1 1,1 3,1 | player 0 on 2,-1 is not in the own half, columns 0..4",
        "0 | 1,1 5,1 3,1 | player 1 on 5,1 is not on the board, rows 0..4",
        "0 | 1,1 -1,1 3,1 | player 1 on -1,1 is not on the board, rows 0..4",
        "0 | 1,1 2,4 3,1 | player 1 on 2,4 is on the kick-off cell, which only player 0 may take",
        "1 | 1,6 2,6 2,5 | player 2 on 2,5 is on the kick-off cell, which only player 0 may take",
        "0 | 1,1 1,1 3,1 | two players are on 1,1",
        "0 | 3,1 1,1 3,1 | two players are on 3,1",
        "0 | 2,1 1,1 1,1 | two players are on 1,1",
        "0 | 0 0 0 | formations come before orders; choose three cells such as 2,4 1,1 3,1"
      })
  void formationsHaveThreeCellsInTheOwnHalf(int seat, String formation, String objection) {
    assertThat(objectionToFormation(document, seat, formation)).isEqualTo(objection);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "99,1 2,1 2,1 | none",
        "-1,0 2,4 2,4 | none",
        "2,4 2,4 2,4 | none",
        "1,1 2,1 3,5 | player 2 on 3,5 is not in the own half, columns 0..4",
        "1,1 2,1 3,-1 | player 2 on 3,-1 is not in the own half, columns 0..4"
      })
  void elizondoChecksTheColumnsOfFormationsOnly(String formation, String objection) {
    assertThat(objectionToFormation(elizondo, 0, formation)).isEqualTo(objection);
  }

  @Test
  void formationsAreCountedAndListed() {
    var space = document.moves(document.start(), 0);
    assertThat(space.count()).isEqualTo(24 * 23 * 23);
    assertThat(space.list()).hasSize(24 * 23 * 23).doesNotHaveDuplicates();
    assertThat(space.list().get(0).text()).isEqualTo("0,0 0,1 0,2");
    assertThat(space.isEmpty()).isFalse();
    GridSoccer large = new GridSoccer(STANDARD.withBoard(11, 22));
    assertThatExceptionOfType(TooManyMovesException.class)
        .isThrownBy(() -> large.moves(large.start(), 1).list());
  }

  @Test
  void aTeamMateMayStandOnTheKickOffCellByElizondo() {
    JointMove<SoccerMove> formations =
        JointMove.all(elizondo.parse("1,1 2,4 3,1"), elizondo.parse("1,9 2,9 3,9"));
    Pitch pitch = elizondo.next(elizondo.start(), formations, Rng.none());
    assertThat(players(pitch)).isEqualTo("2,4 2,4 3,1 1,9 2,9 3,9 left0");
    assertThat(elizondo.moves(pitch, 0).objection(elizondo.parse(STAY)))
        .contains("two players would end on 2,4");
    assertThat(elizondo.moves(pitch, 0).objection(elizondo.parse("0 4 0"))).isEmpty();
  }

  @Test
  void aFormationIsMadeOfRowsAndColumns() {
    assertThat(Formation.of(2, 4, 1, 1, 3, 1)).isEqualTo(Formation.parse("2,4 1,1 3,1"));
    assertThat(Formation.of(-999, -9, 999, 99, 0, 0))
        .isEqualTo(Formation.parse("-999,-9 999,99 0,0"));
    for (int[] cell : new int[][] {{1000, 0}, {-1000, 0}, {0, 100}, {0, -10}}) {
      assertThatThrownBy(() -> Formation.of(1, 1, cell[0], cell[1], 2, 2))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "cell " + cell[0] + "," + cell[1] + " is not in rows -999..999 and columns -9..99");
    }
  }

  @Test
  void anIllegalFormationForfeitsAndTwoAreADraw() {
    Game<Pitch, SoccerMove> game = document;
    MatchRecord one =
        Match.of(game)
            .seat("lost", decision -> Formation.parse("0,9 0,8 0,7"))
            .seat("random", Bots.random())
            .listener(new MatchListener<>() {})
            .play();
    assertThat(one.outcome().ranks()).containsExactly(2, 1);
    MatchRecord both =
        Match.of(game)
            .seat("lost", decision -> Formation.parse("0,9 0,8 0,7"))
            .seat("also", decision -> SoccerOrders.parse("0 0 0"))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(both.outcome().ranks()).containsExactly(1, 1);
  }
}
