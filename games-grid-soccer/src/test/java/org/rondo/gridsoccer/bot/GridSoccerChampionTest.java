package org.rondo.gridsoccer.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.game.JointMove;
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

class GridSoccerChampionTest {
  private static final String HOMES = " 2,1 0,1 4,1 2,8 0,8 4,8";

  private final GridSoccer document = new GridSoccer();
  private final GridSoccer elizondo =
      new GridSoccer(GridSoccerOptions.defaults().withRuleset(GridSoccerRuleset.ELIZONDO));

  private static Pitch pitch(GridSoccer game, String players) {
    return Pitch.parse("7 0-0 " + players + HOMES, game.options());
  }

  private static SoccerOrders choice(GridSoccer game, Pitch pitch, int seat, int nodes) {
    Bot<Pitch, SoccerMove> bot = GridSoccerBots.champion(Budget.steps(nodes));
    return (SoccerOrders) bot.choose(Decision.in(game, pitch, seat, Seed.of(1).rng()));
  }

  @Test
  void saysItsOwnViewOfTheGoalsToCome() {
    Pitch pitch = pitch(document, "2,9 0,1 4,0 2,8 0,8 4,9 left0");
    double[] scores = new double[2];
    for (int seat = 0; seat < 2; seat++) {
      Bot<Pitch, SoccerMove> bot = GridSoccerBots.champion(Budget.steps(30_000));
      SoccerMove move = bot.choose(Decision.in(document, pitch, seat, Seed.of(1).rng()));
      assertThat(bot.thought().unit()).isEqualTo("goals");
      assertThat(bot.thought().line()).containsExactly(move.text());
      scores[seat] = bot.thought().score().getAsDouble();
    }
    // The left team shoots a goal that is certain.
    assertThat(scores[0]).isCloseTo(1, within(0.2));
    assertThat(scores[1]).isCloseTo(-scores[0], within(0.01));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2,9 0,1 4,0 2,8 0,8 4,9 left0 | 0",
        "0,9 2,1 4,0 1,9 2,8 4,9 left0 | 0",
        "1,8 0,1 4,0 0,6 2,5 4,6 left0 | 0",
        "2,8 0,1 4,0 2,0 0,5 4,9 right0 | 1"
      })
  void itScoresWhereTheGoalIsCertain(String players, int seat) {
    Pitch pitch = pitch(document, players);
    SoccerOrders shot = choice(document, pitch, seat, 30_000);
    for (SoccerMove answer : document.moves(pitch, 1 - seat).list()) {
      Pitch next =
          document.next(
              pitch, JointMove.of(pitch.toMove(), i -> i == seat ? shot : answer), Rng.none());
      assertThat(next.score(seat)).as("%s against %s", shot, answer).isEqualTo(1);
    }
  }

  @Test
  void itCarriesTheBallIntoTheGoalWhereTheRulesetLetsIt() {
    Pitch pitch = pitch(elizondo, "2,9 0,1 4,0 2,8 0,8 4,9 left0");
    SoccerOrders orders = choice(elizondo, pitch, 0, 30_000);
    Pitch next =
        elizondo.next(
            pitch,
            JointMove.of(pitch.toMove(), i -> i == 0 ? orders : SoccerOrders.parse("0 0 0")),
            Rng.none());
    assertThat(next.score(0)).as("%s", orders).isEqualTo(1);
  }

  @Test
  void itShootsInTheLastStepWhereAnotherOneWouldBeTooLate() {
    GridSoccer game = new GridSoccer(GridSoccerOptions.defaults().withSteps(8));
    Pitch pitch = Pitch.parse("7 0-0 2,8 0,1 4,0 0,6 2,5 4,6 left0" + HOMES, game.options());
    SoccerOrders orders = choice(game, pitch, 0, 30_000);
    assertThat(orders.order(0) instanceof SoccerOrder.Pass).as("%s", orders).isTrue();
  }

  @Test
  void theEquilibriumLeavesNeitherTeamABetterAnswer() {
    Pitch pitch = pitch(document, "2,4 1,2 3,0 2,5 1,6 3,8 left0");
    OneStepLookahead lookahead =
        new OneStepLookahead(document, new PitchEvaluation(document, ProspectWeights.learned()));
    PairCounter counter = new PairCounter(Budget.steps(Budget.MOST).begin(decision(pitch)));
    DoubleOracle oracle = new DoubleOracle(lookahead, pitch, DoubleOracleLimits.FULL, counter);
    assertThat(oracle.search()).isTrue();
    PayoffMatrix matrix = oracle.matrix();
    double most =
        document.moves(pitch, 0).list().stream()
            .mapToDouble(
                left ->
                    IntStream.range(0, matrix.columns())
                        .mapToDouble(
                            j ->
                                matrix.columnProbability(j)
                                    * lookahead.value(pitch, (SoccerOrders) left, oracle.right(j)))
                        .sum())
            .max()
            .orElseThrow();
    double least =
        document.moves(pitch, 1).list().stream()
            .mapToDouble(
                right ->
                    IntStream.range(0, matrix.rows())
                        .mapToDouble(
                            i ->
                                matrix.rowProbability(i)
                                    * lookahead.value(pitch, oracle.left(i), (SoccerOrders) right))
                        .sum())
            .min()
            .orElseThrow();
    assertThat(most).isCloseTo(least, within(0.02));
    assertThat(matrix.value()).isBetween(least - 1e-9, most + 1e-9);
  }

  private Decision<Pitch, SoccerMove> decision(Pitch pitch) {
    return Decision.in(document, pitch, 0, Seed.of(1).rng());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The way ends in the goal before anybody reaches it.
        "2,1 0,1 4,0 0,0 4,1 3,0 2,7,4,2 | 1",
        // A rival stands where the ball comes by and has only to stay.
        "2,1 0,1 4,0 2,8 0,4 4,5 2,7,4,1 | -0.05",
      })
  void aFlyingBallIsWorthWhatBecomesOfIt(String players, double most) {
    double value =
        new PitchEvaluation(document, ProspectWeights.learned()).value(pitch(document, players));
    if (most == 1) {
      assertThat(value).isEqualTo(1);
    } else {
      assertThat(value).isLessThan(most);
    }
  }

  @Test
  void passesWithoutAReceiverAreNotWeighed() {
    GridSoccer game = new GridSoccer(GridSoccerOptions.defaults().withBoard(21, 42));
    Pitch pitch =
        Pitch.parse(
            "7 0-0 10,20 9,18 0,0 10,21 9,23 0,41 left0 10,1 0,1 4,1 10,40 0,40 4,40",
            game.options());
    SoccerOrders[] weighed = new OrderCandidates(game).orders(pitch, 0);
    assertThat(weighed[0]).isEqualTo(SoccerOrders.parse("0 0 0"));
    assertThat(weighed.length).isLessThan(game.moves(pitch, 0).list().size() / 2);
    assertThat(weighed)
        .contains(SoccerOrders.parse("p1:1 0 0"))
        .doesNotContain(SoccerOrders.parse("p5:5 0 0"))
        .allMatch(orders -> game.moves(pitch, 0).contains(orders));
  }

  @Test
  void itBeatsTheSoundBotWithFewNodes() {
    GridSoccer game = new GridSoccer(GridSoccerOptions.defaults().withSteps(60));
    int goals = 0;
    for (int pair = 0; pair < 2; pair++) {
      for (int seat = 0; seat < 2; seat++) {
        Bot<Pitch, SoccerMove> champion = GridSoccerBots.champion(Budget.steps(5_000));
        Bot<Pitch, SoccerMove> sound = GridSoccerBots.sound();
        var scores =
            Match.of(game)
                .seat("left", seat == 0 ? champion : sound)
                .seat("right", seat == 0 ? sound : champion)
                .seed(pair)
                .play()
                .outcome()
                .scores();
        goals += (int) (scores.get(seat) - scores.get(1 - seat));
      }
    }
    assertThat(goals).isPositive();
  }

  @Test
  void theCatalogueHasItWithItsOptions() {
    assertThat(BotCatalog.find(document, "champion:nodes=500").newBot()).isNotNull();
    assertThat(BotCatalog.find(document, "champion:ms=5").newBot()).isNotNull();
    assertThat(BotCatalog.defaults(document)).noneMatch(e -> e.name().equals("champion"));
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> BotCatalog.find(document, "champion:nodes=0"));
  }
}
