package org.rondo.othello.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.TimeSource;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;

class GtpEngineTest {
  private final List<Decision<Board, OthelloMove>> decisions = new ArrayList<>();
  private final List<String> farewells = new ArrayList<>();
  private final ManualTime time = new ManualTime();

  /** Takes the first legal move and remembers what it was told. */
  private final class Witness implements Bot<Board, OthelloMove> {
    private final String name;

    Witness(String name) {
      this.name = name;
    }

    @Override
    public OthelloMove choose(Decision<Board, OthelloMove> decision) {
      decisions.add(decision);
      time.now += 4_000_000_000L;
      return decision.moves().list().get(0);
    }

    @Override
    public void finished(Board state, Outcome outcome) {
      farewells.add(name + " finished " + (int) outcome.score(0) + "-" + (int) outcome.score(1));
    }

    @Override
    public void close() {
      farewells.add(name + " closed");
    }
  }

  /** Stands still but for what a bot says that it takes. */
  private static final class ManualTime implements TimeSource {
    private long now;

    @Override
    public long nanoTime() {
      return now;
    }

    @Override
    public boolean await(CompletionStage<?> answer, Duration atMost) {
      throw new UnsupportedOperationException("an engine does not wait");
    }
  }

  private Supplier<Bot<Board, OthelloMove>> witnesses() {
    AtomicInteger count = new AtomicInteger();
    return () -> new Witness("witness " + count.incrementAndGet());
  }

  private GtpEngine engine() {
    return engine(witnesses());
  }

  private GtpEngine engine(Supplier<Bot<Board, OthelloMove>> bots) {
    return new GtpEngine("Witness", "1.0", bots, Seed.of(1), time);
  }

  /** Returns the answers to lines, each without the blank line that ends it. */
  private static List<String> answers(GtpEngine engine, String... lines) {
    List<String> answers = new ArrayList<>();
    for (String line : lines) {
      String answer = engine.answer(line).orElseThrow();
      assertThat(answer).endsWith("\n\n").doesNotContain("\n\n\n");
      answers.add(answer.substring(0, answer.length() - 2));
    }
    return answers;
  }

  private static GtpEngine afterMoves(GtpEngine engine, String moves) {
    Board board = new Othello().start();
    for (String move : moves.split(" ")) {
      String colour = board.toMove().only() == 0 ? "b" : "w";
      assertThat(answers(engine, "play " + colour + " " + move)).containsExactly("=");
      board = new Othello().next(board, OthelloMove.parse(move));
    }
    return engine;
  }

  private static final String DARK_MUST_PASS = "d3 c3 e6 d2 d1 e1 b2 c1";
  private static final String LIGHT_WIPED_OUT = "e6 f4 e3 f6 g5 d6 e7 f5 c5";

