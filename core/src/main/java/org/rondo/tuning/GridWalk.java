package org.rondo.tuning;

import org.rondo.game.Options;

/**
 * The grid of a search, and the options of the local search on it.
 *
 * @param levels the number of values of a parameter on the grid
 * @param reach the maximum distance of a neighbour, in levels
 * @param refinements the number of times that the distance between levels is halved; it is halved
 *     when no neighbour is better
 * @param batch the number of neighbours that are tried together
 * @param starts the number of starts for which the budget must suffice. A start, which includes the
 *     construction of the setting and the local search, uses at most this part of the budget; a
 *     construction is never cut short
 */
record GridWalk(int levels, int reach, int refinements, int batch, int starts) {

  /**
   * {@return the walk described by the options of a method}
   *
   * @param reach the default of the maximum distance of a neighbour
   * @param starts the default of the number of starts
   */
  static GridWalk read(Options options, int reach, int starts) {
    return new GridWalk(
        options
            .about("The number of values of each parameter on the grid.")
            .integer("levels", 9, 2, 1_001),
        options
            .about("The maximum distance of a neighbour, in levels.")
            .integer("reach", reach, 1, 1_000),
        options
            .about("The number of times that the grid is made finer when no neighbour is better.")
            .integer("refinements", 2, 0, 20),
        options
            .about("The number of neighbours that are tried together.")
            .integer("batch", 4, 1, 1_000),
        options
            .about("The number of starts for which the budget must suffice; one may not use more.")
            .integer("starts", starts, 1, 10_000));
  }

  Grid grid(Trials trials) {
    return new Grid(trials.space(), levels);
  }

  /**
   * {@return the number of evaluations that remain when a start that begins now must end}
   *
   * @param budget the number of evaluations of the whole search
   */
  int end(int budget, Trials trials) {
    int share = Math.max(1, budget / starts);
    // A rest that is too short for a further start belongs to this one.
    return trials.remaining() < 1.5 * share ? 0 : trials.remaining() - share;
  }

  /**
   * Runs the local search until no neighbour on the finest grid is better, or until its part of the
   * budget is spent.
   *
   * @param start the first setting; it must have been tried
   * @param end the number of remaining evaluations at which the search ends
   */
  void descend(Trials trials, Setting start, int end) {
    new Descent(trials, reach, refinements, batch, end).run(start, grid(trials).mesh());
  }
}
