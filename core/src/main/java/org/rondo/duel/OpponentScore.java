package org.rondo.duel;

import java.util.Objects;
import org.rondo.rating.MatchCounts;

/**
 * The matches of a duel against one opponent.
 *
 * @param name the name of the opponent
 * @param matches the first entrant's wins, draws and losses. Where a side holds several seats, it
 *     wins a match in which it wins more than half of the comparisons of its seats with the seats
 *     of the other side, by their ranks
 */
public record OpponentScore(String name, MatchCounts matches) {

  public OpponentScore {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(matches, "matches");
  }

  /** {@return this score with further matches} */
  OpponentScore plus(MatchCounts more) {
    return new OpponentScore(name, matches.plus(more));
  }
}
