package org.rondo.bot.search;

import org.rondo.bot.Budget;
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
    int branches) {}
