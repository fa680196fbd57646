package org.rondo.othello.bot;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.EnumSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.InflaterInputStream;
import org.rondo.bot.LearnedWeights;
import org.rondo.othello.Bitboard;

/**
 * Evaluates unfinished positions by groups of squares ({@link SquarePattern}) and by mobility.
 *
 * <p>The value is a sum of learned weights: one for the contents of each of 46 groups of squares,
 * and one for each player's number of moves. Each stage of the match has its own weights. The value
 * estimates the final difference in discs. An evaluation takes about 100 ns.
 */
final class PatternEvaluation {

  /** The value of one disc: values are in eighths of a disc. */
  static final int DISC = 8;

  /**
   * The maximum value of an unfinished position. It is less than the value of a match won with all
   * discs.
   */
  private static final int MOST = 64 * DISC - 1;

  /** The maximum number of empty squares in each stage. */
  private static final int[] STAGES = {11, 15, 19, 23, 28, 33, 39, 46, 64};

  private static final int MOBILITIES = 32;

  /** The learned weights. */
  static final LearnedWeights<PatternEvaluation> LEARNED =
      LearnedWeights.in(PatternEvaluation.class, "patterns.weights", PatternEvaluation::read);

  /**
   * The index of the first weight of this pattern. The constants below are the same for the other
   * patterns.
   */
  private static final int CORNER = SquarePattern.EDGE.size();

  private static final int BLOCK = CORNER + SquarePattern.CORNER.size();
  private static final int SECOND_ROW = BLOCK + SquarePattern.BLOCK.size();
  private static final int THIRD_ROW = SECOND_ROW + SquarePattern.SECOND_ROW.size();
  private static final int FOURTH_ROW = THIRD_ROW + SquarePattern.THIRD_ROW.size();
  private static final int DIAGONAL_8 = FOURTH_ROW + SquarePattern.FOURTH_ROW.size();
  private static final int DIAGONAL_7 = DIAGONAL_8 + SquarePattern.DIAGONAL_8.size();
  private static final int DIAGONAL_6 = DIAGONAL_7 + SquarePattern.DIAGONAL_7.size();
  private static final int DIAGONAL_5 = DIAGONAL_6 + SquarePattern.DIAGONAL_6.size();
  private static final int DIAGONAL_4 = DIAGONAL_5 + SquarePattern.DIAGONAL_5.size();
  private static final int OWN_MOVES = DIAGONAL_4 + SquarePattern.DIAGONAL_4.size();
  private static final int OPPONENT_MOVES = OWN_MOVES + MOBILITIES;
  private static final int LENGTH = OPPONENT_MOVES + MOBILITIES;

  /**
   * For each mask of up to ten squares, the number whose digits in base three are the bits of the
   * mask.
   */
  private static final int[] TERNARY = ternary();

  private static final long COLUMN = 0x0101010101010101L;

  /** The weights for each number of empty squares. All numbers of one stage have the same array. */
  private final byte[][] weights;

  private PatternEvaluation(byte[][] weights) {
    this.weights = weights;
  }

  /** {@return the advantage of the mover over the opponent, in eighths of a disc} */
  int of(long own, long opponent) {
    byte[] weights = at(own, opponent);
    long ownTurned = transposed(own);
    long opponentTurned = transposed(opponent);
    int sum =
        ofSides(weights, own, opponent)
            + ofSides(weights, ownTurned, opponentTurned)
            + ofCorners(weights, own, opponent)
            + ofLongDiagonals(weights, own, opponent)
            + ofDiagonals(weights, own, opponent)
            + ofDiagonals(weights, Long.reverseBytes(own), Long.reverseBytes(opponent))
            + ofBlocks(weights, own, opponent)
            + ofBlocks(weights, ownTurned, opponentTurned)
            + ofMobility(weights, own, opponent);
    return Math.max(-MOST, Math.min(MOST, sum));
  }

  /** {@return the sum of the weights for both players' numbers of moves} */
  int ofMobility(long own, long opponent) {
    return ofMobility(at(own, opponent), own, opponent);
  }

