package org.rondo.benchmarks;

import java.util.Arrays;

/**
 * Grid soccer in plain Java, by the ruleset {@code document}: one loop over local variables, no
 * interface, no allocation.
 *
 * <p>The library is compared with this class. Every player tackles with probability 0.5, no move is
 * checked, and nothing is converted to text. Moves are drawn from the same distribution and with
 * the same tables as in the library, so the difference is the cost of the library's interfaces.
 */
final class GridSoccerYardstick {
  private static final int ROW = 128;
  private static final int[] OFFSETS = {0, -ROW - 1, -ROW, -ROW + 1, 1, ROW + 1, ROW, ROW - 1, -1};

  /** The numbers of the cells begin 1,000 rows above the board, so that no number is negative. */
  private static final int ROW_0 = 1_000 * ROW;

  private static final int COLUMN_0 = 10;

  /** The bit that distinguishes a pass from a step. */
  private static final int PASS = 16;

  /** The offsets of steps, and then zeros for passes. */
  private static final int[] MOVES = Arrays.copyOf(OFFSETS, 2 * PASS);

  /** The number of a ball that no player carries. */
  private static final int FREE = -1;

  private final int rows;
  private final int columns;
  private final int steps;

  /** For each cell the orders: steps, then passes. */
  private final char[] codes;

  private final int room;
  private final short[] stepCounts;
  private final short[] codeCounts;

  private final int[] homes = new int[6];

