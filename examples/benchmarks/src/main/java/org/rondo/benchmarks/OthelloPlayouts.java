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
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.rondo.bot.Playout;
import org.rondo.examples.games.RockPaperScissors;
import org.rondo.examples.games.TicTacToe;
import org.rondo.foosball.Foosball;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Random matches of Othello per second, with the library's interfaces and without them. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class OthelloPlayouts {

  /** The work that the same virtual machine does before the measurement. */
  @Param({"nothing", "other-games"})
  public String before;

  private final Othello othello = new Othello();
  private final Playout<Board, OthelloMove> playout = Playout.of(othello);
  private final Board start = othello.start();
  private final Rng rng = Seed.of(1).rng();
  private final YardstickRandom random = new YardstickRandom();

  public OthelloPlayouts() {}

  /** Plays matches of other games with the same classes, if the parameter is other-games. */
  @Setup
  public void playOtherGames() {
    if (before.equals("other-games")) {
      play(new TicTacToe(), 300_000);
      play(new RockPaperScissors(100), 100_000);
      play(new Foosball(), 10_000);
      play(new ParallelFootball(), 100);
      play(new GridSoccer(), 10_000);
    }
  }

  private static <S extends org.rondo.game.State, M extends Move> void play(
      Game<S, M> game, int games) {
    Playout<S, M> playout = Playout.of(game);
    Rng rng = Seed.of(2).rng();
    for (int i = 0; i < games; i++) {
      playout.run(game.start(rng), rng);
    }
  }

  /**
   * Plays a random match with the library's interfaces.
   *
   * @return the final position
   */
  @Benchmark
  public Board game() {
    return playout.run(start, rng);
  }

  /**
   * Plays a random match without the library's interfaces.
   *
   * @return the lead at the end
   */
  @Benchmark
  public int yardstick() {
    return OthelloYardstick.playout(random);
  }
}
