package org.rondo.othello.remote.nboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.bot.TimeSource;
import org.rondo.game.Outcome;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;

/** An engine against viewers that say what they say by heart. */
class NBoardEngineTest {
  private static final String BOARD =
      "BO[8 ---------------------------O*------*O--------------------------- *]";
  private static final String GAME =
      "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[b]RE[?]TI[15:00]TY[8]" + BOARD;

  /** The decisions of all bots, in order. */
  private final List<Decision<Board, OthelloMove>> decisions = new ArrayList<>();

  private final List<String> events = new ArrayList<>();

  /** A clock that stands still. */
  private static final class StandingTime implements TimeSource {
    @Override
    public long nanoTime() {
      return 0;
    }

    @Override
    public boolean await(CompletionStage<?> answer, Duration atMost) {
      throw new UnsupportedOperationException("an engine waits for nothing");
    }
  }

  /** A bot that takes the first legal move, and remembers what it is asked. */
  private final class FirstMove implements Bot<Board, OthelloMove> {
    private final Thought thought;

    FirstMove(Thought thought) {
      this.thought = thought;
    }

    @Override
    public OthelloMove choose(Decision<Board, OthelloMove> decision) {
      decisions.add(decision);
      return decision.moves().list().get(0);
    }

    @Override
    public Thought thought() {
      return thought;
    }

    @Override
    public void finished(Board state, Outcome outcome) {
      events.add("finished");
    }

    @Override
    public void close() {
      events.add("closed");
    }
  }

  private NBoardEngine engine(Supplier<Bot<Board, OthelloMove>> bots) {
    return new NBoardEngine("First", bots, Seed.of(1), new StandingTime());
  }

  private final NBoardEngine engine = engine(() -> new FirstMove(Thought.none()));

