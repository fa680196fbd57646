package org.rondo.bot.search;

import java.util.Arrays;

/** Which arm each seat that moves takes, by their order: a key. */
final class Picks {
  private final int[] arms;

  Picks(int[] arms) {
    this.arms = arms;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Picks that && Arrays.equals(arms, that.arms);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(arms);
  }
}
