package org.rondo.laws;

import java.math.BigInteger;
import org.rondo.game.Game;
import org.rondo.game.Joint;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * Counts the leaves of a game's tree, the field's usual comparison of two sets of rules.
 *
 * <p>A leaf is a position exactly so many turns ahead: a pass is a turn, and a game that ends
 * earlier has no leaf. Only for games in which one seat moves at a time and nothing is left to
 * chance.
 */
public final class Perft {
  private Perft() {}

  /**
   * {@return the number of leaves} Takes time proportional to the leaves one turn less deep, since
   * the last turn is only counted.
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game the rules
   * @param state the position to count from
   * @param depth how many turns ahead, at least 0
   * @throws IllegalArgumentException if the depth is negative
   * @throws IllegalStateException if several seats are to move at once, or the rules draw in a turn
   *     that is played
   * @throws ArithmeticException if there are more leaves than a long can hold
   */
  public static <S extends State, M extends Move> long leaves(Game<S, M> game, S state, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("depth " + depth + " is below 0");
    }
    if (depth == 0) {
      return 1;
    }
    return state.isOver() ? 0 : descend(game, state, depth);
  }

  private static <S extends State, M extends Move> long descend(
      Game<S, M> game, S state, int depth) {
    int seat = state.toMove().only();
    MoveSpace<M> space = game.moves(state, seat);
    if (depth == 1) {
      BigInteger count = space.count();
      // The general conversion takes longer than playing a move of a fast game.
      return count.bitLength() < Integer.SIZE ? count.intValue() : count.longValueExact();
    }
    long leaves = 0;
    for (M move : space.list()) {
      S next = game.next(state, Joint.of(seat, move), Rng.none());
      if (!next.isOver()) {
        leaves = Math.addExact(leaves, descend(game, next, depth - 1));
      }
    }
    return leaves;
  }
}
