package org.rondo.bot.search;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.BudgetTracker;
import org.rondo.game.Move;

/**
 * Grows one tree of a decision. Workers share no tree and no random numbers, so the tree does not
 * depend on the threads that run them. One thread at a time uses a worker.
 */
final class TreeWorker<M extends Move> {
  private final Supplier<DecisionTree<M>> newTree;
  private final BudgetTracker spending;
  private @Nullable DecisionTree<M> tree;
  private long iterations;
  private @Nullable Throwable failure;

  /**
   * Creates a worker.
   *
   * @param newTree makes the tree, which then has only its root
   * @param spending the worker's part of the budget
   */
  TreeWorker(Supplier<DecisionTree<M>> newTree, BudgetTracker spending) {
    this.newTree = newTree;
    this.spending = spending;
  }

  /**
   * Runs one iteration if the budget allows it.
   *
   * @return whether the worker can continue
   */
  boolean work() {
    return (tree != null || spending.allows(0)) && begin();
  }

  /**
   * Runs one iteration, even if the budget allows none: a search must choose a move.
   *
   * @return whether the worker can continue
   */
  @SuppressWarnings("CatchingUnchecked") // The caller of the search gets what is thrown.
  boolean begin() {
    try {
      return iterate();
    } catch (RuntimeException | Error e) {
      failure = e;
      return false;
    }
  }

  private boolean iterate() {
    DecisionTree<M> grown = tree == null ? newTree.get() : tree;
    tree = grown;
    long before = iterations;
    boolean isDone = grown.iterate(() -> spending.allows(before));
    iterations += isDone ? 1 : 0;
    return isDone && spending.allows(iterations);
  }

  /** Throws what has ended this worker before its time, if something has. */
  void rethrow() {
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
  }

  long iterations() {
    return iterations;
  }

  /** {@return the tree; empty if there was no time for it} */
  Optional<DecisionTree<M>> tree() {
    return Optional.ofNullable(tree);
  }
}
