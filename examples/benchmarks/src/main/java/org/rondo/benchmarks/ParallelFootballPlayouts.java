package org.rondo.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.rondo.bot.Playout;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Turns per second in random matches of Parallel Football, with the library's interfaces and
 * without them.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ParallelFootballPlayouts {

  /** Enough turns for balls to gather on cells; no random match ends earlier. */
  private static final int TURNS = 200;

  private static final int RANGE = 8;

  /** The number of players of a team. */
  @Param({"10", "25", "100", "1000"})
  public int players;

  private final Rng rng = Seed.of(1).rng();
  private final YardstickRandom random = new YardstickRandom();
  private ParallelFootball game;
  private Playout<Field, Instructions> playout;
  private ParallelFootballYardstick yardstick;

  public ParallelFootballPlayouts() {}

  /** Creates the game with the chosen number of players. */
  @Setup
  public void makeGame() {
    game = new ParallelFootball(new ParallelFootballOptions(players, RANGE, TURNS));
    playout = Playout.of(game);
    yardstick = new ParallelFootballYardstick(players, RANGE, TURNS);
  }

  /**
   * Plays a random match with the library's interfaces.
   *
   * @return the final position
   */
  @Benchmark
  @OperationsPerInvocation(TURNS)
  public Field turn() {
    return playout.run(game.start(), rng);
  }

  /**
   * Plays a random match without the library's interfaces.
   *
   * @return the scores
   */
  @Benchmark
  @OperationsPerInvocation(TURNS)
  public int[] yardstick() {
    return yardstick.play(random);
  }
}
