package org.rondo.series;

import java.util.Map;

/**
 * May end a match while it is played. It is asked before each turn in which bots choose, in the
 * thread that plays the match, so it must be safe to call from several threads. No clock runs
 * during the call.
 */
public interface Arbiter {

  /**
   * {@return whether to halt a match now and decide it by its current position}
   *
   * @param turn the number of the turn that comes next, counted from 0 and including the turns of
   *     the opening
   */
  boolean halts(MatchKey playing, int turn);

  /**
   * {@return the seats to disqualify in a match now, each with the reason}
   *
   * @param turn the number of the turn that comes next, counted from 0 and including the turns of
   *     the opening
   */
  Map<Integer, String> disqualified(MatchKey playing, int turn);

  /** {@return an arbiter that ends no match} */
  static Arbiter none() {
    return new Arbiter() {
      @Override
      public boolean halts(MatchKey playing, int turn) {
        return false;
      }

      @Override
      public Map<Integer, String> disqualified(MatchKey playing, int turn) {
        return Map.of();
      }
    };
  }
}
