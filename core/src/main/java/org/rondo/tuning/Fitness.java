package org.rondo.tuning;

import org.rondo.duel.Measure;
import org.rondo.game.Game;
import org.rondo.game.Outcome;
import org.rondo.game.ScoreRange;

/** The value of a finished match for a seat. A tuning maximises its mean. */
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
   * {@return the value of a match that the tuned seat forfeits; it does not depend on the outcome,
   * and is 0 by default}
   *
   * <p>The value should not be higher than the value of any loss without a forfeit. Otherwise the
   * search could prefer settings that forfeit.
   */
  default double forfeit() {
    return 0;
  }

  /**
   * {@return the fitness by a measure: the win rate, or the mean lead in score}
   *
   * <p>By score, a forfeit loses the whole range of scores. If the game does not know the range, it
   * loses 1,100 points, which is more than the scores of any game of Rondo without a range.
   *
   * @param game the game that is played; {@link Measure#of(Game)} is its own measure
   */
  static Fitness of(Measure measure, Game<?, ?> game) {
    return switch (measure) {
      case WINS -> winRate();
      case SCORE -> scoreDifference(game.traits().scores().map(ScoreRange::size).orElse(1_100.0));
    };
  }

  /**
   * {@return the fitness by win rate: the fraction of the other seats that rank below the seat,
   * where a seat of equal rank counts half. With two seats it is 1 for a win and ½ for a draw}
   */
  static Fitness winRate() {
    return Outcome::share;
  }

  /**
   * {@return the fitness by score: the seat's score minus the mean score of the other seats}
   *
   * <p>A score difference contains more information about a match than the winner alone.
   *
   * @param forfeit the number of points by which a forfeit counts as lost, finite and at least 0.
   *     It should be the largest score difference that is possible in a match. A larger number is
   *     worse, because a few very low samples hide the differences between the others
   * @throws IllegalArgumentException if the number is negative or not finite
   */
  static Fitness scoreDifference(double forfeit) {
    return new ScoreDifference(forfeit);
  }
}
