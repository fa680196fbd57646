package org.rondo.foosball;

/**
 * How tired the players are, and what that does to a contest.
 *
 * <p>Levels are an array, HOME's players at 0 to 25 and AWAY's at 26 to 51; sets of players are
 * masks of the same numbering. A table's array is never written to: a round works on a copy.
 */
final class Fatigue {
  private static final int PLAYERS = Roster.SIZE;

  /** 0.99 to the power of every level that 800 rounds can bring, each 0.99 times the one before. */
  private static final double[] STRENGTHS = strengths();

  private Fatigue() {}

  private static double[] strengths() {
    double[] strengths = new double[Table.ROUNDS + 1];
    strengths[0] = 1;
    for (int level = 1; level < strengths.length; level++) {
      strengths[level] = strengths[level - 1] * 0.99;
    }
    return strengths;
  }

  /** {@return the levels of players who are all fresh} */
  static short[] none() {
    return new short[2 * PLAYERS];
  }

  /** {@return the levels with the teams exchanged} */
  static short[] exchanged(short[] levels) {
    short[] exchanged = none();
    System.arraycopy(levels, 0, exchanged, PLAYERS, PLAYERS);
    System.arraycopy(levels, PLAYERS, exchanged, 0, PLAYERS);
    return exchanged;
  }

  /** {@return what a player of this level counts for in a contest: 0.99 to its power} */
  static double strength(int level) {
    return STRENGTHS[level];
  }

  /** Gives the level 0 to everybody who is not on the field. */
  static void rest(short[] levels, Roster home, Roster away) {
    long fielded = home.fielded() | (long) away.fielded() << PLAYERS;
    for (int player = 0; player < levels.length; player++) {
      levels[player] *= (short) (fielded >>> player & 1);
    }
  }

  /** Raises the levels of these players by one. */
  static void charge(short[] levels, long players) {
    contest(levels, players, 1);
  }

  /**
   * Holds a contest, and raises the levels of those in it by its price.
   *
   * @return HOME's chance: the strengths of HOME's contestants by those of all, each added up by
   *     number, HOME's first, from the levels before; one half where nobody contests
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
