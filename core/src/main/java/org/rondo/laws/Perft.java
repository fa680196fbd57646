package org.rondo.laws;

import java.math.BigInteger;
import java.util.OptionalLong;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * Counts the leaves of a game's tree. This is the usual test whether two implementations have the
 * same rules.
 *
 * <p>A leaf is a position exactly {@code depth} turns ahead. A pass is a turn, and a line of play
 * that ends earlier has no leaf. The count is defined only for games in which one seat moves at a
 * time and the rules use no chance.
 */
public final class Perft {
  private Perft() {}

  /**
   * {@return the number of leaves} Takes time proportional to the number of leaves at {@code depth
   * - 1}, because the moves of the last turn are counted and not played. If the game {@linkplain
   * Game#leaves counts its leaves itself}, the rules are not asked turn by turn; a law requires
   * that both numbers are the same.
   *
   * @param state the position to count from
   * @param depth the number of turns ahead, at least 0
   * @throws IllegalArgumentException if the depth is negative
   * @throws IllegalStateException if several seats are to move at once, or the rules draw a random
   *     number in a turn that is played
   * @throws ArithmeticException if the number of leaves does not fit into a {@code long}
   */
  public static <S extends State, M extends Move> long leaves(Game<S, M> game, S state, int depth) {
    OptionalLong counted = depth < 1 ? OptionalLong.empty() : game.leaves(state, depth);
    return counted.isPresent() ? counted.getAsLong() : leavesByTurns(game, state, depth);
  }

  /**
   * {@return the number of leaves, counted by the moves and turns of the rules, also if the game
   * counts its leaves itself}
   *
   * @param state the position to count from
   * @param depth the number of turns ahead, at least 0
   * @throws IllegalArgumentException if the depth is negative
   * @throws IllegalStateException if several seats are to move at once, or the rules draw a random
   *     number in a turn that is played
   * @throws ArithmeticException if the number of leaves does not fit into a {@code long}
   */
  public static <S extends State, M extends Move> long leavesByTurns(
      Game<S, M> game, S state, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("depth " + depth + " is below 0");
    }
    if (depth == 0) {
      return 1;
    }
    return depth == 1 ? count(game, state) : descend(game, state, depth);
  }

  private static <S extends State, M extends Move> long descend(
      Game<S, M> game, S state, int depth) {
    if (state.isOver()) {
      return 0;
    }
    int seat = state.toMove().only();
    long leaves = 0;
    for (M move : game.moves(state, seat).list()) {
      S next = game.next(state, JointMove.of(seat, move), Rng.none());
      long below = depth == 2 ? count(game, next) : descend(game, next, depth - 1);
      leaves = Math.addExact(leaves, below);
    }
    return leaves;
  }

  /** {@return the number of moves, which is the number of leaves one turn ahead} */
  private static <S extends State, M extends Move> long count(Game<S, M> game, S state) {
    if (state.isOver()) {
      return 0;
    }
    BigInteger count = game.moves(state, state.toMove().only()).count();
    // Most calls end here, and the general conversion takes a tenth of their time.
    return count.bitLength() < Integer.SIZE ? count.intValue() : count.longValueExact();
  }
}
