package org.rondo.gridsoccer.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Weights;
import org.rondo.game.Options;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.input.OptionException;

class TeamScoringTest {
  private static final String HOMES = " 2,1 0,1 4,1 2,8 0,8 4,8";

  private static final List<String> NAMES =
      List.of(
          "possession",
          "free-ball",
          "ball-forward",
          "ball-back",
          "near-goal",
          "open-shot",
          "shot-against",
          "rivals-near",
          "press",
          "rivals-beaten",
          "goal-side",
          "keeper",
          "support",
          "spread");

  private final GridSoccer document = new GridSoccer();
  private final GridSoccer elizondo =
      new GridSoccer(GridSoccerOptions.defaults().withRuleset(GridSoccerRuleset.ELIZONDO));

  /** Returns weights of which all are 0 but one. */
  private static Weights<TeamWeight> only(String name) {
    String options =
        NAMES.stream()
            .map(n -> n + (n.equals(name) ? "=1" : "=0"))
            .collect(Collectors.joining(","));
    return given(options);
  }

  private static Weights<TeamWeight> given(String options) {
    return TeamWeight.STANDARD.with(
        TeamWeight.STANDARD.given(Options.parse("greedy-team:" + options)));
  }

  private static double score(
      GridSoccer game, Weights<TeamWeight> weights, String players, int seat) {
    Pitch pitch = Pitch.parse("7 0-0 " + players + HOMES, game.options());
    return new TeamScoring(game, weights).score(pitch, seat);
  }

  @ParameterizedTest
  @CsvSource({
    "possession, 1, -1",
    "free-ball, 0, 0",
    "ball-forward, 0.6666666667, 0",
    "ball-back, 0, -0.6666666667",
    "near-goal, 0.25, -0.25",
    "open-shot, 0, 0",
    "shot-against, 0, 0",
    "rivals-near, -0.5, 0",
    "press, 0, 0.5",
    "rivals-beaten, 0.3333333333, 0",
    "goal-side, 0, 0.6666666667",
    "keeper, 0, 0.5555555556",
    "support, 0.1666666667, 0",
    "spread, 0.75, 1"
  })
  void eachFeatureOfACarriedBallCountsForTheTeamsAsItShould(
      String name, double holders, double others) {
    String players = "2,6 1,8 4,0 2,7 0,5 4,9 left0";
    assertThat(score(document, only(name), players, 0)).isCloseTo(holders, within(1e-9));
    assertThat(score(document, only(name), players, 1)).isCloseTo(others, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Nobody is on the one cell before the goal, or two cells before it.
        "1,9 0,1 4,0 0,6 2,5 4,6 left0 | 1 | 1",
        "1,8 0,1 4,0 0,6 2,5 4,6 left0 | 1 | 0.5",
        // Somebody is on it, and from this row no other way leads into the goal.
        "0,8 0,1 4,0 1,9 2,5 4,6 left0 | 0 | 0",
        // The ball passes two cells and then one: who is near the second can be there.
        "2,7 0,1 4,0 0,6 1,7 4,0 left0 | 0.5 | 0.5",
        "2,7 0,1 4,0 0,6 1,8 4,0 left0 | 0 | 0",
        "2,7 0,1 4,0 0,6 1,8 2,8 left0 | 0 | 0",
        "2,7 0,1 4,0 0,6 0,0 3,8 left0 | 0 | 0",
        // Too far for the strength that there is.
        "2,4 0,1 4,0 0,0 0,1 0,2 left0 | 0 | 0",
      })
  void anOpenShotIsOneThatNoPlayerCanStop(String players, double byDocument, double byElizondo) {
    Weights<TeamWeight> own = only("open-shot");
    Weights<TeamWeight> against = only("shot-against");
    assertThat(score(document, own, players, 0)).isEqualTo(byDocument);
    assertThat(score(document, against, players, 1)).isEqualTo(-byDocument);
    assertThat(score(elizondo, own, players, 0)).isEqualTo(byElizondo);
  }

  @Test
  void aFreeBallCountsForTheTeamThatIsNearer() {
    String nearer = "2,4 0,3 2,0 2,9 0,9 4,9 2,6,0,0";
    double race = 0.4 + 0.5 * (1.0 / 3 - 1.0 / 4);
    assertThat(score(document, only("free-ball"), nearer, 0)).isCloseTo(race, within(1e-12));
    assertThat(score(document, only("free-ball"), nearer, 1)).isCloseTo(-race, within(1e-12));
    String level = "2,4 0,3 2,0 2,9 0,8 4,9 2,6,0,0";
    assertThat(score(document, only("free-ball"), level, 0)).isZero();
    assertThat(score(document, only("ball-forward"), level, 0)).isCloseTo(3.0 / 9, within(1e-12));
    assertThat(score(document, only("ball-back"), level, 1)).isCloseTo(-3.0 / 9, within(1e-12));
  }

  @Test
  void aBallThatNoPlayerCanStopIsNearlyAGoal() {
    String players = "2,1 0,1 4,0 0,0 4,1 3,0 2,7,4,2";
    assertThat(score(document, only("possession"), players, 0)).isEqualTo(9);
    assertThat(score(document, only("possession"), players, 1)).isEqualTo(-9);
    String blocked = "2,1 0,1 4,0 0,0 4,1 2,8 2,7,4,2";
    assertThat(score(document, only("free-ball"), blocked, 0)).isNegative().isGreaterThan(-1);
  }

  @Test
  void aBallThatStopsBeforeTheGoalIsNone() {
    String players = "2,1 0,1 4,0 0,0 4,1 3,0 2,8,4,1";
    assertThat(score(document, only("free-ball"), players, 0)).isEqualTo(9);
    assertThat(score(elizondo, only("free-ball"), players, 0)).isBetween(-1.0, 1.0);
  }

  @Test
  void noPlayerTakesABallThatPassesBeforeHeIsThere() {
    String players = "2,4 0,1 4,0 1,5 0,0 4,1 2,5,4,1";
    double score = score(document, only("ball-forward"), players, 0);
    assertThat(score).isCloseTo(0.1 * 7 / 9, within(1e-12));
  }

  @Test
  void weightsOutOfTheirRangeAreRefused() {
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> given("support=1.5"))
        .withMessage("greedy-team option support=1.5 is not in 0.0..1.0");
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> given("spread=NaN"))
        .withMessage("greedy-team option spread=NaN is not in -1.0..1.0");
  }

  @Test
  void weightsThatNoOptionGivesAreTheStandardOnes() {
    assertThat(TeamWeight.STANDARD.given(Options.parse("greedy-team"))).isEmpty();
  }
}