  private byte[] at(long own, long opponent) {
    return weights[Long.bitCount(~(own | opponent))];
  }

  private static int ofMobility(byte[] weights, long own, long opponent) {
    return weights[OWN_MOVES + mobility(own, opponent)]
        + weights[OPPONENT_MOVES + mobility(opponent, own)];
  }

  /** {@return the weight of a pattern's contents at a number of empty squares} */
  int weight(SquarePattern pattern, int contents, int empty) {
    int begin = 0;
    for (SquarePattern before : EnumSet.range(SquarePattern.EDGE, pattern)) {
      begin += before == pattern ? 0 : before.size();
    }
    return weights[empty][begin + contents];
  }

  private static int mobility(long own, long opponent) {
    return Math.min(MOBILITIES - 1, Long.bitCount(Bitboard.moves(own, opponent)));
  }

  /** {@return the number of a group's contents; the discs in the group are given as bits} */
  private static int contents(long own, long opponent) {
    return TERNARY[(int) own] + 2 * TERNARY[(int) opponent];
  }

  /**
   * {@return the value of the eight rows; the first and last rows include the squares diagonal to
   * the corners}
   */
  private static int ofSides(byte[] weights, long own, long opponent) {
    return weights[contents(top(own), top(opponent))]
        + weights[contents(bottom(own), bottom(opponent))]
        + weights[SECOND_ROW + contents(own >>> 8 & 0xFF, opponent >>> 8 & 0xFF)]
        + weights[SECOND_ROW + contents(own >>> 48 & 0xFF, opponent >>> 48 & 0xFF)]
        + weights[THIRD_ROW + contents(own >>> 16 & 0xFF, opponent >>> 16 & 0xFF)]
        + weights[THIRD_ROW + contents(own >>> 40 & 0xFF, opponent >>> 40 & 0xFF)]
        + weights[FOURTH_ROW + contents(own >>> 24 & 0xFF, opponent >>> 24 & 0xFF)]
        + weights[FOURTH_ROW + contents(own >>> 32 & 0xFF, opponent >>> 32 & 0xFF)];
  }

  private static long top(long discs) {
    return discs & 0xFF | discs >>> 1 & 0x100 | discs >>> 5 & 0x200;
  }

  private static long bottom(long discs) {
    return discs >>> 56 | discs >>> 41 & 0x100 | discs >>> 45 & 0x200;
  }

  private static int ofCorners(byte[] weights, long own, long opponent) {
    long ownReversed = Long.reverse(own);
    long opponentReversed = Long.reverse(opponent);
    return ofCorner(weights, own, opponent)
        + ofCorner(weights, Long.reverseBytes(own), Long.reverseBytes(opponent))
        + ofCorner(weights, ownReversed, opponentReversed)
        + ofCorner(weights, Long.reverseBytes(ownReversed), Long.reverseBytes(opponentReversed));
  }

  private static int ofCorner(byte[] weights, long own, long opponent) {
    return weights[CORNER + contents(corner(own), corner(opponent))];
  }

  private static long corner(long discs) {
    return discs & 7 | discs >>> 5 & 0x38 | discs >>> 10 & 0x1C0;
  }

  private static int ofBlocks(byte[] weights, long own, long opponent) {
    long ownReversed = Long.reverse(own);
    long opponentReversed = Long.reverse(opponent);
    return ofBlock(weights, own, opponent)
        + ofBlock(weights, Long.reverseBytes(own), Long.reverseBytes(opponent))
        + ofBlock(weights, ownReversed, opponentReversed)
        + ofBlock(weights, Long.reverseBytes(ownReversed), Long.reverseBytes(opponentReversed));
  }

  private static int ofBlock(byte[] weights, long own, long opponent) {
    return weights[BLOCK + contents(block(own), block(opponent))];
  }

  private static long block(long discs) {
    return discs & 0x1F | discs >>> 3 & 0x3E0;
  }

