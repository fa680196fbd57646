package org.rondo.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.Options;
import org.rondo.game.Specification;
import org.rondo.random.Rng;

/**
 * Grid search walked by GRASP, a greedy randomised adaptive search procedure: again and again a
 * setting is built, parameter by parameter in random order, of a value drawn from the best ones of
 * all its levels, and improved by local search.
 *
 * <p>Source: T. A. Feo and M. G. C. Resende, Greedy randomized adaptive search procedures, Journal
 * of Global Optimization 6, 1995.
 *
 * @param levels how many values a parameter has on the grid
 * @param alpha how greedy it is not: a value may be drawn if it is no further from the best one
 *     than this part of the distance between the best and the worst
 * @param reach how many levels a neighbour may be away in the local search
 * @param refinements how many times the grid is made twice as fine where no neighbour is better
 * @param batch how many neighbours are looked at together
 */
record Grasp(int levels, double alpha, int reach, int refinements, int batch) implements Method {
  static final String NAME = "grasp";

  private static final Grasp STANDARD = new Grasp(9, 0.2, 1, 2, 4);

  static Grasp read(Options options) {
    return new Grasp(
        options.integer("levels", STANDARD.levels, 2, 1_001),
        options.real("alpha", STANDARD.alpha, 0, 1),
        options.integer("reach", STANDARD.reach, 1, 1_000),
        options.integer("refinements", STANDARD.refinements, 0, 20),
        options.integer("batch", STANDARD.batch, 1, 1_000));
  }

  @Override
  public String text() {
    return Specification.of(NAME)
        .with("levels", levels, STANDARD.levels)
        .with("alpha", alpha, STANDARD.alpha)
        .with("reach", reach, STANDARD.reach)
        .with("refinements", refinements, STANDARD.refinements)
        .with("batch", batch, STANDARD.batch)
        .text();
  }

  @Override
  public void search(Trials trials) {
    Grid grid = new Grid(trials.space(), levels);
    Descent descent = new Descent(trials, reach, refinements, batch);
    trials.measure(List.of(trials.space().defaults()));
    Setting start = grid.nearest(trials.space().defaults());
    while (true) {
      descent.run(built(trials, grid, start), grid.mesh());
      start = grid.random(trials.rng());
    }
  }

  private Setting built(Trials trials, Grid grid, Setting start) {
    List<Integer> order =
        IntStream.range(0, grid.space().size())
            .boxed()
            .collect(Collectors.toCollection(ArrayList::new));
    trials.rng().shuffle(order);
    Setting built = start;
    for (int parameter : order) {
      List<Setting> line = grid.line(built, parameter);
      trials.nextGeneration();
      built = drawn(line, trials.measure(line), trials.rng());
    }
    return built;
  }

  /** {@return one of the candidates that are restricted to the best ones} */
  private Setting drawn(List<Setting> line, List<Measurement> worth, Rng rng) {
    double best = worth.stream().mapToDouble(Measurement::mean).max().orElseThrow();
    double worst = worth.stream().mapToDouble(Measurement::mean).min().orElseThrow();
    double bound = best - alpha * (best - worst);
    return rng.pick(
        IntStream.range(0, line.size())
            .filter(n -> worth.get(n).mean() >= bound)
            .mapToObj(line::get)
            .toList());
  }
}
