package org.rondo.arimaa.remote.aei;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.bot.TimeSource;
import org.rondo.random.Seed;

@Timeout(600)
class AeiEngineTest {
  private static final String GOLD = AeiProtocolTest.GOLD;
  private static final String SILVER = AeiProtocolTest.SILVER;

  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final List<Optional<Duration>> limits = Collections.synchronizedList(new ArrayList<>());
  private final Consumer<String> out = lines::add;
  private AeiEngine engine = engine(Bots::random);

  /**
   * A time that stands still. A bot that is stopped always returns soon, however long it takes, or
   * never does.
   */
  private record StandingTime(boolean isPatient) implements TimeSource {
    @Override
    public long nanoTime() {
      return 0;
    }

    @Override
    public boolean await(CompletionStage<?> answer, Duration atMost) {
      if (isPatient) {
        answer.toCompletableFuture().join();
      }
      return isPatient;
    }
  }

  private static AeiEngine engine(Supplier<Bot<ArimaaPosition, ArimaaMove>> bots) {
    return new AeiEngine("Test", "1.0", bots, Seed.of(1), new StandingTime(true));
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private void tell(String... messages) throws InterruptedException {
    for (String message : messages) {
      engine.lines().carryOut(message, out);
    }
  }

  private String next() throws InterruptedException {
    String line = lines.poll(5, TimeUnit.MINUTES);
    assertThat(line).as("a line of the engine").isNotNull();
    return line;
  }

  /** {@return the next answer to {@code go}, without the lines before it} */
  private String bestMove() throws InterruptedException {
    String line = next();
    while (!line.startsWith("bestmove")) {
      line = next();
    }
    return line.substring("bestmove".length()).strip();
  }

  /** Opens a session in which both sides have set up. */
  private void begin() throws InterruptedException {
    tell("aei", "newgame", "makemove " + GOLD, "makemove " + SILVER);
    lines.clear();
  }

  /** Notes the limits that it is given, and plays the first of some turns that is legal. */
  private Bot<ArimaaPosition, ArimaaMove> noting() {
    return decision -> {
      limits.add(decision.timeLeft());
      return decision.moves().sample(decision.rng());
    };
  }

  @Test
  void theOpeningNamesTheVersionAndTheEngine() throws Exception {
    tell("aei", "isready");
    assertThat(lines)
        .containsExactly(
            "protocol-version 1",
            "id name Test",
            "id author Rondo",
            "id version 1.0",
            "aeiok",
            "readyok");
  }

  @Test
  void aMatchIsPlayedAlone() throws Exception {
    tell("aei", "newgame");
    lines.clear();
    for (int turn = 0; turn < 8; turn++) {
      tell("go");
      tell("makemove " + bestMove());
    }
    assertThat(engine.lines().isEnded()).isFalse();
  }

  @Test
  void theAnswerDoesNotChangeThePosition() throws Exception {
    tell("aei", "newgame", "go");
    bestMove();
    tell("makemove " + GOLD, "makemove " + SILVER, "makemove Ee2n");
    assertThat(engine.hasFailed()).isFalse();
  }

  @Test
  void whatTheBotThinksComesBeforeItsMove() throws Exception {
    List<String> line = List.of("Ee2n", "ed7s", "Ee3n");
    Bot<ArimaaPosition, ArimaaMove> bot =
        new Bot<>() {
          @Override
          public ArimaaMove choose(Decision<ArimaaPosition, ArimaaMove> decision) {
            return ArimaaMove.parse("Ee2n");
          }

          @Override
          public Thought thought() {
            return Thought.scored(-0.25, "rabbits").withDepth(2).withNodes(77).withLine(line);
          }
        };
    engine = engine(() -> bot);
    begin();
    tell("go");
    assertThat(List.of(next(), next(), next(), next(), next(), next()))
        .containsExactly(
            "info depth 8",
            "info time 0",
            "info nodes 77",
            "info score -25",
            "info pv Ee2n s ed7s g Ee3n",
            "bestmove Ee2n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello | Error: the first message must be 'aei', not 'hello'",
        "makemove Ee2n | Error: the first message must be 'aei', not 'makemove Ee2n'"
      })
  void theFirstMessageOpensTheSession(String message, String logged) throws Exception {
    tell(message);
    assertThat(lines).containsExactly("log " + logged);
    assertThat(engine.lines().isEnded()).isTrue();
    assertThat(engine.hasFailed()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "undo | Error: received unknown message 'undo'",
        "makemove Ee2s | Error: received illegal move 'Ee2s': seat 0 cannot play Ee2s: Ee2s leads"
            + " to e1, which is taken",
        "makemove | Error: received illegal move '': '' is no move: a move is placements such as"
            + " Ra1 Db1, or up to four steps such as Ed2n Ed3n with the removals that they cause,"
            + " cf3x",
        "setposition g | Error: received setposition 'g'; a position is a side, g or s, and a"
            + " board",
        "setposition g [rrr] | Error: received a wrong position: '[rrr]' is no board: a board is"
            + " eight ranks such as rrrrrrrr/1hc2ch1"
      })
  void aMessageThatCannotBeCarriedOutEndsTheSession(String message, String logged)
      throws Exception {
    begin();
    tell(message);
    assertThat(lines).hasSize(1);
    assertThat(next()).startsWith("log " + logged);
    assertThat(engine.lines().isEnded()).isTrue();
    assertThat(engine.hasFailed()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "aei | Error: the session is open already; 'aei' is ignored",
        "setoption | Warning: received setoption ''; it has no name",
        "setoption name hash value 64 | Warning: received unknown option hash",
        "setoption name tcmove value soon | Warning: option tcmove keeps its value: 'soon' is no"
            + " number",
        "go faster | Warning: received 'go faster'; the engine knows 'go' and 'go ponder'"
      })
  void aMessageThatDoesNoHarmIsIgnoredWithAWord(String message, String logged) throws Exception {
    begin();
    tell(message, "isready");
    assertThat(lines).containsExactly("log " + logged, "readyok");
    assertThat(engine.lines().isEnded()).isFalse();
  }

  @Test
  void optionsOfTheMatchAndMessagesWithoutEffectHaveNoAnswer() throws Exception {
    begin();
    tell("setoption name opponent value bot Sharp", "setoption name rated value 0");
    tell("setoption name wreserve value 5", "", "go ponder", "stop", "isready");
    assertThat(lines).containsExactly("readyok");
  }

  @Test
  void movesAreReadWithoutTheirRemovals() throws Exception {
    // The rabbit falls on c3.
    String board = "[" + "r       " + " ".repeat(32) + "        " + "  R     " + "R       " + "]";
    tell("aei", "setposition g " + board, "makemove Rc2n", "setposition g " + board);
    tell("makemove Rc2n Rc3x", "isready");
    assertThat(engine.hasFailed()).isFalse();
    assertThat(lines).contains("readyok");
  }

  @Test
  void aPositionBeforeASetupIsUnderstood() throws Exception {
    tell("aei", "setposition g [" + " ".repeat(64) + "]", "go");
    assertThat(bestMove()).hasSize(16 * 4 - 1).contains("a1");
    tell("setposition s [" + " ".repeat(48) + "HDCMECDHRRRRRRRR]", "go");
    assertThat(bestMove()).hasSize(16 * 4 - 1).contains("a7");
  }

  @Test
  void afterTheEndTheAnswerIsEmpty() throws Exception {
    String board = "[" + "R       " + "r       " + " ".repeat(40) + "R       " + "]";
    tell("aei", "setposition s " + board);
    lines.clear();
    tell("go");
    assertThat(lines).containsExactly("log Warning: the match is over: gg", "bestmove");
  }

  /** Searches until it is interrupted, and then returns a legal turn. */
  private static Bot<ArimaaPosition, ArimaaMove> endless(CountDownLatch begun) {
    return decision -> {
      begun.countDown();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        return ArimaaMove.parse("Ee2n");
      }
      throw new IllegalStateException("the wait ended");
    };
  }

