package org.rondo.tuning;

import org.rondo.game.Outcome;

/** The value of a finished match for a seat, which a tuning maximises. */
@FunctionalInterface
public interface Fitness {

  /**
   * {@return the value of a match for a seat; higher is better}
   *
   * @param outcome the outcome of the match
   * @param seat the seat that is tuned
   */
  double of(Outcome outcome, int seat);

  /**
   * {@return the value of a match that the tuned seat forfeits, for any outcome; 0 by default}
   *
   * <p>The value should not be above that of any honest loss, so that no setting learns to give up.
   */
  default double forfeit() {
    return 0;
  }

  /**
   * {@return the fitness by win rate: the fraction of the other seats that the seat is ahead of, 1
   * for a win and ½ for a draw}
   */
  static Fitness winRate() {
    return Outcome::share;
  }

  /**
   * {@return the fitness by score: the seat's score less the mean score of the other seats}
   *
   * <p>A score difference contains more information about a match than its winner.
   *
   * @param forfeit the score difference by which a forfeit is lost: at least the largest possible
   *     loss, but not more than necessary, because a few very low samples hide the differences of
   *     the others; a finite number of at least 0
   * @throws IllegalArgumentException if the number is negative or not finite
   */
  static Fitness scoreDifference(double forfeit) {
    return new ScoreDifference(forfeit);
  }
}
