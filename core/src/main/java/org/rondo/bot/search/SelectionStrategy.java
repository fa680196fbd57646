package org.rondo.bot.search;

import java.util.List;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/** Chooses the moves in a position of the tree, for each seat that moves separately. */
interface SelectionStrategy<S extends State, M extends Move> {

  /**
   * {@return the arm that a seat follows in this iteration}
   *
   * @param arms the moves of each seat that moves, in the order of the seats
   */
  int pick(List<Arms<M>> arms, int mover, Rng rng);

  /**
   * Learns from an iteration through this position. The arms must have been updated before.
   *
   * @param arms the moves of each seat that moves, in the order of the seats
   * @param edges all joint moves from this position so far
   */
  void learn(List<Arms<M>> arms, List<JointMoveEdge<S, M>> edges);

  /**
   * {@return the probability with which each arm of a seat should be played; the sum is 1}
   *
   * @param arms the moves of each seat that moves, in the order of the seats
   */
  double[] probabilities(List<Arms<M>> arms, int mover);
}
