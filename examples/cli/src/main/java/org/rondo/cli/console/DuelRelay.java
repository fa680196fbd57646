package org.rondo.cli.console;

import java.util.function.Supplier;
import org.rondo.duel.DuelListener;
import org.rondo.duel.DuelResult;
import org.rondo.format.MatchId;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;

/** Passes all events of a duel to another listener, except those that a class handles itself. */
public interface DuelRelay extends DuelListener {

  /** {@return the listener that receives the events as well} */
  DuelListener next();

  @Override
  default void began(Seed seed) {
    next().began(seed);
  }

  @Override
  default void matchFinished(MatchId match) {
    next().matchFinished(match);
  }

  @Override
  default void matchCounted(MatchId match, Supplier<MatchRecord> record) {
    next().matchCounted(match, record);
  }

  @Override
  default void setCounted(DuelResult standing) {
    next().setCounted(standing);
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
  default void notRepeated(String remark) {
    next().notRepeated(remark);
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
  default MatchWatcher watcher() {
    return next().watcher();
  }
}
