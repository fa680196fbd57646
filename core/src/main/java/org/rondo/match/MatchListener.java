package org.rondo.match;

import java.time.Duration;
import java.util.List;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * Is told what happens in a match while it is played, in the playing thread.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public interface MatchListener<S extends State, M extends Move> {

  /**
   * Called once, with the position before the first move.
   *
   * @param state where the game starts
   */
  default void started(S state) {}

  /**
   * Called after each turn, those of the opening and those kept of an earlier match included.
   *
   * @param turn which turn it was, from 0
   * @param joint what was played, stand-ins included
   * @param state where it led
   */
  default void played(int turn, JointMove<M> joint, S state) {}

  /**
   * Called after the bots were asked in a turn, where a clock runs; before the turn is played or
   * the match ends. In a resumed match also for the turns that are kept, if their readings are
   * given.
   *
   * <p>The times of all turns, in this order, are the match's {@link ClockReadings}.
   *
   * @param turn which turn it is, from 0
   * @param used how long the seats to move took, the lowest seat first; 0 for one that was not
   *     asked
   */
  default void timed(int turn, List<Duration> used) {}

  /**
   * Called for each fault, before the turn is played or the match ends. In a resumed match not for
   * the faults of the turns that are kept.
   *
   * @param entrant the name of who did it
   * @param fault what was done
   */
  default void faulted(String entrant, Fault fault) {}
}
