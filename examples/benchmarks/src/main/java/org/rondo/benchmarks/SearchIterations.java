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
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Playout;
import org.rondo.bot.search.MonteCarloSearch;
import org.rondo.bot.search.Selection;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Iterations of a tree search per second from the start of each game, compared with playouts
 * without a tree. If a tree cost no time and all playouts were equally long, the two numbers would
 * be equal.
 *
 * <p>Two workers on two threads are compared with the same two workers on one thread, which return
 * the same moves.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class SearchIterations {
  private static final int ITERATIONS = 1_000;
  private static final int PLAYOUTS = 10;

  /** The iterations of two workers: the start of a thread must not matter. */
  private static final int SHARED_ITERATIONS = 4_000;

  /**
   * The maximum length of a playout in turns. Without it, matches of Parallel Football would last
   * for thousands of turns.
   */
  private static final int HORIZON = 500;

  /** The game. */
  @Param({
    "tic-tac-toe",
    "rock-paper-scissors",
    "othello",
    "foosball",
    "grid-soccer",
    "parallel-football:p=10,k=10"
  })
  public String game;

  private StartPosition<?, ?> position;

  public SearchIterations() {}

  /** The start of a game, and the objects that a measurement needs. */
  private record StartPosition<S extends org.rondo.game.State, M extends Move>(
      Game<S, M> game, S start, int seat, Playout<S, M> playout, Rng rng) {

    static <S extends org.rondo.game.State, M extends Move> StartPosition<S, M> of(
        Game<S, M> game) {
      Rng rng = Seed.of(1).rng();
      S start = game.start(rng);
      return new StartPosition<>(game, start, start.toMove().first(), Playout.of(game), rng);
    }

    S playouts() {
      S end = start;
      for (int i = 0; i < PLAYOUTS; i++) {
        end = playout.run(start, HORIZON, rng);
      }
      return end;
    }

    long iterations(Selection selection) {
      return iterations(MonteCarloSearch.of(game).selection(selection), ITERATIONS);
    }

    long iterationsOfTwoWorkers(int threads) {
      return iterations(MonteCarloSearch.of(game).workers(2).threads(threads), SHARED_ITERATIONS);
    }

    private long iterations(MonteCarloSearch<S, M> search, int number) {
      return search
          .horizon(HORIZON)
          .budget(Budget.steps(number))
          .analyse(Decision.in(game, start, seat, rng))
          .iterations();
    }
  }

  /** Finds the game. */
  @Setup
  public void find() {
    position = StartPosition.of(GameCatalog.find(game));
  }

  /**
   * Plays random matches to the end or the horizon.
   *
   * @return the last position
   */
  @Benchmark
  @OperationsPerInvocation(PLAYOUTS)
  public org.rondo.game.State playouts() {
    return position.playouts();
  }

  /**
   * Searches by upper confidence bounds.
   *
   * @return the number of iterations
   */
  @Benchmark
  @OperationsPerInvocation(ITERATIONS)
  public long upperBounds() {
    return position.iterations(Selection.UCT);
  }

  /**
   * Searches with two workers on one thread.
   *
   * @return the number of iterations
   */
  @Benchmark
  @OperationsPerInvocation(SHARED_ITERATIONS)
  public long twoWorkers() {
    return position.iterationsOfTwoWorkers(1);
  }

  /**
   * Searches with two workers on two threads.
   *
   * @return the number of iterations
   */
  @Benchmark
  @OperationsPerInvocation(SHARED_ITERATIONS)
  public long twoWorkersOnTwoThreads() {
    return position.iterationsOfTwoWorkers(2);
  }

  /**
   * Searches by regret matching.
   *
   * @return the number of iterations
   */
  @Benchmark
  @OperationsPerInvocation(ITERATIONS)
  public long regretMatching() {
    return position.iterations(Selection.REGRET_MATCHING);
  }
}
