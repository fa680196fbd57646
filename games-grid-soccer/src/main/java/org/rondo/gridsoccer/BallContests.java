package org.rondo.gridsoccer;

import org.rondo.random.Rng;

/** Decides which player wins the ball, by the tackle probabilities of the players. */
final class BallContests {

  /** The result of {@link #winner} if no player is on the cell. */
  static final int NO_PLAYER = -1;

  /**
   * The number that replaces a probability if the carrier always keeps the ball and no number is
   * drawn.
   */
  private static final double KEPT = -1;

  /** The probability that a rival wins the ball, for each carrier and each rival. */
  private final double[] tackles = new double[2 * PackedTriple.SIZE * PackedTriple.SIZE];

  /**
   * The probability that the right team's player wins, for each player of the left team and each
   * player of the right team.
   */
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

  /** Evaluates formula 1. The order of the operations is the same as in the source. */
  private static double formula1(double carrier, double tackler) {
    double denominator = tackler + (1 - carrier);
    return denominator == 0 ? KEPT : tackler / denominator;
  }

  private static double formula2(double left, double right) {
    double denominator = left + right;
    return denominator == 0 ? 0.5 : right / denominator;
  }

  /** Returns the probability that a rival on the carrier's cell takes the ball. */
  double tackle(int carried, int rival) {
    return Math.max(0, tackles[index(carried, rival)]);
  }

  /** Returns the probability that the right team's player wins a free ball. */
  double contest(int left, int right) {
    return contests[index(left, right)];
  }

  /**
   * Returns the ball after a rival on the carrier's cell has tackled.
   *
   * @param carried the ball before the tackle, carried by a player
   */
  int tackled(int carried, int rival, Rng rng) {
    double probability = tackles[index(carried, rival)];
    boolean isWon = probability != KEPT && rng.threeWay(probability) >= 0;
    return isWon ? Ball.carried(1 - Ball.seat(carried), rival) : carried;
  }

  /**
   * Returns the ball after a player on its cell has taken it, or {@link #NO_PLAYER} if no player is
   * on the cell.
   *
   * @param left the player of the left team on the cell, or −1
   * @param right the player of the right team on the cell, or −1
   */
  int winner(int left, int right, Rng rng) {
    if (right < 0) {
      return left < 0 ? NO_PLAYER : Ball.carried(0, left);
    }
    if (left < 0) {
      return Ball.carried(1, right);
    }
    return rng.chance(contests[index(left, right)])
        ? Ball.carried(1, right)
        : Ball.carried(0, left);
  }
}
