package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.gridsoccer.GridSoccerSituations.DOCUMENT;
import static org.rondo.gridsoccer.GridSoccerSituations.ELIZONDO;
import static org.rondo.gridsoccer.GridSoccerSituations.HOMES;
import static org.rondo.gridsoccer.GridSoccerSituations.STANDARD;
import static org.rondo.gridsoccer.GridSoccerSituations.STAY;
import static org.rondo.gridsoccer.GridSoccerSituations.after;
import static org.rondo.gridsoccer.GridSoccerSituations.game;
import static org.rondo.gridsoccer.GridSoccerSituations.objection;
import static org.rondo.gridsoccer.GridSoccerSituations.pitch;
import static org.rondo.gridsoccer.GridSoccerSituations.withGoals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bots;
import org.rondo.game.JointMove;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.random.Rng;

/** Steps: the players, the ball and goals. */
class GridSoccerTest {
  private final GridSoccer document = DOCUMENT;
  private final GridSoccer elizondo = ELIZONDO;

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
  void aPlayerWhoStaysOnTheNextCellTakesAFlyingBall(String ruleset) {
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
  void aPlayerWhoEntersOrLeavesTheNextCellTakesNoFlyingBall(String ruleset) {
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
  void aPlayerOnTheLandingCellTakesAFlyingBall() {
    assertThat(after(document, "2,0 1,1 4,0 0,9 0,8 4,9 left0", "p4:2 5 0", STAY))
        .isEqualTo("2,0 2,2 4,0 0,9 0,8 4,9 left1");
    assertThat(after(document, "2,0 0,1 4,0 2,2 0,8 4,9 left0", "p4:1 0 0", STAY))
        .isEqualTo("2,0 0,1 4,0 2,2 0,8 4,9 right0");
  }

  @Test
  void aPlayerOnARestingBallTakesItAndNoPlayerAhead() {
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
  void aPlayerOnTheCarriersCellTackles() {
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
    assertThat(game.show(end)).endsWith("step 1 of 1\nthe match is over\n");
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

  @Test
  void aPlayerAheadOfAPassWithoutStrengthTakesItByElizondo() {
    assertThat(after(elizondo, "2,4 0,1 4,0 2,5 0,8 4,9 left0", "p4:0 0 0", STAY))
        .endsWith("right0");
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
}
