package org.rondo.benchmarks;

import java.util.Arrays;

/**
 * Parallel Football in plain Java: arrays that change in place, no interface.
 *
 * <p>The library is compared with this class. The class keeps no earlier position and checks no
 * order. For each team it draws the same random numbers in the same order as the library's random
 * play, so the difference is the cost of the library's interfaces.
 */
final class ParallelFootballYardstick {
  private static final int SIDE = 32;
  private static final int CELLS = SIDE * SIDE;
  private static final int[] HOMES = {0, SIDE - 1, CELLS - 1, CELLS - SIDE};

  /** Orders below this number are steps; the others are kicks to a cell. */
  private static final int KICKS = CELLS;

  private final int players;
  private final int turns;

  /**
   * For each cell, the cells that a player can step to, and then the cells that a ball can be
   * kicked to.
   */
  private final short[] choices;

  private final int[] first = new int[CELLS + 1];

  /** The numbers of choices, two for each cell: first without a ball on the cell, then with one. */
  private final short[] counts = new short[2 * CELLS];

  private final short[] balls = new short[CELLS];
  private final short[] at;
  private final short[][] orders;
  private final short[] kickers;
  private final short[] targets;
  private final short[] firstOn = new short[CELLS];
  private final short[] nextOn;
  private int kicks;
  private final int[] scores = new int[4];

  ParallelFootballYardstick(int playersEach, int range, int turns) {
    this.players = 4 * playersEach;
    this.turns = turns;
    this.at = new short[players];
    this.orders = new short[4][playersEach];
    this.nextOn = new short[players + 1];
    this.kickers = new short[players + 1];
    this.targets = new short[players + 1];
    short[] all = new short[CELLS * (CELLS + 9)];
    int count = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      first[cell] = count;
      for (int other = 0; other < CELLS; other++) {
        if (squaredDistance(cell, other) <= 2) {
          // The cell itself comes first, as in the library.
          all[count++] = (short) other;
        }
      }
      moveToFront(all, first[cell], cell);
      counts[2 * cell] = (short) (count - first[cell]);
      for (int other = 0; other < CELLS; other++) {
        if (squaredDistance(cell, other) <= range * range) {
          all[count++] = (short) (KICKS + other);
        }
      }
      counts[2 * cell + 1] = (short) (count - first[cell]);
    }
    this.choices = Arrays.copyOf(all, count);
  }

  private static void moveToFront(short[] all, int from, int cell) {
    int at = from;
    while (all[at] != cell) {
      at++;
    }
    System.arraycopy(all, from, all, from + 1, at - from);
    all[from] = (short) cell;
  }

  private static int squaredDistance(int cell, int other) {
    int rows = cell / SIDE - other / SIDE;
    int columns = cell % SIDE - other % SIDE;
    return rows * rows + columns * columns;
  }

  /** Plays a match of random orders and returns the scores. */
  int[] play(YardstickRandom random) {
    Arrays.fill(balls, (short) 1);
    Arrays.fill(scores, 0);
    for (int home : HOMES) {
      balls[home] = 0;
    }
    for (int player = 0; player < players; player++) {
      at[player] = (short) random.below(CELLS);
    }
    int left = CELLS - 4;
    for (int turn = 0; turn < turns && left > 0; turn++) {
      left -= playTurn(random);
    }
    return scores.clone();
  }

  private int playTurn(YardstickRandom random) {
    for (int seat = 0; seat < 4; seat++) {
      draw(choices, first, counts, balls, at, orders[seat], seat, random);
    }
    int least = 0;
    kicks = 0;
    for (int seat = 0; seat < 4; seat++) {
      least |= setOff(seat, orders[seat]);
    }
    if (least < 0) {
      contend(random);
    }
    for (int kick = 0; kick < kicks; kick++) {
      balls[targets[kick]]++;
    }
    return score();
  }

  private static void draw(
      short[] choices,
      int[] first,
      short[] counts,
      short[] balls,
      short[] at,
      short[] orders,
      int seat,
      YardstickRandom random) {
    int index = seat * orders.length;
    for (int player = 0; player < orders.length; player++, index++) {
      int cell = at[index];
      int count = counts[2 * cell + (-balls[cell] >>> 31)];
      orders[player] = choices[first[cell] + random.below(count)];
    }
  }

  private int setOff(int seat, short[] orders) {
    int index = seat * orders.length;
    int least = 0;
    int filled = kicks;
    for (int player = 0; player < orders.length; player++, index++) {
      int order = orders[player];
      int isKick = order >> 10;
      int cell = at[index];
      int left = balls[cell] - isKick;
      balls[cell] = (short) left;
      least |= left;
      at[index] = (short) (isKick == 0 ? order : cell);
      kickers[filled] = (short) index;
      targets[filled] = (short) (order & CELLS - 1);
      filled += isKick;
    }
    kicks = filled;
    return least;
  }

  private void contend(YardstickRandom random) {
    for (int kick = kicks; kick > 0; kick--) {
      int cell = at[kickers[kick - 1]];
      if (balls[cell] < 0) {
        nextOn[kick] = firstOn[cell];
        firstOn[cell] = (short) kick;
      }
    }
    for (int kick = 1; kick <= kicks; kick++) {
      int cell = at[kickers[kick - 1]];
      if (firstOn[cell] == kick) {
        draw(cell, kick, random);
        firstOn[cell] = 0;
      }
    }
  }

  /** Decides for each kicker in turn whether it gets a ball. */
  private void draw(int cell, int first, YardstickRandom random) {
    int left = 0;
    for (int kick = first; kick != 0; kick = nextOn[kick]) {
      left++;
    }
    int wanted = left + balls[cell];
    for (int kick = first; kick != 0; kick = nextOn[kick]) {
      if (wanted > 0 && (wanted == left || random.below(left) < wanted)) {
        wanted--;
      } else {
        targets[kick - 1] = (short) cell;
      }
      left--;
    }
  }

  private int score() {
    int scored = 0;
    for (int seat = 0; seat < 4; seat++) {
      scores[seat] += balls[HOMES[seat]];
      scored += balls[HOMES[seat]];
      balls[HOMES[seat]] = 0;
    }
    return scored;
  }
}
