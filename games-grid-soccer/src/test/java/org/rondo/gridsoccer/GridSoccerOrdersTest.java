package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.rondo.gridsoccer.GridSoccerSituations.DOCUMENT;
import static org.rondo.gridsoccer.GridSoccerSituations.ELIZONDO;
import static org.rondo.gridsoccer.GridSoccerSituations.STAY;
import static org.rondo.gridsoccer.GridSoccerSituations.after;
import static org.rondo.gridsoccer.GridSoccerSituations.kickOff;
import static org.rondo.gridsoccer.GridSoccerSituations.objection;
import static org.rondo.gridsoccer.GridSoccerSituations.pitch;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.gridsoccer.bot.GridSoccerBots;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.random.Rng;

/** Which orders a team may give. */
class GridSoccerOrdersTest {
  private final GridSoccer document = DOCUMENT;
  private final GridSoccer elizondo = ELIZONDO;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | 1,1", "2 | 1,2", "3 | 1,3", "4 | 2,3", "5 | 3,3", "6 | 3,2", "7 | 3,1", "8 | 2,1",
        "0 | 2,2"
      })
  void directionsGoRoundFromUpAndLeft(int direction, String cell) {
    assertThat(after(document, "2,2 0,4 4,4 0,9 2,9 4,9 left0", direction + " 0 0", STAY))
        .isEqualTo(cell + " 0,4 4,4 0,9 2,9 4,9 left0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 2 0 | player 1 would leave the board for -1,4",
        "0 0 5 | player 2 would leave the board for 5,4",
        "8 0 0 | player 0 would leave the board for 2,-1",
        "0 p4:1 0 | player 1 does not have the ball to pass",
        "p4:3 0 0 | strength 3 is above 2, the most a pass may have on 5 rows",
        "p4:0 0 0 | strength 0 is below 1, the least a pass may have",
        "p4:-1 0 0 | strength -1 is below 1, the least a pass may have",
        "p0:1 0 0 | direction 0 is not in 1..8, the directions of a pass",
        "p2:2 0 0 | strength 2 is above 1, the most a pass may have from 2,0 in direction 2 before it leaves the board",
        "p7:1 0 0 | none",
        "p1:2 0 0 | none",
        "0 6 2 | none",
        "2,1 0,1 4,1 | the formations have been chosen; give orders such as 4 0 3"
      })
  void ordersObeyTheBoard(String orders, String objection) {
    assertThat(objection(document, "2,0 0,4 4,3 0,9 2,9 4,9 left0", orders)).isEqualTo(objection);
  }

  @Test
  void aShotFromTheCornerBesideTheGoalMayNotMissIt() {
    String corner = "4,9 0,1 4,0 0,9 0,8 4,8 left0";
    assertThat(objection(document, corner, "p3:1 0 0")).isEqualTo("none");
    assertThat(objection(document, corner, "p4:1 0 0"))
        .isEqualTo(
            "strength 1 is above 0, the most a pass may have from 4,9 in direction 4 before it"
                + " leaves the board");
    assertThat(objection(document, "3,9 0,1 4,0 0,9 0,8 4,8 left0", "p5:1 0 0"))
        .startsWith("strength 1 is above 0");
    assertThat(objection(document, "3,9 0,1 4,0 0,9 0,8 4,8 left0", "p4:2 0 0")).isEqualTo("none");
    assertThat(objection(document, "0,1 2,1 4,0 0,9 0,8 4,8 left0", "p7:1 0 0")).isEqualTo("none");
  }

  @Test
  void teamMatesMaySwapButNotEndOnOneCell() {
    String players = "2,4 2,5 4,0 0,9 0,8 4,9 left0";
    assertThat(after(document, players, "4 8 0", STAY)).isEqualTo("2,5 2,4 4,0 0,9 0,8 4,9 left0");
    assertThat(objection(document, players, "4 0 0")).isEqualTo("two players would end on 2,5");
    assertThat(objection(document, players, "p4:1 8 0")).isEqualTo("two players would end on 2,4");
    assertThat(objection(document, "2,4 4,1 4,0 0,9 0,8 4,9 left0", "0 8 0"))
        .isEqualTo("two players would end on 4,0");
  }

  @Test
  void refusalsNameTheSeat() {
    Pitch pitch = kickOff(document);
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(
            () ->
                document.next(
                    pitch,
                    JointMove.all(document.parse(STAY), document.parse("0 4 0")),
                    Rng.none()))
        .withMessage("seat 1 cannot play 0 4 0: player 1 would leave the board for 2,10");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"0,0 | 7", "2,0 | 1 7 8", "4,0 | 1", "0,9 | 5", "2,9 | 3 4 5", "4,9 | 3"})
  void stepsIntoAGoalAreListedByElizondo(String cell, String directions) {
    Pitch pitch = pitch(elizondo, cell + " 0,4 4,4 0,7 0,8 4,8 left0");
    List<SoccerMove> list = elizondo.moves(pitch, 0).list();
    for (int direction = 1; direction <= 8; direction++) {
      boolean isGoal = directions.contains(Integer.toString(direction));
      SoccerOrders orders = SoccerOrders.parse(direction + " 0 0");
      boolean isListed = list.contains(orders);
      assertThat(elizondo.moves(pitch, 0).contains(orders)).isEqualTo(isListed);
      assertThat(document.moves(pitch, 0).contains(orders)).isEqualTo(isListed && !isGoal);
      assertThat(isGoal && !isListed).as("%s in %s", orders, list).isFalse();
    }
    assertThat(elizondo.moves(pitch, 0).count()).isEqualTo(list.size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"p4:0", "p4:-1", "p0:2", "p0:0", "p2:-999"})
  void passesThatGoNowhereAreAcceptedByElizondo(String pass) {
    String players = "2,4 0,1 4,0 0,9 0,8 4,9 left0";
    assertThat(after(elizondo, players, pass + " 0 0", STAY)).isEqualTo(players);
    assertThat(objection(elizondo, players, "p0:3 0 0")).startsWith("strength 3 is above 2");
    String sharing = "2,4 0,1 4,0 2,4 0,8 4,9 ";
    assertThat(after(elizondo, sharing + "left0", pass + " 0 0", STAY, 0.4))
        .isEqualTo(sharing + "right0");
    assertThat(elizondo.moves(pitch(elizondo, players), 0).list())
        .doesNotContain(SoccerOrders.parse(pass + " 0 0"));
  }

  @Test
  void aPlayerBeyondTheBoardMayStayOrComeBackByElizondo() {
    String players = "99,1 99,1 5,0 0,9 0,8 4,9 right0";
    assertThat(objection(elizondo, players, "0 0 0")).isEqualTo("none");
    assertThat(objection(elizondo, players, "2 0 0"))
        .isEqualTo("player 0 would leave the board for 98,1");
    assertThat(objection(elizondo, players, "0 0 3")).isEqualTo("none");
    assertThat(objection(elizondo, players, "0 0 4"))
        .isEqualTo("player 2 would leave the board for 5,1");
    assertThat(elizondo.moves(pitch(elizondo, players), 0).list())
        .extracting(SoccerMove::text)
        .containsExactly("0 0 0", "0 0 2", "0 0 3");
    assertThat(elizondo.moves(pitch(elizondo, players), 0).count()).isEqualTo(3);
    assertThat(elizondo.show(pitch(elizondo, players)))
        .contains("a is off the board on 99,1\nb is off the board on 99,1\nc is off the board");
  }

  @Test
  void farBeyondTheBoardACarrierHasNoOrdinaryPassEither() {
    assertThat(objection(elizondo, "99,1 0,1 4,0 0,9 0,8 4,9 left0", "p2:1 0 0"))
        .startsWith("strength 1 is above 0");
    assertThat(objection(elizondo, "-99,1 0,1 4,0 0,9 0,8 4,9 left0", "p2:0 0 0"))
        .isEqualTo("none");
  }

  @Test
  void beyondTheBoardACarrierHasNoOrdinaryPass() {
    String players = "-1,3 0,1 4,0 0,9 0,8 4,9 left0";
    assertThat(objection(elizondo, players, "p6:1 0 0")).startsWith("strength 1 is above 0");
    assertThat(objection(elizondo, players, "p6:0 0 0")).isEqualTo("none");
    assertThat(elizondo.moves(pitch(elizondo, players), 0).list()).hasSize(4 * 6 * 4 - 4);
  }

  @Test
  void ordersAreCountedAndListedStepsFirst() {
    String players = "2,4 0,0 4,0 0,9 0,8 4,9 left0";
    var space = document.moves(pitch(document, players), 0);
    // Nine steps; passes of strength 1 and 2 right and left, of 1 in the other directions.
    assertThat(space.list()).hasSize((9 + 10) * 4 * 4);
    assertThat(space.count()).isEqualTo((9 + 10) * 4 * 4);
    assertThat(space.list().get(0).text()).isEqualTo("0 0 0");
    assertThat(space.list().get(space.list().size() - 1).text()).isEqualTo("p8:2 6 4");
    assertThat(document.moves(pitch(document, players), 1).count()).isEqualTo((4 * 6 - 4) * 4);
  }

  @Test
  void ordersOutOfRangeAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SoccerOrder.Walk(9))
        .withMessage("direction 9 is not in 0..8");
    assertThatIllegalArgumentException().isThrownBy(() -> new SoccerOrder.Walk(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> new SoccerOrder.Pass(9, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SoccerOrder.Pass(1, 1000))
        .withMessage("strength 1000 is not in -999..999");
    assertThatIllegalArgumentException().isThrownBy(() -> new SoccerOrder.Pass(1, -1000));
    assertThat(new SoccerOrder.Pass(1, 999)).hasToString("p1:999");
    assertThat(new SoccerOrder.Walk(3)).hasToString("3");
  }

  @Test
  void directionsLeadClockwiseFromTheUpperLeft() {
    int[] rows = {0, -1, -1, -1, 0, 1, 1, 1, 0};
    int[] columns = {0, -1, 0, 1, 1, 1, 0, -1, -1};
    for (int direction = 0; direction <= 8; direction++) {
      SoccerOrder order = new SoccerOrder.Walk(direction);
      assertThat(List.of(order.rows(), order.columns()))
          .containsExactly(rows[direction], columns[direction]);
    }
    assertThat(new SoccerOrder.Pass(4, 2).columns()).isEqualTo(1);
  }

  /** Lines up as told and then runs off the board. */
  private static Bot<Pitch, SoccerMove> runsOff(String formation, String orders) {
    return decision ->
        decision.state().hasFormations() ? SoccerOrders.parse(orders) : Formation.parse(formation);
  }

  private static MatchRecord match(Bot<Pitch, SoccerMove> left, Bot<Pitch, SoccerMove> right) {
    return Match.of(new GridSoccer())
        .seat("left", left)
        .seat("right", right)
        .listener(new MatchListener<>() {})
        .play();
  }

  @Test
  void illegalOrdersForfeitAndTwoAreADraw() {
    Bot<Pitch, SoccerMove> sound = GridSoccerBots.sound();
    MatchRecord lost = match(runsOff("2,1 0,0 4,0", "0 2 0"), sound);
    MatchRecord drawn = match(runsOff("2,1 0,0 4,0", "0 2 0"), runsOff("2,8 0,9 4,9", "0 0 6"));

    assertThat(lost.outcome().winner()).hasValue(1);
    assertThat(lost.faults()).singleElement().matches(fault -> fault.forfeits());
    assertThat(lost.turnCount()).isEqualTo(1);
    assertThat(drawn.outcome().ranks()).containsExactly(1, 1);
    assertThat(drawn.faults()).hasSize(2);
  }

  @Test
  void searchesMayLeavePassesOut() {
    Pitch pitch = pitch(document, "2,4 0,0 4,0 0,9 0,8 4,9 left0");
    List<SoccerMove> all = document.moves(pitch, 0).list();

    assertThat(document.orders(pitch, 0, pass -> true)).isEqualTo(all);
    assertThat(document.orders(pitch, 0, pass -> pass.direction() == 4))
        .isEqualTo(all.stream().filter(move -> move.text().matches("([0-8]|p4:.) . .")).toList())
        .hasSize((9 + 2) * 4 * 4);
    assertThatIllegalStateException()
        .isThrownBy(() -> document.orders(document.start(), 0, pass -> true));
  }

  @Test
  void passesAreAsStrongAsTheBoardLetsThem() {
    assertThat(document.strongest(Cells.of(2, 4), 4)).isEqualTo(2);
    assertThat(document.strongest(Cells.of(2, 4), 2)).isEqualTo(1);
    assertThat(document.strongest(Cells.of(4, 9), 4)).isZero();
    assertThat(document.strongest(Cells.of(2, 10), 8)).isZero();
  }
}
