package org.rondo.bot.search;

import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.game.Move;
import org.rondo.game.State;

/** The settings of a {@link MonteCarloSearch}. */
record TreeSettings<S extends State>(
    Budget budget,
    Selection selection,
    double exploration,
    LeafEvaluator<S> values,
    ScoreUnit unit,
    Playouts<S> playouts,
    int width,
    boolean byParts,
    int branches,
    boolean overInformationSets) {

  /** {@return the tree of a decision} */
  <M extends Move> DecisionTree<M> tree(Decision<S, M> decision) {
    return overInformationSets
        ? new InformationSetTree<>(this, decision)
        : new SearchTree<>(this, decision);
  }
}
