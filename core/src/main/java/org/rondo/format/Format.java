package org.rondo.format;

import java.util.Optional;

/**
 * Who meets whom in a tournament, and who is where: pure functions of the entrants and the results
 * so far.
 *
 * <p>The same entrants and results always give the same answers, so that a tournament can be
 * stopped and continued from its results alone. Where a format leaves something to a lot, it draws
 * from a child of the {@linkplain EntryList#seed() seed} of the entry list. Implementations are
 * immutable and safe to share between threads.
 */
public interface Format {

  /** {@return the format's specification, {@code round-robin:games=5}} */
  String text();

  /**
   * {@return the next round, or nothing when the tournament is over}
   *
   * <p>Nobody who has withdrawn is paired again. Every encounter has as many entrants as the game
   * has seats.
   *
   * @param entries who takes part; numbers and seed are the same at every call of a tournament
   * @param results what was played before, every round being one that this method returned, or that
   *     a director put in its place
   * @throws IllegalArgumentException if the format is not for as many entrants; before the first
   *     round, never later
   */
  Optional<Round> next(EntryList entries, Results results);

  /**
   * {@return who is where, at the end or on the way there}
   *
   * @param entries who takes part
   * @param results what was played
   */
  Standings standings(EntryList entries, Results results);

  /**
   * {@return why a round is paired as it is; nothing where no rules in strict order decide}
   *
   * <p>The arguments are those of {@code TournamentListener.roundStarted}. Those who withdrew later
   * still took part in earlier rounds, so that the entries of a tournament's end do not fit.
   *
   * @param entries who takes part in the round
   * @param results what was played before it
   * @param round the round as it was played, which a director may have paired
   */
  default Optional<Explanation> explain(EntryList entries, Results results, Round round) {
    return Optional.empty();
  }
}
