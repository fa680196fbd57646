package org.rondo.gridsoccer;

import org.rondo.random.Rng;

/** Who wins the ball, by the tackle probabilities of the players. */
final class BallContests {

  /** What {@link #winner} returns where there is nobody. */
  static final int NOBODY = -1;

  /** In place of a probability: the carrier keeps the ball, and nothing is drawn. */
  private static final double KEPT = -1;

  /** For each carrier and each rival, the probability that the rival wins the ball. */
  private final double[] tackles = new double[2 * PackedTriple.SIZE * PackedTriple.SIZE];

  /** For each player of the left team and each of the right, the probability of the latter. */
  private final double[] contests = new double[PackedTriple.SIZE * PackedTriple.SIZE];

  BallContests(GridSoccerOptions options) {
    for (int i = 0; i < PackedTriple.SIZE; i++) {
      for (int j = 0; j < PackedTriple.SIZE; j++) {
        double left = options.tackle(0, i);
        double right = options.tackle(1, j);
        tackles[index(Ball.carried(0, i), j)] = formula1(left, right);
        tackles[index(Ball.carried(1, j), i)] = formula1(right, left);
        contests[index(i, j)] = formula2(left, right);
      }
    }
  }

  private static int index(int one, int other) {
    return PackedTriple.SIZE * one + other;
  }

  /** Evaluated in the order in which the source writes it. */
  private static double formula1(double carrier, double tackler) {
    double denominator = tackler + (1 - carrier);
    return denominator == 0 ? KEPT : tackler / denominator;
  }

  private static double formula2(double left, double right) {
    double denominator = left + right;
    return denominator == 0 ? 0.5 : right / denominator;
  }

  /** Returns the probability that a rival on the carrier's cell takes the ball from him. */
  double tackle(int carried, int rival) {
    return Math.max(0, tackles[index(carried, rival)]);
  }

  /** Returns the probability that the right team's player wins a free ball. */
  double contest(int left, int right) {
    return contests[index(left, right)];
  }

  /**
   * Returns who has the ball once a rival on the carrier's cell has tried to take it.
   *
   * @param carried the ball as it is carried
   */
  int tackled(int carried, int rival, Rng rng) {
    double probability = tackles[index(carried, rival)];
    boolean isWon = probability != KEPT && rng.threeWay(probability) >= 0;
    return isWon ? Ball.carried(1 - Ball.seat(carried), rival) : carried;
  }

  /**
   * Returns who takes a free ball, {@link #NOBODY} if nobody is there.
   *
   * @param left the player of the left team who is there, or −1
   * @param right the player of the right team who is there, or −1
   */
  int winner(int left, int right, Rng rng) {
    if (right < 0) {
      return left < 0 ? NOBODY : Ball.carried(0, left);
    }
    if (left < 0) {
      return Ball.carried(1, right);
    }
    return rng.chance(contests[index(left, right)])
        ? Ball.carried(1, right)
        : Ball.carried(0, left);
  }
}
