package org.rondo.parallelfootball.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.game.CatalogEntry;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Fields;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;
import org.rondo.parallelfootball.Placement;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class ParallelFootballBotsTest {
  private static final Cell MIDDLE = new Cell(16, 16);

  private static ParallelFootball game(int players, int range) {
    return new ParallelFootball(new ParallelFootballOptions(players, range, 5000));
  }

  private static String orders(
      ParallelFootball game, Bot<Field, Instructions> bot, Field field, int seat) {
    return bot.choose(Decision.in(game, field, seat, Seed.of(1).rng())).text();
  }

  @Test
  void theCatalogueKnowsTheBots() {
    assertThat(BotCatalog.defaults(new ParallelFootball()))
        .extracting(CatalogEntry::name)
        .containsExactly("beginner", "sound");
  }

  @Test
  void aBeginnerKicksHomeWhatIsInRangeAndElseAsNearAsItCan() {
    ParallelFootball game = game(2, 8);
    Field field =
        Fields.placed(
            game,
            seat ->
                new Placement(
                    seat == 2
                        ? List.of(new Cell(28, 28), new Cell(11, 16))
                        : List.of(MIDDLE, MIDDLE)));

    assertThat(orders(game, ParallelFootballBots.beginner(), field, 2)).isEqualTo("k31,31 k17,21");
  }

  @Test
  void aBeginnerWalksToTheNearestBall() {
    ParallelFootball game = game(1, 8);
    Field field =
        Fields.withBalls(new Cell(10, 4), 1, Fields.teams(List.of(new Cell(3, 4)), MIDDLE));

    assertThat(orders(game, ParallelFootballBots.beginner(), field, 0)).isEqualTo("s");
  }

  @Test
  void soundGivesEachPlayerABallOfItsOwn() {
    ParallelFootball game = game(2, 8);
    Cell home = ParallelFootball.home(0);
    Field field =
        Fields.placed(
            game, seat -> new Placement(seat == 0 ? List.of(home, home) : List.of(MIDDLE, MIDDLE)));

    assertThat(orders(game, ParallelFootballBots.sound(), field, 0)).isIn("e s", "s e");
    assertThat(orders(game, ParallelFootballBots.beginner(), field, 0)).isEqualTo("e e");
  }

  @Test
  void soundKicksHomeWhatIsInRange() {
    ParallelFootball game = game(1, 20);
    Field field = Fields.placed(game, seat -> new Placement(List.of(new Cell(12, 16))));

    assertThat(orders(game, ParallelFootballBots.sound(), field, 0)).isEqualTo("k0,0");
  }

  @Test
  void soundPassesToATeamMateWhoThenWaits() {
    ParallelFootball game = game(2, 8);
    Field field =
        Fields.withBalls(
            new Cell(9, 9), 1, Fields.teams(List.of(new Cell(9, 9), new Cell(4, 3)), MIDDLE));

    assertThat(orders(game, ParallelFootballBots.sound(), field, 0)).isEqualTo("k4,3 .");
  }

  @Test
  void soundStaysWhereNoBallIsLeftForAPlayer() {
    ParallelFootball game = game(2, 8);
    Field field =
        Fields.withBalls(
            new Cell(2, 2), 1, Fields.teams(List.of(new Cell(2, 3), new Cell(9, 9)), MIDDLE));

    assertThat(orders(game, ParallelFootballBots.sound(), field, 0)).isEqualTo("w .");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 8, 10, 11, 12, 14, 16, 19, 21, 25, 31, 43, 46})
  void soundAloneBringsAllThatIsLeftHome(int range) {
    ParallelFootball game = new ParallelFootball(new ParallelFootballOptions(2, range, 5000));
    Bot<Field, Instructions> sound = ParallelFootballBots.sound();
    for (Cell ball : List.of(new Cell(30, 28), new Cell(11, 30), new Cell(6, 23), MIDDLE)) {
      Field field = Fields.withBalls(ball, 2, Fields.teams(List.of(ball, new Cell(1, 1)), MIDDLE));
      int turns = 0;
      while (!field.isOver() && turns++ < 1000) {
        Instructions orders = sound.choose(Decision.in(game, field, 0, Seed.of(1).rng()));
        field = game.next(field, Fields.only(field, 0, orders), Rng.none());
      }
      assertThat(field.score(0)).as("balls from %s by kicks of %d", ball, range).isEqualTo(2);
    }
  }

  @Test
  void botsPlayAnyOptionsWithoutFault() {
    for (int[] options : new int[][] {{1, 1}, {1, 46}, {1024, 46}, {1024, 1}, {7, 31}}) {
      ParallelFootball game =
          new ParallelFootball(new ParallelFootballOptions(options[0], options[1], 8));
      MatchRecord record =
          play(game, ParallelFootballBots::sound, ParallelFootballBots::beginner, 0, 1);
      assertThat(record.faults()).isEmpty();
    }
  }

  /** Share of the balls scored, the bot in each seat in turn. */
  private static double share(
      ParallelFootball game,
      Supplier<Bot<Field, Instructions>> bot,
      Supplier<Bot<Field, Instructions>> others,
      int games) {
    double sum = 0;
    for (int i = 0; i < games; i++) {
      MatchRecord record = play(game, bot, others, i % 4, i);
      double all = record.outcome().scores().stream().mapToDouble(score -> score).sum();
      sum += record.outcome().score(i % 4) / all;
      assertThat(record.faults()).isEmpty();
    }
    return sum / games;
  }

  private static MatchRecord play(
      ParallelFootball game,
      Supplier<Bot<Field, Instructions>> bot,
      Supplier<Bot<Field, Instructions>> others,
      int own,
      long seed) {
    Match<Field, Instructions> match = Match.of(game).seed(seed);
    for (int seat = 0; seat < 4; seat++) {
      match.seat(new Entrant<>("seat-" + seat, seat == own ? bot : others));
    }
    return match.play();
  }

  @Test
  void soundScoresTheLionsShareAgainstRandomBots() {
    assertThat(share(game(25, 8), ParallelFootballBots::sound, Bots::random, 8)).isGreaterThan(0.9);
  }

  @Test
  void soundScoresMoreThanItsShareAgainstBeginners() {
    assertThat(share(game(25, 8), ParallelFootballBots::sound, ParallelFootballBots::beginner, 12))
        .isGreaterThan(0.35);
  }
}
