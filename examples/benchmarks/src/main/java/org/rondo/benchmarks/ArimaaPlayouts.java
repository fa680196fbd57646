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
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.ReachableBoards;
import org.rondo.bot.Playout;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Random matches of Arimaa per second, with the library's interfaces and without them, and the
 * count of the turns of the largest position known. A match has 87 turns of 3.8 steps on average.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class ArimaaPlayouts {

  /** The position with the most turns that is published, with gold to move: 338,034. */
  static final String LARGEST = "7r/1C1H1E2/8/2D1M1D1/3C1H2/1R6/2R1R1R1/1R1R1R1R";

  private static final String GOLD =
      "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";

  private static final String SILVER =
      "ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7";

  private final Playout<ArimaaPosition, ArimaaMove> playout = Playout.of(new Arimaa());
  private final ArimaaPosition start = start();
  private final ArimaaBoard largest = ArimaaBoard.parse(LARGEST);
  private final Rng rng = Seed.of(1).rng();
  private final YardstickRandom random = new YardstickRandom();
  private final ArimaaYardstick yardstick = new ArimaaYardstick();

  public ArimaaPlayouts() {}

  /** Returns the position after the set-up with which the yardstick begins. */
  static ArimaaPosition start() {
    Arimaa arimaa = new Arimaa();
    ArimaaPosition gold = arimaa.next(arimaa.start(), arimaa.parse(GOLD));
    return arimaa.next(gold, arimaa.parse(SILVER));
  }

  /**
   * Plays a random match with the library's interfaces.
   *
   * @return the final position
   */
  @Benchmark
  public ArimaaPosition game() {
    return playout.run(start, rng);
  }

  /**
   * Plays a random match without the library's interfaces.
   *
   * @return the number of turns
   */
  @Benchmark
  public int yardstick() {
    return yardstick.playout(random);
  }

  /**
   * Finds all turns of the largest position known.
   *
   * @return their number
   */
  @Benchmark
  public int turns() {
    return ReachableBoards.of(largest, 0).count();
  }
}
