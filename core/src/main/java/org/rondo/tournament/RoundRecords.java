package org.rondo.tournament;

import com.google.common.collect.Iterators;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.format.Encounter;
import org.rondo.format.MatchId;
import org.rondo.format.Round;
import org.rondo.match.MatchRecord;
import org.rondo.series.Journal;
import org.rondo.series.JournalScanner;
import org.rondo.series.MatchKey;

/**
 * The records of the matches of a round, in the order of the schedule. Annulled matches are left
 * out. Each iteration reads the records one at a time from the journal. Several threads may iterate
 * at the same time.
 */
final class RoundRecords implements Iterable<MatchRecord> {
  private final Journal journal;
  private final RulingLog log;
  private final int number;
  private final List<Encounter> encounters;

  /**
   * Creates the iterable for a round that is over.
   *
   * @param rulings the rulings so far
   * @param number the round's number, from 1
   */
  RoundRecords(Journal journal, RulingLog rulings, int number, Round round) {
    this.journal = journal;
    // A copy, because a learner may still read while the director rules on the next round.
    this.log = rulings.copy();
    this.number = number;
    this.encounters = round.encounters();
  }

  @Override
  public Iterator<MatchRecord> iterator() {
    JournalScanner scanner = journal.scanner(number);
    Iterator<MatchId> counting = Iterators.filter(matchIds(), match -> log.status(match).counts());
    return Iterators.transform(counting, match -> read(match, scanner));
  }

  private Iterator<MatchId> matchIds() {
    return Iterators.concat(
        IntStream.range(0, encounters.size())
            .mapToObj(
                place ->
                    IntStream.rangeClosed(1, encounters.get(place).matches())
                        .mapToObj(match -> new MatchId(number, place + 1, match))
                        .iterator())
            .iterator());
  }

  private MatchRecord read(MatchId match, JournalScanner scanner) {
    try {
      MatchKey key = new MatchKey(match, log.status(match).replays());
      return scanner.record(key).orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException("game " + match + " cannot be read: " + e.getMessage(), e);
    }
  }
}
