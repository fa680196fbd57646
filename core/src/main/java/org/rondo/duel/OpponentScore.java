package org.rondo.duel;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Objects;
import org.rondo.rating.MatchCounts;

/**
 * The matches of a duel against one opponent.
 *
 * @param name the name of the opponent
 * @param matches the first entrant's wins, draws and losses. Where a side holds several seats, it
 *     wins a match in which it wins more than half of the comparisons of its seats with the seats
 *     of the other side, by their ranks
 * @param lead the first entrant's mean lead in a match, if the duel is by scores; 0 before the
 *     first match, and in a duel by wins
 */
public record OpponentScore(String name, MatchCounts matches, double lead) {

  public OpponentScore {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(matches, "matches");
    checkArgument(
        Double.isFinite(lead), "the lead %s against %s is not a finite number", lead, name);
  }

  /** {@return the score before the first match} */
  static OpponentScore none(String name) {
    return new OpponentScore(name, MatchCounts.none(), 0);
  }

  /**
   * {@return this score with further matches}
   *
   * @param more the results of the matches, at least one
   * @param leads the sum of their leads
   */
  OpponentScore plus(MatchCounts more, double leads) {
    MatchCounts all = matches.plus(more);
    return new OpponentScore(name, all, (lead * matches.games() + leads) / all.games());
  }
}
