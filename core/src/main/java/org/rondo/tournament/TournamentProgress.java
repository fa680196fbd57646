package org.rondo.tournament;

import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.Round;

/**
 * Counts the matches of a tournament, and compares them with the number that the {@linkplain
 * Format#matchesLeft format expects}.
 *
 * <p>The share of the matches never falls, also if draws or ties make the tournament longer than
 * expected, or if a director has a round played again. It may rise by a jump if the tournament
 * becomes shorter. An instance belongs to one tournament, as its listener. It is safe to use from
 * several threads.
 */
public final class TournamentProgress implements TournamentListener {
  private final Format format;

  /** The number of matches of the current round; 0 before the first round. */
  private long size;

  private long before;
  private long inRound;

  /** The number of matches from the current round on; below 0 if it is unknown. */
  private long left = -1;

  private double share;

  /**
   * Creates a counter for a tournament that has not begun.
   *
   * @param format the format of the tournament
   */
  public TournamentProgress(Format format) {
    this.format = Objects.requireNonNull(format, "format");
  }

  @Override
  public synchronized void roundStarted(
      int number, EntryList entries, Results results, Round round) {
    before += size;
    inRound = 0;
    size = round.matchCount();
    OptionalLong expected = format.matchesLeft(entries, results);
    left = expected.isPresent() ? Math.max(expected.getAsLong(), size) : -1;
    raise();
  }

  @Override
  public synchronized void matchFinished(MatchId match) {
    // A round is counted again if a director has a match of it played again.
    inRound = Math.min(inRound + 1, size);
    raise();
  }

  private void raise() {
    if (left > 0) {
      share = Math.max(share, (double) played() / (before + left));
    }
  }

  /** {@return the number of matches that have ended, matches read from a journal included} */
  public synchronized long played() {
    return before + inRound;
  }

  /**
   * {@return the number of matches of the whole tournament, as far as it can be expected; empty if
   * the format does not know it}
   */
  public synchronized OptionalLong expected() {
    return left < 0 ? OptionalLong.empty() : OptionalLong.of(before + left);
  }

  /**
   * {@return the share of the tournament that has been played, from 0 to 1; it never falls; empty
   * if the format does not know the number of matches}
   */
  public synchronized OptionalDouble share() {
    return left < 0 ? OptionalDouble.empty() : OptionalDouble.of(share);
  }
}
