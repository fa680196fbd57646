package org.rondo.gridsoccer.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.game.CatalogEntry;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.SoccerOrders;
import org.rondo.input.OptionException;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;

class GridSoccerBotsTest {
  private static final String HOMES = " 2,1 0,1 4,1 2,8 0,8 4,8";

  private final GridSoccer document = new GridSoccer();
  private final GridSoccer elizondo =
      new GridSoccer(GridSoccerOptions.defaults().withRuleset(GridSoccerRuleset.ELIZONDO));

  private static Outcome play(
      GridSoccer game, Bot<Pitch, SoccerMove> left, Bot<Pitch, SoccerMove> right, long seed) {
    MatchRecord record = Match.of(game).seat("left", left).seat("right", right).seed(seed).play();
    assertThat(record.faults()).isEmpty();
    return record.outcome();
  }

  /** Returns how many games the first wins of twice so many, and how many it loses. */
  private static List<Long> wonAndLost(
      GridSoccer game, Bot<Pitch, SoccerMove> first, Bot<Pitch, SoccerMove> second, int pairs) {
    List<Integer> winners =
        IntStream.range(0, 2 * pairs)
            .mapToObj(
                i ->
                    i % 2 == 0
                        ? play(game, first, second, i / 2).winner().orElse(-1)
                        : play(game, second, first, i / 2).winner().map(w -> 1 - w).orElse(-1))
            .toList();
    return List.of(
        winners.stream().filter(winner -> winner == 0).count(),
        winners.stream().filter(winner -> winner == 1).count());
  }

  @ParameterizedTest
  @CsvSource({"document", "elizondo"})
  void theSoundBotBeatsRandomAndTheBeginner(String ruleset) {
    GridSoccer game = ruleset.equals("document") ? document : elizondo;
    assertThat(wonAndLost(game, GridSoccerBots.sound(), Bots.random(), 10))
        .isEqualTo(List.of(20L, 0L));
    assertThat(wonAndLost(game, GridSoccerBots.sound(), GridSoccerBots.beginner(), 10))
        .isEqualTo(List.of(20L, 0L));
    assertThat(wonAndLost(game, GridSoccerBots.beginner(), Bots.random(), 10))
        .isEqualTo(List.of(20L, 0L));
  }

  @Test
  void soundBotsDecideMostGamesAmongThemselves() {
    List<Long> wonAndLost =
        wonAndLost(document, GridSoccerBots.sound(), GridSoccerBots.sound(), 10);
    assertThat(wonAndLost.get(0) + wonAndLost.get(1)).isGreaterThanOrEqualTo(10);
  }

  private String choice(GridSoccer game, Bot<Pitch, SoccerMove> bot, String players, int seat) {
    Pitch pitch = Pitch.parse("7 0-0 " + players + HOMES, game.options());
    return bot.choose(Decision.in(game, pitch, seat, Seed.of(1).rng())).text();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2,9 0,1 4,0 2,8 0,8 4,9 left0 | 0",
        "2,8 0,1 4,0 2,7 0,8 4,9 left0 | 0",
        "1,8 0,1 4,0 1,9 2,8 4,9 left0 | 0",
        "2,8 0,1 4,0 2,0 0,5 4,9 right0 | 1",
        "2,8 0,1 4,0 2,5 0,1 4,9 right1 | 1"
      })
  void theSoundBotShootsWhereTheGoalIsCertain(String players, int seat) {
    Pitch pitch = Pitch.parse("7 0-0 " + players + HOMES, document.options());
    String shot = choice(document, GridSoccerBots.sound(), players, seat);
    Pitch next =
        document.next(
            pitch,
            JointMove.of(pitch.toMove(), i -> SoccerOrders.parse(i == seat ? shot : "0 0 0")),
            Seed.of(1).rng());
    assertThat(next.score(seat)).as(shot).isEqualTo(1);
  }

  @Test
  void theSoundBotWaitsForTheJudgesGoals() {
    assertThat(choice(elizondo, GridSoccerBots.sound(), "2,8 0,1 4,0 1,9 0,8 4,9 left0", 0))
        .startsWith("p4:2");
  }

  @Test
  void theSoundBotDoesNotShootAtAKeeperWhoBlocksEveryWay() {
    assertThat(choice(document, GridSoccerBots.sound(), "2,7 0,1 4,0 2,8 2,9 4,9 left0", 0))
        .doesNotContain("p");
  }

  @Test
  void theSoundBotKeepsAPlayerBeforeItsGoal() {
    assertThat(choice(document, GridSoccerBots.sound(), "2,4 2,3 2,0 2,5 0,8 4,9 right0", 0))
        .endsWith(" 0");
    assertThat(choice(document, GridSoccerBots.sound(), "2,4 2,3 2,0 1,5 0,8 4,9 right0", 0))
        .endsWith(" 2");
  }

  @Test
  void theSoundBotSendsItsNearestPlayerToAFreeBall() {
    assertThat(choice(document, GridSoccerBots.sound(), "2,4 0,3 2,0 2,9 0,8 4,9 2,6,0,0", 0))
        .startsWith("4 ");
    assertThat(choice(document, GridSoccerBots.sound(), "2,4 0,3 2,0 2,9 0,8 4,9 0,1,4,1", 0))
        .matches(". 0 .");
    assertThat(choice(document, GridSoccerBots.sound(), "1,0 0,3 2,0 2,9 0,8 4,9 2,1,8,1", 0))
        .endsWith(" 0");
  }

  @Test
  void theBeginnerRunsAtTheBallAndShootsAsSoonAsItMight() {
    assertThat(choice(document, GridSoccerBots.beginner(), "2,4 0,4 4,4 2,9 0,9 4,9 2,6,0,0", 0))
        .isEqualTo("4 5 3");
    assertThat(choice(document, GridSoccerBots.beginner(), "2,4 0,4 4,4 2,9 0,9 4,9 left1", 0))
        .isEqualTo("2 5 2");
    assertThat(choice(document, GridSoccerBots.beginner(), "2,6 0,4 4,4 2,7 0,9 4,9 left0", 0))
        .startsWith("p4:2 ");
  }

  @Test
  void botsPlayFromBeyondTheBoard() {
    for (String players :
        List.of(
            "-1,4 9,3 -1,4 2,5 0,8 4,9 left0",
            "-1,4 9,3 -1,4 2,5 0,8 4,9 right0",
            "-1,4 9,3 -1,4 2,5 0,8 4,9 0,4,2,0")) {
      for (Bot<Pitch, SoccerMove> bot :
          List.of(GridSoccerBots.sound(), GridSoccerBots.beginner())) {
        Pitch pitch = Pitch.parse("7 0-0 " + players + HOMES, elizondo.options());
        String orders = choice(elizondo, bot, players, 0);
        assertThat(elizondo.moves(pitch, 0).objection(SoccerOrders.parse(orders))).isEmpty();
      }
    }
  }

  @Test
  void theCatalogueHasTheBotsOfTheGame() {
    assertThat(BotCatalog.defaults(document))
        .extracting(CatalogEntry::name)
        .containsExactly("beginner", "sound");
    for (String name : List.of("beginner", "sound")) {
      play(document, BotCatalog.find(document, name).newBot(), Bots.random(), 1);
    }
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> BotCatalog.find(document, "sound:depth=2"))
        .withMessage("sound has no option \"depth\"; it takes no options");
  }
}
