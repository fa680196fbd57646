package org.rondo.othello.remote.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.othello.remote.gtp.GtpEngineFixture.answers;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.game.JointMove;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;

/** What an engine tells its bots, the time among it, and what it makes of their faults. */
class GtpEngineBotsTest {
  private final GtpEngineFixture fixture = new GtpEngineFixture();

  @Test
  void aBotHearsOfEveryTurnOnce() {
    GtpEngine engine = fixture.engine();
    answers(engine, "play b d3", "genmove w", "play b c4", "genmove w");
    assertThat(fixture.decisions)
        .extracting(Decision::played)
        .containsExactly(
            List.of(JointMove.of(0, OthelloMove.parse("d3"))),
            List.of(
                JointMove.of(1, OthelloMove.parse("c3")),
                JointMove.of(0, OthelloMove.parse("c4"))));
    assertThat(fixture.decisions).extracting(Decision::turn).containsExactly(1, 3);
    assertThat(fixture.decisions).extracting(Decision::seat).containsExactly(1, 1);
    assertThat(fixture.decisions).allMatch(decision -> decision.timeLeft().isEmpty());
    answers(engine, "genmove b");
    assertThat(fixture.decisions.get(2).played()).hasSize(4);
  }

  @Test
  void afterUndoAndANewGameThereIsAFreshBotThatHearsEverything() {
    GtpEngine engine = fixture.engine();
    answers(engine, "genmove b", "genmove w", "undo", "genmove w");
    assertThat(fixture.decisions.get(2).played())
        .isEqualTo(fixture.decisions.get(1).played())
        .hasSize(1);
    assertThat(fixture.farewells).containsExactlyInAnyOrder("witness 1 closed", "witness 2 closed");
    answers(engine, "clear_board", "genmove b");
    assertThat(fixture.decisions.get(3).played()).isEmpty();
    assertThat(fixture.farewells).hasSize(3).endsWith("witness 3 closed");
    assertThat(answers(engine, "undo", "undo")).containsExactly("=", "? cannot undo");
  }

  @ParameterizedTest
  @CsvSource({"'genmove b\ngenmove w\nquit\nclear_board\n'", "'genmove b\ngenmove w'"})
  void botsAreClosedWhenTheControllerLeaves(String session) throws IOException {
    fixture.engine().run(new StringReader(session), new StringWriter());
    assertThat(fixture.farewells).containsExactlyInAnyOrder("witness 1 closed", "witness 2 closed");
  }

  @Test
  void theBotReceivesTheEndOfItsGame() {
    GtpEngine engine = fixture.engine();
    Board board = new Othello().start();
    while (!board.isOver()) {
      String colour = board.toMove().only() == 0 ? "b" : "w";
      String move = answers(engine, "genmove " + colour).get(0).substring(2);
      board = new Othello().next(board, OthelloMove.parse(move));
    }
    answers(engine, "clear_board");
    String score = (int) board.score(0) + "-" + (int) board.score(1);
    assertThat(fixture.farewells)
        .containsExactlyInAnyOrder(
            "witness 1 finished " + score,
            "witness 2 finished " + score,
            "witness 1 closed",
            "witness 2 closed");
  }

  @Test
  void aFaultOfTheBotIsAnsweredAndTheBoardStays() {
    AtomicInteger made = new AtomicInteger();
    List<Bot<Board, OthelloMove>> bots =
        List.of(
            decision -> OthelloMove.parse("a1"),
            decision -> null,
            decision -> {
              throw new IllegalStateException("lost\n\nmy way");
            },
            Bots.random());
    GtpEngine engine = fixture.engine(() -> bots.get(made.getAndIncrement()));
    String before = GtpEngineFixture.answer(engine, "showboard").orElseThrow();
    assertThat(answers(engine, "genmove b", "2 genmove b", "genmove b"))
        .containsExactly(
            "? the bot chose a1, which is illegal: it turns no disc",
            "?2 the bot returned no move but null",
            "? the bot threw java.lang.IllegalStateException: lost my way");
    assertThat(GtpEngineFixture.answer(engine, "showboard")).hasValue(before);
    assertThat(answers(engine, "undo")).containsExactly("? cannot undo");
    assertThat(answers(engine, "genmove b").get(0)).startsWith("= ");
    assertThat(made).hasValue(4);
  }

