package org.rondo.tournament;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.rondo.bot.Entrant;
import org.rondo.concurrent.OrderedExecutor;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.series.MatchKey;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.DamagedLine;

/**
 * Checks the matches of a round that an earlier process wrote into the journal. Each must be the
 * scheduled match. Its record and its clock readings must agree with the rules. The matches are
 * replayed in the tournament's worker threads.
 */
final class JournalCheck<S extends State, M extends Move> {
  private final TournamentSettings<S, M> settings;
  private final TournamentJournal journal;

  JournalCheck(TournamentSettings<S, M> settings, TournamentJournal journal) {
    this.settings = settings;
    this.journal = journal;
  }

  /**
   * Checks a round before it goes on.
   *
   * @param tasksPerThread the number of matches that the executor holds for each of its threads
   * @param roster the entrants and reserves that play, by number
   * @param number the round's number, from 1
   * @param schedule the matches of the round
   * @throws org.rondo.input.InputException if a match is damaged and the journal refuses damaged
   *     lines
   * @throws ExecutionException if a match could not be checked
   */
  void check(
      int tasksPerThread, List<Entrant<S, M>> roster, int number, RoundSchedule<S, M> schedule)
      throws IOException, InterruptedException, ExecutionException {
    List<DamagedLine> damaged = new ArrayList<>();
    OrderedExecutor.Sink<Optional<DamagedLine>> sink =
        found -> {
          found.ifPresent(damaged::add);
          return true;
        };
    settings.threads().ordered(tasksPerThread, sink).run(new Checks(roster, number, schedule));
    if (!damaged.isEmpty()) {
      journal.drop(damaged);
    }
  }

  /** A check for each match of a round that is in the journal. */
  private final class Checks implements OrderedExecutor.Source<Optional<DamagedLine>> {
    private final List<Entrant<S, M>> roster;
    private final RoundSchedule<S, M> schedule;
    private final MatchScanner scanner;

    Checks(List<Entrant<S, M>> roster, int number, RoundSchedule<S, M> schedule) {
      this.roster = roster;
      this.schedule = schedule;
      this.scanner = journal.scanner(journal.startOf(number));
    }

    @Override
    public Optional<Callable<Optional<DamagedLine>>> next() throws IOException {
      while (schedule.hasNext()) {
        ScheduledMatch scheduled = schedule.next();
        List<String> names =
            scheduled.seated().stream().map(roster::get).map(Entrant::name).toList();
        int replays = journal.rulings().status(scheduled.id()).replays();
        // A playing that is missing begins with the turns of the playing before it.
        for (int replay = replays; replay >= 0; replay--) {
          MatchKey key = new MatchKey(scheduled.id(), replay);
          Optional<TournamentJournal.MatchEntry> entry = scanner.take(key);
          if (entry.isPresent()) {
            return Optional.of(() -> damage(scheduled, names, key, entry.get()));
          }
        }
      }
      return Optional.empty();
    }
  }

  private Optional<DamagedLine> damage(
      ScheduledMatch scheduled,
      List<String> names,
      MatchKey key,
      TournamentJournal.MatchEntry entry)
      throws IOException {
    try {
      MatchRecord record = MatchRecord.parse(journal.text(entry.record()));
      requireScheduled(record, scheduled, names);
      replay(record, settings.competition().games().get(scheduled.variant()), entry);
      return Optional.empty();
    } catch (DamagedFileException e) {
      long from = entry.record().from() - JournalFormat.matchHead(key).length();
      return Optional.of(
          new DamagedLine(from, "its game " + scheduled.id() + ": " + e.getMessage(), true));
    }
  }

  private void requireScheduled(MatchRecord record, ScheduledMatch scheduled, List<String> names) {
    boolean isScheduled =
        record.game().equals(settings.competition().games().get(scheduled.variant()).id())
            && record.seed().equals(scheduled.seed())
            && record.opening().equals(scheduled.opening())
            && record.entrants().equals(names);
    if (!isScheduled) {
      throw new DamagedFileException(
          "journal",
          "it is not the scheduled game but one between "
              + String.join(" and ", record.entrants())
              + " from the seed "
              + record.seed().text());
    }
  }

  private void replay(MatchRecord record, Game<S, M> game, TournamentJournal.MatchEntry entry)
      throws IOException {
    if (!settings.isTimed()) {
      record.replay(game, state -> {});
      return;
    }
    Place clocks =
        entry
            .side(JournalFormat.SideLine.CLOCKS)
            .orElseThrow(
                () -> new DamagedFileException("journal", "its clock readings are missing"));
    ClockReadings.parse(journal.text(clocks)).replay(record, game, settings.competition().time());
  }
}
