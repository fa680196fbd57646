package org.rondo.foosball;

/**
 * What an {@link Outlook} has learned from games: the weights of the rows for each row of the ball.
 *
 * <p>They are least squares over some thousands of games between bots, among them earlier forms of
 * this one, with random steps strewn in. The position at the start of a round is fitted to the 40
 * rounds after it: {@code PROGRESS} to the kicks expected in them, forward less back, a fifth of a
 * goal each, and {@code LOAD} to the part of the team's strength that was in a contest less that of
 * the opponent's. The kicks are expected, by the teams' shares, rather than those that were drawn,
 * which are too few to see a player's worth by.
 *
 * <p>For each row of the ball from 0 to 4 there are the weights of the shares in rows −4 to 4, of
 * the presence there, and a constant. Behind midfield they are those of the opponent, turned.
 */
final class Weights {
  private static final int ROWS = NextGoal.ROWS;

  /** Learned under the rules of the competition's document. */
  private static final double[][] PROGRESS = {
    {
      0.237, 0.022, 0.269, 0.570, 0.559, 0.570, 0.269, 0.022, 0.237,
      -0.375, 0.134, 0.249, 0.112, 0.343, 0.112, 0.249, 0.134, -0.375,
      0.000
    },
    {
      0.253, 0.104, 0.358, 0.325, 0.622, 0.471, 0.637, 0.074, 0.280,
      -0.414, -0.033, 0.039, 0.164, 0.389, 0.309, 0.019, 0.173, -0.387,
      -0.003
    },
    {
      0.225, 0.102, 0.303, 0.278, 0.394, 0.630, 0.350, 0.157, 0.342,
      -0.405, -0.069, 0.080, 0.193, 0.335, 0.257, 0.459, 0.285, -0.481,
      -0.007
    },
    {
      0.140, -0.001, 0.296, 0.270, 0.454, 0.342, 0.693, 0.187, 0.267,
      -0.235, 0.107, 0.144, 0.266, 0.324, 0.307, 0.135, 0.254, -0.181,
      -0.008
    },
    {
      0.136, 0.015, 0.302, 0.310, 0.500, 0.300, 0.197, 0.420, 0.370,
      -0.203, 0.129, 0.156, 0.284, 0.352, 0.297, 0.434, 0.200, -0.389,
      -0.018
    },
  };

  /** Learned under the rules of the competition's document. */
  private static final double[][] LOAD = {
    {
      1.009, 0.218, -1.461, -0.622, -0.342, -0.622, -1.461, 0.218, 1.009,
      -3.032, -1.681, 0.894, 0.096, 0.541, 0.096, 0.894, -1.681, -3.032,
      0.000
    },
    {
      1.023, 0.634, -1.480, -0.988, -0.243, -0.633, -0.843, 0.275, 1.095,
      -3.041, -2.270, 0.854, 0.137, 0.564, 0.207, 0.526, -1.570, -3.068,
      0.006
    },
    {
      1.000, 0.704, -1.499, -1.081, -0.785, -0.540, -1.023, -0.377, 1.163,
      -3.068, -2.468, 0.840, 0.148, 0.630, 0.303, 0.690, -0.351, -3.174,
      0.007
    },
    {
      0.826, 0.532, -1.544, -0.973, -0.716, -0.852, -0.779, -0.276, 0.931,
      -2.724, -2.155, 1.074, 0.194, 0.773, 0.253, 0.558, -0.615, -2.517,
      0.012
    },
    {
      0.919, 0.757, -1.517, -0.960, -0.713, -0.994, -1.196, -1.047, 1.101,
      -2.890, -2.456, 0.988, 0.249, 0.809, 0.382, 0.631, 0.713, -2.962,
      -0.024
    },
  };

  private static final Weights LEARNED = new Weights(PROGRESS, LOAD);

  private final double[][] progress;
  private final double[][] load;

  private Weights(double[][] progress, double[][] load) {
    this.progress = progress;
    this.load = load;
  }

  /** {@return the weights, which serve for both rulesets} */
  static Weights learned() {
    return LEARNED;
  }

  /**
   * {@return what a number of a position counts for the kicks to come}
   *
   * @param ball the place of the ball
   * @param feature the place of a row for the share there, 9 and more for the presence, 18 for the
   *     constant
   */
  double progress(int ball, int feature) {
    return weight(progress, ball, feature);
  }

  /**
   * {@return what a number of a position counts for the contests to come}
   *
   * @param ball the place of the ball
   * @param feature as for {@link #progress}
   */
  double load(int ball, int feature) {
    return weight(load, ball, feature);
  }

  private static double weight(double[][] weights, int ball, int feature) {
    int ahead = ball - Roster.LAST_ROW;
    if (ahead >= 0) {
      return weights[ahead][feature];
    }
    boolean isConstant = feature == 2 * ROWS;
    int place = feature % ROWS;
    return isConstant
        ? -weights[-ahead][feature]
        : weights[-ahead][feature - place + ROWS - 1 - place];
  }
}
