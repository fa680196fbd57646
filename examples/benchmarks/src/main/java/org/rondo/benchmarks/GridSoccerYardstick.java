package org.rondo.benchmarks;

/**
 * Grid soccer in plain Java, by the ruleset {@code document}: one mutable object, no interface, no
 * allocation.
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

  private final int rows;
  private final int columns;
  private final int steps;

  /** For each cell the orders: steps, then passes. */
  private final char[] codes;

  private final int room;
  private final short[] stepCounts;
  private final short[] codeCounts;

  private final int[] cells = new int[6];
  private final int[] before = new int[6];
  private final int[] homes = new int[6];
  private int carrier;
  private int ball;
  private int direction;
  private int strength;
  private int leftGoals;
  private int rightGoals;

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
    leftGoals = 0;
    rightGoals = 0;
    lineUp(0, random);
    lineUp(1, random);
    kickOff(0);
    for (int step = 0; step < steps; step++) {
      System.arraycopy(cells, 0, before, 0, 6);
      move(0, random);
      move(3, random);
      int conceding = carrier < 0 ? free(random) : carried(random);
      if (conceding >= 0) {
        leftGoals += conceding;
        rightGoals += 1 - conceding;
        kickOff(conceding);
      }
    }
    return 1_000 * leftGoals + rightGoals;
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

  private void kickOff(int seat) {
    System.arraycopy(homes, 0, cells, 0, 6);
    cells[3 * seat] = cell(rows / 2, columns / 2 - 1 + seat);
    carrier = 3 * seat;
  }

  /** Moves a team at random; a pass frees the ball. */
  private void move(int from, YardstickRandom random) {
    int passer = carrier - from;
    int first;
    int second;
    int third;
    int pass;
    do {
      int firstCode = code(cells[from], passer == 0, random);
      int secondCode = code(cells[from + 1], passer == 1, random);
      int thirdCode = code(cells[from + 2], passer == 2, random);
      pass = (firstCode | secondCode | thirdCode) & PASS;
      if (pass != 0) {
        pass = passer == 0 ? firstCode : passer == 1 ? secondCode : thirdCode;
      }
      first = cells[from] + OFFSETS[firstCode & 15 & (firstCode >> 4 & 1) - 1];
      second = cells[from + 1] + OFFSETS[secondCode & 15 & (secondCode >> 4 & 1) - 1];
      third = cells[from + 2] + OFFSETS[thirdCode & 15 & (thirdCode >> 4 & 1) - 1];
    } while (first == second || first == third || second == third);
    cells[from] = first;
    cells[from + 1] = second;
    cells[from + 2] = third;
    if (pass != 0) {
      ball = cells[carrier];
      direction = pass & 15;
      strength = pass >> 5;
      carrier = -1;
    }
  }

  /** Draws a step as a direction; or a pass as a direction, the bit of a pass and a strength. */
  private int code(int cell, boolean hasBall, YardstickRandom random) {
    int index = cell - ROW_0;
    int count = hasBall ? codeCounts[index] : stepCounts[index];
    return codes[index * room + random.below(count)];
  }

  /** Resolves a ball that a player carries; returns the seat that concedes, or −1. */
  private int carried(YardstickRandom random) {
    int rival = on(carrier < 3 ? 3 : 0, cells[carrier]);
    // Formula 1 of the rules with equal probabilities; a draw of exactly 0.5 also wins.
    if (rival >= 0 && random.uniform() <= 0.5) {
      carrier = rival;
    }
    return -1;
  }

  private int on(int from, int cell) {
    if (cells[from] == cell) {
      return from;
    }
    if (cells[from + 1] == cell) {
      return from + 1;
    }
    return cells[from + 2] == cell ? from + 2 : -1;
  }

  private int stillOn(int from, int cell) {
    int player = on(from, cell);
    return player >= 0 && before[player] == cell ? player : -1;
  }

  /** Resolves a free ball; returns the seat that concedes, or −1. */
  private int free(YardstickRandom random) {
    if (strength == 0) {
      carrier = winner(on(0, ball), on(3, ball), random);
      return -1;
    }
    int first = ball + OFFSETS[direction];
    carrier = winner(stillOn(0, first), stillOn(3, first), random);
    if (carrier >= 0) {
      return -1;
    }
    int conceding = conceding(first);
    if (conceding >= 0) {
      return conceding;
    }
    ball = first + OFFSETS[direction];
    strength--;
    conceding = conceding(ball);
    if (conceding < 0) {
      carrier = winner(on(0, ball), on(3, ball), random);
    }
    return conceding;
  }

  private static int winner(int left, int right, YardstickRandom random) {
    if (right < 0) {
      return left;
    }
    if (left < 0) {
      return right;
    }
    return random.uniform() < 0.5 ? right : left;
  }
}
