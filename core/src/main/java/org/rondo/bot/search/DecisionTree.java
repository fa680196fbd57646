package org.rondo.bot.search;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.rondo.game.Move;

/** A tree of one decision. One thread at a time uses it. */
interface DecisionTree<M extends Move> {

  /**
   * Runs one iteration: adds a position and learns from it.
   *
   * @param mayGoOn whether there is time for another turn
   * @return whether the iteration is complete; it is not if the time is up earlier
   */
  boolean iterate(BooleanSupplier mayGoOn);

  /** {@return the analysis of the moves of the seat that decides} */
  Analysis<M> analysis(long iterations);

  /** {@return a move of the seat that decides, and the moves that are expected after it} */
  List<M> line(M first);

  /**
   * {@return whether the seat that decides should mix its moves; otherwise it should play the one
   * with the most visits}
   */
  boolean isMixed();
}
