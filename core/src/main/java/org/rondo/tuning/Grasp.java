package org.rondo.tuning;

import com.google.common.collect.ContiguousSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Options;
import org.rondo.random.Rng;
import org.rondo.tuning.MethodCatalog.CatalogSearch;

/**
 * Grid search by GRASP, a greedy randomised adaptive search procedure. It repeats two phases: it
 * builds a setting, then it improves the setting by local search. A setting is built parameter by
 * parameter, in random order. For each parameter, all levels of the grid are tried, and one of the
 * best levels is drawn. A local search ends early if its start has used its part of the budget, so
 * that several settings are built.
 *
 * <p>Source: T. A. Feo and M. G. C. Resende, Greedy randomized adaptive search procedures, Journal
 * of Global Optimization 6, 1995.
 *
 * @param walk the grid and the local search
 * @param alpha a number from 0 (greedy) to 1 (random). A level can be drawn if its mean is below
 *     the best mean by at most this fraction of the difference between the best and the worst mean
 */
record Grasp(GridWalk walk, double alpha) implements CatalogSearch {
  static Grasp read(Options options) {
    return new Grasp(
        GridWalk.read(options, 1, 5),
        options
            .about("The share of chance in building a setting: 0 is greedy, 1 is random.")
            .real("alpha", 0.2, 0, 1));
  }

  @Override
  public void search(Trials trials) {
    int budget = trials.remaining();
    trials.measure(List.of(trials.space().defaults()));
    walk.search(trials, budget, walk.nearest(trials.start()), start -> built(trials, start));
  }

  private Setting built(Trials trials, Setting start) {
    List<Integer> order = new ArrayList<>(ContiguousSet.closedOpen(0, trials.space().size()));
    trials.rng().shuffle(order);
    Setting built = start;
    for (int parameter : order) {
      List<Setting> line = walk.line(built, parameter);
      trials.nextGeneration();
      List<Measurement> worth = trials.measure(line);
      if (trials.remaining() == 0) {
        return built;
      }
      built = drawn(line, worth, trials.rng());
    }
    return built;
  }

  /** {@return a setting drawn from the best settings of a line} */
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
