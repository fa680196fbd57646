package org.rondo.gridsoccer.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelResult;
import org.rondo.game.GameCatalog;
import org.rondo.game.JointMove;
import org.rondo.game.Options;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.SoccerOrder;
import org.rondo.gridsoccer.SoccerOrders;
import org.rondo.input.OptionException;
import org.rondo.match.Match;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.tuning.ParameterSpace;

class GreedyTeamTest {
  private static final String HOMES = " 2,1 0,1 4,1 2,8 0,8 4,8";

  private final GridSoccer document = new GridSoccer();
  private final GridSoccer elizondo =
      new GridSoccer(GridSoccerOptions.defaults().withRuleset(GridSoccerRuleset.ELIZONDO));

  private static Pitch pitch(GridSoccer game, String players) {
    return Pitch.parse("7 0-0 " + players + HOMES, game.options());
  }

  private static SoccerOrders choice(
      GridSoccer game, RivalAnswers answers, String players, int seat) {
    Bot<Pitch, SoccerMove> bot = new GreedyTeam(TeamWeight.STANDARD, answers);
    return (SoccerOrders)
        bot.choose(Decision.in(game, pitch(game, players), seat, Seed.of(1).rng()));
  }

  /** Returns the position after orders to which the rivals answer by staying. */
  private static Pitch after(
      GridSoccer game, String players, int seat, SoccerOrders orders, Rng rng) {
    Pitch pitch = pitch(game, players);
    SoccerOrders stay = SoccerOrders.parse("0 0 0");
    return game.next(pitch, JointMove.of(pitch.toMove(), i -> i == seat ? orders : stay), rng);
  }

