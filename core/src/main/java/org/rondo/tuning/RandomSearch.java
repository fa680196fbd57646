package org.rondo.tuning;

import java.util.List;
import java.util.stream.Stream;
import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * A search that tries the defaults, and then settings drawn uniformly.
 *
 * @param batch the number of settings in a generation
 */
record RandomSearch(int batch) implements Method {
  static final String NAME = "random";

  private static final int BATCH = 20;

  static RandomSearch read(Options options) {
    return new RandomSearch(
        options
            .about("The number of settings in a generation.")
            .integer("batch", BATCH, 1, 10_000));
  }

  @Override
  public String text() {
    return Specification.of(NAME).with("batch", batch, BATCH).text();
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
