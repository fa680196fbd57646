package org.rondo.cli.console;

import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.match.Fault;
import org.rondo.random.Seed;
import org.rondo.tournament.TournamentListener;

/**
 * Passes all events of a tournament to another listener, except those that a class handles itself.
 */
public interface TournamentRelay extends TournamentListener {

  /** {@return the listener that receives the events as well} */
  TournamentListener next();

  @Override
  default void began(Seed seed) {
    next().began(seed);
  }

  @Override
  default void roundStarted(int number, EntryList entries, Results results, Round round) {
    next().roundStarted(number, entries, results, round);
  }

  @Override
  default void matchFinished(MatchId match) {
    next().matchFinished(match);
  }

  @Override
  default void faulted(MatchId match, String entrant, Fault fault, String place) {
    next().faulted(match, entrant, fault, place);
  }

  @Override
  default void hung(MatchId match, String entrant) {
    next().hung(match, entrant);
  }

  @Override
  default void waiting(String sentence) {
    next().waiting(sentence);
  }

  @Override
  default void openingsUsedUp(int openings) {
    next().openingsUsedUp(openings);
  }

  @Override
  default void roundFinished(int number, RoundResult result) {
    next().roundFinished(number, result);
  }

  @Override
  default void learningFailed(int number, String entrant, String detail) {
    next().learningFailed(number, entrant, detail);
  }

  @Override
  default MatchWatcher watcher() {
    return next().watcher();
  }
}
