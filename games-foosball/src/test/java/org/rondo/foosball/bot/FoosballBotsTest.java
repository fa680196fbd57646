package org.rondo.foosball.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballOptions;
import org.rondo.foosball.FoosballRulesInWords;
import org.rondo.foosball.FoosballRuleset;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.foosball.Tables;
import org.rondo.game.CatalogEntry;
import org.rondo.game.GameCatalog;
import org.rondo.game.JointMove;
import org.rondo.laws.Histories;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class FoosballBotsTest {
  private final Foosball foosball = new Foosball();

  private static Roster choose(Bot<FoosballTable, Roster> bot, FoosballTable table, int seat) {
    return bot.choose(Decision.in(new Foosball(), table, seat, Rng.none()));
  }

  /**
   * Returns the share of decided games that the first wins, in pairs of games with sides changed.
   */
  private static double share(
      FoosballRuleset ruleset,
      Bot<FoosballTable, Roster> first,
      Bot<FoosballTable, Roster> second,
      int pairs) {
    double won = 0;
    double decided = 0;
    for (long pair = 0; pair < pairs; pair++) {
      for (int seat = 0; seat < 2; seat++) {
        MatchRecord record =
            Match.of(new Foosball(new FoosballOptions(ruleset)))
                .seat("home", seat == 0 ? first : second)
                .seat("away", seat == 0 ? second : first)
                .seed(pair)
                .play();
        assertThat(record.faults()).isEmpty();
        int firstSeat = seat;
        decided += record.outcome().winner().isPresent() ? 1 : 0;
        won += record.outcome().winner().filter(winner -> winner == firstSeat).isPresent() ? 1 : 0;
      }
    }
    return won / decided;
  }

  @ParameterizedTest
  @EnumSource(FoosballRuleset.class)
  void theSoundBotBeatsRandomAndTheBeginner(FoosballRuleset ruleset) {
    Bot<FoosballTable, Roster> sound = FoosballBots.sound();
    assertThat(share(ruleset, sound, Bots.random(), 15)).isGreaterThanOrEqualTo(0.95);
    assertThat(share(ruleset, sound, FoosballBots.beginner(), 15)).isGreaterThanOrEqualTo(0.9);
    assertThat(share(ruleset, FoosballBots.beginner(), Bots.random(), 15)).isGreaterThan(0.7);
  }

  /** Returns a table at the start of a quarter at which so tired players stand. */
  private FoosballTable quarter(List<Integer> fatigue) {
    Roster lineUp = choose(FoosballBots.beginner(), foosball.start(), 0);
    List<Integer> numbers = new ArrayList<>(List.of(0, 0, 400, 0));
    numbers.addAll(lineUp.numbers());
    numbers.addAll(fatigue);
    numbers.addAll(FoosballRulesInWords.mirrored(lineUp.numbers()));
    numbers.addAll(Collections.nCopies(26, 0));
    return FoosballTable.of(numbers);
  }

  @Test
  void theBeginnerKeepsItsLineUpAndRunsAfterTheBall() {
    Bot<FoosballTable, Roster> beginner = FoosballBots.beginner();
    FoosballTable start = foosball.start();
    Roster lineUp = choose(beginner, start, 0);
    assertThat(choose(beginner, start, 1)).isEqualTo(lineUp);
    assertThat(choose(beginner, quarter(Collections.nCopies(26, 7)), 1)).isEqualTo(lineUp);
    FoosballTable forward = foosball.next(start, JointMove.all(lineUp, lineUp), Seed.of(3).rng());
    assertThat(Math.abs(forward.ball())).isEqualTo(1);
    assertThat(choose(beginner, forward, 0)).isEqualTo(lineUp.with(0, forward.ball()));
    assertThat(choose(beginner, forward, 1)).isEqualTo(lineUp.with(0, -forward.ball()));
    Roster elsewhere = lineUp.with(0, 100).with(25, 0);
    FoosballTable benched =
        foosball.next(start, JointMove.all(elsewhere, lineUp), Seed.of(3).rng());
    assertThat(choose(beginner, benched, 0)).isEqualTo(elsewhere);
  }

  @Test
  void theSoundBotRestsTheFourMostTiredAndHoldsEveryRow() {
    List<Integer> fatigue = IntStream.range(0, 26).mapToObj(player -> player * 7 % 26).toList();
    Roster roster = choose(FoosballBots.sound(), quarter(fatigue), 0);
    assertThat(IntStream.range(0, 26).filter(player -> roster.number(player) == Roster.BENCH))
        .allMatch(player -> fatigue.get(player) >= 22)
        .hasSize(4);
    assertThat(roster.numbers()).contains(-4, -3, -2, -1, 0, 1, 2, 3, 4);
    int freshest = fatigue.indexOf(0);
    assertThat(roster.number(freshest)).isZero();
  }

  @Test
  void theSoundBotTakesTheStepThatIsBestForTheNextGoal() {
    for (long seed = 0; seed < 50; seed++) {
      FoosballTable table = Tables.thrown(seed);
      if (!table.startsQuarter()) {
        requireBestStep(table, 0);
        requireBestStep(table, 1);
      }
    }
  }

  private void requireBestStep(FoosballTable table, int seat) {
    double best =
        foosball.moves(table, seat).list().stream()
            .mapToDouble(roster -> chanceWith(table, roster, seat))
            .max()
            .orElseThrow();
    Roster chosen = choose(FoosballBots.sound(), table, seat);
    assertThat(chanceWith(table, chosen, seat)).isCloseTo(best, within(1e-9));
  }

  private static double chanceWith(FoosballTable table, Roster roster, int seat) {
    List<Integer> numbers = new ArrayList<>(table.seenBy(seat).numbers());
    for (int player = 0; player < 26; player++) {
      numbers.set(FoosballRulesInWords.HOME + player, roster.number(player));
    }
    FoosballTable changed = FoosballTable.of(numbers);
    return NextGoal.chance(
        NextGoal.strengths(changed, 0), NextGoal.strengths(changed, 1), changed.ball());
  }

  @Test
  void theChanceOfTheNextGoalIsThatOfAGamblersRuin() {
    for (long seed = 0; seed < 20; seed++) {
      Rng rng = Seed.of(seed).rng();
      double[] own = IntStream.range(0, 9).mapToDouble(i -> 0.2 + 4 * rng.uniform()).toArray();
      double[] other = IntStream.range(0, 9).mapToDouble(i -> 0.2 + 4 * rng.uniform()).toArray();
      double[] chances = new double[11];
      chances[10] = 1;
      for (int round = 0; round < 5_000; round++) {
        for (int row = 1; row <= 9; row++) {
          double forward = own[row - 1] / (own[row - 1] + other[row - 1]);
          chances[row] = forward * chances[row + 1] + (1 - forward) * chances[row - 1];
        }
      }
      for (int ball = -4; ball <= 4; ball++) {
        assertThat(NextGoal.chance(own, other, ball)).isCloseTo(chances[ball + 5], within(1e-5));
      }
    }
  }

  @Test
  void withoutAPlayerToMoveTheSoundBotPlaysTheNullMove() {
    Roster empty = foosball.start().roster(0);
    Roster lineUp = choose(FoosballBots.beginner(), foosball.start(), 0);
    FoosballTable table =
        foosball.next(foosball.start(), JointMove.all(empty, lineUp), Seed.of(1).rng());
    assertThat(choose(FoosballBots.sound(), table, 0)).isEqualTo(empty);
    assertThat(foosball.moves(table, 1).contains(choose(FoosballBots.sound(), table, 1))).isTrue();
  }

  @Test
  void bothSidesAreSeenAlike() {
    for (FoosballTable table : Histories.random(foosball, Seed.of(4)).subList(0, 800)) {
      for (Bot<FoosballTable, Roster> bot :
          List.of(FoosballBots.sound(), FoosballBots.beginner())) {
        assertThat(choose(bot, table.seenBy(1), 0)).isEqualTo(choose(bot, table, 1));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "beginner, document",
    "sound, document",
    "beginner, engine-2013",
    "sound, engine-2013"
  })
  void theCatalogueHasTheBotsOfTheGame(String name, String ruleset) {
    Foosball game = (Foosball) GameCatalog.find("foosball:ruleset=" + ruleset);
    assertThat(BotCatalog.defaults(game))
        .extracting(CatalogEntry::name)
        .containsExactly("beginner", "sound");
    Entrant<FoosballTable, Roster> entrant = BotCatalog.find(game, name);
    MatchRecord record = Match.of(game).seat("random", Bots.random()).seat(entrant).seed(3).play();
    assertThat(record.faults()).isEmpty();
    assertThat(record.outcome().winner()).contains(1);
  }
}
