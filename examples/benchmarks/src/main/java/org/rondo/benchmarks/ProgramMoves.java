package org.rondo.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.examples.games.RockPaperScissors;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.clock.TimeControl;

/**
 * The time of a move of a program that answers at once. The yardstick is the time of one line
 * through the program's pipes.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class ProgramMoves {
  private static final int ROUNDS = 1_000;

  /** A line with the length of a question to the program. */
  private static final byte[] QUESTION =
      ("{\"game\":\"rock-paper-scissors:rounds=1000\",\"seat\":0,\"turn\":500,"
              + "\"state\":\"250-0, 500 to come\",\"played\":[{\"0\":\"rock\",\"1\":\"scissors\"}],"
              + "\"random\":5217304985123456}\n")
          .getBytes(StandardCharsets.US_ASCII);

  private final RockPaperScissors game = new RockPaperScissors(ROUNDS);
  private Bot<RockPaperScissors.Standing, RockPaperScissors.Hand> bot;
  private Process process;
  private OutputStream out;
  private BufferedReader in;

  public ProgramMoves() {}

  /**
   * Starts the program twice, once for each way to communicate with it.
   *
   * @throws IOException if the program cannot be started
   */
  @Setup
  public void begin() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String[] command = {
      java, "-cp", System.getProperty("java.class.path"), EchoProgram.class.getName(), "rock"
    };
    bot = BotCatalog.find(game, "json:command='" + String.join(" ", command) + "'").newBot();
    process = new ProcessBuilder(command).start();
    out = process.getOutputStream();
    in =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    yardstick();
  }

  /**
   * Ends the programs.
   *
   * @throws IOException never
   */
  @TearDown
  public void end() throws IOException {
    bot.close();
    out.close();
    process.destroy();
  }

  /**
   * {@return the answer to one line, written and read in this thread}
   *
   * @throws IOException if the program has ended
   */
  @Benchmark
  public final String yardstick() throws IOException {
    out.write(QUESTION);
    out.flush();
    return in.readLine();
  }

  /** {@return the number of rounds played in a match without a clock} */
  @Benchmark
  @OperationsPerInvocation(ROUNDS)
  public int match() {
    return match(TimeControl.none());
  }

  /** {@return the number of rounds played in a match with a clock} */
  @Benchmark
  @OperationsPerInvocation(ROUNDS)
  public int timedMatch() {
    return match(TimeControl.parse("move:10s"));
  }

  private int match(TimeControl time) {
    RockPaperScissors.Hand paper = game.parse("paper");
    return Match.of(game)
        // A lambda hides the bot's close method, so the program does not end with the match.
        .seat("program", decision -> bot.choose(decision))
        .seat("here", decision -> paper)
        .time(time)
        .listener(new MatchListener<>() {})
        .play()
        .turnCount();
  }
}
