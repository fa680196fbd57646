package org.rondo.bot.search;

import java.util.List;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/** How the seats that move in a position of the tree choose, each for itself. */
interface SelectionStrategy<S extends State, M extends Move> {

  /** {@return the moves of each seat that moves, by their order} */
  List<Arms<M>> arms();

  /** {@return the arm that a seat follows in this iteration} */
  int pick(int mover, Rng rng);

  /**
   * Takes note of an iteration that went through here; the arms know already.
   *
   * @param edges all joint moves made here so far
   */
  void learn(List<JointMoveEdge<S, M>> edges);

  /** {@return how often each arm of a seat should be played; they sum to 1} */
  double[] probabilities(int mover);
}
