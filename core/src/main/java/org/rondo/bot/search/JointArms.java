package org.rondo.bot.search;

import java.util.Arrays;

/** The arms of the seats that move, in the order of the seats: a key for maps. */
final class JointArms {
  private final int[] arms;

  JointArms(int[] arms) {
    this.arms = arms;
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
