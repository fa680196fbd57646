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
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Random matches of grid soccer per second, with the library's interfaces and without them. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class GridSoccerPlayouts {
  private final GridSoccer soccer = new GridSoccer();
  private final Playout<Pitch, SoccerMove> playout = Playout.of(soccer);
  private final Pitch start = soccer.start();
  private final Rng rng = Seed.of(1).rng();
  private final GridSoccerYardstick yardstick = new GridSoccerYardstick(5, 10, 250);
  private final YardstickRandom random = new YardstickRandom();

  public GridSoccerPlayouts() {}

  /**
   * Plays a random match with the library's interfaces.
   *
   * @return the final position
   */
  @Benchmark
  public Pitch game() {
    return playout.run(start, rng);
  }

  /**
   * Plays a random match without the library's interfaces.
   *
   * @return the goals at the end
   */
  @Benchmark
  public int yardstick() {
    return yardstick.playout(random);
  }
}
