package org.rondo.bot;

import org.rondo.game.Game;
import org.rondo.game.Outcome;
import org.rondo.game.State;

/**
 * Says how good a state is for a seat.
 *
 * @param <S> the type of the states
 */
@FunctionalInterface
public interface Scoring<S extends State> {

  /**
   * {@return how good a state is for a seat: more is better, on any scale, but a number}
   *
   * @param state any state of the game, a finished one too
   * @param seat the seat to speak for
   */
  double score(S state, int seat);

  /**
   * {@return the scoring by how far the seat's score is ahead of the best of the others}
   *
   * @param <S> the type of the states
   * @param seatCount how many seats the game has
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
   * {@return the scoring by the result, as the game's {@link Game#outcome} has it}
   *
   * <p>It is a seat's {@link Outcome#share}: 1 for who is ahead of everybody, 0 for who is behind;
   * in a game of one seat its score. Of a game still going on it is how things stand.
   *
   * @param <S> the type of the states
   * @param game the game
   */
  static <S extends State> Scoring<S> result(Game<S, ?> game) {
    return (state, seat) -> {
      Outcome outcome = game.outcome(state);
      return outcome.seatCount() == 1 ? outcome.score(0) : outcome.share(seat);
    };
  }

  /**
   * {@return a scoring in which a finished game counts by its result above all}
   *
   * <p>A won game is better than every other position, a lost one worse. Games that ended alike,
   * and those still going on, are told apart by the other scoring, the former to within 10<sup>-5
   * </sup>.
   *
   * @param <S> the type of the states
   * @param game the game
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
