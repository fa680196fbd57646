package org.rondo.duel;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.store.DamagedLine;

/** Takes the matches of earlier runs from the journal of a duel, and keeps new matches in it. */
final class JournaledMatches<S extends State, M extends Move> {
  private final DuelSettings<S, M> settings;
  private final DuelJournal journal;

  /** The matches of the first pair, if this run has played them. */
  private final List<MatchRecord> firstPair = new CopyOnWriteArrayList<>();

  JournaledMatches(DuelSettings<S, M> settings, DuelJournal journal) {
    this.settings = settings;
    this.journal = journal;
  }

  /**
   * {@return a match of an earlier run, checked against the rules; empty if it is to be played}
   *
   * @throws DamagedMatchException if it is damaged, and damage is refused
   */
  Optional<DuelMatch> earlier(PlannedMatch<S, M> planned) throws IOException {
    try {
      Optional<DuelMatch> match = journal.match(planned.id());
      match.ifPresent(found -> check(planned, found));
      match.ifPresent(found -> settings.listener().matchFinished(planned.id()));
      return match;
    } catch (DamagedMatchException e) {
      if (settings.damage() == DamagedLine.DamagePolicy.REFUSE) {
        throw e;
      }
      journal.drop(planned.id());
      return Optional.empty();
    }
  }

  private void check(PlannedMatch<S, M> planned, DuelMatch match) {
    MatchRecord record = match.record();
    boolean isScheduled =
        record.game().equals(settings.game().id())
            && record.seed().equals(planned.beginning().seed())
            && record.opening().equals(planned.beginning().opening())
            && record.entrants().equals(planned.names());
    if (!isScheduled) {
      throw new DamagedMatchException(
          planned.id(), "it is not the match that the duel plays there");
    }
    try {
      if (match.readings().isPresent()) {
        match.readings().get().replay(record, settings.game(), settings.time());
      } else {
        record.replay(settings.game(), state -> {});
      }
    } catch (DamagedFileException e) {
      throw new DamagedMatchException(planned.id(), e.getMessage());
    }
  }

  /** Writes a match that has ended into the journal, from any thread, and tells the listener. */
  void keep(PlannedMatch<S, M> planned, DuelMatch match) throws IOException {
    journal.write(planned.id(), match);
    if (planned.id().encounter() == 1) {
      firstPair.add(match.record());
    }
    settings.listener().matchFinished(planned.id());
  }

  /** {@return the matches of the first pair; none if an earlier run has played them} */
  List<MatchRecord> firstPair() {
    return firstPair;
  }
}
