package org.rondo.benchmarks;

import java.util.Arrays;

/**
 * comFoosball in plain Java. The arrays of one table change in every round.
 *
 * <p>The library is compared with this class. The class keeps no earlier position, checks no roster
 * and plays one game only. Its random rosters have the same distribution as the library's.
 */
final class FoosballYardstick {
  private static final int PLAYERS = 26;
  private static final int BENCHED = 4;
  private static final int ALL = (1 << PLAYERS) - 1;
  private static final int ROWS = 9;
  private static final int MIDFIELD = 4;
  private static final int ROUNDS = 800;
  private static final int QUARTER = 200;

  private static final double[] STRENGTHS = strengths();

  /** The players on each row, in HOME's frame: HOME's rows first, then AWAY's. */
  private final int[] rows = new int[2 * ROWS];

  /** The row of each player; the entry of a player on the bench has no meaning. */
  private final byte[] rowOf = new byte[2 * PLAYERS];

  private final short[] fatigue = new short[2 * PLAYERS];
  private final int[] fielded = new int[2];

  private final YardstickRandom random = new YardstickRandom();

  /** Plays random rosters from the start to the end and returns HOME's lead in goals. */
  int playout() {
    Arrays.fill(fatigue, (short) 0);
    int lead = 0;
    for (int quarter = 0; quarter < ROUNDS / QUARTER; quarter++) {
      lineUp(0);
      lineUp(1);
      int ball = contest(MIDFIELD);
      for (int round = 1; round < QUARTER; round++) {
        step(0);
        step(1);
        ball = contest(ball);
        if (ball == -1 || ball == ROWS) {
          lead += ball == ROWS ? 1 : -1;
          ball = MIDFIELD;
        }
      }
    }
    return lead;
  }

  /** Puts 22 players of a team into random rows and rests the others. */
  private void lineUp(int team) {
    Arrays.fill(rows, team * ROWS, team * ROWS + ROWS, 0);
    int benched = 0;
    for (int player = 0; player < PLAYERS; player++) {
      if (random.below(PLAYERS - player) < BENCHED - Integer.bitCount(benched)) {
        benched |= 1 << player;
        fatigue[team * PLAYERS + player] = 0;
      } else {
        int row = random.below(ROWS);
        rowOf[team * PLAYERS + player] = (byte) row;
        rows[team * ROWS + row] |= 1 << player;
      }
    }
    fielded[team] = ALL & ~benched;
  }

  /** Makes one of a team's steps, or no step; all choices are equally likely. */
  private void step(int team) {
    int first = team * ROWS;
    long down = fielded[team] & ~rows[first];
    long up = fielded[team] & ~rows[first + ROWS - 1];
    long steps = down | up << 32;
    int chosen = random.below(Long.bitCount(steps) + 1);
    if (chosen != 0) {
      int step = YardstickBits.select(steps, chosen - 1);
      int player = step & 31;
      int row = rowOf[team * PLAYERS + player];
      int next = row + (step >> 4 & 2) - 1;
      rows[first + row] ^= 1 << player;
      rows[first + next] ^= 1 << player;
      rowOf[team * PLAYERS + player] = (byte) next;
    }
  }

  /** Contests the ball, tires the players on its row, and returns the ball's new row. */
  private int contest(int ball) {
    double home = 0;
    double all = 0;
    for (long left = rows[ball] | (long) rows[ROWS + ball] << PLAYERS;
        left != 0;
        left &= left - 1) {
      int player = Long.numberOfTrailingZeros(left);
      all += STRENGTHS[fatigue[player]++];
      home = player < PLAYERS ? all : home;
    }
    double chance = all == 0 ? 0.5 : home / all;
    double draw = random.uniform();
    return draw < chance ? ball + 1 : draw > chance ? ball - 1 : ball;
  }

  private static double[] strengths() {
    double[] strengths = new double[ROUNDS + 1];
    strengths[0] = 1;
    for (int level = 1; level < strengths.length; level++) {
      strengths[level] = strengths[level - 1] * 0.99;
    }
    return strengths;
  }
}
