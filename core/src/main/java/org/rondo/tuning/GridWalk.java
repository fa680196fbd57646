package org.rondo.tuning;

import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * How a grid is walked.
 *
 * @param levels how many values a parameter has on the grid
 * @param reach how many levels a neighbour may be away
 * @param refinements how many times the grid is made twice as fine where no neighbour is better
 * @param batch how many neighbours are looked at together
 */
record GridWalk(int levels, int reach, int refinements, int batch) {

  /** {@return the walk of a method's options, where they do not say otherwise its standard one} */
  static GridWalk read(Options options, GridWalk standard) {
    return new GridWalk(
        options.integer("levels", standard.levels, 2, 1_001),
        options.integer("reach", standard.reach, 1, 1_000),
        options.integer("refinements", standard.refinements, 0, 20),
        options.integer("batch", standard.batch, 1, 1_000));
  }

  /** {@return the specification of a method with this walk} */
  Specification on(Specification method, GridWalk standard) {
    return method
        .with("levels", levels, standard.levels)
        .with("reach", reach, standard.reach)
        .with("refinements", refinements, standard.refinements)
        .with("batch", batch, standard.batch);
  }

  Grid grid(Trials trials) {
    return new Grid(trials.space(), levels);
  }

  /**
   * Walks until no neighbour is better.
   *
   * @param start where to begin, a setting that was tried
   */
  void descend(Trials trials, Setting start) {
    new Descent(trials, reach, refinements, batch).run(start, grid(trials).mesh());
  }
}
