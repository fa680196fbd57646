package org.rondo.bot.search;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

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

  /**
   * {@return the values of the seats at the end of a playout; empty if it was stopped}
   *
   * @param state where the playout begins; a final position is its end
   * @param range receives the values
   */
  Optional<double[]> playOut(S state, Rng rng, BooleanSupplier mayGoOn, ValueRange range) {
    Optional<S> end = state.isOver() ? Optional.of(state) : playouts.run(state, rng, mayGoOn);
    Optional<double[]> ofSeats = end.map(values::of);
    ofSeats.ifPresent(range::addAll);
    return ofSeats;
  }
}
