package org.rondo.bot.search;

import java.util.Arrays;

/**
 * The arms of several seats that move together, in the order of the seats: a key for maps. Equality
 * is of the arms alone; the values that the arms have led to are kept beside them to save memory.
 */
final class JointArms {
  private final int[] arms;

  /** For each seat that moves, the sum of the values that these arms have led to. */
  private final double[] sums;

  JointArms(int[] arms) {
    this.arms = arms;
    this.sums = new double[arms.length];
  }

  int arm(int mover) {
    return arms[mover];
  }

  double sum(int mover) {
    return sums[mover];
  }

  void learn(int mover, double value) {
    sums[mover] += value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JointArms that && Arrays.equals(arms, that.arms);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(arms);
  }
}