  GridSoccerYardstick(int rows, int columns, int steps) {
    this.rows = rows;
    this.columns = columns;
    this.steps = steps;
    room = 9 + 8 * (rows / 2);
    codes = new char[rows * ROW * room];
    stepCounts = new short[rows * ROW];
    codeCounts = new short[rows * ROW];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        fill(row, column);
      }
    }
  }

  private static int cell(int row, int column) {
    return ROW_0 + row * ROW + column + COLUMN_0;
  }

  private boolean isOnBoard(int cell) {
    int row = (cell - ROW_0) / ROW;
    int column = cell % ROW - COLUMN_0;
    return cell >= ROW_0 && row < rows && column >= 0 && column < columns;
  }

  private void fill(int row, int column) {
    int cell = cell(row, column);
    int index = cell - ROW_0;
    int filled = 0;
    for (int way = 0; way < 9; way++) {
      if (isOnBoard(cell + OFFSETS[way])) {
        codes[index * room + filled++] = (char) way;
      }
    }
    stepCounts[index] = (short) filled;
    for (int way = 1; way < 9; way++) {
      for (int power = 1; power <= rows / 2 && isFlight(cell, way, power); power++) {
        codes[index * room + filled++] = (char) (way | PASS | power << 5);
      }
    }
    codeCounts[index] = (short) filled;
  }

  private boolean isFlight(int cell, int way, int power) {
    int at = cell;
    for (int i = 0; i < 2 * power && isOnBoard(at); i++) {
      at += OFFSETS[way];
    }
    return isOnBoard(at) || conceding(at) >= 0;
  }

  private int conceding(int cell) {
    int column = (cell & ROW - 1) - COLUMN_0;
    if (column >= 0 && column < columns) {
      return -1;
    }
    int fromMiddle = (cell >> 7) - ROW_0 / ROW - rows / 2;
    if (fromMiddle < -1 || fromMiddle > 1) {
      return -1;
    }
    return column == -1 ? 0 : column == columns ? 1 : -1;
  }

  /**
   * Plays random moves to the end; returns 1,000 times the left team's goals plus the right team's
   * goals.
   */
  int playout(YardstickRandom random) {
    lineUp(0, random);
    lineUp(1, random);
    int goals = 0;
    int left0 = cell(rows / 2, columns / 2 - 1);
    int left1 = homes[1];
    int left2 = homes[2];
    int right0 = homes[3];
    int right1 = homes[4];
    int right2 = homes[5];
    int carrier = 0;
    int ball = 0;
    int direction = 0;
    int strength = 0;
    for (int step = 0; step < steps; step++) {
      int order0;
      int order1;
      int order2;
      int toLeft0;
      int toLeft1;
      int toLeft2;
      do {
        order0 = code(left0, carrier == 0, random);
        order1 = code(left1, carrier == 1, random);
        order2 = code(left2, carrier == 2, random);
        toLeft0 = left0 + MOVES[order0 & 31];
        toLeft1 = left1 + MOVES[order1 & 31];
        toLeft2 = left2 + MOVES[order2 & 31];
      } while (toLeft0 == toLeft1 || toLeft0 == toLeft2 || toLeft1 == toLeft2);
      int pass = carrier == 0 ? order0 : carrier == 1 ? order1 : carrier == 2 ? order2 : 0;
      int toRight0;
      int toRight1;
      int toRight2;
      do {
        order0 = code(right0, carrier == 3, random);
        order1 = code(right1, carrier == 4, random);
        order2 = code(right2, carrier == 5, random);
        toRight0 = right0 + MOVES[order0 & 31];
        toRight1 = right1 + MOVES[order1 & 31];
        toRight2 = right2 + MOVES[order2 & 31];
      } while (toRight0 == toRight1 || toRight0 == toRight2 || toRight1 == toRight2);
      pass = carrier == 3 ? order0 : carrier == 4 ? order1 : carrier == 5 ? order2 : pass;
      if ((pass & PASS) != 0) {
        ball =
            carrier < 3
                ? pick(carrier, left0, left1, left2)
                : pick(carrier - 3, right0, right1, right2);
        direction = pass & 15;
        strength = pass >> 5;
        carrier = FREE;
      }
      int conceding = -1;
      if (carrier >= 0) {
        boolean isLeft = carrier < 3;
        int cell =
            isLeft
                ? pick(carrier, toLeft0, toLeft1, toLeft2)
                : pick(carrier - 3, toRight0, toRight1, toRight2);
        int rival =
            isLeft ? on(toRight0, toRight1, toRight2, cell) : on(toLeft0, toLeft1, toLeft2, cell);
        // Formula 1 of the rules with equal probabilities; a draw of exactly 0.5 also wins.
        if (rival >= 0 && random.uniform() <= 0.5) {
          carrier = isLeft ? rival + 3 : rival;
        }
      } else {
        boolean isLying = strength == 0;
        if (!isLying) {
          int ahead = ball + OFFSETS[direction];
          carrier =
              winner(
                  stillOn(left0, left1, left2, toLeft0, toLeft1, toLeft2, ahead),
                  stillOn(right0, right1, right2, toRight0, toRight1, toRight2, ahead),
                  random);
          if (carrier < 0) {
            conceding = conceding(ahead);
            ball = ahead + OFFSETS[direction];
            strength--;
            conceding = conceding < 0 ? conceding(ball) : conceding;
            isLying = conceding < 0;
          }
        }
        if (isLying) {
          carrier =
              winner(
                  on(toLeft0, toLeft1, toLeft2, ball),
                  on(toRight0, toRight1, toRight2, ball),
                  random);
        }
      }
      if (conceding >= 0) {
        goals += conceding == 0 ? 1 : 1_000;
        int kickOff = cell(rows / 2, columns / 2 - 1 + conceding);
        left0 = conceding == 0 ? kickOff : homes[0];
        left1 = homes[1];
        left2 = homes[2];
        right0 = conceding == 1 ? kickOff : homes[3];
        right1 = homes[4];
        right2 = homes[5];
        carrier = 3 * conceding;
      } else {
        left0 = toLeft0;
        left1 = toLeft1;
        left2 = toLeft2;
        right0 = toRight0;
        right1 = toRight1;
        right2 = toRight2;
      }
    }
    return goals;
  }

  private static int pick(int player, int cell0, int cell1, int cell2) {
    return player == 0 ? cell0 : player == 1 ? cell1 : cell2;
  }

  private static int on(int cell0, int cell1, int cell2, int cell) {
    return cell0 == cell ? 0 : cell1 == cell ? 1 : cell2 == cell ? 2 : -1;
  }

  private static int stillOn(
      int from0, int from1, int from2, int cell0, int cell1, int cell2, int cell) {
    return from0 == cell && cell0 == cell
        ? 0
        : from1 == cell && cell1 == cell ? 1 : from2 == cell && cell2 == cell ? 2 : -1;
  }

  private void lineUp(int seat, YardstickRandom random) {
    int half = columns / 2;
    int size = rows * half;
    int closed = rows / 2 * half + (seat == 0 ? half - 1 : 0);
    int second = skip(random.below(size - 1), closed);
    int third = skip(random.below(size - 2), Math.min(closed, second));
    third = third >= Math.max(closed, second) ? third + 1 : third;
    int first = skip(random.below(size - 2), Math.min(second, third));
    first = first >= Math.max(second, third) ? first + 1 : first;
    homes[3 * seat] = cell(first / half, first % half + seat * half);
    homes[3 * seat + 1] = cell(second / half, second % half + seat * half);
    homes[3 * seat + 2] = cell(third / half, third % half + seat * half);
  }

  private static int skip(int n, int taken) {
    return n < taken ? n : n + 1;
  }

  /** Draws a step as a direction; or a pass as a direction, the bit of a pass and a strength. */
  private int code(int cell, boolean hasBall, YardstickRandom random) {
    int index = cell - ROW_0;
    int count = hasBall ? codeCounts[index] : stepCounts[index];
    return codes[index * room + random.below(count)];
  }

  /** Returns the player that takes a ball, or a negative number if none is there. */
  private static int winner(int left, int right, YardstickRandom random) {
    if (right < 0) {
      return left;
    }
    if (left < 0) {
      return right + 3;
    }
    return random.uniform() < 0.5 ? right + 3 : left;
  }
}
