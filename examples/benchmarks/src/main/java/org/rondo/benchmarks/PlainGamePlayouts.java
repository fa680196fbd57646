package org.rondo.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.rondo.bot.Playout;
import org.rondo.examples.games.RockPaperScissors;
import org.rondo.examples.games.RockPaperScissors.Hand;
import org.rondo.examples.games.RockPaperScissors.Standing;
import org.rondo.examples.games.TicTacToe;
import org.rondo.examples.games.TicTacToe.Position;
import org.rondo.examples.games.TicTacToe.Square;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Random matches per second of the two example games that are written as a newcomer writes a game:
 * records, and a list of moves for each move space.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlainGamePlayouts {
  private static final int ROUNDS = 100;

  private final Playout<Position, Square> squares = Playout.of(new TicTacToe());
  private final Position board = new TicTacToe().start();
  private final Playout<Standing, Hand> hands = Playout.of(new RockPaperScissors(ROUNDS));
  private final Standing standing = new RockPaperScissors(ROUNDS).start();
  private final Rng rng = Seed.of(1).rng();
  private final YardstickRandom random = new YardstickRandom();

  public PlainGamePlayouts() {}

  /**
   * Plays a random match of tic-tac-toe with the library's interfaces.
   *
   * @return the final position
   */
  @Benchmark
  public Position ticTacToe() {
    return squares.run(board, rng);
  }

  /**
   * Plays a random match of tic-tac-toe without the library's interfaces.
   *
   * @return the lead at the end
   */
  @Benchmark
  public int ticTacToeYardstick() {
    return TicTacToeYardstick.playout(random);
  }

  /**
   * Plays a random match of rock-paper-scissors with the library's interfaces.
   *
   * @return the final position
   */
  @Benchmark
  public Standing rockPaperScissors() {
    return hands.run(standing, rng);
  }

  /**
   * Plays a random match of rock-paper-scissors without the library's interfaces.
   *
   * @return the lead at the end
   */
  @Benchmark
  public int rockPaperScissorsYardstick() {
    return RockPaperScissorsYardstick.playout(ROUNDS, random);
  }
}
