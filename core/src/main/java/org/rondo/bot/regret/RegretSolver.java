package org.rondo.bot.regret;

import org.rondo.bot.Scoring;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Seed;

/**
 * Computes a policy by counterfactual regret minimisation (M. Zinkevich and others, "Regret
 * minimization in games with incomplete information", NIPS 2007).
 *
 * <p>The average policy of all iterations comes near an equilibrium of a game of two seats. One
 * thread uses a solver at a time. The same calls give the same policy on every machine.
 */
public sealed interface RegretSolver<S extends State, M extends Move>
    permits WalkingSolver, SamplingSolver {

  /**
   * {@return a solver that walks all positions in each iteration: CFR+ (O. Tammelin, "Solving large
   * imperfect information games using CFR+", 2014)}
   *
   * <p>Regrets never fall below 0, the seats learn in turn, and the policy of an iteration counts
   * in proportion to the number of the iteration. An iteration takes about 10 nanoseconds for each
   * position.
   *
   * @param tree the positions of the game
   */
  static <S extends State, M extends Move> RegretSolver<S, M> walking(GameTree<S, M> tree) {
    return new WalkingSolver<>(tree);
  }

  /**
   * {@return a solver that draws chance and the moves of the other seat in each iteration: external
   * sampling (M. Lanctot and others, "Monte Carlo sampling for regret minimization in extensive
   * games", NIPS 2009)}
   *
   * <p>An iteration walks all moves of one seat after another, but for each only one way of chance
   * and of the other seat. This is for games with too many positions for a {@link GameTree}. Later
   * iterations count more, in proportion to their number. At most {@value
   * GameTree#MAX_INFORMATION_SETS} information sets are learned; in others the policy is uniform.
   *
   * <p>The solver cannot check that the seats remember what they have seen and done.
   *
   * @param game a game of two seats whose matches always end, with spaces of moves that can be
   *     listed
   * @param scoring the scoring of final positions, which returns finite numbers; {@code
   *     State::score} for the score. The value of a match for a seat is the seat's scoring less the
   *     mean scoring of both seats
   * @param seed decides what is drawn
   * @throws IllegalArgumentException if the game does not have two seats
   */
  static <S extends State, M extends Move> RegretSolver<S, M> sampling(
      Game<S, M> game, Scoring<? super S> scoring, Seed seed) {
    return new SamplingSolver<>(game, new MatchValue<S>(scoring), seed.rng());
  }

  /**
   * Runs further iterations. In each iteration both seats learn.
   *
   * @param iterations at least 0
   * @throws IllegalArgumentException if the number is below 0
   */
  RegretSolver<S, M> run(int iterations);

  /** {@return the number of iterations so far} */
  long iterations();

  /** {@return the average policy of the iterations so far; later iterations do not change it} */
  Policy<S, M> policy();
}
