package org.rondo.format.watch;

import java.util.Map;
import org.rondo.format.MatchId;

/**
 * May end a match while it is played. It is asked before each turn in which bots choose, in the
 * thread that plays the match. So it must be safe to call from several threads. No clock runs
 * during the call.
 *
 * <p>It is not asked about a match that is read from the journal. It is asked about a match that
 * was cut off and starts again. If a method throws, the series stops.
 */
public interface Arbiter {

  /** {@return an arbiter that ends no match} */
  static Arbiter none() {
    return new Arbiter() {};
  }

  /**
   * {@return whether to halt a match now and decide it by its current position; by default {@code
   * false}}
   *
   * @param replay the number of earlier playings of the match: 0 while it is played for the first
   *     time
   * @param turn the number of the turn that comes next, counted from 0 and including the turns of
   *     the opening
   */
  default boolean halts(MatchId match, int replay, int turn) {
    return false;
  }

  /**
   * {@return the seats to disqualify in a match now, each with the reason; by default none}
   *
   * <p>The series calls this method after {@link #halts}, if the match is not halted. A
   * disqualified seat forfeits the match: in a match of two seats the other seat wins, and the
   * match is drawn if both seats are disqualified in the same turn. It need not be to move.
   *
   * @param replay the number of earlier playings of the match: 0 while it is played for the first
   *     time
   * @param turn the number of the turn that comes next, counted from 0 and including the turns of
   *     the opening
   */
  default Map<Integer, String> disqualified(MatchId match, int replay, int turn) {
    return Map.of();
  }
}
