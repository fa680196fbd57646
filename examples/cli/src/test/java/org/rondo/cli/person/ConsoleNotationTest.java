package org.rondo.cli.person;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
        "foosball",
        "grid-soccer",
        "grid-soccer:ruleset=elizondo,rows=7,columns=14",
        "parallel-football:p=3,turns=60",
        "parallel-football:p=1,turns=60"
      })
  void everyMoveIsReadBackFromItsDescription(String id) {
    check(GameCatalog.find(id));
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
