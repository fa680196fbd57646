package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.TooManyMovesException;
import org.rondo.game.UnreadableMoveException;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.random.Rng;
import org.rondo.random.ScriptedRng;

class GridSoccerTest {
  private static final GridSoccerOptions STANDARD = GridSoccerOptions.defaults();
  private static final String HOMES = " 2,1 0,1 4,1 2,8 0,8 4,8";
  private static final String STAY = "0 0 0";

  private final GridSoccer document = new GridSoccer();
  private final GridSoccer elizondo = new GridSoccer(STANDARD.withRuleset(Ruleset.ELIZONDO));

  private GridSoccer game(String ruleset) {
    return ruleset.equals("document") ? document : elizondo;
  }

  /** Returns a position without goals before the first step, its players and its ball as given. */
  private static Pitch pitch(GridSoccer game, String players) {
    return Pitch.parse("0 0-0 " + players + HOMES, game.options());
  }

  /** Returns the players and the ball after a step. */
  private static String after(
      GridSoccer game, String players, String left, String right, double... draws) {
    ScriptedRng rng = ScriptedRng.of(draws);
    Pitch next =
        game.next(pitch(game, players), JointMove.all(game.parse(left), game.parse(right)), rng);
    assertThat(rng.remaining()).as("draws that the rules left").isZero();
    return players(next);
  }

  private static String players(Pitch pitch) {
    return String.join(" ", List.of(pitch.text().split(" ")).subList(2, 9));
  }

  /** Returns the goals after a step, and then the players and the ball. */
  private static String withGoals(GridSoccer game, String players, String left, String right) {
    Pitch next =
        game.next(
            pitch(game, players), JointMove.all(game.parse(left), game.parse(right)), Rng.none());
    return next.text().split(" ")[1] + " " + players(next);
  }

  private static String objection(GridSoccer game, String players, String orders) {
    return game.moves(pitch(game, players), 0).objection(game.parse(orders)).orElse("none");
  }

  private static String objectionToFormation(GridSoccer game, int seat, String formation) {
    return game.moves(game.start(), seat).objection(game.parse(formation)).orElse("none");
  }

