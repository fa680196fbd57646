package org.rondo.arimaa;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A board on which turns are played step by step and taken back, for searches and playouts.
 *
 * <p>A step is an {@code int} below {@link #STEPS}: four times the square from which the piece
 * leaves, plus the direction (0 north, 1 east, 2 south, 3 west). Squares are numbered from 0, a1,
 * to 63, h8, row by row.
 *
 * <p>Objects of this class can be changed and are not safe to share between threads. No method
 * allocates memory, except that the stack of positions grows and that the first list of steps needs
 * masks.
 */
public final class StepBoard {

  /** The number of different steps, the exclusive upper end of their range. */
  public static final int STEPS = 256;

  /** The number of steps of a full turn. */
  public static final int STEPS_PER_TURN = 4;

  private static final int NONE = -1;
  private static final int SAVED = 4;
  private static final long[] NO_BOARDS = {};
  private static final int[] NO_STATES = {};

  private long low;
  private long middle;
  private long high;
  private long silver;
  private int seat;
  private int left;

  /**
   * The square that a push has vacated, times 8, plus the strength of the pushed piece; or none.
   */
  private int push = NONE;

  /**
   * The square that an own piece has just left, times 8, plus the strength of that piece, if it may
   * pull now; or none.
   */
  private int pull = NONE;

  // The stack and the steps are created when they are first needed: many boards are only looked at.
  private long[] boards = NO_BOARDS;
  private int[] states = NO_STATES;
  private int depth;
  private @Nullable StepMasks legal;

  /**
   * Creates a board with a seat to move that has all its steps left.
   *
   * @param board the pieces
   * @param seat 0 for gold, 1 for silver
   */
  public StepBoard(ArimaaBoard board, int seat) {
    reset(board, seat);
  }

  /**
   * Sets the pieces and the seat to move, which has all its steps left. Steps played before cannot
   * be taken back afterwards.
   *
   * @param board the pieces
   * @param seat 0 for gold, 1 for silver
   * @throws IndexOutOfBoundsException if the seat is neither 0 nor 1
   */
  public void reset(ArimaaBoard board, int seat) {
    this.seat = ArimaaBoard.requireSeat(seat);
    set(board.low(), board.middle(), board.high(), board.silver(), STEPS_PER_TURN, NONE, NONE);
    depth = 0;
  }

  /** Sets everything but the seat and the stack. */
  void set(long low, long middle, long high, long silver, int left, int push, int pull) {
    this.low = low;
    this.middle = middle;
    this.high = high;
    this.silver = silver;
    this.left = left;
    this.push = push;
    this.pull = pull;
  }

  /** {@return whether the pieces stand as on a board} */
  boolean isAt(ArimaaBoard other) {
    return low == other.low()
        && middle == other.middle()
        && high == other.high()
        && silver == other.silver();
  }

  /** {@return the pieces as they stand now} */
  public ArimaaBoard board() {
    return new ArimaaBoard(low, middle, high, silver);
  }

  /** {@return the seat to move: 0 for gold, 1 for silver} */
  public int seat() {
    return seat;
  }

  /** {@return the number of steps that the seat has left in this turn, from 0 to 4} */
  public int stepsLeft() {
    return left;
  }

  /** {@return whether a push has begun, so that the next step must finish it} */
  public boolean isPushing() {
    return push != NONE;
  }

  long low() {
    return low;
  }

  long middle() {
    return middle;
  }

  long high() {
    return high;
  }

  long silver() {
    return silver;
  }

  /** {@return what the steps so far allow: equal numbers allow the same next steps on a board} */
  int pending() {
    return (push + 1) << 10 | pull + 1;
  }

  /** Sets what {@link #pending} returned before. */
  void set(long low, long middle, long high, long silver, int left, int pending) {
    set(low, middle, high, silver, left, (pending >>> 10) - 1, (pending & 1023) - 1);
  }

  /** {@return the squares with pieces of a seat} */
  long pieces(int seat) {
    return seat == 0 ? occupied() & ~silver : silver;
  }

  private long occupied() {
    return low | middle | high;
  }

  /**
   * {@return the squares with pieces, of either seat, that are stronger than a strength, 1 to 6}
   */
  private long stronger(int strength) {
    return switch (strength) {
      case 1 -> middle | high;
      case 2 -> low & middle | high;
      case 3 -> high;
      case 4 -> high & (low | middle);
      case 5 -> high & middle;
      default -> 0;
    };
  }

  /** {@return the strength of the piece on a square, 1 for a rabbit to 6; 0 if it is empty} */
  int strength(int square) {
    return (int) (low >>> square & 1 | (middle >>> square & 1) << 1 | (high >>> square & 1) << 2);
  }

  /**
   * {@return the squares with frozen pieces of a seat}
   *
   * @param seat 0 for gold, 1 for silver
   * @throws IndexOutOfBoundsException if the seat is neither 0 nor 1
   */
  public long frozen(int seat) {
    long own = pieces(ArimaaBoard.requireSeat(seat));
    long alone = own & ~ArimaaBoard.neighbours(own);
    if (alone == 0) {
      return 0;
    }
    return besideStronger(alone, pieces(1 - seat));
  }

  /**
   * {@return the squares of some pieces that have a stronger piece of some others beside them}
   *
   * @param pieces squares with pieces
   * @param others squares with pieces that may be stronger
   */
  private long besideStronger(long pieces, long others) {
    // Straight code is faster than a loop over the strengths, which would branch at each of them.
    long two = ArimaaBoard.neighbours(others & (middle | high));
    long three = ArimaaBoard.neighbours(others & (low & middle | high));
    long four = ArimaaBoard.neighbours(others & high);
    long five = ArimaaBoard.neighbours(others & high & (low | middle));
    long six = ArimaaBoard.neighbours(others & high & middle);
    long lowHalf = ~middle & two | middle & (low & four | ~low & three);
    long highHalf = ~middle & (low & six | ~low & five);
    return pieces & (~high & lowHalf | high & highHalf);
  }

  /**
   * {@return the number of legal next steps, which are written into an array; 0 if the seat has no
   * steps left} Whether the turn may end here is not a matter of this method.
   *
   * <p>The order is the same every time: steps of own pieces, pulls, first halves of pushes, each
   * by direction and then by square.
   *
   * @param steps at least {@link #STEPS} numbers
   */
  public int legalSteps(int[] steps) {
    return foundSteps().write(steps);
  }

  private StepMasks foundSteps() {
    StepMasks found = legal;
    if (found == null) {
      found = new StepMasks();
      legal = found;
    }
    findSteps(found);
    return found;
  }

  /** Replaces steps by those that {@link #legalSteps} writes, in the same order. */
  void findSteps(StepMasks found) {
    found.clear();
    if (left == 0) {
      return;
    }
    long own = pieces(seat);
    long free = own & ~frozen(seat);
    if (push != NONE) {
      found.add(free & stronger(push & 7), 1L << (push >> 3));
      return;
    }
    long empty = ~occupied();
    addOwnSteps(found, free, empty);
    long rivals = pieces(1 - seat);
    long pulled = 0;
    if (pull != NONE) {
      long target = 1L << (pull >> 3);
      pulled = rivals & ArimaaBoard.neighbours(target) & ~stronger((pull & 7) - 1);
      if (pulled != 0) {
        found.add(pulled, target);
      }
    }
    if (left > 1) {
      addPushes(found, besideStronger(rivals, free), empty, pulled);
    }
  }

  private void addOwnSteps(StepMasks found, long free, long empty) {
    long officers = free & (middle | high);
    found.add(
        (seat == 0 ? free : officers) & empty >>> 8,
        free & (empty & ~ArimaaBoard.FILE_A) >>> 1,
        (seat == 0 ? officers : free) & empty << 8,
        free & (empty & ~ArimaaBoard.FILE_H) << 1);
  }

  private void addPushes(StepMasks found, long pushable, long empty, long pulled) {
    // A step that can be a pull is a pull, so a pulled piece is not pushed to the same square.
    found.add(pushable & ~pulled, empty);
    if ((pushable & pulled) != 0) {
      found.add(pushable & pulled, empty & ~(1L << (pull >> 3)));
    }
  }

  /** {@return whether the seat has a legal step} */
  public boolean hasStep() {
    return foundSteps().count() > 0;
  }

  /**
   * Plays a step and removes the piece that it leaves on a trap without support.
   *
   * @param step a legal step; otherwise the board is meaningless afterwards
   */
  public void play(int step) {
    save();
    move(step);
  }

  /** Plays a step that is not taken back later. */
  void move(int step) {
    int from = step >> 2;
    int to = target(step);
    int strength = strength(from);
    boolean isOwn = (silver >>> from & 1) == seat;
    shift(from, to);
    removeUnsupported();
    left--;
    if (isOwn) {
      pull = push == NONE && strength > 1 ? from << 3 | strength : NONE;
      push = NONE;
    } else {
      boolean isPull = pull != NONE && pull >> 3 == to && strength < (pull & 7);
      push = isPull ? NONE : from << 3 | strength;
      pull = NONE;
    }
  }

  private void shift(int from, int to) {
    long at = 1L << from;
    int by = to - from;
    low = low & ~at | Long.rotateLeft(low & at, by);
    middle = middle & ~at | Long.rotateLeft(middle & at, by);
    high = high & ~at | Long.rotateLeft(high & at, by);
    silver = silver & ~at | Long.rotateLeft(silver & at, by);
  }

  private void removeUnsupported() {
    long trapped = occupied() & ArimaaBoard.TRAPS;
    if (trapped == 0) {
      return;
    }
    long gold = occupied() & ~silver;
    long supported = gold & ArimaaBoard.neighbours(gold) | silver & ArimaaBoard.neighbours(silver);
    long kept = ~(trapped & ~supported);
    low &= kept;
    middle &= kept;
    high &= kept;
    silver &= kept;
  }

  /** Ends the turn: the other seat is to move, with all its steps. */
  public void endTurn() {
    save();
    seat = 1 - seat;
    left = STEPS_PER_TURN;
    push = NONE;
    pull = NONE;
  }

  /**
   * Takes back the last step or the last end of a turn.
   *
   * @throws IllegalStateException if there is none
   */
  public void takeBack() {
    if (depth == 0) {
      throw new IllegalStateException("no step was played, so none can be taken back");
    }
    depth--;
    low = boards[SAVED * depth];
    middle = boards[SAVED * depth + 1];
    high = boards[SAVED * depth + 2];
    silver = boards[SAVED * depth + 3];
    int state = states[depth];
    seat = state >>> 20 & 1;
    left = state >>> 21;
    push = (state >>> 10 & 1023) - 1;
    pull = (state & 1023) - 1;
  }

  private void save() {
    if (depth == states.length) {
      states = Arrays.copyOf(states, 2 * depth + 16);
      boards = Arrays.copyOf(boards, SAVED * states.length);
    }
    boards[SAVED * depth] = low;
    boards[SAVED * depth + 1] = middle;
    boards[SAVED * depth + 2] = high;
    boards[SAVED * depth + 3] = silver;
    states[depth++] = left << 21 | seat << 20 | pending();
  }

  /**
   * {@return a step in the game's notation, with the removal that it causes: {@code Cc4s Cc3x}}
   *
   * @param step a legal step
   */
  public String text(int step) {
    return ArimaaTurn.of(ArimaaStep.played(board(), seat, step)).text();
  }

  /**
   * {@return a number that is the same whenever the pieces, the seat to move, its steps left and
   * what they may be are the same, and that differs almost always otherwise}
   */
  public long hash() {
    long state = (long) (left << 21 | seat << 20 | pending()) * 0xD1B54A32D192ED03L;
    return ArimaaBoard.hash(low, middle, high, silver) ^ state ^ state >>> 29;
  }

  /** {@return the square to which a step leads} */
  static int target(int step) {
    return (step >> 2)
        + switch (step & 3) {
          case 0 -> 8;
          case 1 -> 1;
          case 2 -> -8;
          default -> -1;
        };
  }
}
