package org.rondo.bot.search;

import org.rondo.bot.Scoring;
import org.rondo.game.Game;
import org.rondo.game.Outcome;
import org.rondo.game.State;

/** Evaluates positions at the ends of playouts. */
@FunctionalInterface
interface LeafEvaluator<S extends State> {

  /** {@return the value of a position for each seat} */
  double[] of(S state);

  /** {@return the evaluation by a scoring} */
  static <S extends State> LeafEvaluator<S> by(Scoring<? super S> scoring, int seatCount) {
    return state -> {
      double[] values = new double[seatCount];
      for (int seat = 0; seat < values.length; seat++) {
        values[seat] = finite(scoring, state, seat);
      }
      return values;
    };
  }

  /**
   * {@return the value of a position for a seat, a finite number}
   *
   * @throws IllegalStateException if the scoring returns a number that is not finite
   */
  static <S extends State> double finite(Scoring<? super S> scoring, S state, int seat) {
    double score = scoring.score(state, seat);
    if (!Double.isFinite(score)) {
      throw new IllegalStateException(
          "the scoring gave "
              + score
              + " for seat "
              + seat
              + ", and a search takes means; give a finite number");
    }
    return score;
  }

  /**
   * {@return the evaluation by {@link Scoring#result}; it computes the outcome only once for all
   * seats}
   */
  static <S extends State> LeafEvaluator<S> byResult(Game<S, ?> game) {
    if (game.seatCount() == 1) {
      return by(Scoring.result(game), 1);
    }
    return state -> {
      Outcome outcome = game.outcome(state);
      double[] values = new double[outcome.seatCount()];
      for (int seat = 0; seat < values.length; seat++) {
        values[seat] = outcome.share(seat);
      }
      return values;
    };
  }
}
