package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.List;
import org.rondo.bot.BudgetTracker;
import org.rondo.bot.Decision;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * The trees that the workers of a search have grown for one decision, and what they say together.
 * This is called root parallelism: only the statistics of the roots are added up.
 */
final class DecisionTrees<M extends Move> {

  /** The trees with iterations; the first tree if there are none. */
  private final List<DecisionTree<M>> trees = new ArrayList<>();

  /** For each tree, what it says. */
  private final List<Analysis<M>> analyses = new ArrayList<>();

  private DecisionTrees(List<TreeWorker<M>> workers) {
    for (TreeWorker<M> worker : workers) {
      if (worker.iterations() > 0 || worker == workers.get(0)) {
        worker.tree().ifPresent(tree -> add(tree, worker.iterations()));
      }
    }
  }

  private void add(DecisionTree<M> tree, long iterations) {
    trees.add(tree);
    analyses.add(tree.analysis(iterations));
  }

  /** {@return the trees of a decision, grown until the budget is used up} */
  static <S extends State, M extends Move> DecisionTrees<M> grow(
      TreeSettings<S> settings, Decision<S, M> decision) {
    BudgetTracker spending = settings.budget().begin(decision);
    int count = 1;
    // Each worker needs a step.
    while (count < settings.workers() && spending.allows(count)) {
      count++;
    }
    List<TreeWorker<M>> workers = workers(settings, decision, spending, count);
    new SearchThreads<>(workers, settings.threads()).run();
    workers.forEach(TreeWorker::rethrow);
    return new DecisionTrees<>(workers);
  }

  private static <S extends State, M extends Move> List<TreeWorker<M>> workers(
      TreeSettings<S> settings, Decision<S, M> decision, BudgetTracker spending, int count) {
    int positions = settings.positionsOfEach(count);
    if (count == 1) {
      return List.of(
          new TreeWorker<>(() -> settings.tree(decision, decision.rng(), positions), spending));
    }
    Seed seed = Seed.of(decision.rng().nextLong());
    List<TreeWorker<M>> workers = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      Rng rng = seed.child("worker", index).rng();
      workers.add(
          new TreeWorker<>(
              () -> settings.tree(decision, rng, positions), spending.part(index, count)));
    }
    return workers;
  }

  /** {@return the analysis of all trees together} */
  Analysis<M> analysis() {
    if (trees.size() == 1) {
      return analyses.get(0);
    }
    MergedLines<M> lines = new MergedLines<>(analyses);
    return trees.get(0).isMixed() ? lines.mixed() : lines.mostVisited();
  }

  /**
   * {@return a move of the seat that decides, and the moves that are expected after it by the tree
   * that has visited the move most}
   */
  List<M> line(M first) {
    int most = 0;
    for (int index = 1; index < trees.size(); index++) {
      if (analyses.get(index).visits(first) > analyses.get(most).visits(first)) {
        most = index;
      }
    }
    return trees.get(most).line(first);
  }
}
