package org.rondo.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.rondo.laws.Perft;
import org.rondo.othello.Othello;

/** Counts the leaves of Othello's tree. The last turn is not played: its moves are only counted. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class OthelloPerft {

  /** The depth in turns. */
  @Param("9")
  public int depth;

  private final Othello othello = new Othello();

  public OthelloPerft() {}

  /**
   * Counts with the library's interfaces.
   *
   * @return the number of leaves
   */
  @Benchmark
  public long game() {
    return Perft.leaves(othello, othello.start(), depth);
  }

  /**
   * Counts without the library's interfaces.
   *
   * @return the number of leaves
   */
  @Benchmark
  public long yardstick() {
    return OthelloYardstick.perft(
        OthelloYardstick.START_OWN, OthelloYardstick.START_OPPONENT, depth);
  }
}
