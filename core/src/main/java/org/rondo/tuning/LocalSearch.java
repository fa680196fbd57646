package org.rondo.tuning;

import java.util.List;
import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * Grid search by local search. It moves from the defaults to better neighbours until no neighbour
 * is better. Then it repeats this from random settings of the grid.
 *
 * @param walk the grid and the local search
 */
record LocalSearch(GridWalk walk) implements Method {
  static final String NAME = "local-search";

  private static final GridWalk STANDARD = new GridWalk(9, 3, 2, 4);

  static LocalSearch read(Options options) {
    return new LocalSearch(GridWalk.read(options, STANDARD));
  }

  @Override
  public String text() {
    return walk.on(Specification.of(NAME), STANDARD).text();
  }

  @Override
  public void search(Trials trials) {
    searchFrom(trials.space().defaults(), trials);
    while (trials.remaining() > 0) {
      searchFrom(walk.grid(trials).random(trials.rng()), trials);
    }
  }

  private void searchFrom(Setting start, Trials trials) {
    // The start is tried even if it is known. Otherwise the search would not end when all settings
    // are known.
    trials.nextGeneration();
    trials.measure(List.of(start));
    walk.descend(trials, start);
  }
}
