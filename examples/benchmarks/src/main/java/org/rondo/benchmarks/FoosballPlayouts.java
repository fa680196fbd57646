package org.rondo.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.rondo.bot.Playout;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Rounds per second in random matches of comFoosball, with the library's interfaces and without
 * them. A round counts as one operation.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class FoosballPlayouts {
  private final Foosball foosball = new Foosball();
  private final Playout<FoosballTable, Roster> playout = Playout.of(foosball);
  private final FoosballTable start = foosball.start();
  private final Rng rng = Seed.of(1).rng();
  private final FoosballYardstick yardstick = new FoosballYardstick();

  public FoosballPlayouts() {}

  /**
   * Plays a random match with the library's interfaces.
   *
   * @return the final position
   */
  @Benchmark
  @OperationsPerInvocation(FoosballTable.ROUNDS)
  public FoosballTable game() {
    return playout.run(start, rng);
  }

  /**
   * Plays a random match without the library's interfaces.
   *
   * @return HOME's lead at the end
   */
  @Benchmark
  @OperationsPerInvocation(FoosballTable.ROUNDS)
  public int yardstick() {
    return yardstick.playout();
  }
}
