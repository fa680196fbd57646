package org.rondo.tournament;

import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.match.Fault;

/**
 * Is told how a tournament goes on.
 *
 * <p>Rounds and lessons are told in the thread that plays the tournament, games and faults in
 * whatever thread plays the game, several at a time.
 */
public interface TournamentListener {

  /**
   * Called before the first game of a round.
   *
   * @param number which round it is, from 1
   * @param entries who takes part in it
   * @param results all that was played before
   * @param round who meets whom
   */
  default void roundStarted(int number, EntryList entries, Results results, Round round) {}

  /**
   * Called for each game that has ended, those that are taken from the journal included.
   *
   * @param match which one
   */
  default void matchFinished(MatchId match) {}

  /**
   * Called for each fault when it happens.
   *
   * @param match in which match
   * @param entrant the name of who did it
   * @param fault what was done
   */
  default void faulted(MatchId match, String entrant, Fault fault) {}

  /**
   * Called after the last game of a round.
   *
   * @param number which round it was, from 1
   * @param result what it came to
   */
  default void roundFinished(int number, RoundResult result) {}

  /**
   * Called for each entrant whose {@linkplain Tournament#learner learner} did not come to the end
   * of a lesson, before the next round begins. The entrant plays on as it is.
   *
   * @param number which round the lesson is on, from 1
   * @param entrant the name of who was to learn
   * @param detail what went wrong, one line
   */
  default void learningFailed(int number, String entrant, String detail) {}
}
