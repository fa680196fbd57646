package org.rondo.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
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
import org.rondo.game.JointMove;
import org.rondo.laws.Histories;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Single operations of Othello's move spaces, in positions from random playouts.
 *
 * <p>With the option {@code -prof gc}, the rows named {@code next} show the bytes that a move
 * allocates.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class OthelloMoveSpaces {
  private static final int POSITIONS = 1_000;

  private final Othello othello = new Othello();
  private final List<Board> boards =
      LongStream.range(0, 100)
          .boxed()
          .flatMap(seed -> Histories.random(othello, Seed.of(seed)).stream())
          .filter(board -> board.legalSquares() != 0)
          .limit(POSITIONS)
          .toList();

  private final long[] own = new long[POSITIONS];
  private final long[] opponent = new long[POSITIONS];
  private final long[] legal = new long[POSITIONS];
  private final Rng rng = Seed.of(1).rng();
  private final YardstickRandom random = new YardstickRandom();

  /** Creates the benchmark. */
  public OthelloMoveSpaces() {
    for (int i = 0; i < POSITIONS; i++) {
      int seat = boards.get(i).toMove().only();
      own[i] = boards.get(i).discs(seat);
      opponent[i] = boards.get(i).discs(1 - seat);
      legal[i] = boards.get(i).legalSquares();
    }
  }

  /**
   * Draws a move.
   *
   * @return the sum of the squares
   */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public int sample() {
    int sum = 0;
    for (Board board : boards) {
      sum += othello.moves(board, board.toMove().first()).sample(rng).square();
    }
    return sum;
  }

  /**
   * Draws a square of a mask.
   *
   * @return the sum of the squares
   */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public int sampleYardstick() {
    int sum = 0;
    for (long mask : legal) {
      sum += YardstickBits.select(mask, random.below(Long.bitCount(mask)));
    }
    return sum;
  }

  /**
   * Walks through the listed moves.
   *
   * @return the sum of the squares
   */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public int list() {
    int sum = 0;
    for (Board board : boards) {
      for (OthelloMove move : othello.moves(board, board.toMove().first()).list()) {
        sum += move.square();
      }
    }
    return sum;
  }

  /**
   * Walks through the squares of a mask.
   *
   * @return the sum of the squares
   */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public int listYardstick() {
    int sum = 0;
    for (long mask : legal) {
      for (long left = mask; left != 0; left &= left - 1) {
        sum += Long.numberOfTrailingZeros(left);
      }
    }
    return sum;
  }

  /**
   * Plays the first legal move.
   *
   * @return the sum of the next legal squares
   */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long next() {
    long sum = 0;
    for (Board board : boards) {
      OthelloMove move = OthelloMove.at(Long.numberOfTrailingZeros(board.legalSquares()));
      sum +=
          othello
              .next(board, JointMove.of(board.toMove().first(), move), Rng.none())
              .legalSquares();
    }
    return sum;
  }

  /**
   * Turns the discs of the first legal move and finds the next moves.
   *
   * @return the sum of the next legal squares
   */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long nextYardstick() {
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      int square = Long.numberOfTrailingZeros(legal[i]);
      long turned = OthelloYardstick.flips(square, own[i], opponent[i]);
      sum += OthelloYardstick.moves(opponent[i] ^ turned, own[i] ^ turned | 1L << square);
    }
    return sum;
  }
}
