package org.rondo.bot;

import org.rondo.game.Game;
import org.rondo.game.GuardedGame;
import org.rondo.game.Outcome;
import org.rondo.game.State;

/** Evaluates how good a state is for a seat. */
@FunctionalInterface
public interface Scoring<S extends State> {

  /**
   * {@return the value of a state for a seat; higher is better, on any scale, but never NaN}
   *
   * @param state any state of the game, also a final one
   */
  double score(S state, int seat);

  /**
   * {@return the scoring by the lead: the seat's score minus the best score of the other seats}
   *
   * @param seatCount the number of seats of the game
   */
  static <S extends State> Scoring<S> lead(int seatCount) {
    return (state, seat) -> {
      double best = Double.NEGATIVE_INFINITY;
      for (int other = 0; other < seatCount; other++) {
        best = other == seat ? best : Math.max(best, state.score(other));
      }
      return seatCount == 1 ? state.score(seat) : state.score(seat) - best;
    };
  }

  /**
   * {@return the scoring by the result of {@link Game#outcome}}
   *
   * <p>The value is the seat's {@link Outcome#share}: 1 for a seat that is first alone, 0 for a
   * seat that is last alone. In a game of one seat it is the score. Before the match is over, the
   * current ranks and scores count.
   */
  static <S extends State> Scoring<S> result(Game<S, ?> game) {
    Game<S, ?> guarded = GuardedGame.of(game);
    return (state, seat) -> {
      Outcome outcome = guarded.outcome(state);
      return outcome.seatCount() == 1 ? outcome.score(0) : outcome.share(seat);
    };
  }

  /**
   * {@return the scoring that rates the result of a finished match above everything else}
   *
   * <p>A won match is better than every other position, and a lost match is worse. The other
   * scoring decides between positions of unfinished matches, and between finished matches with the
   * same result. For finished matches, rounding can hide differences below 10<sup>-5</sup> in the
   * other scoring.
   *
   * @param scoring the other scoring, from −10<sup>9</sup> to 10<sup>9</sup>
   */
  static <S extends State> Scoring<S> decisive(Game<S, ?> game, Scoring<? super S> scoring) {
    Scoring<S> result = result(game);
    double weight = 1e10;
    return (state, seat) -> {
      double score = scoring.score(state, seat);
      return state.isOver() && game.seatCount() > 1
          ? score + weight * (2 * result.score(state, seat) - 1)
          : score;
    };
  }
}
