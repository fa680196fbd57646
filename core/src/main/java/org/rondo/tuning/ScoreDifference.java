package org.rondo.tuning;

import static com.google.common.base.Preconditions.checkArgument;

import org.rondo.game.Outcome;

/**
 * The score of a seat minus the mean score of the other seats.
 *
 * @param lost the number of points by which a forfeit counts as lost
 */
record ScoreDifference(double lost) implements Fitness {
  ScoreDifference {
    checkArgument(
        lost >= 0 && Double.isFinite(lost),
        "forfeits are lost by %s; give a finite number of at least 0",
        lost);
  }

  @Override
  public double of(Outcome outcome, int seat) {
    int others = outcome.seatCount() - 1;
    double sum = 0;
    for (int other = 0; other <= others; other++) {
      sum += other == seat ? 0 : outcome.score(other);
    }
    return outcome.score(seat) - (others == 0 ? 0 : sum / others);
  }

  @Override
  public double forfeit() {
    return -lost;
  }
}
