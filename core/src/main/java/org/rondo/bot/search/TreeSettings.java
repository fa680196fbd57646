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
    boolean overInformationSets,
    int positions,
    int workers,
    int threads) {

  /**
   * {@return a tree of a decision}
   *
   * @param rng the random numbers of the tree
   * @param most the maximum number of positions and joint moves that the tree keeps
   */
  <M extends Move> DecisionTree<M> tree(Decision<S, M> decision, Rng rng, int most) {
    return overInformationSets
        ? new InformationSetTree<>(this, decision, rng, most)
        : new SearchTree<>(this, decision, rng, most);
  }

  /** {@return the maximum number of positions of each of so many trees} */
  int positionsOfEach(int trees) {
    int all =
        positions > 0
            ? positions
            : SearchMemory.positions(budget, MonteCarloSearch.DEFAULT_POSITIONS);
    return Math.max(1, all / trees);
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
