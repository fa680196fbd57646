package org.rondo.tuning;

import java.util.List;
import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * Grid search walked by local search: from the defaults, and then from random settings of the grid,
 * to a setting that no neighbour beats.
 *
 * @param levels how many values a parameter has on the grid
 * @param reach how many levels a neighbour may be away
 * @param refinements how many times the grid is made twice as fine where no neighbour is better
 * @param batch how many neighbours are looked at together
 */
record LocalSearch(int levels, int reach, int refinements, int batch) implements Method {
  static final String NAME = "local-search";

  private static final LocalSearch STANDARD = new LocalSearch(9, 3, 2, 4);

  static LocalSearch read(Options options) {
    return new LocalSearch(
        options.integer("levels", STANDARD.levels, 2, 1_001),
        options.integer("reach", STANDARD.reach, 1, 1_000),
        options.integer("refinements", STANDARD.refinements, 0, 20),
        options.integer("batch", STANDARD.batch, 1, 1_000));
  }

  @Override
  public String text() {
    return Specification.of(NAME)
        .with("levels", levels, STANDARD.levels)
        .with("reach", reach, STANDARD.reach)
        .with("refinements", refinements, STANDARD.refinements)
        .with("batch", batch, STANDARD.batch)
        .text();
  }

  @Override
  public void search(Trials trials) {
    Grid grid = new Grid(trials.space(), levels);
    Descent descent = new Descent(trials, reach, refinements, batch);
    Setting start = trials.space().defaults();
    while (true) {
      // Also where it is known: when everything is, there must be an end all the same.
      trials.nextGeneration();
      trials.measure(List.of(start));
      descent.run(start, grid.mesh());
      start = grid.random(trials.rng());
    }
  }
}
