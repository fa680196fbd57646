package org.rondo.tournament;

import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.match.Fault;
import org.rondo.random.Seed;

/**
 * Receives the events of a tournament.
 *
 * <p>Events of rounds and lessons come in the thread that plays the tournament. Events of matches
 * and faults come in the thread that plays the match; several such threads may call a listener at
 * the same time.
 */
public interface TournamentListener {

  /**
   * Called before all other events, each time that the tournament begins or is resumed.
   *
   * @param seed the tournament's seed. While the tournament is played, a {@linkplain
   *     Seed#isSecret() secret} seed must stay secret; its {@linkplain Seed#commitment commitment}
   *     may be published
   */
  default void began(Seed seed) {}

  /**
   * Called before the first match of a round.
   *
   * @param number the round's number, from 1
   * @param entries the entrants of the round
   * @param results the results of all earlier rounds
   * @param round the round's encounters and byes
   */
  default void roundStarted(int number, EntryList entries, Results results, Round round) {}

  /** Called for each match that has ended, including the matches that are read from the journal. */
  default void matchFinished(MatchId match) {}

  /**
   * Called for each fault when it happens.
   *
   * @param entrant the name of the entrant at fault
   */
  default void faulted(MatchId match, String entrant, Fault fault) {}

  /**
   * Called for each fault, in place of the method without a place, which it calls by default.
   *
   * @param match the id of the match in which it happens
   * @param entrant the name of the entrant at fault
   * @param place the line of the bot's code that threw an exception, {@code
   *     MyBot.choose(MyBot.java:31)}; empty if the bot threw nothing, or the line is not known. It
   *     is no part of the record, because the virtual machine may leave it out
   */
  default void faulted(MatchId match, String entrant, Fault fault, String place) {
    faulted(match, entrant, fault);
  }

  /**
   * Called after the end of a match with a clock, for each entrant whose bot still runs. If the bot
   * does not return soon, the entrant gets no further bot in the tournament.
   *
   * @param entrant the name of the entrant
   */
  default void hung(MatchId match, String entrant) {}

  /**
   * Called before the first round that has more rotations of the seats than openings are left in a
   * list. The list then begins again.
   *
   * @param openings the number of openings in the list
   */
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

  /**
   * Called once, before the first match. The watcher gives a listener for each match that is
   * played: its moves as they are played, and what its bots think.
   *
   * <p>The watcher is called in a thread of its own, and no match waits for it. At the end, the
   * tournament waits at most one second until the watcher has received the last events.
   *
   * @return the watcher; by default it watches no match
   */
  default MatchWatcher watcher() {
    return MatchWatcher.none();
  }
}
