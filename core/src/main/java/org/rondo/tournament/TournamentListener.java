package org.rondo.tournament;

import org.rondo.match.Fault;

/**
 * Is told how a tournament goes on.
 *
 * <p>Rounds are told in the thread that plays the tournament, games and faults in whatever thread
 * plays the game, several at a time.
 */
public interface TournamentListener {

  /**
   * Called before the first game of a round.
   *
   * @param number which round it is, from 1
   * @param round who meets whom
   */
  default void roundStarted(int number, Round round) {}

  /**
   * Called for each game that has ended, those that are taken from the journal included.
   *
   * @param game which one
   */
  default void gameFinished(GameId game) {}

  /**
   * Called for each fault when it happens.
   *
   * @param game in which game
   * @param entrant the name of who did it
   * @param fault what was done
   */
  default void faulted(GameId game, String entrant, Fault fault) {}

  /**
   * Called after the last game of a round.
   *
   * @param number which round it was, from 1
   * @param result what it came to
   */
  default void roundFinished(int number, RoundResult result) {}
}
