package org.rondo.tuning;

import java.util.List;
import java.util.stream.Stream;
import org.rondo.game.Options;
import org.rondo.tuning.MethodCatalog.CatalogSearch;

/**
 * A search that tries the defaults, and then settings drawn uniformly.
 *
 * @param batch the number of settings in a generation
 */
record RandomSearch(int batch) implements CatalogSearch {
  static RandomSearch read(Options options) {
    return new RandomSearch(
        options.about("The number of settings in a generation.").integer("batch", 20, 1, 10_000));
  }

  @Override
  public void search(Trials trials) {
    trials.measure(List.of(trials.space().defaults()));
    while (trials.remaining() > 0) {
      trials.nextGeneration();
      trials.measure(
          Stream.generate(() -> trials.space().random(trials.rng())).limit(batch).toList());
    }
  }
}
