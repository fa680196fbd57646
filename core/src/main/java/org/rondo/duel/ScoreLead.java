package org.rondo.duel;

import org.rondo.game.Seats;
import org.rondo.match.MatchSummary;
import org.rondo.match.SeatEnding;
import org.rondo.rating.BoundedMeanTest;
import org.rondo.rating.MeanTest;

/**
 * The lead of the first bot: its score less that of the second bot. Where a bot holds several
 * seats, the mean of their scores is its score.
 *
 * <p>A seat that has forfeited or conceded keeps its score in the record. Here it pays, because a
 * bot could otherwise save chips by a fault: it loses by the whole range of scores. If the range is
 * unknown, it loses by as much as the largest lead of all matches before, and by 1 at least.
 */
final class ScoreLead {
  private static final double MIN_LOSS = 1;

  private final MeanTest test;
  private double largest = MIN_LOSS;

  /**
   * Creates the lead of a duel that has not begun.
   *
   * @param test the test of the lead
   */
  ScoreLead(MeanTest test) {
    this.test = test;
  }

  /**
   * {@return the lead in a match}
   *
   * @param first the seats of the first bot
   * @param second the seats of the second bot
   */
  double of(MatchSummary match, Seats first, Seats second) {
    double lead = score(match, first) - score(match, second);
    largest = Math.max(largest, Math.abs(lead));
    Seats forfeited = SeatEnding.forfeited(match.endings());
    boolean isFirstOut = first.stream().anyMatch(forfeited::contains);
    boolean isSecondOut = second.stream().anyMatch(forfeited::contains);
    if (isFirstOut && isSecondOut) {
      return 0;
    }
    if (isFirstOut || isSecondOut) {
      return isFirstOut ? -byForfeit() : byForfeit();
    }
    return requirePossible(lead);
  }

  private static double score(MatchSummary match, Seats seats) {
    return seats.stream().mapToDouble(match.outcome()::score).average().orElseThrow();
  }

  private double byForfeit() {
    return test instanceof BoundedMeanTest bounded ? bounded.bound() : largest;
  }

  private double requirePossible(double lead) {
    if (test instanceof BoundedMeanTest bounded && Math.abs(lead) > bounded.bound()) {
      throw new IllegalStateException(
          "a match ended with a score difference of "
              + lead
              + ", but the largest of the test is "
              + bounded.bound()
              + "; correct the scores of Game.traits, or give the test a larger bound");
    }
    return lead;
  }
}
