package org.rondo.tournament;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Standings;

/** How a tournament stands when it stops. */
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
   * Describes how a tournament stands that is over.
   *
   * @param entries who takes part now
   * @param results all that counts
   * @param standings who is where
   */
  public TournamentResult(EntryList entries, Results results, Standings standings) {
    this(entries, results, standings, null);
  }

  /**
   * {@return this result of a tournament that stopped before a round because it was told to}
   *
   * @param round the round that follows
   */
  public TournamentResult withNext(Round round) {
    return new TournamentResult(
        entries, results, standings, Objects.requireNonNull(round, "round"));
  }

  /** {@return who takes part now} */
  public EntryList entries() {
    return entries;
  }

  /** {@return all that counts} */
  public Results results() {
    return results;
  }

  /** {@return who is where} */
  public Standings standings() {
    return standings;
  }

  /**
   * {@return the round that follows, if the tournament stopped because it was told to; nothing when
   * it is over}
   */
  public Optional<Round> next() {
    return Optional.ofNullable(next);
  }

  /** {@return whether nothing is left to be played} */
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

  /** {@return the standings, and the round that follows} */
  @Override
  public String toString() {
    return standings + next().map(round -> ", then " + round).orElse("");
  }
}