  @Test
  void nobodyIsOnTheBoardBeforeTheFormations() {
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

  private static Pitch kickOff(GridSoccer game) {
    JointMove<SoccerMove> formations =
        JointMove.all(game.parse("1,1 2,1 3,1"), game.parse("1,9 2,9 3,9"));
    return game.next(game.start(), formations, Rng.none());
  }

  @Test
  void theRightTeamMayKickOffByElizondo() {
    GridSoccer game = new GridSoccer(STANDARD.withRuleset(Ruleset.ELIZONDO).withFirst(1));
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
  @ValueSource(strings = {"document", "elizondo"})
  void aPassFliesTwoCellsAStepAndRestsThen(String ruleset) {
    GridSoccer game = game(ruleset);
    String flying = "2,0 0,1 4,0 0,9 0,8 4,9 2,2,4,1";
    assertThat(after(game, "2,0 0,1 4,0 0,9 0,8 4,9 left0", "p4:2 0 0", STAY)).isEqualTo(flying);
    String direction = ruleset.equals("document") ? "0" : "4";
    assertThat(after(game, flying, STAY, STAY))
        .isEqualTo("2,0 0,1 4,0 0,9 0,8 4,9 2,4," + direction + ",0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"document", "elizondo"})
  void whoStaysOnTheNextCellTakesAFlyingBall(String ruleset) {
    GridSoccer game = game(ruleset);
    String passing = "2,0 0,1 4,0 2,1 0,8 4,9 left0";
    assertThat(after(game, passing, "p4:1 0 0", STAY)).isEqualTo("2,0 0,1 4,0 2,1 0,8 4,9 right0");
    assertThat(after(game, "2,0 2,1 4,0 0,9 0,8 4,9 left0", "p4:1 0 0", STAY))
        .isEqualTo("2,0 2,1 4,0 0,9 0,8 4,9 left1");
    assertThat(after(game, "2,0 0,1 4,0 2,3 0,8 4,9 2,2,4,1", STAY, STAY))
        .isEqualTo("2,0 0,1 4,0 2,3 0,8 4,9 right0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"document", "elizondo"})
  void whoEntersOrLeavesTheNextCellDoesNotTakeAFlyingBall(String ruleset) {
    GridSoccer game = game(ruleset);
    String end = ruleset.equals("document") ? "2,2,0,0" : "2,2,4,0";
    assertThat(after(game, "2,0 0,1 4,0 1,1 0,8 4,9 left0", "p4:1 0 0", "6 0 0"))
        .isEqualTo("2,0 0,1 4,0 2,1 0,8 4,9 " + end);
    assertThat(after(game, "2,0 0,1 4,0 2,1 0,8 4,9 left0", "p4:1 0 0", "2 0 0"))
        .isEqualTo("2,0 0,1 4,0 1,1 0,8 4,9 " + end);
  }

  @Test
  void aFlyingBallIsNotTakenWhereItIsOnlyWhereItGoes() {
    assertThat(after(document, "2,1 0,1 4,0 2,3 0,8 4,9 2,2,2,1", "4 0 0", "8 0 0"))
        .isEqualTo("2,2 0,1 4,0 2,2 0,8 4,9 0,2,0,0");
  }

  @Test
  void twoRivalsOnTheNextCellContestByTheRightTeamsChance() {
    GridSoccer game =
        new GridSoccer(STANDARD.withTackling(List.of(0.5, 0.25, 0.5), List.of(0.75, 0.5, 0.5)));
    String next = "2,0 2,1 4,0 2,1 0,8 4,9 ";
    assertThat(after(game, next + "left0", "p4:1 0 0", STAY, 0.74)).isEqualTo(next + "right0");
    assertThat(after(game, next + "left0", "p4:1 0 0", STAY, 0.75)).isEqualTo(next + "left1");
    String landing = "2,0 2,2 4,0 2,2 0,8 4,9 ";
    assertThat(after(game, landing + "left0", "p4:1 0 0", STAY, 0.0)).isEqualTo(landing + "right0");
    assertThat(after(game, landing + "left0", "p4:1 0 0", STAY, 0.76)).isEqualTo(landing + "left1");
    String resting = "2,0 2,3 4,0 2,3 0,8 4,9 ";
    assertThat(after(game, resting + "2,3,0,0", STAY, STAY, 0.74)).isEqualTo(resting + "right0");
    assertThat(after(game, resting + "2,3,0,0", STAY, STAY, 0.75)).isEqualTo(resting + "left1");
  }

  @Test
  void whoStandsWhereAFlyingBallLandsTakesIt() {
    assertThat(after(document, "2,0 1,1 4,0 0,9 0,8 4,9 left0", "p4:2 5 0", STAY))
        .isEqualTo("2,0 2,2 4,0 0,9 0,8 4,9 left1");
    assertThat(after(document, "2,0 0,1 4,0 2,2 0,8 4,9 left0", "p4:1 0 0", STAY))
        .isEqualTo("2,0 0,1 4,0 2,2 0,8 4,9 right0");
  }

  @Test
  void whoIsOnARestingBallTakesItAndNobodyAhead() {
    assertThat(after(document, "2,1 0,1 4,0 2,3 0,8 4,9 2,2,0,0", "4 0 0", STAY))
        .isEqualTo("2,2 0,1 4,0 2,3 0,8 4,9 left0");
    assertThat(after(document, "2,1 0,1 4,0 2,3 0,8 4,9 2,2,0,0", STAY, STAY))
        .isEqualTo("2,1 0,1 4,0 2,3 0,8 4,9 2,2,0,0");
  }

  @Test
  void aRestingBallKeepsItsDirectionByElizondo() {
    assertThat(after(elizondo, "2,1 0,1 4,0 2,3 0,8 4,9 2,2,4,0", "4 0 0", STAY))
        .isEqualTo("2,2 0,1 4,0 2,3 0,8 4,9 right0");
    assertThat(after(elizondo, "2,1 0,1 4,0 2,3 0,8 4,9 2,2,4,0", "4 0 0", "2 0 0"))
        .isEqualTo("2,2 0,1 4,0 1,3 0,8 4,9 left0");
    assertThat(after(elizondo, "2,1 0,1 4,0 0,9 0,8 4,9 2,2,4,0", STAY, STAY))
        .isEqualTo("2,1 0,1 4,0 0,9 0,8 4,9 2,2,4,0");
  }

  @Test
  void whoSharesTheCarriersCellTackles() {
    String meeting = "2,4 0,1 4,0 2,5 0,8 4,9 left0";
    assertThat(after(document, meeting, STAY, "8 0 0", 0.5))
        .isEqualTo("2,4 0,1 4,0 2,4 0,8 4,9 right0");
    assertThat(after(document, meeting, STAY, "8 0 0", 0.500001))
        .isEqualTo("2,4 0,1 4,0 2,4 0,8 4,9 left0");
  }

  @Test
  void aTackleIsTriedAgainEveryStep() {
    String together = "2,4 0,1 4,0 2,4 0,8 4,9 ";
    assertThat(after(document, together + "left0", STAY, STAY, 0.9)).isEqualTo(together + "left0");
    assertThat(after(document, together + "left0", STAY, STAY, 0.1)).isEqualTo(together + "right0");
    assertThat(after(document, together + "right0", STAY, STAY, 0.1)).isEqualTo(together + "left0");
  }

  @Test
  void rivalsWhoSwapCellsDoNotMeet() {
    assertThat(after(document, "2,4 0,1 4,0 2,5 0,8 4,9 left0", "4 0 0", "8 0 0"))
        .isEqualTo("2,5 0,1 4,0 2,4 0,8 4,9 left0");
  }

  @Test
  void thereIsNoTackleInTheStepOfAPass() {
    assertThat(after(document, "2,4 0,1 4,0 2,4 0,8 4,9 left0", "p4:1 0 0", STAY))
        .isEqualTo("2,4 0,1 4,0 2,4 0,8 4,9 2,6,0,0");
  }

  @Test
  void tacklesFollowFormula1() {
    GridSoccer game =
        new GridSoccer(STANDARD.withTackling(List.of(0.7, 0.5, 0.5), List.of(0.9, 0.5, 0.5)));
    String meeting = "2,4 0,1 4,0 2,5 0,8 4,9 left0";
    double p = 0.9 / (0.9 + (1 - 0.7));
    assertThat(after(game, meeting, STAY, "8 0 0", p)).endsWith("right0");
    assertThat(after(game, meeting, STAY, "8 0 0", Math.nextUp(p))).endsWith("left0");
  }

  @Test
  void withoutADenominatorTheCarrierKeepsTheBallAndAContestIsEven() {
    GridSoccer game =
        new GridSoccer(STANDARD.withTackling(List.of(1.0, 0.0, 0.5), List.of(0.0, 0.5, 0.5)));
    assertThat(after(game, "2,4 0,1 4,0 2,5 0,8 4,9 left0", STAY, "8 0 0")).endsWith("left0");
    String landing = "2,0 2,2 4,0 2,2 0,8 4,9 ";
    assertThat(after(game, landing + "left0", "p4:1 0 0", STAY, 0.49)).endsWith("right0");
    assertThat(after(game, landing + "left0", "p4:1 0 0", STAY, 0.5)).endsWith("left1");
  }

  @Test
  void oneDrawIsMadeWhereItsResultIsCertain() {
    GridSoccer game =
        new GridSoccer(STANDARD.withTackling(List.of(0.0, 0.0, 1.0), List.of(0.0, 1.0, 1.0)));
    assertThat(after(game, "2,4 0,1 4,0 2,5 0,8 4,9 left0", STAY, "8 0 0", 0.3)).endsWith("left0");
    assertThat(after(game, "2,4 0,1 4,0 2,5 0,8 4,9 left0", STAY, "8 0 0", 0)).endsWith("right0");
    String landing = "2,0 2,2 4,0 0,8 2,2 4,9 ";
    assertThat(after(game, landing + "left0", "p4:1 0 0", STAY, 0.99)).endsWith("right1");
    String other = "2,0 0,8 2,2 2,2 0,8 4,9 ";
    assertThat(after(game, other + "left0", "p4:1 0 0", STAY, 0)).endsWith("left2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "p4:1 | 2,9",
        "p4:2 | 2,9",
        "p4:1 | 2,8",
        "p3:1 | 3,8",
        "p3:1 | 3,9",
        "p5:1 | 1,9",
        "p5:1 | 0,9"
      })
  void aBallThatMeetsAGoalCellScoresByDocument(String shot, String from) {
    assertThat(withGoals(document, from + " 0,1 4,0 0,9 0,7 4,7 left0", shot + " 0 0", STAY))
        .isEqualTo("1-0 2,1 0,1 4,1 2,5 0,8 4,8 right0");
  }

  @Test
  void aGoalCountsForTheSideThatAttacksItOwnGoalsIncluded() {
    assertThat(withGoals(document, "2,1 0,1 4,0 0,9 0,7 4,7 left0", "p8:2 0 0", STAY))
        .isEqualTo("0-1 2,4 0,1 4,1 2,8 0,8 4,8 left0");
    assertThat(withGoals(document, "2,1 0,1 4,0 2,0 0,7 4,7 right0", STAY, "p8:2 0 0"))
        .isEqualTo("0-1 2,4 0,1 4,1 2,8 0,8 4,8 left0");
    assertThat(withGoals(document, "2,1 0,1 4,0 2,9 0,7 4,7 right0", STAY, "p4:1 0 0"))
        .isEqualTo("1-0 2,1 0,1 4,1 2,5 0,8 4,8 right0");
  }

  @Test
  void aKeeperWhoStaysStopsAShot() {
    assertThat(after(document, "2,8 0,1 4,0 2,9 0,8 4,9 left0", "p4:1 0 0", STAY))
        .endsWith("right0");
  }

  @Test
  void theStepOfAGoalCountsAndAfterTheLastTheKickOffIsTheEnd() {
    GridSoccer game = new GridSoccer(STANDARD.withSteps(1));
    Pitch end =
        game.next(
            pitch(game, "2,8 0,1 4,0 0,9 0,8 4,9 left0"),
            JointMove.all(game.parse("p4:1 0 0"), game.parse(STAY)),
            Rng.none());
    assertThat(end.text()).isEqualTo("1 1-0 2,1 0,1 4,1 2,5 0,8 4,8 right0" + HOMES);
    assertThat(end.isOver()).isTrue();
    assertThat(game.moves(end, 0).isEmpty()).isTrue();
    assertThat(game.moves(end, 1).isEmpty()).isTrue();
    assertThat(game.outcome(end).winner()).contains(0);
    assertThat(game.show(end)).endsWith("step 1 of 1\nthe game is over\n");
  }

  @Test
  void theCarrierMayStepIntoAGoalByElizondo() {
    assertThat(withGoals(elizondo, "2,9 0,1 4,0 2,9 0,8 4,9 left0", "4 0 0", STAY))
        .isEqualTo("1-0 2,1 0,1 4,1 2,5 0,8 4,8 right0");
    assertThat(withGoals(elizondo, "0,0 0,1 4,0 0,9 0,8 4,9 left0", "7 0 0", STAY))
        .isEqualTo("0-1 2,4 0,1 4,1 2,8 0,8 4,8 left0");
    assertThat(objection(elizondo, "0,9 0,1 4,0 1,9 0,8 4,9 left0", "4 0 0"))
        .isEqualTo("player 0 would leave the board for 0,10");
    assertThat(objection(elizondo, "2,9 0,1 4,0 0,9 0,8 4,9 left1", "4 0 0"))
        .isEqualTo("player 0 would leave the board for 2,10");
    assertThat(objection(document, "2,9 0,1 4,0 0,9 0,8 4,9 left0", "4 0 0"))
        .isEqualTo("player 0 would leave the board for 2,10");
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
      Orders orders = Orders.parse(direction + " 0 0");
      boolean isListed = list.contains(orders);
      assertThat(elizondo.moves(pitch, 0).contains(orders)).isEqualTo(isListed);
      assertThat(document.moves(pitch, 0).contains(orders)).isEqualTo(isListed && !isGoal);
      assertThat(isGoal && !isListed).as("%s in %s", orders, list).isFalse();
    }
    assertThat(elizondo.moves(pitch, 0).count()).isEqualTo(list.size());
  }

  @Test
  void aShotWhoseSecondCellIsAGoalCellStopsBeforeItByElizondo() {
    String from = "2,8 0,1 4,0 0,9 0,8 4,9 ";
    assertThat(after(elizondo, from + "left0", "p4:1 0 0", STAY)).isEqualTo(from + "2,9,4,0");
    assertThat(after(elizondo, from + "left0", "p4:2 0 0", STAY)).isEqualTo(from + "2,9,4,1");
    assertThat(withGoals(elizondo, from + "2,9,4,1", STAY, STAY)).startsWith("1-0 ");
    assertThat(after(elizondo, from + "2,9,4,0", STAY, STAY)).isEqualTo(from + "2,9,4,0");
    // Who steps onto the last cell before the goal does not stop the ball.
    assertThat(after(elizondo, "2,8 0,1 4,0 1,9 0,8 4,9 left0", "p4:1 0 0", "6 0 0"))
        .isEqualTo("2,8 0,1 4,0 2,9 0,8 4,9 2,9,4,0");
    assertThat(withGoals(elizondo, "2,8 0,1 4,0 2,9 0,8 4,9 2,9,4,1", STAY, STAY))
        .startsWith("1-0 ");
    assertThat(after(elizondo, "2,8 0,1 4,0 2,9 0,8 4,9 2,9,4,0", STAY, STAY)).endsWith("right0");
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
        .doesNotContain(Orders.parse(pass + " 0 0"));
  }

  @Test
  void whoStaysAheadOfAPassWithoutStrengthTakesItByElizondo() {
    assertThat(after(elizondo, "2,4 0,1 4,0 2,5 0,8 4,9 left0", "p4:0 0 0", STAY))
        .endsWith("right0");
  }

  @Test
  void whoStandsBeyondTheBoardMayStayOrComeBackByElizondo() {
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
    Orders orders = Orders.parse("  4  P8:-12\t0 ");
    assertThat(orders.text()).isEqualTo("4 p8:-12 0");
    assertThat(orders.order(0)).isEqualTo(new Order.Step(4));
    assertThat(orders.order(1)).isEqualTo(new Order.Pass(8, -12));
    assertThat(orders)
        .isEqualTo(Orders.of(new Order.Step(4), new Order.Pass(8, -12), new Order.Step(0)))
        .hasToString("4 p8:-12 0");
    Formation formation = Formation.parse("-999,-9 999,99 007,8");
    assertThat(formation.text()).isEqualTo("-999,-9 999,99 7,8").isEqualTo(formation.toString());
    assertThat(List.of(formation.row(0), formation.column(0))).containsExactly(-999, -9);
    assertThat(List.of(formation.row(1), formation.column(1))).containsExactly(999, 99);
  }

  @Test
  void ordersOutOfRangeAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Order.Step(9))
        .withMessage("direction 9 is not in 0..8");
    assertThatIllegalArgumentException().isThrownBy(() -> new Order.Step(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Order.Pass(9, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Order.Pass(1, 1000))
        .withMessage("strength 1000 is not in -999..999");
    assertThatIllegalArgumentException().isThrownBy(() -> new Order.Pass(1, -1000));
    assertThat(new Order.Pass(1, 999)).hasToString("p1:999");
    assertThat(new Order.Step(3)).hasToString("3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "251 0-0 2,4 0,1 4,1 2,8 0,8 4,8 left0 H | is after 251 steps of 250",
        "0 0-0 2,4 2,4 4,1 2,8 0,8 4,8 left0 H | has two players of the left team on one cell",
        "0 0-0 2,4 0,1 4,1 2,8 4,8 4,8 left0 H | has two players of the right team on one cell",
        "0 0-0 2,10 0,1 4,1 2,8 0,8 4,8 left0 H | has a player on 2,10, which is off the board",
        "0 0-0 2,4 0,1 4,1 5,8 0,8 4,8 left0 H | has a player on 5,8, which is off the board",
        "0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 2,10,0,0 H | has the ball on 2,10, which is off the board",
        "0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 2,3,1,0 H | has a ball that flies without a direction, or rests and has one",
        "0 0-0 2,4 0,1 4,1 2,8 0,8 4,8 2,3,0,1 H | has a ball that flies without a direction, or rests and has one",
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

  @Test
  void thePictureHasPlayersBallGoalsAndScore() {
    Pitch pitch = Pitch.parse("3 1-0 2,4 0,1 4,1 2,4 0,8 4,8 right0" + HOMES, document.options());
    assertThat(document.show(pitch))
        .isEqualTo(
            """
                  0  1  2  3  4  5  6  7  8  9
             0 |  .  b  .  .  .  .  .  .  y  . |
             1 #  .  .  .  .  .  .  .  .  .  . #
             2 #  .  .  .  . aX  .  .  .  .  . #
             3 #  .  .  .  .  .  .  .  .  .  . #
             4 |  .  c  .  .  .  .  .  .  z  . |
            left abc 1, right xyz 0; step 3 of 250
            X has the ball
            """);
    assertThat(document.show(pitch(document, "2,4 0,1 4,1 2,8 0,8 4,8 3,3,4,2")))
        .contains(" 3 #  .  .  .  *  .")
        .endsWith("the ball * flies right, strength 2\n");
    assertThat(document.show(pitch(document, "2,4 0,1 4,1 2,8 0,8 4,8 3,3,0,0")))
        .endsWith("the ball * rests\n");
    assertThat(elizondo.show(pitch(elizondo, "2,8 0,1 4,0 2,9 2,9 4,9 2,9,4,1")))
        .contains(" x* #\n");
    assertThat(document.show(document.start())).endsWith("the teams choose their formations\n");
  }

  @Test
  void aWideBoardIsShownAroundTheBall() {
    GridSoccer game = new GridSoccer(STANDARD.withBoard(3, 98));
    Pitch pitch =
        Pitch.parse(
            "0 0-0 0,0 1,0 2,0 0,97 1,97 2,97 right0 0,0 1,0 2,0 0,97 1,97 2,97", game.options());
    assertThat(game.show(pitch))
        .contains("    74 75 76", " 0    .  .", "  X #\n", "shown are columns 74..97 of 0..97\n");
    assertThat(game.show(game.start())).contains("shown are columns 37..60 of 0..97\n");
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
            .seat("also", decision -> Orders.parse("0 0 0"))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(both.outcome().ranks()).containsExactly(1, 1);
  }

  @Test
  void theIdReadsBackAsTheGame() {
    assertThat(document.id()).isEqualTo("grid-soccer");
    GridSoccerOptions options =
        new GridSoccerOptions(
            7, 98, 100_000, List.of(0.0, 0.1, 1.0), List.of(0.5, 0.25, -0.0), Ruleset.ELIZONDO, 1);
    String id =
        "grid-soccer:rows=7,columns=98,steps=100000,tackle-left0=0,tackle-left1=0.1,tackle-left2=1,tackle-right1=0.25,tackle-right2=0,"
            + "ruleset=elizondo,first=right";
    assertThat(new GridSoccer(options).id()).isEqualTo(id);
    assertThat(((GridSoccer) GameCatalog.find(id)).options()).isEqualTo(options);
    assertThat(((GridSoccer) GameCatalog.find("grid-soccer")).options()).isEqualTo(STANDARD);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "rows=7 # columns 10 are below 14, twice the 7 rows; choose fewer rows or more columns",
        "rows=4 # grid-soccer option rows=4 is not in 3..49 (odd)",
        "rows=51 # grid-soccer option rows=51 is not in 3..49 (odd)",
        "columns=7 # grid-soccer option columns=7 is not in 6..98 (even)",
        "steps=0 # grid-soccer option steps=0 is not in 1..100000",
        "tackle-left2=1.5 # grid-soccer option tackle-left2=1.5 is not in 0.0..1.0",
        "first=right # the right team cannot be first by ruleset document, where the left team kicks off; choose ruleset elizondo",
        "ruleset=other # grid-soccer option ruleset=other is not in document|elizondo"
      })
  void optionsOutOfRangeAreRefused(String option, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameCatalog.find("grid-soccer:" + option))
        .withMessage(message);
  }

  @Test
  void optionsAreCheckedHoweverTheyAreMade() {
    refused(() -> STANDARD.withBoard(1, 10), "rows 1 are not an odd number in 3..49");
    refused(() -> STANDARD.withBoard(4, 10), "rows 4 are not an odd number in 3..49");
    refused(() -> STANDARD.withBoard(51, 98), "rows 51 are not an odd number in 3..49");
    refused(() -> STANDARD.withBoard(3, 4), "columns 4 are not an even number in 6..98");
    refused(() -> STANDARD.withBoard(3, 7), "columns 7 are not an even number in 6..98");
    refused(() -> STANDARD.withBoard(3, 100), "columns 100 are not an even number in 6..98");
    refused(() -> STANDARD.withSteps(0), "steps 0 are not in 1..100000");
    refused(() -> STANDARD.withSteps(100_001), "steps 100001 are not in 1..100000");
    refused(
        () -> STANDARD.withTackling(List.of(0.5), List.of(0.5, 0.5, 0.5)),
        "left has 1 tackle probabilities, not one for each of 3 players");
    refused(
        () -> STANDARD.withTackling(List.of(0.5, 0.5, 0.5), List.of(0.5, -0.1, 0.5)),
        "right1 -0.1 is not a probability in 0..1");
    refused(
        () -> STANDARD.withTackling(List.of(0.5, 0.5, Double.NaN), List.of(0.5, 0.5, 0.5)),
        "left2 NaN is not a probability in 0..1");
    refused(
        () -> STANDARD.withRuleset(Ruleset.ELIZONDO).withFirst(2),
        "first 2 is neither 0, the left team, nor 1, the right team");
    refused(
        () -> STANDARD.withRuleset(Ruleset.ELIZONDO).withFirst(1).withRuleset(Ruleset.DOCUMENT),
        "the right team cannot be first by ruleset document, where the left team kicks off; choose"
            + " ruleset elizondo");
    assertThat(STANDARD.withBoard(49, 98).mostStrength()).isEqualTo(24);
    assertThat(STANDARD.withBoard(3, 6).withSteps(100_000).steps()).isEqualTo(100_000);
  }

  private static void refused(Runnable making, String message) {
    assertThatIllegalArgumentException().isThrownBy(making::run).withMessage(message);
  }

  @ParameterizedTest
  @CsvSource({
    "document, 2e961dec1c61e6e84515c981226b4799f97acc8c5cf4cd1cd3cb89e75abed7de",
    "elizondo, 69acfb41142aa1833ad0a64b817f59d0cbd89192ab82455dba8d0f34347dfaba"
  })
  void aFixedGameOfRandomBotsStaysAsItIs(String ruleset, String digest) {
    MatchRecord record =
        Match.of(game(ruleset)).seat("a", Bots.random()).seat("b", Bots.random()).seed(7).play();
    assertThat(record.replay()).hasSize(252);
    assertThat(record.digest()).isEqualTo(digest);
  }

  /** Lines up as told and then runs off the board. */
  private static Bot<Pitch, SoccerMove> runsOff(String formation, String orders) {
    return decision ->
        decision.state().hasFormations() ? Orders.parse(orders) : Formation.parse(formation);
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
  void directionsLeadClockwiseFromTheUpperLeft() {
    int[] rows = {0, -1, -1, -1, 0, 1, 1, 1, 0};
    int[] columns = {0, -1, 0, 1, 1, 1, 0, -1, -1};
    for (int direction = 0; direction <= 8; direction++) {
      Order order = new Order.Step(direction);
      assertThat(List.of(order.rows(), order.columns()))
          .containsExactly(rows[direction], columns[direction]);
    }
    assertThat(new Order.Pass(4, 2).columns()).isEqualTo(1);
  }
}
