package org.rondo.bot.search;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.rondo.bot.BudgetTracker;
import org.rondo.game.Move;

/** The tree of one decision. */
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
   * {@return the number of finished iterations; at least one is started, even if the budget allows
   * none}
   */
  default long grow(BudgetTracker spending) {
    long iterations = 0;
    boolean isDone;
    do {
      long before = iterations;
      isDone = iterate(() -> spending.allows(before));
      iterations += isDone ? 1 : 0;
    } while (isDone && spending.allows(iterations));
    return iterations;
  }
}
