package org.rondo.foosball;

/**
 * The fatigue of the players, and its effect on a contest.
 *
 * <p>The levels of all players are one array. HOME's players have the indices 0 to 25, and AWAY's
 * players 26 to 51. Sets of players are bit masks with the same numbers. A table's array never
 * changes, because a round works on a copy.
 */
final class Fatigue {
  private static final int PLAYERS = Roster.SIZE;

  /**
   * 0.99 to the power of each level from 0 to 800. Each value is computed as 0.99 times the
   * previous value.
   */
  private static final double[] STRENGTHS = strengths();

  private Fatigue() {}

  private static double[] strengths() {
    double[] strengths = new double[FoosballTable.ROUNDS + 1];
    strengths[0] = 1;
    for (int level = 1; level < strengths.length; level++) {
      strengths[level] = strengths[level - 1] * 0.99;
    }
    return strengths;
  }

  /** {@return an array of levels that are all 0} */
  static short[] none() {
    return new short[2 * PLAYERS];
  }

  /** {@return the levels, in which the teams have exchanged their places} */
  static short[] exchanged(short[] levels) {
    short[] exchanged = none();
    System.arraycopy(levels, 0, exchanged, PLAYERS, PLAYERS);
    System.arraycopy(levels, PLAYERS, exchanged, 0, PLAYERS);
    return exchanged;
  }

  /**
   * {@return the strength of a player in a contest, which is 0.99 to the power of the player's
   * level}
   */
  static double strength(int level) {
    return STRENGTHS[level];
  }

  /** {@return a set of players of both teams, made of a set of each team} */
  static long players(int home, int away) {
    return home | (long) away << PLAYERS;
  }

  /** Sets the level of every player on the bench, which is not {@code fielded}, to 0. */
  static void rest(short[] levels, long fielded) {
    for (int player = 0; player < levels.length; player++) {
      levels[player] *= (short) (fielded >>> player & 1);
    }
  }

  /** Raises the levels of the given players by 1. */
  static void charge(short[] levels, long players) {
    contest(levels, players, 1);
  }

  /**
   * Computes HOME's chance in a contest, and raises the levels of the contestants by {@code price}.
   *
   * @return HOME's chance, which is the strength of HOME's contestants divided by the strength of
   *     all contestants. The strengths are computed from the levels before the contest, and added
   *     in the order of the players' numbers. If there are no contestants, the chance is one half.
   */
  static double contest(short[] levels, long contestants, int price) {
    double home = 0;
    double all = 0;
    for (long left = contestants; left != 0; left &= left - 1) {
      int player = Long.numberOfTrailingZeros(left);
      int level = levels[player];
      levels[player] = (short) (level + price);
      all += STRENGTHS[level];
      home = player < PLAYERS ? all : home;
    }
    return contestants == 0 ? 0.5 : home / all;
  }
}