  private static int ofLongDiagonals(byte[] weights, long own, long opponent) {
    return weights[DIAGONAL_8 + line(own, opponent, 0x8040201008040201L, 56)]
        + weights[DIAGONAL_8 + line(own, opponent, 0x0102040810204080L, 56)];
  }

  /** {@return the value of the diagonals that fall from left to right, except for the longest} */
  private static int ofDiagonals(byte[] weights, long own, long opponent) {
    return weights[DIAGONAL_7 + line(own, opponent, 0x0080402010080402L, 57)]
        + weights[DIAGONAL_7 + line(own, opponent, 0x4020100804020100L, 56)]
        + weights[DIAGONAL_6 + line(own, opponent, 0x0000804020100804L, 58)]
        + weights[DIAGONAL_6 + line(own, opponent, 0x2010080402010000L, 56)]
        + weights[DIAGONAL_5 + line(own, opponent, 0x0000008040201008L, 59)]
        + weights[DIAGONAL_5 + line(own, opponent, 0x1008040201000000L, 56)]
        + weights[DIAGONAL_4 + line(own, opponent, 0x0000000080402010L, 60)]
        + weights[DIAGONAL_4 + line(own, opponent, 0x0804020100000000L, 56)];
  }

  /**
   * {@return the number of a diagonal's contents} The multiplication gathers the squares of the
   * diagonal in the highest byte.
   */
  private static int line(long own, long opponent, long squares, int shift) {
    return contents((own & squares) * COLUMN >>> shift, (opponent & squares) * COLUMN >>> shift);
  }

  /** {@return the board reflected along the diagonal from a1 to h8} */
  private static long transposed(long squares) {
    long moved = (squares ^ squares >>> 7) & 0x00AA00AA00AA00AAL;
    long board = squares ^ moved ^ moved << 7;
    moved = (board ^ board >>> 14) & 0x0000CCCC0000CCCCL;
    board ^= moved ^ moved << 14;
    moved = (board ^ board >>> 28) & 0x00000000F0F0F0F0L;
    return board ^ moved ^ moved << 28;
  }

  private static int[] ternary() {
    int[] ternary = new int[1 << 10];
    for (int bits = 1; bits < ternary.length; bits++) {
      ternary[bits] = 3 * ternary[bits >>> 1] + (bits & 1);
    }
    return ternary;
  }

  private static PatternEvaluation read(byte[] compressed) {
    byte[][] weights = new byte[65][];
    int[][] reflections = reflections();
    try (DataInputStream in =
        new DataInputStream(
            new BufferedInputStream(
                new InflaterInputStream(new ByteArrayInputStream(compressed))))) {
      int empty = 0;
      for (int most : STAGES) {
        byte[] stage = readStage(in, reflections);
        for (; empty <= most; empty++) {
          weights[empty] = stage;
        }
      }
      if (in.read() >= 0) {
        throw new IllegalArgumentException("there are more weights than the patterns have");
      }
    } catch (IOException e) {
      throw new IllegalArgumentException("the compressed weights end or are damaged", e);
    }
    return new PatternEvaluation(weights);
  }

  /** {@return the reflected contents, for each pattern and each contents of the pattern} */
  private static int[][] reflections() {
    return Stream.of(SquarePattern.values())
        .map(pattern -> IntStream.range(0, pattern.size()).map(pattern::reflected).toArray())
        .toArray(int[][]::new);
  }

  /** {@return a stage's weights} In the file, contents and their reflection share one weight. */
  private static byte[] readStage(DataInputStream in, int[][] reflections) throws IOException {
    byte[] weights = new byte[LENGTH];
    int begin = 0;
    for (int[] reflected : reflections) {
      for (int contents = 0; contents < reflected.length; contents++) {
        weights[begin + contents] =
            reflected[contents] < contents ? weights[begin + reflected[contents]] : in.readByte();
      }
      begin += reflected.length;
    }
    in.readFully(weights, begin, 2 * MOBILITIES);
    return weights;
  }
}
