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

/**
 * The records of a round's games that count, in the order of the schedule, read one at a time from
 * the journal; safe to go through in several threads.
 */
final class RoundRecords implements Iterable<MatchRecord> {
  private final TournamentJournal archive;
  private final long start;
  private final Rulings rulings;
  private final int number;
  private final List<Encounter> encounters;

  /**
   * Describes the games of a round that is over.
   *
   * @param number which round it is, from 1
   */
  RoundRecords(TournamentJournal archive, int number, Round round) {
    this.archive = archive;
    this.start = archive.startOf(number);
    // Those who go on reading while the next round is ruled on see the round as it was left.
    this.rulings = archive.rulings().copy();
    this.number = number;
    this.encounters = round.encounters();
  }

  @Override
  public Iterator<MatchRecord> iterator() {
    JournalScanner search = archive.search(start);
    Iterator<MatchId> counting = Iterators.filter(games(), game -> rulings.of(game).counts());
    return Iterators.transform(counting, game -> read(game, search));
  }

  private Iterator<MatchId> games() {
    return Iterators.concat(
        IntStream.range(0, encounters.size())
            .mapToObj(
                place ->
                    IntStream.rangeClosed(1, encounters.get(place).games())
                        .mapToObj(game -> new MatchId(number, place + 1, game))
                        .iterator())
            .iterator());
  }

  private MatchRecord read(MatchId game, JournalScanner search) {
    try {
      JournalLines.Key key = new JournalLines.Key(game, rulings.of(game).replays());
      return archive.record(game, search.take(key).orElseThrow().record());
    } catch (IOException e) {
      throw new UncheckedIOException("game " + game + " cannot be read: " + e.getMessage(), e);
    }
  }
}
