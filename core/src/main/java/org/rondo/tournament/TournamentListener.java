package org.rondo.tournament;

import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.watch.SeriesListener;

/**
 * Receives the events of a tournament.
 *
 * <p>Events of rounds and lessons come in the thread that plays the tournament. Events of matches
 * and faults come in the thread that plays the match; several such threads may call a listener at
 * the same time.
 */
public interface TournamentListener extends SeriesListener {

  /**
   * Called before the first match of a round.
   *
   * @param number the round's number, from 1
   * @param entries the entrants of the round
   * @param results the results of all earlier rounds
   * @param round the round's encounters and byes
   */
  default void roundStarted(int number, EntryList entries, Results results, Round round) {}

  /**
   * Called before the first round that has more rotations of the seats than openings are left in a
   * list. The list then begins again.
   *
   * @param openings the number of openings in the list
   */
  @Override
  default void openingsUsedUp(int openings) {}

  /**
   * Called after the last match of a round.
   *
   * @param number the round's number, from 1
   */
  default void roundFinished(int number, RoundResult result) {}

  /**
   * Called before the next round begins, for each entrant whose {@linkplain Tournament#learner
   * learner} failed or did not finish a lesson. The entrant plays on unchanged.
   *
   * @param number the number of the round that the lesson covers, from 1
   * @param entrant the name of the learner's entrant
   * @param detail a description of the failure, one line
   */
  default void learningFailed(int number, String entrant, String detail) {}
}
