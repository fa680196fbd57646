package org.rondo.parallelfootball.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.Playout;
import org.rondo.bot.TimeSource;
import org.rondo.bot.Weights;
import org.rondo.game.JointMove;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Fields;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.Order;
import org.rondo.parallelfootball.Orders;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;
import org.rondo.parallelfootball.Placement;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class ParallelFootballChampionTest {
  private static final int BIDS = 4_000;
  private static final Cell MIDDLE = new Cell(16, 16);
  private static final Weights<AuctionWeight> WEIGHTS =
      TunedAuctionWeights.TUNED.shipped().of(ParallelFootballOptions.defaults());

  private static ParallelFootball game(int players, int range) {
    return new ParallelFootball(new ParallelFootballOptions(players, range, 5000));
  }

  private static Bot<Field, Instructions> champion() {
    return ParallelFootballBots.champion(Budget.steps(BIDS));
  }

  private static String orders(ParallelFootball game, Field field, int seat) {
    return champion().choose(Decision.in(game, field, seat, Rng.none())).text();
  }

  private static BidCounter counter(ParallelFootball game, Field field, int steps) {
    return new BidCounter(Budget.steps(steps).begin(Decision.in(game, field, 0, Rng.none())));
  }

  @Test
  void theCatalogueMakesItWithBidsOrMilliseconds() {
    for (String specification : List.of("champion", "champion:bids=9", "champion:ms=50")) {
      Entrant<Field, Instructions> entrant = BotCatalog.find(game(2, 3), specification);
      assertThat(entrant.name()).isEqualTo(specification);
    }
  }

  @Test
  void itKicksHomeWhatIsInRange() {
    Cell ball = new Cell(12, 16);
    Field field = Fields.withBalls(ball, 1, Fields.teams(List.of(ball), MIDDLE));

    assertThat(orders(game(1, 20), field, 0)).isEqualTo("k0,0");
  }

  @Test
  void itGivesEachPlayerABallOfItsOwn() {
    ParallelFootball game = game(2, 8);
    Cell home = ParallelFootball.home(0);
    Field field =
        Fields.placed(
            game, seat -> new Placement(seat == 0 ? List.of(home, home) : List.of(MIDDLE, MIDDLE)));

    assertThat(orders(game, field, 0).split(" ")).doesNotHaveDuplicates().doesNotContain(".");
  }

  @Test
  void aPlayerWaitsForAPassToHim() {
    ParallelFootball game = game(2, 8);
    Field field =
        Fields.withBalls(
            new Cell(9, 9), 1, Fields.teams(List.of(new Cell(9, 9), new Cell(4, 3)), MIDDLE));

    assertThat(orders(game, field, 0)).isEqualTo("k4,3 .");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 10, 16, 31, 46})
  void itAloneBringsAllThatIsLeftHome(int range) {
    ParallelFootball game = new ParallelFootball(new ParallelFootballOptions(2, range, 5000));
    for (Cell ball : List.of(new Cell(30, 28), new Cell(11, 30), MIDDLE)) {
      Bot<Field, Instructions> champion = champion();
      Field field = Fields.withBalls(ball, 2, Fields.teams(List.of(ball, new Cell(1, 1)), MIDDLE));
      for (int turn = 0; !field.isOver() && turn < 1000; turn++) {
        Instructions orders = champion.choose(Decision.in(game, field, 0, Seed.of(turn).rng()));
        field = game.next(field, Fields.only(field, 0, orders), Rng.none());
      }
      assertThat(field.score(0)).as("balls from %s by kicks of %d", ball, range).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @CsvSource({"7, 6", "10, 10"})
  void crowdsInTheOtherHomesKeepItFromNoBall(int players, int range) {
    ParallelFootball game = game(players, range);
    Bot<Field, Instructions> champion = champion();
    Instructions placement = champion.choose(Decision.in(game, game.start(), 0, Rng.none()));
    Field field =
        Fields.placed(
            game,
            seat ->
                seat == 0
                    ? (Placement) placement
                    : new Placement(Fields.crowd(ParallelFootball.home(seat), players)));
    while (!field.isOver()) {
      Rng rng = Seed.of(field.turn()).rng();
      Instructions orders = champion.choose(Decision.in(game, field, 0, rng));
      field = game.next(field, Fields.only(field, 0, orders), Rng.none());
    }

    assertThat(field.score(0)).isEqualTo(1020);
    assertThat(field.turn()).isLessThan(2500);
  }

  @Test
  void itDrawsNothingUntilNoTeamHasScoredForLong() {
    ParallelFootball game = game(1, 3);
    Bot<Field, Instructions> champion = champion();
    Cell ball = new Cell(20, 20);
    int patience = (int) WEIGHTS.of(AuctionWeight.DEADLOCK_PATIENCE);
    for (int turn = 7; turn < 7 + patience; turn++) {
      champion.choose(Decision.in(game, waiting(ball, turn), 0, Rng.none()));
    }

    Field last = waiting(ball, 7 + patience);

    assertThatThrownBy(() -> champion.choose(Decision.in(game, last, 0, Rng.none())))
        .isInstanceOf(IllegalStateException.class);
    assertThat(champion.choose(Decision.in(game, last, 0, Seed.of(3).rng())).text()).isNotEmpty();
  }

  /** Returns a position with one ball left that somebody kicks without end. */
  private static Field waiting(Cell ball, int turn) {
    return Fields.of(
        turn, List.of(0, 0, 0, 1019), Map.of(ball, 1), Fields.teams(List.of(ball), MIDDLE));
  }

  @Test
  void chanceEndsAGameInWhichFourOfItKickToAndFro() {
    ParallelFootball game = new ParallelFootball(new ParallelFootballOptions(7, 6, 1500));

    assertThat(scoredByFour(game, "champion:deadlock-noise=0")).isLessThan(100);
    assertThat(scoredByFour(game, "champion")).isEqualTo(1020);
  }

  private static double scoredByFour(ParallelFootball game, String bot) {
    Match<Field, Instructions> match = Match.of(game).seed(6);
    for (int seat = 0; seat < 4; seat++) {
      match.seat(new Entrant<>("seat-" + seat, BotCatalog.find(game, bot).bots()));
    }
    return match.play().outcome().scores().stream().mapToDouble(score -> score).sum();
  }

  @Test
  void aJudgementStaysWithinItsNoise() {
    JudgementNoise noise = new JudgementNoise(0.25, Seed.of(5).rng());

    assertThat(IntStream.range(0, 100).mapToObj(i -> noise.about(2)).toList())
        .allMatch(judgement -> judgement >= 1.5 && judgement < 2.5)
        .doesNotHaveDuplicates();
    assertThat(new JudgementNoise(0, Rng.none()).about(2)).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void aSpentBudgetLeavesKicksOfTheBallsUnderfoot(int bids) {
    ParallelFootball game = game(4, 10);
    Field field = Fields.placed(game, seat -> new Placement(Fields.crowd(new Cell(5, 5), 4)));
    Bot<Field, Instructions> bot = ParallelFootballBots.champion(Budget.steps(bids));

    assertThat(bot.choose(Decision.in(game, field, 0, Rng.none())).text()).contains("k0,0");
  }

  @Test
  void timeThatIsUpAtOnceLeavesLegalOrders() {
    TimeSource clock = new Ticking();
    ParallelFootball game = game(1024, 46);
    Bot<Field, Instructions> bot =
        ParallelFootballBots.champion(Budget.time(Duration.ofNanos(1), clock));
    Field start = game.start();
    Instructions placement = bot.choose(Decision.in(game, start, 2, Rng.none()));
    Field field = game.next(start, JointMove.of(start.toMove(), seat -> placement), Rng.none());

    assertThat(game.moves(field, 2).objection(bot.choose(Decision.in(game, field, 2, Rng.none()))))
        .isEmpty();
  }

  /** A clock on which every look takes a millisecond. */
  private static final class Ticking implements TimeSource {
    private long now;

    @Override
    public long nanoTime() {
      now += 1_000_000;
      return now;
    }

    @Override
    public boolean await(CompletionStage<?> answer, Duration atMost) {
      throw new UnsupportedOperationException("nobody waits here");
    }
  }

  @Test
  void twoGamesAtOnceAreKeptApart() {
    List<ParallelFootball> games = List.of(game(5, 4), game(5, 30));
    List<List<String>> apart = games.stream().map(game -> moves(List.of(game)).get(0)).toList();

    assertThat(moves(games)).isEqualTo(apart);
  }

  /** Returns the moves of seat 1 in games that champions play turn by turn beside each other. */
  private static List<List<String>> moves(List<ParallelFootball> games) {
    List<Bot<Field, Instructions>> bots = games.stream().map(game -> champion()).toList();
    List<Field> fields = new ArrayList<>(games.stream().map(ParallelFootball::start).toList());
    List<List<String>> moves =
        games.stream().map(game -> (List<String>) new ArrayList<String>()).toList();
    for (int turn = 0; turn < 12; turn++) {
      for (int i = 0; i < games.size(); i++) {
        ParallelFootball game = games.get(i);
        Field field = fields.get(i);
        Instructions own = bots.get(i).choose(Decision.in(game, field, 1, Rng.none()));
        moves.get(i).add(own.text());
        JointMove<Instructions> joint =
            JointMove.of(
                field.toMove(),
                seat ->
                    seat == 1
                        ? own
                        : ParallelFootballBots.sound()
                            .choose(Decision.in(game, field, seat, Rng.none())));
        fields.set(i, game.next(field, joint, Seed.of(turn).rng()));
      }
    }
    return moves;
  }

  @ParameterizedTest
  @CsvSource({"30, 20", "255, 32"})
  void itScoresMoreThanItsShareAgainstSound(int players, int range) {
    double scored = 0;
    for (int seat = 0; seat < 4; seat++) {
      Match<Field, Instructions> match = Match.of(game(players, range)).seed(seat);
      for (int other = 0; other < 4; other++) {
        match.seat(
            new Entrant<>(
                "seat-" + other,
                other == seat
                    ? ParallelFootballChampionTest::champion
                    : ParallelFootballBots::sound));
      }
      MatchRecord record = match.play();
      assertThat(record.faults()).isEmpty();
      scored += record.outcome().score(seat);
    }
    assertThat(scored / 4 / 1020).isGreaterThan(0.255);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8, 46})
  void ballsAreAsManyKicksFromHomeAsASearchFromEachHomeFinds(int range) {
    ParallelFootball game = game(1, range);
    TerritoryMap territory = new TerritoryMap(game, 1, WEIGHTS);
    for (int team : List.of(0, 1, 2, 3)) {
      for (int cell = 0; cell < Cell.COUNT; cell += 7) {
        int away = cell;
        int fewest =
            IntStream.range(0, Cell.COUNT)
                .filter(target -> CellIndices.squaredDistance(away, target) <= range * range)
                .map(target -> territory.kicks(team, target))
                .min()
                .orElseThrow();
        assertThat(territory.kicks(team, cell) == 0).isEqualTo(cell == CellIndices.home(team));
        assertThat(fewest).isEqualTo(Math.max(0, territory.kicks(team, cell) - 1));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 10, 32})
  void theTeamsHoldsOfABallAddUpToOne(int range) {
    ParallelFootball game = game(1, range);
    List<TerritoryMap> teams =
        IntStream.range(0, 4).mapToObj(seat -> new TerritoryMap(game, seat, WEIGHTS)).toList();
    for (int i = 0; i < Cell.COUNT; i++) {
      int cell = i;
      assertThat(teams.stream().mapToDouble(team -> team.hold(cell)).sum())
          .isCloseTo(1, within(1e-12));
    }
    for (TerritoryMap team : teams) {
      assertThat(team.hold(team.home())).isEqualTo(1);
    }
  }

  @Test
  void ringsHoldTheCellsThatAreSoManyStepsAway() {
    CellRings rings = new CellRings();
    for (int centre : new int[] {0, 31, 500, 1023}) {
      for (int steps = 0; steps < CellRings.COUNT; steps++) {
        rings.turnTo(centre, steps);
        int wanted = steps;
        assertThat(IntStream.range(0, rings.size()).map(rings::cell).toArray())
            .containsExactly(
                IntStream.range(0, Cell.COUNT)
                    .filter(cell -> CellIndices.stepsBetween(centre, cell) == wanted)
                    .toArray());
      }
    }
  }

  @Test
  void aBlurFadesByAFactorForEveryRowAndColumn() {
    double fading = 0.4;
    double[] values = new double[Cell.COUNT];
    values[100] = 3;
    values[777] = -2;
    double[] expected = new double[Cell.COUNT];
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      for (int source : new int[] {100, 777}) {
        int lines = Math.abs(cell / 32 - source / 32) + Math.abs(cell % 32 - source % 32);
        expected[cell] += values[source] * Blur.centre(fading) * Math.pow(fading, lines);
      }
    }

    Blur.spread(values, fading);

    assertThat(values).containsExactly(expected, within(1e-12));
  }

  @Test
  void aForecastSendsARivalToTheNearestBallAndThenToTheNext() {
    ParallelFootball game = game(1, 8);
    Field field =
        Fields.of(
            7,
            List.of(0, 1017, 0, 0),
            Map.of(new Cell(16, 19), 1, new Cell(16, 25), 2),
            List.of(
                List.of(new Cell(0, 0)),
                List.of(new Cell(16, 17)),
                List.of(new Cell(31, 0)),
                List.of(new Cell(31, 0))));

    RivalForecast forecast = forecast(game, field, 12, BIDS);

    assertThat(forecast.taken(new Cell(16, 19).index())).isEqualTo(2);
    assertThat(forecast.taken(new Cell(16, 25).index())).isEqualTo(10);
    assertThat(forecast.taken(new Cell(3, 3).index())).isEqualTo(RivalForecast.NEVER);
    assertThat(forecast(game, field, 9, BIDS).taken(new Cell(16, 25).index()))
        .isEqualTo(RivalForecast.NEVER);
    assertThat(forecast(game, field, 12, 1).taken(new Cell(16, 25).index()))
        .isEqualTo(RivalForecast.NEVER);
  }

  private static RivalForecast forecast(
      ParallelFootball game, Field field, int horizon, int steps) {
    StepDistances[] walks = new StepDistances[4];
    Arrays.setAll(walks, team -> StepDistances.of(field, IntStream.of(team)));
    TerritoryMap territory = new TerritoryMap(game, 0, WEIGHTS);
    return new RivalForecast(field, territory, walks, horizon, counter(game, field, steps));
  }

  @Test
  void aBallThatARivalSharesIsWorthLess() {
    ParallelFootball game = game(2, 8);
    Field field =
        Fields.withBalls(
            new Cell(9, 9),
            1,
            List.of(
                List.of(new Cell(9, 9), new Cell(12, 9)),
                List.of(new Cell(9, 9), MIDDLE),
                List.of(MIDDLE, MIDDLE),
                List.of(MIDDLE, MIDDLE)));
    TerritoryMap territory = new TerritoryMap(game, 0, WEIGHTS);
    BallValues values =
        new BallValues(
            field,
            territory,
            WEIGHTS,
            new JudgementNoise(0, Rng.none()),
            counter(game, field, BIDS));
    int cell = new Cell(9, 9).index();

    assertThat(values.chance(cell, 0, 2)).isEqualTo(1);
    assertThat(values.chance(cell, 0, 1)).isLessThan(1);
    assertThat(values.chance(cell, 3, 1)).isLessThan(values.chance(cell, 0, 1));
  }

  @Test
  void otherOptionsAreServedByTheWeightsOfTheMostAlike() {
    assertThat(weights(31, 3)).isEqualTo(weights(30, 3)).isNotEqualTo(weights(30, 20));
    assertThat(weights(1024, 46)).isEqualTo(weights(255, 32));
    assertThat(weights(1, 46)).isEqualTo(weights(4, 32));
    assertThat(weights(2, 1)).isEqualTo(weights(3, 3));
  }

  private static Weights<AuctionWeight> weights(int players, int range) {
    return TunedAuctionWeights.TUNED
        .shipped()
        .of(new ParallelFootballOptions(players, range, 5000));
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "10, 1", "10, 2", "46, 1", "30, 3"})
  void noPlayerKicksABallIntoARivalsHome(int players, int range) {
    ParallelFootball game = new ParallelFootball(new ParallelFootballOptions(players, range, 5000));
    Bot<Field, Instructions> champion = ParallelFootballBots.champion(Budget.steps(BIDS));
    for (int n = 0; n < 20; n++) {
      Rng rng = Seed.of(n).rng();
      Field field = Playout.of(game).run(game.start(), 40, rng);
      if (!field.isOver() && !field.isPlacing()) {
        Orders orders = (Orders) champion.choose(Decision.in(game, field, 2, rng));
        assertThat(orders.all())
            .filteredOn(Order.Kick.class::isInstance)
            .extracting(order -> ((Order.Kick) order).target().index())
            .doesNotContain(CellIndices.home(0), CellIndices.home(1), CellIndices.home(3));
      }
    }
  }
}
