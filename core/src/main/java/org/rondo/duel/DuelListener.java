package org.rondo.duel;

import org.rondo.format.MatchId;
import org.rondo.match.Fault;

/**
 * Is told how a duel goes on, in the threads that play its matches, several at a time.
 *
 * <p>A match is named {@code 1.PAIR.1} or {@code 1.PAIR.2}, pairs counted from 1.
 */
public interface DuelListener {

  /**
   * Called for each match that has ended.
   *
   * @param match the match
   */
  default void matchFinished(MatchId match) {}

  /**
   * Called for each fault when it happens.
   *
   * @param match the match in which it happens
   * @param entrant the name of the bot at fault
   * @param fault what it did wrong
   */
  default void faulted(MatchId match, String entrant, Fault fault) {}
}
