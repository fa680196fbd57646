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

  /** {@return the part of the others that the seat is ahead of: 1 for a win, a half for a draw} */
  static Fitness winRate() {
    return Outcome::share;
  }

  /**
   * {@return the seat's score less the mean of the others' scores}
   *
   * <p>It tells more of a game than who won. Who is last although the scores do not say so, by a
   * forfeit, is taken to be behind by 1, and who is first although they do not, ahead by 1.
   */
  static Fitness scoreDifference() {
    return (outcome, seat) -> {
      int others = outcome.seatCount() - 1;
      double sum = 0;
      for (int other = 0; other <= others; other++) {
        sum += other == seat ? 0 : outcome.score(other);
      }
      double difference = outcome.score(seat) - (others == 0 ? 0 : sum / others);
      double share = outcome.share(seat);
      if (others == 0 || (share > 0 && share < 1)) {
        return difference;
      }
      boolean isContrary = share == 0 ? difference >= 0 : difference <= 0;
      return isContrary ? 2 * share - 1 : difference;
    };
  }
}
