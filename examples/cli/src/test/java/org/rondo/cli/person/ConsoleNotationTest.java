package org.rondo.cli.person;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveEntry;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The notation for persons of every game. */
class ConsoleNotationTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tic-tac-toe",
        "rock-paper-scissors",
        "kuhn-poker",
        "leduc-poker",
        "liars-dice:dice=3",
        "goofspiel:cards=5",
        "pig:goal=30",
        "othello",
        "arimaa",
        "foosball",
        "grid-soccer",
        "grid-soccer:ruleset=elizondo,rows=7,columns=14",
        "parallel-football:p=3,turns=60",
        "parallel-football:p=1,turns=60"
      })
  void everyMoveIsReadBackFromItsDescription(String id) {
    check(GameCatalog.find(id));
  }

  @ParameterizedTest
  @CsvSource({
    "foosball, lineup [-0-9 ]*(/[-0-9 ]*){8}",
    "'parallel-football:p=3', '0 at \\d+,\\d+; 1 at .*; go'",
  })
  void aFirstMoveOfABotIsDescribedInTheWordsOfTheHelp(String id, String words) {
    assertThat(firstMoveOfSound(GameCatalog.find(id))).matches(words);
  }

  private static <S extends State, M extends Move> String firstMoveOfSound(Game<S, M> game) {
    S state = game.start();
    Rng rng = Seed.of(1).rng();
    Bot<S, M> bot = BotCatalog.find(game, "sound").newBot();
    M move = bot.choose(new Decision<>(game, state, 0, 0, game.moves(state, 0), List.of(), rng));
    return game.console().describe(state, 0, move);
  }

  @Test
  void playersOfARowAreNamedOnceAndTogether() {
    Game<?, ?> game = GameCatalog.find("foosball");
    String line = "lineup 19-21/3/4 5/6-9/10/11/12 13/14-18/0-2";
    assertThat(described(game, line)).isEqualTo(line);
    refuses(game, 0, "lineup 19-21/3/4 5/6-9/2/11/12 13/14-18/0-2", "player 2 is named twice");
    refuses(game, 0, "lineup 19-21/3/4 5/6-9/26/11/12 13/14-18/0-2", "'26' names no players");
    refuses(game, 0, "lineup 0-2/3", "nine numbers of players");
  }

  @Test
  void playersOnOneCellAreNamedTogether() {
    Game<?, ?> game = GameCatalog.find("parallel-football:p=3");
    assertThat(described(game, "all at 4,17; go")).isEqualTo("all at 4,17; go");
    assertThat(described(game, "0-1 at 4,17; 2 at 0,0; go")).isEqualTo("0-1 at 4,17; 2 at 0,0; go");
  }

  private static <S extends State, M extends Move> String described(Game<S, M> game, String line) {
    S state = game.start();
    M move = game.console().entry(state, 0).enter(line).orElseThrow();
    return game.console().describe(state, 0, move);
  }

  @Test
  void aPassWithoutItsPlayerIsAnsweredInTheWordsOfAPerson() {
    refuses(
        GameCatalog.find("grid-soccer"),
        1,
        "pass right 2",
        "a move is stay, or orders such as 'a right' or 'a pass up 1'");
  }

  @Test
  void aLineUpWithinAQuarterIsAnsweredWithTheBeginningOfTheNext() {
    refuses(
        GameCatalog.find("foosball"),
        601,
        "lineup",
        "a line-up is possible only at the beginning of a quarter; this is the last quarter");
    refuses(GameCatalog.find("foosball"), 1, "lineup", "the next one begins after 200 rounds");
  }

  private static <S extends State, M extends Move> void refuses(
      Game<S, M> game, int turns, String line, String sentence) {
    Rng rng = Seed.of(5).rng();
    S state = game.start(rng);
    for (int turn = 0; turn < turns; turn++) {
      S here = state;
      state =
          game.next(
              here, JointMove.of(here.toMove(), seat -> game.moves(here, seat).sample(rng)), rng);
    }
    MoveEntry<M> entry = game.console().entry(state, 0);
    assertThatThrownBy(() -> entry.enter(line)).hasMessageContaining(sentence);
  }

  private static <S extends State, M extends Move> void check(Game<S, M> game) {
    Rng rng = Seed.of(5).rng();
    S state = game.start(rng);
    for (int turn = 0; turn < 210 && !state.isOver(); turn++) {
      S here = state;
      JointMove<M> joint = JointMove.of(here.toMove(), seat -> game.moves(here, seat).sample(rng));
      for (int seat : joint.seats()) {
        String line = game.console().describe(here, seat, joint.move(seat));
        MoveEntry<M> entry = game.console().entry(here, seat);
        assertThat(entry.enter(line)).as(line).contains(joint.move(seat));
        // A person may also write the canonical text.
        M canonical = game.parse(joint.move(seat).text());
        assertThat(game.console().entry(here, seat).enter(canonical.text())).contains(canonical);
        assertThat(entry.guide().lines()).allMatch(text -> text.length() <= 80);
      }
      state = game.next(here, joint, rng);
      assertThat(game.console().news(here, state).length()).isLessThan(80);
    }
    assertThat(game.console().rules()).isNotEmpty().endsWith("\n");
    assertThat(game.console().rules().lines()).allMatch(line -> line.length() <= 80);
    assertThat(game.show(state).lines()).allMatch(line -> line.length() <= 80);
  }
}
