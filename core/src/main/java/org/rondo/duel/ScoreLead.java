package org.rondo.duel;

import org.rondo.game.Seats;
import org.rondo.match.MatchSummary;
import org.rondo.match.SeatEnding;
import org.rondo.rating.BoundedMeanTest;
import org.rondo.rating.MeanTest;

/**
 * The lead of the first bot: its score less that of the second bot.
 *
 * <p>A seat that has forfeited or conceded keeps its score in the record. Here it pays, because a
 * bot could otherwise save chips by a fault: it loses by the whole range of scores, or by 0 at
 * least if the range is unknown.
 *
 * @param test the test of the lead
 */
record ScoreLead(MeanTest test) {

  /** {@return the mean lead in a pair of matches with swapped seats} */
  double of(MatchSummary straight, MatchSummary swapped) {
    return (lead(straight, 0) + lead(swapped, 1)) / 2;
  }

  private double lead(MatchSummary match, int seat) {
    double lead = match.outcome().score(seat) - match.outcome().score(1 - seat);
    Seats forfeited = SeatEnding.forfeited(match.endings());
    if (forfeited.size() == 1) {
      return forfeited.contains(seat) ? -byForfeit(-lead) : byForfeit(lead);
    }
    return forfeited.isEmpty() ? requirePossible(lead) : 0;
  }

  /**
   * @param lead the lead of the seat that has not forfeited
   */
  private double byForfeit(double lead) {
    return test instanceof BoundedMeanTest bounded ? bounded.bound() : Math.max(0, lead);
  }

  private double requirePossible(double lead) {
    if (test instanceof BoundedMeanTest bounded && Math.abs(lead) > bounded.bound()) {
      throw new IllegalStateException(
          "a match ended with a score difference of "
              + lead
              + ", but its game declares that the largest is "
              + bounded.bound()
              + "; correct the scores of Game.traits");
    }
    return lead;
  }
}
