package org.rondo.tournament;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Standings;

/** The entrants, results and standings of a tournament when it stops. */
public final class TournamentResult {
  private final EntryList entries;
  private final Results results;
  private final Standings standings;
  private final @Nullable Round next;

  private TournamentResult(
      EntryList entries, Results results, Standings standings, @Nullable Round next) {
    this.entries = Objects.requireNonNull(entries, "entries");
    this.results = Objects.requireNonNull(results, "results");
    this.standings = Objects.requireNonNull(standings, "standings");
    this.next = next;
  }

  /**
   * Creates the result of a tournament that is over.
   *
   * @param entries the entrants at the end
   * @param results the results that count
   */
  public TournamentResult(EntryList entries, Results results, Standings standings) {
    this(entries, results, standings, null);
  }

  /**
   * {@return this result, changed to that of a tournament that stopped before a given round}
   *
   * @param round the next round
   */
  public TournamentResult withNext(Round round) {
    return new TournamentResult(
        entries, results, standings, Objects.requireNonNull(round, "round"));
  }

  /** {@return the entrants when the tournament stopped} */
  public EntryList entries() {
    return entries;
  }

  /** {@return the results that count} */
  public Results results() {
    return results;
  }

  /** {@return the standings} */
  public Standings standings() {
    return standings;
  }

  /**
   * {@return the next round if the tournament stopped before its end; empty if the tournament is
   * over}
   */
  public Optional<Round> next() {
    return Optional.ofNullable(next);
  }

  /** {@return whether the tournament is over} */
  public boolean isOver() {
    return next == null;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TournamentResult result
        && entries.equals(result.entries)
        && results.equals(result.results)
        && standings.equals(result.standings)
        && Objects.equals(next, result.next);
  }

  @Override
  public int hashCode() {
    return Objects.hash(entries, results, standings, next);
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
