package org.rondo.tuning;

import org.rondo.game.Outcome;

/** What a finished game was worth to a seat, for a tuning to have more of. */
@FunctionalInterface
public interface Fitness {

  /**
   * {@return what a game was worth to a seat: more is better}
   *
   * @param outcome how it ended
   * @param seat the seat that is tuned
   */
  double of(Outcome outcome, int seat);

  /**
   * {@return what a game is worth that the tuned seat forfeits, whatever the outcome: no more than
   * any honest loss, so that no setting learns to give up; 0 by default}
   */
  default double forfeit() {
    return 0;
  }

  /** {@return the part of the others that the seat is ahead of: 1 for a win, a half for a draw} */
  static Fitness winRate() {
    return Outcome::share;
  }

  /**
   * {@return the seat's score less the mean of the others' scores, which tells more of a game than
   * who won}
   *
   * @param forfeit by how much a forfeit is lost: no less than any game can be, but no more than
   *     needed, since a few far numbers among the samples hide what else there is to see; a finite
   *     number of at least 0
   * @throws IllegalArgumentException if the number is negative or not finite
   */
  static Fitness scoreDifference(double forfeit) {
    return new ScoreDifference(forfeit);
  }
}
