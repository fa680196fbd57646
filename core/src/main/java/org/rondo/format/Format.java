package org.rondo.format;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The rules that pair the entrants of a tournament and rank them: pure functions of the entrants
 * and the results so far.
 *
 * <p>The same entrants and results always give the same answers, so a stopped tournament can
 * continue from its results alone. A format draws its lots from a child of the {@linkplain
 * EntryList#seed() seed} of the entry list. Implementations are immutable and safe to share between
 * threads.
 */
public interface Format {

  /** {@return the format's specification, for instance {@code round-robin:games=5}} */
  String text();

  /**
   * {@return the next round, or empty when the tournament is over}
   *
   * <p>The round pairs no withdrawn entrant. Every encounter names one entrant for each seat of the
   * game.
   *
   * @param entries the entrants; their numbers and the seed are the same in every call for one
   *     tournament
   * @param results the rounds played before; each is a round that this method returned, or a round
   *     that a director played instead
   * @throws IllegalArgumentException if the format does not allow this number of entrants; thrown
   *     before the first round only
   */
  Optional<Round> next(EntryList entries, Results results);

  /**
   * {@return the number of matches that are still to be played after these results; empty if the
   * format does not know it, as by default}
   *
   * <p>The number holds if no match to come is drawn and no tie must be broken, and if no entrant
   * withdraws. Where a format plays fewer matches, because a series is decided early, the number is
   * the maximum. It serves to show the progress of a tournament. It takes no longer than {@link
   * #next} does, and pairs no entrants.
   *
   * @param entries the entrants
   * @param results the rounds played before
   */
  default OptionalLong matchesLeft(EntryList entries, Results results) {
    return OptionalLong.empty();
  }

  /**
   * {@return whether the pairing of a round depends on the results of earlier rounds, as by
   * default}
   *
   * <p>If it does not, a director may correct every finished round: annul its matches, or have them
   * played again. Otherwise only the matches of the last round can be corrected.
   */
  default boolean pairsByResults() {
    return true;
  }

  /**
   * {@return the standings after these results, at the end of the tournament or before}
   *
   * @param entries the entrants
   * @param results the rounds played so far
   */
  Standings standings(EntryList entries, Results results);

  /**
   * {@return the scores that this format counts for a match, by seat; by default those of {@link
   * MatchResult#conventionalScores}}
   *
   * <p>They are for lists of matches, beside the scores at the end of the match. Standings sum the
   * scores at the end.
   */
  default List<Double> countedScores(MatchResult result) {
    return result.conventionalScores();
  }

  /**
   * {@return the reasons for the pairing of a round; empty if the format does not pair by rules in
   * strict order}
   *
   * <p>The arguments are those of {@code TournamentListener.roundStarted}. Pass the entry list from
   * the start of the round. In a later list, more entrants may have withdrawn.
   *
   * @param entries the entrants of the round
   * @param results the rounds played before it
   * @param round the round as it was played; a director may have paired it
   */
  default Optional<Explanation> explain(EntryList entries, Results results, Round round) {
    return Optional.empty();
  }
}