  @Test
  void messagesAreAnsweredDuringASearchAndStopEndsIt() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    engine = engine(() -> endless(begun));
    begin();
    tell("go");
    begun.await();
    tell("isready", "setoption name moveused value 1", "go");
    assertThat(lines)
        .containsExactly("readyok", "log Error: the engine searches already; 'go' is ignored");
    lines.clear();
    tell("stop");
    assertThat(bestMove()).isEqualTo("Ee2n");
    tell("stop", "makemove Ee2n", "isready");
    assertThat(lines).containsExactly("readyok");
  }

  @ParameterizedTest
  @CsvSource({"makemove Ee2n", "newgame", "quit"})
  void otherMessagesEndASearchWithoutAnAnswer(String message) throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    engine = engine(() -> endless(begun));
    begin();
    tell("go");
    begun.await();
    tell(message);
    engine.close();
    assertThat(lines).isEmpty();
    assertThat(engine.hasFailed()).isFalse();
  }

  @Test
  void aBotThatDoesNotStopIsReplaced() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch isFree = new CountDownLatch(1);
    Bot<ArimaaPosition, ArimaaMove> deaf =
        decision -> {
          begun.countDown();
          while (isFree.getCount() > 0) {
            Thread.onSpinWait();
          }
          return ArimaaMove.parse("Ee2n");
        };
    List<Bot<ArimaaPosition, ArimaaMove>> bots = new ArrayList<>(List.of(deaf, Bots.random()));
    engine = new AeiEngine("Deaf", "", () -> bots.remove(0), Seed.of(1), new StandingTime(false));
    begin();
    tell("go");
    begun.await();
    tell("stop");
    assertThat(next())
        .isEqualTo(
            "log Warning: the bot did not answer when it was stopped; a turn is drawn at random");
    String drawn = bestMove();
    tell("makemove " + drawn, "makemove ed7s", "go");
    assertThat(bestMove()).isNotEmpty();
    isFree.countDown();
    assertThat(engine.hasFailed()).isFalse();
  }

  @Test
  void aBotThatFailsResigns() throws Exception {
    List<Bot<ArimaaPosition, ArimaaMove>> bots = new ArrayList<>();
    bots.add(
        decision -> {
          throw new IllegalArgumentException("no idea");
        });
    bots.add(decision -> ArimaaMove.parse("Ee2s"));
    engine = engine(() -> bots.remove(0));
    begin();
    tell("go");
    assertThat(next())
        .isEqualTo(
            "log Error: the bot failed and resigns: it threw java.lang.IllegalArgumentException:"
                + " no idea");
    assertThat(next()).isEqualTo("bestmove resign");
    tell("go");
    assertThat(next())
        .isEqualTo(
            "log Error: the bot failed and resigns: the bot chose Ee2s, which is illegal: Ee2s"
                + " leads to e1, which is taken");
    assertThat(next()).isEqualTo("bestmove resign");
  }

  @Test
  void theTimeIsThatOfTheOptions() throws Exception {
    engine = new AeiEngine("T", "", this::noting, Seed.of(1), new StandingTime(false));
    tell("aei", "newgame", "go");
    bestMove();
    tell("setoption name tcmove value 15", "setoption name tcreserve value 90", "newgame", "go");
    bestMove();
    tell("makemove " + GOLD, "makemove " + SILVER, "setoption name greserve value 40.9", "go");
    bestMove();
    tell("setoption name moveused value 5", "go");
    bestMove();
    tell("setoption name tcturntime value 20", "go");
    bestMove();
    tell("setoption name tctotal value 10", "go");
    bestMove();
    assertThat(limits)
        .containsExactly(
            Optional.empty(),
            Optional.of(Duration.ofSeconds(150)),
            Optional.of(Duration.ofSeconds(55)),
            Optional.of(Duration.ofSeconds(65)),
            Optional.of(Duration.ofSeconds(20)),
            Optional.of(Duration.ofSeconds(10)));
  }

  @Test
  void aSessionOverStreamsEndsWithQuit() throws IOException {
    StringWriter written = new StringWriter();
    boolean isFine = engine.run(new StringReader("aei\r\nisready\r\nquit\r\nisready\r\n"), written);
    assertThat(isFine).isTrue();
    assertThat(written.toString()).endsWith("aeiok\nreadyok\n");
  }

  @Test
  void aLineThatIsTooLongEndsTheSession() throws IOException {
    StringWriter written = new StringWriter();
    assertThat(engine.run(new StringReader("aei\n" + "x".repeat(20_000)), written)).isFalse();
    assertThat(written.toString()).endsWith("log Error: a line has at most 16384 characters\n");
  }

  @Test
  void theVersionIsOneLine() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new AeiEngine("x", "a\nb", Bots::random, Seed.of(1)))
        .withMessageContaining("is not one short line");
  }
}
