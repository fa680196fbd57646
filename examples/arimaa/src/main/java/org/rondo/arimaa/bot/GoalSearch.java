package org.rondo.arimaa.bot;

import java.util.Arrays;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.StepBoard;

/**
 * Looks for steps with which the seat to move brings a rabbit to its goal row in this turn, with
 * the help of its other pieces.
 *
 * <p>It plays the steps of rabbits that are near enough, and of pieces near their ways. After
 * {@link #MOST} boards it gives up, so it may overlook a goal; what it finds is a goal.
 */
final class GoalSearch {
  private static final int MOST = 1_500;
  private static final int SEEN_BITS = 11;
  private static final long FILE_A = 0x0101010101010101L;
  private static final long FILE_H = FILE_A << 7;

  private final int[][] steps = new int[StepBoard.STEPS_PER_TURN][StepBoard.STEPS];
  private final int[] line = new int[StepBoard.STEPS_PER_TURN];

  /** The hashes of boards without a goal. */
  private final long[] seen = new long[1 << SEEN_BITS];

  private int length;
  private int visited;
  private long nodes;

  /** {@return the number of boards that all searches have looked at} */
  long nodes() {
    return nodes;
  }

  /** {@return the steps that the last search has found} */
  int[] line() {
    return Arrays.copyOf(line, length);
  }

  /**
   * {@return whether steps were found} The steps found last are tried first.
   *
   * @param walk a board at the beginning of a turn; it is unchanged afterwards
   */
  boolean reachesGoal(StepBoard walk) {
    if (near(walk, walk.stepsLeft()) == 0) {
      return false;
    }
    if (length > 0 && isGoalAfterLine(walk)) {
      return true;
    }
    Arrays.fill(seen, 0);
    visited = 0;
    return reaches(walk, 0);
  }

  private boolean isGoalAfterLine(StepBoard walk) {
    int played = 0;
    while (played < length && isLegal(walk, line[played])) {
      walk.play(line[played]);
      played++;
    }
    nodes += played;
    boolean isGoal = isGoal(walk);
    for (; played > 0; played--) {
      walk.takeBack();
    }
    return isGoal;
  }

  /** {@return whether a step, any number below {@link StepBoard#STEPS}, is legal now} */
  static boolean isLegal(StepBoard walk, int step) {
    int[] legal = new int[StepBoard.STEPS];
    int count = walk.legalSteps(legal);
    return Arrays.stream(legal, 0, count).anyMatch(other -> other == step);
  }

  private boolean reaches(StepBoard walk, int ply) {
    visited++;
    nodes++;
    if (isGoal(walk)) {
      length = ply;
      return true;
    }
    int left = walk.stepsLeft();
    long runners = near(walk, left);
    if (runners == 0 || visited > MOST || isSeen(walk)) {
      return false;
    }
    long helped = near(walk, left - 1);
    long zone = around(around(ways(helped, walk.seat(), left)));
    int[] legal = steps[ply];
    int count = walk.legalSteps(legal);
    for (int i = 0; i < count; i++) {
      long from = 1L << (legal[i] >> 2);
      if ((from & (runners | zone)) != 0) {
        walk.play(legal[i]);
        line[ply] = legal[i];
        boolean isFound = reaches(walk, ply + 1);
        walk.takeBack();
        if (isFound) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isSeen(StepBoard walk) {
    long hash = walk.hash();
    int slot = (int) (hash >>> 20) & seen.length - 1;
    if (seen[slot] == hash) {
      return true;
    }
    seen[slot] = hash;
    return false;
  }

  private static boolean isGoal(StepBoard walk) {
    return !walk.isPushing() && near(walk, 0) != 0;
  }

  /**
   * {@return the rabbits of the seat to move that are at most so many rows away from their goal}
   */
  private static long near(StepBoard walk, int rows) {
    if (rows < 0) {
      return 0;
    }
    ArimaaBoard board = walk.board();
    int seat = walk.seat();
    long reach = seat == 0 ? -1L << 8 * (7 - rows) : -1L >>> 8 * (7 - rows);
    return board.pieces(seat, 1) & reach;
  }

  /** {@return the squares of rabbits and those that they can cross in so many steps} */
  private static long ways(long rabbits, int seat, int steps) {
    long ways = rabbits;
    for (int i = 0; i < steps; i++) {
      long ahead = seat == 0 ? ways << 8 : ways >>> 8;
      ways |= ahead | (ways & ~FILE_H) << 1 | (ways & ~FILE_A) >>> 1;
    }
    return ways;
  }

  private static long around(long squares) {
    return squares
        | squares << 8
        | squares >>> 8
        | (squares & ~FILE_H) << 1
        | (squares & ~FILE_A) >>> 1;
  }
}