  @Test
  void aControllersSessionIsAnsweredToTheLetter() throws IOException {
    String session =
        """
        1 protocol_version
        2 name
        3 version
        4 list_commands
        5 known_command set_game
        6 known_command time_left
        7 boardsize 8
        8 clear_board

        # The person plays black.
        9 time_settings 300 30 5
        10 play black D3
        11 time_left white 300 0
        12 genmove white
        13 play b c4\t# takes one
        14 genmove W
        15 undo
        16 undo
        17 play BLACK d2
        18 showboard
        final_score
        19 quit
        20 name
        """;
    StringWriter out = new StringWriter();
    engine().run(new StringReader(session), out);
    assertThat(out.toString())
        .isEqualTo(
            """
            =1 2

            =2 Witness

            =3 1.0

            =4 protocol_version
            name
            version
            known_command
            list_commands
            boardsize
            clear_board
            play
            genmove
            undo
            final_score
            showboard
            time_settings
            time_left
            quit

            =5 false

            =6 true

            =7

            =8

            =9

            =10

            =11

            =12 C3

            =13

            =14 E3

            =15

            =16

            ?17 illegal move

            =18
              a b c d e f g h
            1 - - - - - - - -
            2 - - - - - - - -
            3 - . O X - - - -
            4 - - . O X - - -
            5 - - - X O . - -
            6 - - - - . - - -
            7 - - - - - - - -
            8 - - - - - - - -
            X dark 3, O light 3; X to move

            ? cannot score

            =19

            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dance | ? unknown command",
        "7 dance | ?7 unknown command",
        "007 dance | ?007 unknown command",
        "7 | ?7 unknown command",
        "NAME | ? unknown command",
        "name me | ? syntax error",
        "known_command | ? syntax error",
        "known_command PLAY | = false",
        "boardsize | ? syntax error",
        "boardsize eight | ? syntax error",
        "boardsize 19 | ? unacceptable size",
        "boardsize 99999999999 | ? syntax error",
        "play | ? syntax error",
        "play b | ? syntax error",
        "play b d3 c3 | ? syntax error",
        "play green d3 | ? syntax error",
        "play b i3 | ? syntax error",
        "play b d9 | ? syntax error",
        "play b d | ? syntax error",
        "play b a1 | ? illegal move",
        "play b d4 | ? illegal move",
        "play b pass | ? illegal move",
        "play w pass | ? illegal move",
        "play w e3 | ? illegal move",
        "genmove | ? syntax error",
        "genmove green | ? syntax error",
        "genmove w | ? black is to move",
        "undo | ? cannot undo",
        "final_score | ? cannot score",
        "time_settings 1 2 | ? syntax error",
        "time_settings 1 2 x | ? syntax error",
        "time_settings -1 2 3 | ? syntax error",
        "time_left b 1 | ? syntax error",
        "time_left x 1 0 | ? syntax error",
        "time_left b 1.5 0 | ? syntax error",
      })
  void whatCannotBeDoneIsSaidAndChangesNothing(String line, String answer) {
    GtpEngine engine = engine();
    String before = engine.answer("showboard").orElseThrow();
    assertThat(answers(engine, line)).containsExactly(answer);
    assertThat(engine.answer("showboard")).hasValue(before);
    assertThat(answers(engine, "undo")).containsExactly("? cannot undo");
    assertThat(decisions).isEmpty();
  }

  @Test
  void blanksControlsAndCommentsArePassedOver() {
    GtpEngine engine = engine();
    assertThat(engine.answer("")).isEmpty();
    assertThat(engine.answer("  \t \r")).isEmpty();
    assertThat(engine.answer("# name")).isEmpty();
    assertThat(engine.answer("   # 7 name")).isEmpty();
    assertThat(answers(engine, "\t 12\tpro\u0007tocol_version \r")).containsExactly("=12 2");
    assertThat(answers(engine, "name#comment", "play\tWHITE\tE3", "play Black\tPASS"))
        .containsExactly("= Witness", "? illegal move", "? illegal move");
  }

  @Test
  void aLineThatIsTooLongIsRefusedAndTheNextOneRead() throws IOException {
    String fits = "3 name" + " ".repeat(GtpEngine.LONGEST_LINE - 6);
    StringWriter out = new StringWriter();
    engine().run(new StringReader(fits + "\n" + fits + "  x\n4 name\n#" + fits + "\n5 name"), out);
    assertThat(out.toString())
        .isEqualTo(
            "=3 Witness\n\n?3 a line has at most 1000 characters\n\n=4 Witness\n\n=5 Witness\n\n");
  }

  @Test
  void aPassThatIsLeftOutIsSupplied() {
    GtpEngine engine = afterMoves(engine(), DARK_MUST_PASS);
    String before = engine.answer("showboard").orElseThrow();
    assertThat(answers(engine, "play b a1", "play w d6", "play w pass", "genmove w"))
        .containsExactly("? illegal move", "=", "? illegal move", "? black is to move");
    // The move and the pass before it are taken back together.
    assertThat(answers(engine, "undo")).containsExactly("=");
    assertThat(engine.answer("showboard")).hasValue(before);
    assertThat(answers(engine, "genmove w")).containsExactly("= A3");
    assertThat(decisions.get(0).played())
        .hasSize(9)
        .last()
        .isEqualTo(JointMove.of(0, OthelloMove.PASS));
    assertThat(decisions.get(0).turn()).isEqualTo(9);
  }

  @Test
  void aPassThatIsSaidIsPlayedAndOneThatIsGeneratedToo() {
    GtpEngine said = afterMoves(engine(), DARK_MUST_PASS);
    assertThat(answers(said, "play b pass", "play b pass")).containsExactly("=", "? illegal move");
    GtpEngine generated = afterMoves(engine(), DARK_MUST_PASS);
    assertThat(answers(generated, "genmove b")).containsExactly("= PASS");
    assertThat(generated.answer("showboard")).isEqualTo(said.answer("showboard"));
    assertThat(answers(generated, "undo", "genmove b")).containsExactly("=", "= PASS");
  }

  @Test
  void afterTheEndThereArePassesThatChangeNothing() {
    GtpEngine engine = afterMoves(engine(), LIGHT_WIPED_OUT);
    String end = engine.answer("showboard").orElseThrow();
    assertThat(answers(engine, "genmove w", "play b pass", "play b a1", "final_score"))
        .containsExactly("= PASS", "=", "? illegal move", "= B+64");
    assertThat(answers(engine, "undo", "undo")).containsExactly("=", "=");
    assertThat(engine.answer("showboard")).hasValue(end);
    assertThat(answers(engine, "undo", "final_score")).containsExactly("=", "? cannot score");
    assertThat(decisions).isEmpty();
  }

  @Test
  void theScoreGivesEmptySquaresToTheWinner() {
    for (long seed = 0; seed < 30; seed++) {
      GtpEngine engine = new GtpEngine("both", "", Bots::random, Seed.of(seed), time);
      Board board = new Othello().start();
      while (!board.isOver()) {
        String colour = board.toMove().only() == 0 ? "black" : "white";
        String move = answers(engine, "genmove " + colour).get(0).substring(2);
        board = new Othello().next(board, OthelloMove.parse(move));
      }
      int dark = Long.bitCount(board.discs(0));
      int light = Long.bitCount(board.discs(1));
      int margin = 64 - 2 * Math.min(dark, light);
      String expected = dark == light ? "0" : (dark > light ? "B+" : "W+") + margin;
      assertThat(answers(engine, "final_score")).containsExactly("= " + expected);
    }
  }

  @Test
  void aBotHearsOfEveryTurnOnce() {
    GtpEngine engine = engine();
    answers(engine, "play b d3", "genmove w", "play b c4", "genmove w");
    assertThat(decisions)
        .extracting(Decision::played)
        .containsExactly(
            List.of(JointMove.of(0, OthelloMove.parse("d3"))),
            List.of(
                JointMove.of(1, OthelloMove.parse("c3")),
                JointMove.of(0, OthelloMove.parse("c4"))));
    assertThat(decisions).extracting(Decision::turn).containsExactly(1, 3);
    assertThat(decisions).extracting(Decision::seat).containsExactly(1, 1);
    assertThat(decisions).allMatch(decision -> decision.timeLeft().isEmpty());
    answers(engine, "genmove b");
    assertThat(decisions.get(2).played()).hasSize(4);
  }

  @Test
  void afterUndoAndANewGameThereIsAFreshBotThatHearsEverything() {
    GtpEngine engine = engine();
    answers(engine, "genmove b", "genmove w", "undo", "genmove w");
    assertThat(decisions.get(2).played()).isEqualTo(decisions.get(1).played()).hasSize(1);
    assertThat(farewells).containsExactlyInAnyOrder("witness 1 closed", "witness 2 closed");
    answers(engine, "clear_board", "genmove b");
    assertThat(decisions.get(3).played()).isEmpty();
    assertThat(farewells).hasSize(3).endsWith("witness 3 closed");
    assertThat(answers(engine, "undo", "undo")).containsExactly("=", "? cannot undo");
  }

  @ParameterizedTest
  @CsvSource({"'genmove b\ngenmove w\nquit\nclear_board\n'", "'genmove b\ngenmove w'"})
  void botsAreClosedWhenTheControllerLeaves(String session) throws IOException {
    engine().run(new StringReader(session), new StringWriter());
    assertThat(farewells).containsExactlyInAnyOrder("witness 1 closed", "witness 2 closed");
  }

  @Test
  void aFinishedGameIsToldToTheBotThatPlayedIt() {
    GtpEngine engine = engine();
    Board board = new Othello().start();
    while (!board.isOver()) {
      String colour = board.toMove().only() == 0 ? "b" : "w";
      String move = answers(engine, "genmove " + colour).get(0).substring(2);
      board = new Othello().next(board, OthelloMove.parse(move));
    }
    answers(engine, "clear_board");
    String score = (int) board.score(0) + "-" + (int) board.score(1);
    assertThat(farewells)
        .containsExactlyInAnyOrder(
            "witness 1 finished " + score,
            "witness 2 finished " + score,
            "witness 1 closed",
            "witness 2 closed");
  }

  @Test
  void aBotAtFaultIsSaidAndTheBoardStays() {
    AtomicInteger made = new AtomicInteger();
    List<Bot<Board, OthelloMove>> bots =
        List.of(
            decision -> OthelloMove.parse("a1"),
            decision -> null,
            decision -> {
              throw new IllegalStateException("lost\n\nmy way");
            },
            Bots.random());
    GtpEngine engine = engine(() -> bots.get(made.getAndIncrement()));
    String before = engine.answer("showboard").orElseThrow();
    assertThat(answers(engine, "genmove b", "2 genmove b", "genmove b"))
        .containsExactly(
            "? the bot chose a1, which is illegal: it turns no disc",
            "?2 the bot returned no move but null",
            "? the bot threw java.lang.IllegalStateException: lost my way");
    assertThat(engine.answer("showboard")).hasValue(before);
    assertThat(answers(engine, "undo")).containsExactly("? cannot undo");
    assertThat(answers(engine, "genmove b").get(0)).startsWith("= ");
    assertThat(made).hasValue(4);
  }

  @Test
  void aBotThatCannotBeMadeIsSaidAndWhatFailsAtTheEndIsNot() {
    GtpEngine engine =
        engine(
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
    assertThat(answers(engine(() -> leaver), "genmove b", "clear_board")).endsWith("=");
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    List<List<String>> games = new ArrayList<>();
    for (long seed : new long[] {5, 5, 6}) {
      GtpEngine engine = new GtpEngine("random", "", Bots::random, Seed.of(seed), time);
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
    decisions.clear();
    GtpEngine engine = engine();
    answers(engine, before);
    answers(engine, FOUR_MOVES);
    return decisions.stream()
        .filter(decision -> decision.seat() == 0)
        .map(Decision::timeLeft)
        .flatMap(Optional::stream)
        .map(left -> left.toMillis() / 1000.0)
        .toList();
  }

  @Test
  void botsAreToldTheTimeOfTheController() {
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

  @Test
  void aNameOfSeveralLinesIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GtpEngine("a\nb", "1", Bots::random, Seed.of(1)))
        .withMessage("entrant name 'a?b' is not one line with something on it");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GtpEngine("a", "1\n", Bots::random, Seed.of(1)))
        .withMessage("version '1 ' is not one line");
  }
}
