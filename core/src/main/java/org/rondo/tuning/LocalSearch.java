package org.rondo.tuning;

import java.util.List;
import org.rondo.game.Options;
import org.rondo.tuning.MethodCatalog.CatalogSearch;

/**
 * Grid search by local search. It moves from the defaults to better neighbours until no neighbour
 * is better. Then it repeats this from random settings of the grid.
 *
 * @param walk the grid and the local search
 */
record LocalSearch(GridWalk walk) implements CatalogSearch {
  static LocalSearch read(Options options) {
    return new LocalSearch(GridWalk.read(options, 3, 2));
  }

  @Override
  public void search(Trials trials) {
    int budget = trials.remaining();
    if (!trials.start().equals(trials.space().defaults())) {
      trials.measure(List.of(trials.space().defaults()));
    }
    walk.search(
        trials,
        budget,
        trials.start(),
        start -> {
          // The start is tried even if it is known. Otherwise the search would not end when all
          // settings are known.
          trials.nextGeneration();
          trials.measure(List.of(start));
          return start;
        });
  }
}