  @Test
  void aBotThatCannotBeCreatedIsAnsweredAndAFailureAtTheEndIsNot() {
    GtpEngine engine =
        fixture.engine(
            () -> {
              throw new IllegalStateException("no bot today");
            });
    assertThat(answers(engine, "genmove b"))
        .containsExactly("? the bot threw java.lang.IllegalStateException: no bot today");
    Bot<Board, OthelloMove> leaver =
        new Bot<>() {
          @Override
          public OthelloMove choose(Decision<Board, OthelloMove> decision) {
            return decision.moves().list().get(0);
          }

          @Override
          public void close() {
            throw new IllegalStateException("I stay");
          }
        };
    assertThat(answers(fixture.engine(() -> leaver), "genmove b", "clear_board")).endsWith("=");
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    List<List<String>> games = new ArrayList<>();
    for (long seed : new long[] {5, 5, 6}) {
      GtpEngine engine = new GtpEngine("random", "", Bots::random, Seed.of(seed), fixture.time);
      List<String> game = new ArrayList<>();
      for (int pair = 0; pair < 4; pair++) {
        game.addAll(answers(engine, "genmove b", "genmove w"));
      }
      games.add(game);
    }
    assertThat(games.get(0)).isEqualTo(games.get(1)).isNotEqualTo(games.get(2));
  }

  private static final String[] FOUR_MOVES = {
    "genmove b", "genmove w", "genmove b", "genmove w", "genmove b", "genmove w", "genmove b"
  };

  /** Returns the seconds that dark is told of at its moves, each of which takes four. */
  private List<Double> secondsOfDark(String... before) {
    fixture.decisions.clear();
    GtpEngine engine = fixture.engine();
    answers(engine, before);
    answers(engine, FOUR_MOVES);
    return fixture.decisions.stream()
        .filter(decision -> decision.seat() == 0)
        .map(Decision::timeLeft)
        .flatMap(Optional::stream)
        .map(left -> left.toMillis() / 1000.0)
        .toList();
  }

  @Test
  void botsReceiveTheTimeOfTheController() {
    assertThat(secondsOfDark("time_settings 10 0 0")).containsExactly(10.0, 6.0, 2.0, 0.0);
    // Two moves in 9 seconds each, after the main time.
    assertThat(secondsOfDark("time_settings 0 9 2")).containsExactly(4.5, 5.0, 4.5, 5.0);
    assertThat(secondsOfDark("time_settings 6 9 2")).containsExactly(10.5, 6.5, 7.0, 4.5);
    assertThat(secondsOfDark("time_settings 6 1 2")).containsExactly(6.5, 2.5, 0.0, 0.5);
    assertThat(secondsOfDark("time_settings 4 8 1")).containsExactly(12.0, 8.0, 8.0, 8.0);
    assertThat(secondsOfDark("time_settings 100 0 0", "time_left b 20 0"))
        .containsExactly(20.0, 16.0, 12.0, 8.0);
    assertThat(secondsOfDark("time_settings 0 30 3", "time_left black 10 2"))
        .containsExactly(5.0, 6.0, 10.0, 13.0);
    assertThat(secondsOfDark("time_settings 100 0 0", "time_left w 20 0"))
        .containsExactly(100.0, 96.0, 92.0, 88.0);
    assertThat(secondsOfDark("time_settings 10 0 0", "genmove b", "clear_board"))
        .containsExactly(10.0, 10.0, 6.0, 2.0, 0.0);
  }

  @Test
  void thereIsNoLimitWhereTheControllerGrantsNone() {
    assertThat(secondsOfDark()).isEmpty();
    assertThat(secondsOfDark("time_settings 0 0 0")).isEmpty();
    assertThat(secondsOfDark("time_settings 60 30 0")).isEmpty();
    assertThat(secondsOfDark("time_settings 9 0 0", "time_settings 0 1 0")).isEmpty();
    assertThat(secondsOfDark("time_left b 5 0", "clear_board")).isEmpty();
  }
}
