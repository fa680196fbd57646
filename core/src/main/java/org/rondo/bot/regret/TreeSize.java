package org.rondo.bot.regret;

import java.util.Optional;
import java.util.function.IntPredicate;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Estimates from a few random matches that a game is too large to be walked (D. E. Knuth,
 * "Estimating the efficiency of backtrack programs", 1975).
 *
 * <p>The product of the numbers of moves along a random match is on average the number of matches,
 * if chance is left out. So it is seldom far above it: eight products above the limit are certain
 * enough. A game that passes may still be too large.
 */
final class TreeSize {
  private static final int MATCHES = 8;

  private TreeSize() {}

  /**
   * {@return whether the seats can choose their moves in more ways than a limit}
   *
   * @param counted the seats whose moves count
   */
  static <S extends State, M extends Move> boolean isBeyond(
      Game<S, M> game, double limit, IntPredicate counted) {
    for (int match = 0; match < MATCHES; match++) {
      if (ways(game, limit, counted, Seed.of(match).rng()) <= limit) {
        return false;
      }
    }
    return true;
  }

  /** {@return the product for one match, or a larger number than the limit as soon as it is} */
  private static <S extends State, M extends Move> double ways(
      Game<S, M> game, double limit, IntPredicate counted, Rng rng) {
    S state = game.start(rng);
    double ways = 1;
    for (int turn = 0; !state.isOver() && ways <= limit; turn++) {
      if (turn == GameTree.MOST_TURNS) {
        return Double.POSITIVE_INFINITY;
      }
      for (int seat : state.toMove()) {
        double count = game.moves(state, seat).count().doubleValue();
        ways *= counted.test(seat) ? count : count > GameTree.MOST_MOVES ? count : 1;
      }
      if (ways <= limit) {
        state = game.next(state, drawn(game, state, rng), rng);
      }
    }
    return ways;
  }

  private static <S extends State, M extends Move> JointMove<M> drawn(
      Game<S, M> game, S state, Rng rng) {
    return JointMove.of(
        state.toMove(),
        seat -> {
          MoveSpace<M> moves = game.moves(state, seat);
          return moves.sample(rng);
        });
  }

  /** {@return the reason why all positions of a game are too many, if it is known} */
  static Optional<String> refusalToWalk(Game<?, ?> game) {
    return isBeyond(game, GameTree.MOST_POSITIONS, seat -> true)
        ? Optional.of(
            "walks all positions of a game, at most "
                + GameTree.MOST_POSITIONS
                + ", and "
                + game.id()
                + " has more; take mccfr or ismcts")
        : Optional.empty();
  }

  /**
   * {@return the reason why an iteration of external sampling would be too long, if it is known}
   */
  static Optional<String> refusalToSample(Game<?, ?> game, int most) {
    return isBeyond(game, most, seat -> seat == 0) || isBeyond(game, most, seat -> seat == 1)
        ? Optional.of(
            "tries all ways in which a seat can move in a match, at most about "
                + most
                + ", and "
                + game.id()
                + " has more; take ismcts or regret-matching")
        : Optional.empty();
  }
}
