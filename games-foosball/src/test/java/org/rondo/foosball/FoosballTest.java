package org.rondo.foosball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rondo.foosball.Situations.ATTACK;
import static org.rondo.foosball.Situations.BACK;
import static org.rondo.foosball.Situations.EXAMPLE;
import static org.rondo.foosball.Situations.FORWARD;
import static org.rondo.foosball.Situations.MIDFIELD;
import static org.rondo.foosball.Situations.atRound;
import static org.rondo.foosball.Situations.play;
import static org.rondo.foosball.Situations.rows;
import static org.rondo.foosball.Situations.with;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.game.GameCatalog;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Outcome;
import org.rondo.input.OptionException;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.ScriptedRng;
import org.rondo.random.Seed;

class FoosballTest {
  private final Foosball foosball = new Foosball();
  private final Foosball engine = new Foosball(new FoosballOptions(FoosballRuleset.ENGINE_2013));

  @Test
  void beforeRoundZeroAllPlayersAreFreshAndOnTheBench() {
    FoosballTable start = foosball.start();
    assertThat(start.round()).isZero();
    assertThat(start.ball()).isZero();
    assertThat(start.text())
        .isEqualTo(
            "0 0 0 0" + " 100".repeat(26) + " 0".repeat(26) + " -100".repeat(26) + " 0".repeat(26));
    assertThat(start.toMove().size()).isEqualTo(2);
  }

  @Test
  void oneSideWithoutAContestantLosesTheRowForCertain() {
    JointMove<Roster> joint = JointMove.all(MIDFIELD, ATTACK);
    Distribution<FoosballTable> next =
        Distribution.of(rng -> foosball.next(foosball.start(), joint, rng));
    assertThat(next.outcomes()).singleElement().matches(table -> table.ball() == 1);
    Distribution<FoosballTable> mirrored =
        Distribution.of(
            rng -> foosball.next(foosball.start(), JointMove.all(ATTACK, MIDFIELD), rng));
    assertThat(mirrored.outcomes()).singleElement().matches(table -> table.ball() == -1);
  }

  @Test
  void anEmptyRowIsAnEvenDraw() {
    Distribution<FoosballTable> next =
        Distribution.of(rng -> foosball.next(foosball.start(), JointMove.all(ATTACK, ATTACK), rng));
    assertThat(next.probabilityThat(table -> table.ball() == 1)).isEqualTo(0.5);
    assertThat(next.probabilityThat(table -> table.ball() == -1)).isEqualTo(0.5);
  }

  @Test
  void aDrawEqualToTheChanceLeavesTheBall() {
    assertThat(play(ATTACK, ATTACK, 0.5).ball()).isZero();
    assertThat(play(ATTACK, ATTACK, 0.499_999).ball()).isEqualTo(1);
    assertThat(play(ATTACK, ATTACK, 0.500_001).ball()).isEqualTo(-1);
  }

  @Test
  void everyRoundDrawsOnce() {
    for (Roster home : List.of(MIDFIELD, ATTACK)) {
      ScriptedRng rng = ScriptedRng.of(0.3, 0.7);
      foosball.next(foosball.start(), JointMove.all(home, ATTACK), rng);
      assertThat(rng.remaining()).isEqualTo(1);
    }
  }

  @Test
  void aContestIsWonInProportionToStrength() {
    // Player 0 of HOME with fatigue 2 against two fresh players and one with fatigue 1.
    FoosballTable table =
        play(rows(0, 0, 0, 0, 1, 0, 0, 21), rows(0, 0, 0, 0, 3, 0, 0, 19), FORWARD);
    table = with(atRound(table, 50), 30, 2);
    for (int player = 0; player < 3; player++) {
      table = with(table, 82 + player, player == 2 ? 1 : 0);
    }
    FoosballTable here = table;
    JointMove<Roster> stay = JointMove.all(here.roster(0), here.roster(1));
    Distribution<FoosballTable> next = Distribution.of(rng -> foosball.next(here, stay, rng));
    assertThat(next.probabilityThat(after -> after.ball() == 1))
        .isEqualTo(0.9801 / (0.9801 + 1 + 1 + 0.99));
  }

  @Test
  void fiveRowsAreAGoalAndTheBallReturnsToMidfield() {
    Roster spread = rows(2, 2, 2, 3, 4, 3, 2, 2, 2);
    FoosballTable atFour = play(spread, spread, FORWARD, FORWARD, FORWARD, FORWARD);
    assertThat(atFour.ball()).isEqualTo(4);
    assertThat(atFour.score(0)).isZero();
    FoosballTable goal = play(foosball, atFour, spread, spread, FORWARD);
    assertThat(goal.ball()).isZero();
    assertThat(List.of(goal.score(0), goal.score(1))).containsExactly(1.0, 0.0);
    FoosballTable conceded = play(spread, spread, BACK, BACK, BACK, BACK, BACK);
    assertThat(conceded.ball()).isZero();
    assertThat(List.of(conceded.score(0), conceded.score(1))).containsExactly(0.0, 1.0);
  }

