package org.rondo.foosball.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballOptions;
import org.rondo.foosball.FoosballRulesInWords;
import org.rondo.foosball.FoosballRuleset;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.foosball.Situations;
import org.rondo.foosball.Tables;
import org.rondo.game.CatalogEntry;
import org.rondo.game.JointMove;
import org.rondo.laws.Histories;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class FoosballChampionTest {
  private final Foosball foosball = new Foosball();

  private static Roster choose(Bot<FoosballTable, Roster> bot, FoosballTable table, int seat) {
    return bot.choose(Decision.in(new Foosball(), table, seat, Rng.none()));
  }

  private static Bot<FoosballTable, Roster> champion(int nodes) {
    return FoosballBots.champion(Budget.steps(nodes));
  }

  @Test
  void saysTheGoalsThatItExpectsAfterItsStep() {
    Bot<FoosballTable, Roster> champion = champion(2_000);
    Bot<FoosballTable, Roster> rival = FoosballBots.sound();
    FoosballTable table = foosball.start();
    Rng rng = Seed.of(3).rng();
    for (int round = 0; round < 30; round++) {
      FoosballTable here = table;
      Roster own = choose(champion, here, 1);
      assertThat(champion.thought().score().isPresent()).isEqualTo(round > 0);
      if (round > 0) {
        assertThat(champion.thought().unit()).isEqualTo("goals");
        assertThat(champion.thought().depth().getAsInt()).isBetween(1, 6);
        assertThat(champion.thought().line()).containsExactly(own.text());
      }
      table = foosball.next(here, JointMove.all(choose(rival, here, 0), own), rng);
    }
  }

  /** Returns how many more games the champion wins than it loses, in pairs with sides changed. */
  private static int lead(FoosballRuleset ruleset, Bot<FoosballTable, Roster> opponent, int pairs) {
    int lead = 0;
    for (long pair = 0; pair < pairs; pair++) {
      for (int seat = 0; seat < 2; seat++) {
        MatchRecord record =
            Match.of(new Foosball(new FoosballOptions(ruleset)))
                .seat("home", seat == 0 ? champion(1) : opponent)
                .seat("away", seat == 0 ? opponent : champion(1))
                .seed(pair)
                .play();
        assertThat(record.faults()).isEmpty();
        int own = seat;
        lead += record.outcome().winner().map(winner -> winner == own ? 1 : -1).orElse(0);
      }
    }
    return lead;
  }

  @ParameterizedTest
  @EnumSource(FoosballRuleset.class)
  void evenWithoutABudgetTheChampionBeatsTheSoundBot(FoosballRuleset ruleset) {
    assertThat(lead(ruleset, FoosballBots.sound(), 4)).isGreaterThanOrEqualTo(4);
    assertThat(lead(ruleset, FoosballBots.beginner(), 1)).isEqualTo(2);
  }

  @Test
  void theCatalogueHasTheChampionAndItsOptions() {
    assertThat(BotCatalog.list(foosball)).extracting(CatalogEntry::name).contains("champion");
    Entrant<FoosballTable, Roster> entrant = BotCatalog.find(foosball, "champion:nodes=700");
    FoosballTable table =
        Situations.play(
            foosball,
            foosball.start(),
            Situations.rows(2, 2, 2, 3, 4, 3, 2, 2, 2),
            Situations.MIDFIELD,
            Situations.FORWARD);
    assertThat(choose(entrant.bots().get(), table, 0)).isEqualTo(choose(champion(700), table, 0));
  }

  @Test
  void itRestsTheFourMostTired() {
    List<Integer> fatigue = IntStream.range(0, 26).mapToObj(player -> player * 7 % 26).toList();
    Roster roster = choose(champion(1), quarter(fatigue), 0);
    assertThat(IntStream.range(0, 26).filter(player -> roster.number(player) == Roster.BENCH))
        .allMatch(player -> fatigue.get(player) >= 22)
        .hasSize(4);
  }

  /** Returns a table at the start of the third quarter at which HOME is so tired. */
  private static FoosballTable quarter(List<Integer> fatigue) {
    List<Integer> numbers = new ArrayList<>(List.of(0, 0, 400, 0));
    numbers.addAll(Beginner.LINEUP.numbers());
    numbers.addAll(fatigue);
    numbers.addAll(FoosballRulesInWords.mirrored(Beginner.LINEUP.numbers()));
    numbers.addAll(Collections.nCopies(26, 0));
    return FoosballTable.of(numbers);
  }

  @Test
  void itsLineUpAnswersTheOneThatTheOpponentBeganTheLastQuarterWith() {
    Roster toMidfield = lineUpAfterMeeting(Situations.MIDFIELD);
    assertThat(lineUpAfterMeeting(Situations.MIDFIELD)).isEqualTo(toMidfield);
    assertThat(lineUpAfterMeeting(Situations.ATTACK)).isNotEqualTo(toMidfield);
  }

  private Roster lineUpAfterMeeting(Roster opponent) {
    Bot<FoosballTable, Roster> champion = champion(1);
    FoosballTable start = foosball.start();
    Roster own = choose(champion, start, 0);
    choose(champion, foosball.next(start, JointMove.all(own, opponent), Seed.of(1).rng()), 0);
    return choose(champion, quarter(Collections.nCopies(26, 0)), 0);
  }

  @Test
  void withoutAPlayerToMoveItPlaysTheNullMove() {
    Roster empty = foosball.start().roster(0);
    Roster lineUp = choose(champion(1), foosball.start(), 0);
    FoosballTable table =
        foosball.next(foosball.start(), JointMove.all(empty, lineUp), Seed.of(1).rng());
    assertThat(choose(champion(5_000), table, 0)).isEqualTo(empty);
    assertThat(foosball.moves(table, 1).contains(choose(champion(5_000), table, 1))).isTrue();
  }

  @Test
  void bothSidesAreSeenAlike() {
    for (FoosballTable table : Histories.random(foosball, Seed.of(4)).subList(0, 800)) {
      assertThat(choose(champion(500), table.seenBy(1), 0))
          .isEqualTo(choose(champion(500), table, 1));
    }
  }

  @Test
  void noPlayerWouldDoBetterInAnotherRowOfTheLineUp() {
    FoosballTable table =
        quarter(IntStream.range(0, 26).mapToObj(player -> player * 5 % 40).toList());
    double[] rival = {1, 2, 2, 3, 5, 3, 2, 2, 2};
    RowEvaluation evaluation = evaluation(table.round(), LineupPlanner.strength(table, 0), 22);
    Roster lineUp = new LineupPlanner(evaluation, rival).plan(table);
    double worth = worth(evaluation, table, lineUp, rival);
    for (int player = 0; player < 26; player++) {
      for (int row = -4; row <= 4 && Roster.isRow(lineUp.number(player)); row++) {
        assertThat(worth(evaluation, table, lineUp.with(player, row), rival))
            .isLessThanOrEqualTo(worth + 1e-6);
      }
    }
  }

  private static RowEvaluation evaluation(int round, double own, double rival) {
    return new RowEvaluation(RowWeights.LEARNED.shipped(), round, own, rival);
  }

  private static double worth(
      RowEvaluation evaluation, FoosballTable table, Roster roster, double[] rival) {
    double[] features = RowEvaluation.features();
    for (int index = 0; index < 9; index++) {
      double own = 0;
      for (int player = 0; player < 26; player++) {
        boolean isThere = roster.number(player) == index - 4;
        own += isThere ? table.playerStrength(0, player) : 0;
      }
      evaluation.look(features, index, own, rival[index]);
    }
    return evaluation.worth(RowEvaluation.MIDFIELD, features);
  }

  @Test
  void whatOneTeamGainsTheOtherLoses() {
    Rng rng = Seed.of(8).rng();
    RowEvaluation evaluation = new RowEvaluation(RowWeights.LEARNED.shipped(), 300, 17, 15);
    RowEvaluation turned = new RowEvaluation(RowWeights.LEARNED.shipped(), 300, 15, 17);
    for (int ball = 0; ball < 9; ball++) {
      double[] features = RowEvaluation.features();
      double[] opposite = RowEvaluation.features();
      for (int index = 0; index < 9; index++) {
        double own = 4 * rng.uniform();
        double rival = 4 * rng.uniform();
        evaluation.look(features, index, own, rival);
        turned.look(opposite, 8 - index, rival, own);
      }
      // The constant of midfield is nobody's, and all is rounded to a thousandth.
      assertThat(turned.worth(8 - ball, opposite))
          .isCloseTo(-evaluation.worth(ball, features), within(1e-2));
    }
  }

  @Test
  void theLastRoundsAreWorthWhatTheyComeToRoundByRound() {
    for (long seed = 0; seed < 40; seed++) {
      FoosballTable table = Tables.thrown(seed);
      SearchFormation own = SearchFormation.of(table, 0);
      double[] rival = NextGoal.strengths(table, 1);
      RowEvaluation evaluation = evaluation(table.round(), 15, 18);
      for (int left = 1; left <= QuarterEndEvaluation.ROUNDS; left += 4) {
        int ball = table.ball() + 4;
        double expected = quarterEnd(evaluation, own.strengths(), rival, ball, left);
        assertThat(new QuarterEndEvaluation(evaluation).worth(own, rival, ball, left))
            .isCloseTo(expected, within(1e-9));
      }
    }
  }

  private static double quarterEnd(
      RowEvaluation evaluation, double[] own, double[] rival, int ball, int left) {
    if (left == 0 || ball < 0 || ball > 8) {
      return ball < 0 ? -1 : ball > 8 ? 1 : 0;
    }
    double forward = (own[ball] + 0.5) / (own[ball] + rival[ball] + 1);
    return forward * quarterEnd(evaluation, own, rival, ball + 1, left - 1)
        + (1 - forward) * quarterEnd(evaluation, own, rival, ball - 1, left - 1)
        - evaluation.cost(own[ball], rival[ball]);
  }

  @Test
  void beforeTheLastKickItTakesTheBestChanceOfTheGoal() {
    List<Integer> numbers = new ArrayList<>(List.of(3, 3, 799, 4));
    Roster own = Situations.rows(2, 2, 2, 2, 3, 3, 3, 3, 2);
    numbers.addAll(own.numbers());
    numbers.addAll(IntStream.range(0, 26).mapToObj(player -> 10 + player % 3).toList());
    numbers.addAll(
        FoosballRulesInWords.mirrored(Situations.rows(3, 2, 2, 2, 3, 3, 3, 2, 2).numbers()));
    numbers.addAll(Collections.nCopies(26, 10));
    Roster chosen = choose(champion(10_000), FoosballTable.of(numbers), 0);
    // The freshest of row 3, which are players 17, 18 and 19, is the one whose fatigue is 10.
    assertThat(chosen).isEqualTo(own.with(18, 4));
  }

  @Test
  void aStepTakenBackLeavesNothing() {
    for (long seed = 0; seed < 40; seed++) {
      SearchFormation formation = SearchFormation.of(Tables.thrown(seed), 0);
      double[] before = formation.strengths();
      int[] steps = new int[SearchFormation.MAX_STEPS];
      int count = formation.steps(steps);
      assertThat(steps[0]).isEqualTo(SearchFormation.STAY);
      for (int i = 1; i < count; i++) {
        int from = formation.from(steps[i]);
        int to = from + SearchFormation.direction(steps[i]);
        formation.move(steps[i]);
        assertThat(formation.in(to)).isGreaterThan(before[to]);
        formation.takeBack(steps[i], before[from], before[to]);
        assertThat(formation.strengths()).containsExactly(before);
      }
    }
  }

  /** Passes a microsecond with every look at it. */
  private static TimeSource clock(AtomicLong looks) {
    return new TimeSource() {
      @Override
      public long nanoTime() {
        return 1_000 * looks.incrementAndGet();
      }

      @Override
      public boolean await(CompletionStage<?> answer, Duration atMost) {
        throw new UnsupportedOperationException();
      }
    };
  }

  @Test
  void itLeavesWhenItsTimeIsOver() {
    AtomicLong looks = new AtomicLong();
    Bot<FoosballTable, Roster> champion =
        FoosballBots.champion(Budget.time(Duration.ofNanos(100_000), clock(looks)));
    List<FoosballTable> tables = Histories.random(foosball, Seed.of(6));
    for (int round = 0; round < FoosballTable.ROUNDS; round += 19) {
      FoosballTable table = tables.get(round);
      long before = looks.get();
      Decision<FoosballTable, Roster> decision = Decision.in(foosball, table, 1, Rng.none());
      assertThat(decision.moves().contains(champion.choose(decision))).isTrue();
      assertThat(looks.get() - before).isLessThanOrEqualTo(102);
    }
  }
}
