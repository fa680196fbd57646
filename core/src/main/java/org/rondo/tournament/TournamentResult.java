package org.rondo.tournament;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Standings;

/**
 * The entrants, results and standings of a tournament when it stops.
 *
 * @param entries the entrants when the tournament stopped
 * @param results the results that count
 * @param upcoming a list with the next round if the tournament stopped before its end; empty if the
 *     tournament is over
 */
public record TournamentResult(
    EntryList entries, Results results, Standings standings, List<Round> upcoming) {

  public TournamentResult {
    Objects.requireNonNull(entries, "entries");
    Objects.requireNonNull(results, "results");
    Objects.requireNonNull(standings, "standings");
    upcoming = List.copyOf(upcoming);
  }

  /**
   * Creates the result of a tournament that is over.
   *
   * @param entries the entrants at the end
   * @param results the results that count
   */
  public TournamentResult(EntryList entries, Results results, Standings standings) {
    this(entries, results, standings, List.of());
  }

  /**
   * {@return the next round if the tournament stopped before its end; empty if the tournament is
   * over}
   */
  public Optional<Round> next() {
    return upcoming.stream().findFirst();
  }

  /** {@return whether the tournament is over} */
  public boolean isOver() {
    return upcoming.isEmpty();
  }

  /**
   * {@return a sentence with the numbers of rounds and matches} A {@code StandingsReport} prints
   * the standings.
   */
  @Override
  public String toString() {
    long matches = results.rounds().stream().mapToLong(one -> one.round().matchCount()).sum();
    return String.format(
        Locale.ROOT,
        "tournament of %d entrants, %s after %d rounds and %d matches;"
            + " new StandingsReport(result.standings()).text() prints the standings",
        entries.size(),
        isOver() ? "over" : "stopped",
        results.rounds().size(),
        matches);
  }
}