  @ParameterizedTest
  @EnumSource(RivalAnswers.class)
  void itScoresWhereTheGoalIsCertain(RivalAnswers answers) {
    for (String players :
        List.of(
            "2,9 0,1 4,0 2,8 0,8 4,9 left0",
            "0,9 2,1 4,0 1,9 2,8 4,9 left0",
            "1,8 0,1 4,0 0,6 2,5 4,6 left0")) {
      Pitch pitch = pitch(document, players);
      SoccerOrders shot = choice(document, answers, players, 0);
      for (SoccerMove answer : document.moves(pitch, 1).list()) {
        Pitch next = document.next(pitch, JointMove.all(List.of(shot, answer)), Rng.none());
        assertThat(next.score(0)).as("%s against %s in %s", shot, answer, pitch).isEqualTo(1);
      }
    }
    String right = "2,8 0,1 4,0 2,0 0,5 4,9 right0";
    SoccerOrders shot = choice(document, answers, right, 1);
    assertThat(after(document, right, 1, shot, Rng.none()).score(1)).as("%s", shot).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(RivalAnswers.class)
  void itCarriesTheBallIntoTheGoalWhereTheRulesetLetsIt(RivalAnswers answers) {
    String players = "2,9 0,1 4,0 1,9 0,8 4,9 left0";
    SoccerOrders orders = choice(elizondo, answers, players, 0);
    assertThat(after(elizondo, players, 0, orders, Rng.none()).score(0)).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(RivalAnswers.class)
  void itsNearestPlayerGoesToAFreeBall(RivalAnswers answers) {
    String players = "2,4 0,3 2,0 2,9 0,8 4,9 2,6,0,0";
    Pitch next = after(document, players, 0, choice(document, answers, players, 0), Rng.none());
    assertThat(next.column(0, 0)).isEqualTo(5);
    String atFeet = "2,4 0,3 2,0 2,6 0,8 4,9 2,5,0,0";
    SoccerOrders orders = choice(document, answers, atFeet, 0);
    assertThat(orders.order(0)).isEqualTo(new SoccerOrder.Walk(4));
  }

  @ParameterizedTest
  @EnumSource(RivalAnswers.class)
  void itTacklesARivalWhoCannotGetAway(RivalAnswers answers) {
    // All cells around the rival in the corner but one are held by the team.
    String players = "0,1 1,0 1,1 0,0 0,8 4,9 right0";
    SoccerOrders orders = choice(document, answers, players, 0);
    Pitch won = after(document, players, 0, orders, new Falling());
    assertThat(won.carrier(0)).as("%s", orders).isNotNegative();
  }

  /** Chance that always falls to the one who is asked about. */
  private static final class Falling implements Rng {
    @Override
    public long nextLong() {
      return 0;
    }

    @Override
    public int threeWay(double probability) {
      return 1;
    }
  }

  @ParameterizedTest
  @EnumSource(RivalAnswers.class)
  void itStopsAShotThatItCanStop(RivalAnswers answers) {
    Pitch pitch = pitch(document, "2,5 1,4 1,1 2,3 0,8 4,9 right0");
    Bot<Pitch, SoccerMove> bot = new GreedyTeam(TeamWeight.STANDARD, answers);
    SoccerMove orders = bot.choose(Decision.in(document, pitch, 0, Seed.of(1).rng()));
    Pitch next =
        document.next(
            pitch, JointMove.all(List.of(orders, SoccerOrders.parse("p8:2 0 0"))), Rng.none());
    assertThat(next.carrier(0)).as("%s", orders).isEqualTo(2);
  }

  @ParameterizedTest
  @EnumSource(RivalAnswers.class)
  void itDoesNotShootIntoItsOwnGoal(RivalAnswers answers) {
    for (int row = 0; row < 5; row++) {
      for (int column = 0; column < 2; column++) {
        String players =
            row + "," + column + " 0,5 4,5 " + row + "," + (column + 1) + " 0,4 4,4 left0";
        SoccerOrders orders = choice(document, answers, players, 0);
        Pitch next = after(document, players, 0, orders, new Falling());
        assertThat(next.score(1)).as("%s in %s", orders, players).isZero();
        SoccerOrder order = orders.order(0);
        boolean isShotBack = order instanceof SoccerOrder.Pass && order.columns() < 0;
        assertThat(isShotBack && column == 0).as("%s in %s", orders, players).isFalse();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(RivalAnswers.class)
  void itPlaysFromBeyondTheBoard(RivalAnswers answers) {
    for (String players :
        List.of(
            "-1,4 9,3 -1,4 2,5 0,8 4,9 left0",
            "-1,4 9,3 -1,4 2,5 0,8 4,9 right0",
            "-1,4 9,3 -1,4 -2,5 0,8 4,9 right0",
            "-1,4 9,3 -1,4 2,5 0,8 4,9 0,4,2,0")) {
      SoccerOrders orders = choice(elizondo, answers, players, 0);
      assertThat(elizondo.moves(pitch(elizondo, players), 0).objection(orders)).isEmpty();
    }
  }

  @Test
  void itBeatsTheOtherBots() {
    GridSoccer game = new GridSoccer(GridSoccerOptions.defaults().withSteps(100));
    for (Bot<Pitch, SoccerMove> rival :
        List.of(GridSoccerBots.beginner(), GridSoccerBots.sound())) {
      int goals = 0;
      for (int n = 0; n < 8; n++) {
        int seat = n % 2;
        Bot<Pitch, SoccerMove> team = GridSoccerBots.greedyTeam();
        var scores =
            Match.of(game)
                .seat("left", seat == 0 ? team : rival)
                .seat("right", seat == 0 ? rival : team)
                .seed(n / 2)
                .play()
                .outcome()
                .scores();
        goals += (int) (scores.get(seat) - scores.get(1 - seat));
      }
      assertThat(goals).isPositive();
    }
  }

  /** On seeds with which nothing was tuned; games are shorter than those of the page. */
  @Test
  void theTunedTeamIsStrongerThanTheSameTeamWithItsDefaults() throws InterruptedException {
    DuelResult duel =
        Duel.of((GridSoccer) GameCatalog.find("grid-soccer:steps=100"))
            .first("tuned", GridSoccerBots::tunedTeam)
            .second("default", GridSoccerBots::greedyTeam)
            .seed(3001)
            .play();

    assertThat(duel.isFirstStronger()).as("%s", duel).isTrue();
    assertThat(duel.firstFaults() + duel.secondFaults()).isZero();
  }

  @Tag("long")
  @Test
  void theTunedTeamIsStrongerThanTheTeamOfTheGeneticAlgorithm() throws InterruptedException {
    DuelResult duel =
        Duel.of((GridSoccer) GameCatalog.find("grid-soccer:steps=100"))
            .first("tuned", GridSoccerBots::tunedTeam)
            .second("genetic", GridSoccerBots::geneticTeam)
            .seed(3001)
            .play();

    assertThat(duel.isFirstStronger()).as("%s", duel).isTrue();
  }

  @Test
  void theCatalogueHasTheTunedWeightsAsDefaults() {
    assertThat(TeamWeight.TUNED.shipped()).isNotEqualTo(TeamWeight.STANDARD);
    assertThat(BotCatalog.describe(document, "tuned-team").options())
        .extracting(Options.Option::name, Options.Option::fallback)
        .contains(tuple("answers", "best"), tuple("free-ball", "0.5"), tuple("spread", "0.0"));
    assertThat(BotCatalog.describe(document, "genetic-team").options())
        .extracting(Options.Option::name, Options.Option::fallback)
        .contains(
            tuple("answers", "best"), tuple("free-ball", "0.917784"), tuple("spread", "-0.309118"));
    assertThat(ParameterSpace.ofBot(document, "tuned-team", List.of()).size()).isEqualTo(14);
  }

  @Test
  void theCatalogueHasItWithItsOptions() {
    assertThat(BotCatalog.find(document, "greedy-team").newBot()).isNotNull();
    assertThat(BotCatalog.find(document, "greedy-team:answers=foreseen,spread=-0.5").newBot())
        .isNotNull();
    assertThat(BotCatalog.defaults(document)).noneMatch(e -> e.name().equals("greedy-team"));
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> BotCatalog.find(document, "greedy-team:keeper=2"))
        .withMessage("greedy-team option keeper=2 is not in 0.0..1.0");
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> BotCatalog.find(document, "greedy-team:answers=some"))
        .withMessage("greedy-team option answers=some is not in best|foreseen");
  }
}