  @Test
  void thoseWhoContestedTireAfterwards() {
    FoosballTable table = play(rows(0, 0, 0, 0, 2, 20), rows(0, 0, 0, 0, 1, 0, 0, 0, 21), FORWARD);
    assertThat(table.numbers().subList(30, 56))
        .isEqualTo(IntStream.range(0, 26).mapToObj(i -> i < 2 ? 1 : 0).toList());
    assertThat(table.numbers().subList(82, 108))
        .isEqualTo(IntStream.range(0, 26).mapToObj(i -> i < 1 ? 1 : 0).toList());
  }

  @Test
  void theEngineTiresThoseWhoStoodThereBeforeTheRostersCame() {
    Roster home = rows(0, 0, 0, 0, 2, 20);
    FoosballTable kickOff = play(engine, engine.start(), home, home, FORWARD);
    assertThat(kickOff.numbers().subList(30, 56)).containsOnly(0);
    // The ball is in row 1 with players 2 to 21; player 2 steps out and player 0 in.
    FoosballTable second = play(engine, kickOff, home.with(2, 2), home.with(0, -1), FORWARD);
    assertThat(second.fatigue(0, 2)).isEqualTo(1);
    assertThat(second.fatigue(0, 21)).isEqualTo(1);
    assertThat(second.fatigue(0, 0)).isZero();
    assertThat(second.numbers().subList(82, 108)).containsOnly(0);
    FoosballTable third = play(engine, kickOff, home.with(0, 1), home, FORWARD);
    assertThat(third.fatigue(0, 0)).isZero();
  }

