package org.rondo.bot;

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
}
