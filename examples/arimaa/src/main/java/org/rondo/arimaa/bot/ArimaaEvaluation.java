package org.rondo.arimaa.bot;

import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.StepBoard;

/**
 * The value of a board in hundredths of a rabbit, from the view of a seat.
 *
 * <p>It adds up material, the places of the pieces, frozen pieces, the control of the traps, pieces
 * in danger on traps, and rabbits with a free way to their goal.
 */
final class ArimaaEvaluation {

  /** The value of a won match; later wins are worth a little less. */
  static final int WIN = 1_000_000;

  /** The values of pieces by strength, from a rabbit to an elephant. */
  private static final int[] PIECES = {0, 100, 160, 200, 360, 620, 1400};

  /** The loss of value of a frozen piece by strength. */
  private static final int[] FROZEN = {0, 8, 14, 18, 45, 90, 0};

  /** The value of so many own pieces beside a trap. */
  private static final int[] GUARDS = {0, 18, 42, 50, 46};

  /** The value of a rabbit so many rows away from its goal. */
  private static final int[] ADVANCE = {0, 90, 45, 20, 8, 3, 0, 4};

  /** The worth of a place in the middle for the stronger pieces. */
  private static final int[] CENTRE = {0, 0, 0, 1, 4, 6, 8};

  private static final int LAST_RABBITS = 60;

  /** The value of a goal that the seat to move can reach in this turn. */
  private static final int SURE_GOAL = 6_000;

  /** The value of a goal for which the steps are known. */
  static final int CERTAIN_GOAL = 20_000;

  /** The value of a goal that a seat can reach in its next turn, if the other does nothing. */
  private static final int THREAT = 150;

  private static final long FILE_A = 0x0101010101010101L;
  private static final long FILE_H = FILE_A << 7;
  private static final int HANGING = 60;

  private ArimaaEvaluation() {}

  /** {@return the value of the board for the seat to move} */
  static int of(StepBoard walk) {
    ArimaaBoard board = walk.board();
    int seat = walk.seat();
    int value = pieces(board, walk, seat) - pieces(board, walk, 1 - seat);
    int left = walk.stepsLeft();
    if (stepsToGoal(board, walk, seat) <= left) {
      return value + SURE_GOAL;
    }
    if (stepsToGoal(board, walk, 1 - seat) <= StepBoard.STEPS_PER_TURN) {
      // The fewer steps are left, the less can still be done about it.
      value -= THREAT + (StepBoard.STEPS_PER_TURN - left) * SURE_GOAL / StepBoard.STEPS_PER_TURN;
    }
    return value;
  }

  /**
   * {@return the number of steps in which a rabbit can reach its goal on its own, at most 4; 5 if
   * there is no such rabbit}
   *
   * <p>It passes only squares on which it is neither frozen nor trapped. What its own steps leave
   * behind is not considered.
   */
  private static int stepsToGoal(ArimaaBoard board, StepBoard walk, int seat) {
    long rabbits = board.pieces(seat, 1);
    long goal = goalRow(seat);
    long own = board.pieces(seat);
    long rivals = board.pieces(1 - seat) & ~board.pieces(1 - seat, 1);
    long empty = ~board.occupied();
    long supported = ArimaaBoard.neighbours(own & ~rabbits);
    long safe = empty & (supported | ~ArimaaBoard.neighbours(rivals) & ~ArimaaBoard.TRAPS);
    long reached = rabbits & ~walk.frozen(seat);
    for (int steps = 1; steps <= StepBoard.STEPS_PER_TURN; steps++) {
      long ahead = seat == 0 ? reached << 8 : reached >>> 8;
      if ((ahead & goal & empty) != 0) {
        return steps;
      }
      long beside = (reached & ~FILE_H) << 1 | (reached & ~FILE_A) >>> 1;
      reached |= (ahead | beside) & safe;
    }
    return StepBoard.STEPS_PER_TURN + 1;
  }

  /** {@return the material and the advance of the rabbits, from the view of a seat} */
  static int simple(ArimaaBoard board, int seat) {
    return simpleOf(board, seat) - simpleOf(board, 1 - seat);
  }

  private static int simpleOf(ArimaaBoard board, int seat) {
    int value = 0;
    for (int strength = 1; strength <= 6; strength++) {
      value += PIECES[strength] * Long.bitCount(board.pieces(seat, strength));
    }
    for (long rest = board.pieces(seat, 1); rest != 0; rest &= rest - 1) {
      value += 5 * (7 - rowsToGoal(Long.numberOfTrailingZeros(rest), seat));
    }
    return (board.pieces(seat, 1) & goalRow(seat)) != 0 ? value + WIN : value;
  }

  private static int pieces(ArimaaBoard board, StepBoard walk, int seat) {
    long own = board.pieces(seat);
    long frozen = walk.frozen(seat);
    int value = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int strength = board.strength(square);
      value += PIECES[strength] + CENTRE[strength] * inMiddle(square);
      value -= (frozen >>> square & 1) != 0 ? FROZEN[strength] : 0;
    }
    value += rabbits(board, seat);
    for (long rest = ArimaaBoard.TRAPS; rest != 0; rest &= rest - 1) {
      value += trap(board, own, Long.numberOfTrailingZeros(rest));
    }
    return value;
  }

  private static int rabbits(ArimaaBoard board, int seat) {
    long rabbits = board.pieces(seat, 1);
    if ((rabbits & goalRow(seat)) != 0) {
      return WIN;
    }
    int count = Long.bitCount(rabbits);
    int value = count == 0 ? -WIN : -LAST_RABBITS * Math.max(0, 4 - count);
    for (long rest = rabbits; rest != 0; rest &= rest - 1) {
      value += ADVANCE[rowsToGoal(Long.numberOfTrailingZeros(rest), seat)];
    }
    return value;
  }

  private static int trap(ArimaaBoard board, long own, int trap) {
    int guards = Long.bitCount(own & ArimaaBoard.neighbours(1L << trap));
    int value = GUARDS[guards];
    if ((own >>> trap & 1) != 0 && guards < 2) {
      value -= HANGING + PIECES[board.strength(trap)] / 8;
    }
    return value;
  }

  private static long goalRow(int seat) {
    return seat == 0 ? 0xFFL << 56 : 0xFFL;
  }

  private static int rowsToGoal(int square, int seat) {
    return seat == 0 ? 7 - square / 8 : square / 8;
  }

  /** {@return 0 at the corners to 6 in the middle} */
  private static int inMiddle(int square) {
    int file = square % 8;
    int rank = square / 8;
    return Math.min(file, 7 - file) + Math.min(rank, 7 - rank);
  }
}