  @Test
  void theEngineChargesBeforeTheContestAndBeforeTheBenchRests() {
    Roster home = rows(0, 0, 0, 0, 1, 0, 0, 0, 21);
    FoosballTable before = atRound(play(engine, engine.start(), home, home, FORWARD), 150);
    JointMove<Roster> stay = JointMove.all(home, home.with(0, 1));
    assertThat(engine.next(before, stay, ScriptedRng.of(0.999)).ball()).isEqualTo(1);
    JointMove<Roster> both = JointMove.all(home, home);
    FoosballTable rested = with(before, 82, 1);
    // Both stood there and are charged before the contest: 0.99 against 0.99².
    Distribution<FoosballTable> next = Distribution.of(rng -> engine.next(rested, both, rng));
    assertThat(next.probabilityThat(table -> table.ball() == 1))
        .isEqualTo(0.99 / (0.99 + 0.99 * 0.99));
    FoosballTable quarter = atRound(before, 200);
    Roster benched = home.with(0, 100).with(25, 3);
    FoosballTable after = play(engine, quarter, benched, home, FORWARD);
    assertThat(after.fatigue(0, 0)).isZero();
    assertThat(after.fatigue(1, 0)).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(FoosballRuleset.class)
  void quartersEndAtMidfield(FoosballRuleset ruleset) {
    Foosball game = new Foosball(new FoosballOptions(ruleset));
    FoosballTable early = play(game, game.start(), EXAMPLE, EXAMPLE, FORWARD);
    for (int last : List.of(199, 399, 599, 799)) {
      FoosballTable after = play(game, atRound(early, last), EXAMPLE, EXAMPLE, FORWARD);
      assertThat(after.ball()).isZero();
      assertThat(after.round()).isEqualTo(last + 1);
      assertThat(after.isOver()).isEqualTo(last == 799);
      assertThat(after.startsQuarter()).isEqualTo(last != 799);
      FoosballTable within = play(game, atRound(early, last - 1), EXAMPLE, EXAMPLE, FORWARD);
      assertThat(within.ball()).isEqualTo(1);
    }
  }

  @Test
  void aGoalInAQuartersLastRoundCounts() {
    FoosballTable early = play(EXAMPLE, EXAMPLE, FORWARD);
    FoosballTable last = with(atRound(early, 199), 3, 4);
    assertThat(play(foosball, last, EXAMPLE, EXAMPLE, FORWARD).score(0)).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(FoosballRuleset.class)
  void theBenchRestsOnceAQuartersRostersAreApplied(FoosballRuleset ruleset) {
    Foosball game = new Foosball(new FoosballOptions(ruleset));
    FoosballTable tired = atRound(play(game, game.start(), EXAMPLE, EXAMPLE, FORWARD), 200);
    for (int player = 0; player < 26; player++) {
      tired = with(with(tired, 30 + player, 20), 82 + player, 20);
    }
    Roster other = EXAMPLE.with(4, 3).with(0, 100);
    FoosballTable after = play(game, tired, other, EXAMPLE, FORWARD);
    for (int player = 0; player < 26; player++) {
      boolean isFielded = Math.abs(other.number(player)) <= 4;
      assertThat(after.fatigue(0, player)).isGreaterThanOrEqualTo(isFielded ? 20 : 0);
      assertThat(after.fatigue(0, player)).isLessThanOrEqualTo(isFielded ? 21 : 0);
    }
    assertThat(after.fatigue(1, 25)).isZero();
    assertThat(after.fatigue(1, 0)).isEqualTo(20);
    FoosballTable inside = play(game, atRound(tired, 201), EXAMPLE, EXAMPLE, FORWARD);
    assertThat(inside.fatigue(0, 25)).isEqualTo(20);
  }

  @Test
  void aRosterThatIsWrongIsAWarningAndTheNullMove() {
    Bot<FoosballTable, Roster> wrong =
        decision ->
            decision.turn() == 0
                ? EXAMPLE
                : decision.turn() == 1
                    ? foosball.parse("1 2 x")
                    : Roster.of(EXAMPLE.numbers().subList(0, 25));
    MatchRecord record =
        Match.of(foosball)
            .seat("wrong", wrong)
            .seat("random", Bots.random())
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).hasSize(799).noneMatch(Fault::forfeits);
    assertThat(record.faults().get(0).kind()).isEqualTo(Fault.Kind.UNREADABLE_MOVE);
    assertThat(record.faults().get(1).kind()).isEqualTo(Fault.Kind.ILLEGAL_MOVE);
    assertThat(record.turns()).allMatch(turn -> turn.get(0).equals(EXAMPLE.text()));
  }

  @Test
  void aFirstRosterThatIsWrongLeavesTheFieldEmptyForTheQuarter() {
    FoosballTable start = foosball.start();
    Roster empty = foosball.standIn(start, 0, Optional.of(Roster.of(1, 2, 3))).orElseThrow();
    assertThat(empty.numbers()).containsOnly(100);
    assertThat(foosball.moves(start, 0).contains(empty)).isTrue();
    FoosballTable table = play(empty, MIDFIELD, BACK);
    MoveSpace<Roster> space = foosball.moves(table, 0);
    assertThat(space.list()).containsExactly(empty);
    assertThat(space.count()).isEqualTo(BigInteger.ONE);
    assertThat(space.sample(Seed.of(1).rng())).isEqualTo(empty);
    assertThat(space.objection(EXAMPLE)).isPresent();
    assertThat(space.objection(empty.with(0, 101)))
        .hasValue("it has 0 players in rows -4..4; it must have exactly 22");
    assertThat(space.contains(Roster.of(Collections.nCopies(26, 100)))).isTrue();
    assertThat(foosball.standIn(table, 0, Optional.empty())).hasValue(empty);
    // No player of HOME ever contests, so that AWAY wins every row that it holds.
    assertThat(play(foosball, atRound(table, 1), empty, MIDFIELD, FORWARD).ball()).isEqualTo(-1);
    MoveSpace<Roster> quarter = foosball.moves(atRound(table, 200), 0);
    assertThat(quarter.contains(EXAMPLE)).isTrue();
    assertThat(quarter.contains(empty)).isTrue();
    assertThat(quarter.contains(empty.with(3, 101))).isFalse();
  }

  @Test
  void refusalsNameTheSeatAndChangeNothing() {
    FoosballTable table = play(EXAMPLE, EXAMPLE, FORWARD);
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> play(foosball, table, EXAMPLE, Roster.of(7), FORWARD))
        .withMessage("seat 1 cannot play 7: it has 1 numbers; a roster must have 26");
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> play(foosball, table, Roster.of(7), Roster.of(7), FORWARD))
        .withMessageStartingWith("seat 0 cannot play 7");
    FoosballTable over = atRound(table, 800);
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> play(foosball, over, EXAMPLE, EXAMPLE, FORWARD))
        .withMessageEndingWith("the game is over");
    assertThat(foosball.moves(over, 0).isEmpty()).isTrue();
    assertThat(foosball.moves(over, 1).isEmpty()).isTrue();
  }

  @Test
  void sampledContestsAreAsFrequentAsTheyAreLikely() {
    // One player of HOME against three of AWAY at midfield.
    FoosballTable table =
        with(play(rows(3, 3, 3, 3, 1, 3, 2, 2, 2), rows(3, 3, 2, 3, 3, 2, 2, 2, 2), BACK), 3, 0);
    Roster home = table.roster(0);
    Roster away = table.roster(1);
    Distribution<FoosballTable> exact =
        Distribution.of(rng -> foosball.next(table, JointMove.all(home, away), rng));
    double forward = exact.probabilityThat(next -> next.ball() == 1);
    long[] counts = new long[2];
    Rng rng = Seed.of(2013).rng();
    for (int i = 0; i < 20_000; i++) {
      counts[foosball.next(table, JointMove.all(home, away), rng).ball() == 1 ? 0 : 1]++;
    }

    assertThat(forward).isBetween(0.2, 0.3);
    assertThat(new ChiSquareTest().chiSquareTest(new double[] {forward, 1 - forward}, counts))
        .isGreaterThan(0.001);
  }

  @Test
  void thePictureShowsTheRowsTheBallAndTheScore() {
    FoosballTable table = play(rows(2, 2, 2, 3, 4, 3, 2, 2, 2), EXAMPLE, FORWARD);
    assertThat(foosball.show(with(with(table, 2, 237), 1, 12)))
        .isEqualTo(
            """
            HOME 0, AWAY 12; 237 of 800 rounds played, quarter 2 of 4
            row               -4     -3     -2     -1      0      1      2      3      4
            ball                                                  o
            HOME players       2      2      2      3      4      3      2      2      2
            HOME strength   2.00   2.00   2.00   3.00   3.96   3.00   2.00   2.00   2.00
            AWAY players       2      2      2      4      2      3      3      2      2
            AWAY strength   2.00   2.00   2.00   4.00   1.98   3.00   3.00   2.00   2.00
            HOME attacks to the right, AWAY to the left; below, each team in its own frame
            player           0    1    2    3    4    5    6    7    8    9   10   11   12
            HOME stands     -4   -4   -3   -3   -2   -2   -1   -1   -1    0    0    0    0
            HOME fatigue     0    0    0    0    0    0    0    0    0    1    1    1    1
            AWAY stands     -4   -4    3    3  off    4   -3   -3   -2   -2   -2   -1   -1
            AWAY fatigue     0    0    0    0    0    0    0    0    0    0    0    0    0
            player          13   14   15   16   17   18   19   20   21   22   23   24   25
            HOME stands      1    1    1    2    2    3    3    4    4  off  off  off  off
            HOME fatigue     0    0    0    0    0    0    0    0    0    0    0    0    0
            AWAY stands     -1    0    2    2    0    1    1    1    1  off  off    4  off
            AWAY fatigue     0    1    0    0    1    0    0    0    0    0    0    0    0
            """);
    assertThat(foosball.show(atRound(table, 800)).lines())
        .first()
        .isEqualTo("HOME 0, AWAY 0; 800 of 800 rounds played, the match is over");
    assertThat(foosball.show(foosball.start()))
        .startsWith("HOME 0, AWAY 0; 0 of 800 rounds played, quarter 1 of 4\n");
    assertThat(foosball.show(atRound(table, 800)).lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void theCatalogueFindsTheGameById() {
    assertThat(foosball.id()).isEqualTo("foosball");
    assertThat(engine.id()).isEqualTo("foosball:ruleset=engine-2013");
    assertThat(GameCatalog.find(engine.id()).id()).isEqualTo(engine.id());
    assertThat(GameCatalog.find("foosball:ruleset=document").id()).isEqualTo("foosball");
    assertThat(GameCatalog.find("foosball")).isInstanceOf(Foosball.class);
    assertThat(foosball.seatCount()).isEqualTo(2);
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> GameCatalog.find("foosball:ruleset=engine"))
        .withMessage("foosball option ruleset=engine is not in document|engine-2013");
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> GameCatalog.find("foosball:rounds=10"))
        .withMessage("foosball has no option \"rounds\"; it has ruleset=document|engine-2013");
  }

  @Test
  void theTeamWithMoreGoalsHasWon() {
    FoosballTable table = with(atRound(play(EXAMPLE, EXAMPLE, FORWARD), 800), 1, 3);
    Outcome outcome = foosball.outcome(table);
    assertThat(outcome.winner()).contains(1);
    assertThat(outcome.scores()).containsExactly(0.0, 3.0);
  }

  @ParameterizedTest
  @CsvSource({
    "document, 18, 16, d28e3f4c2f58c495abf7f459c85b54aa4693a3bf641955e300b24118da583ca4",
    "engine-2013, 20, 16, 97298895a2f8ee536821ab84b4addd44b4372ed1e8d816e11851e5196ab1d99c"
  })
  void aFixedGameOfRandomBotsStaysAsItIs(String ruleset, double home, double away, String digest) {
    MatchRecord record =
        Match.of((Foosball) GameCatalog.find("foosball:ruleset=" + ruleset))
            .seat("a", Bots.random())
            .seat("b", Bots.random())
            .seed(7)
            .play();
    assertThat(record.outcome().scores()).containsExactly(home, away);
    assertThat(record.digest()).isEqualTo(digest);
    assertThat(record.replay()).hasSize(801);
  }
}