  private List<String> answers(NBoardEngine asked, String... commands) {
    List<String> lines = new ArrayList<>();
    try {
      for (String command : commands) {
        asked.lines().carryOut(command, lines::add);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return lines;
  }

  @Test
  void theSessionOfTheProtocolsPageIsAnswered() {
    String game = GAME + "B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)";
    assertThat(
            answers(engine, "nboard 2", "set game " + game, "set depth 6", "ping 1", "go", "learn"))
        .containsExactly(
            "set myname First",
            "pong 1",
            "status First is thinking",
            "=== G3//0.00",
            "status",
            "learned");
    assertThat(decisions.get(0).played()).hasSize(8);
    assertThat(decisions.get(0).timeLeft()).hasValue(Duration.ofMinutes(15));
  }

  @Test
  void goLeavesTheBoardAndMoveChangesIt() {
    answers(engine, "go", "go", "move F5/1.2/3.5", "go", "D6");
    assertThat(decisions).extracting(Decision::turn).containsExactly(0, 0, 1);
    // The light bot is new and hears the whole game.
    assertThat(decisions.get(2).played()).hasSize(1);
    answers(engine, "go");
    assertThat(decisions.get(3).played()).hasSize(2);
  }

  @Test
  void aLongerGameKeepsTheBotsAndAnotherGameHasNewOnes() {
    answers(engine, "set game " + GAME + ";)", "go", "set game " + GAME + "B[F5]W[D6];)", "go");
    assertThat(events).isEmpty();
    assertThat(decisions.get(1).played()).hasSize(2);
    answers(engine, "set game " + GAME + "B[D3];)");
    assertThat(events).containsExactly("closed");
  }

  @Test
  void theTimeThatASideHasUsedIsSubtracted() {
    String game = GAME + "B[F5/0/60.5]W[D6//30];)";
    answers(engine, "set game " + game, "go", "move C3/0/100", "go", "move D3/0/2000", "go");
    assertThat(decisions)
        .extracting(decision -> decision.timeLeft().orElseThrow())
        .containsExactly(
            Duration.ofMillis(839_500), Duration.ofSeconds(870), Duration.ofMillis(739_500));
    answers(engine, "move C4/0/2000", "go", "hint 1");
    assertThat(decisions.get(3).timeLeft()).hasValue(Duration.ZERO);
    assertThat(decisions.get(4).timeLeft()).isEmpty();
  }

  @Test
  void theViewerReceivesTheThoughtOfTheBot() {
    Thought deep =
        Thought.scored(-2.5, "discs").withDepth(7).withNodes(1_234).withLine(List.of("d3", "c3"));
    NBoardEngine deepEngine = engine(() -> new FirstMove(deep));
    assertThat(answers(deepEngine, "go")).contains("nodestats 1234 0.00", "=== D3/-2.50/0.00");
    assertThat(answers(deepEngine, "hint 3"))
        .containsExactly(
            "status First is analysing", "search D3C3 -2.50 0 7", "nodestats 1234 0.00", "status");
    NBoardEngine exact = engine(() -> new FirstMove(deep.exactly()));
    assertThat(answers(exact, "hint 1")).contains("search D3C3 -2.50 0 100%");
    assertThat(answers(engine, "hint 1")).contains("search D3 0.00 0 0");
  }

  @Test
  void aPassIsChosenAndMayBeLeftOut() {
    // Only light can move: dark has no disc to turn.
    String game = "(;GM[Othello]PB[a]PW[b]TY[8]BO[8 O*------" + "-".repeat(56).concat(" *];)");
    assertThat(answers(engine, "set game " + game, "go")).contains("=== PA//0.00");
    assertThat(answers(engine, "move PA", "go")).contains("=== C1//0.00");
    assertThat(answers(engine, "set game " + game, "move C1", "go")).containsExactly("=== PA");
    assertThat(answers(engine, "hint 1", "move A1"))
        .containsExactly("status the move is not played: the game is over");
  }

  @Test
  void theBotsReceiveTheEndOfTheGame() throws IOException {
    StringWriter out = new StringWriter();
    String game = "(;GM[Othello]PB[a]PW[b]TY[8]BO[8 O*------" + "-".repeat(56) + " O];)";
    engine.run(new StringReader("set game " + game + "\r\ngo\nmove C1\nquit\ngo\n"), out);
    assertThat(out).hasToString("status First is thinking\n=== C1//0.00\nstatus\n");
    assertThat(events).containsExactly("finished", "closed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "  ",
        "hello",
        "set",
        "set depth",
        "set contempt 5",
        "set colour x",
        "analyze",
        "F9",
        "nboardx",
        "\0"
      })
  void unknownCommandsAreIgnored(String command) {
    assertThat(answers(engine, command)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "set game",
        "set game (;",
        "set game (;GM[Go]BO[8 ];)",
        "move",
        "move I9",
        "move A1",
        "move PA",
        "set game (;GM[Othello]" + BOARD + "B[A1];)"
      })
  void aRefusedCommandIsAnsweredAndChangesNothing(String command) {
    assertThat(answers(engine, command)).hasSize(1).first().asString().startsWith("status the ");
    answers(engine, "go");
    assertThat(decisions.get(0).turn()).isZero();
  }

  @Test
  void longLinesAreRefused() throws IOException {
    StringWriter out = new StringWriter();
    engine.run(new StringReader("move " + "x".repeat(1 << 20) + "\nping 1\n"), out);
    assertThat(out).hasToString("status a line has at most 16384 characters\npong 1\n");
    assertThat(answers(engine, "ping " + "1".repeat(16_000)).get(0)).hasSizeLessThan(300);
  }

  @Test
  void aBotThatFailsIsNamedAndReplaced() {
    NBoardEngine failing =
        engine(
            () ->
                decision -> {
                  throw new IllegalStateException("no idea");
                });
    assertThat(answers(failing, "go", "hint 1", "ping 1"))
        .contains("pong 1")
        .anyMatch(line -> line.startsWith("status the bot threw ") && line.contains("no idea"));
    NBoardEngine resigning =
        engine(
            () ->
                new Bot<>() {
                  @Override
                  public OthelloMove choose(Decision<Board, OthelloMove> decision) {
                    return OthelloMove.PASS;
                  }

                  @Override
                  public boolean resigns() {
                    return true;
                  }
                });
    assertThat(answers(resigning, "go"))
        .contains("status the bot resigns, and the protocol has no word for that");
    NBoardEngine illegal = engine(() -> decision -> OthelloMove.PASS);
    assertThat(answers(illegal, "go"))
        .anyMatch(line -> line.startsWith("status the bot chose pass, which is illegal"));
  }
}
