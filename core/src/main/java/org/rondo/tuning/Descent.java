package org.rondo.tuning;

import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A local search: moves from a setting to a better neighbour until no neighbour is better. Then it
 * continues on a grid twice as fine.
 *
 * <p>Neighbours differ in one parameter. They are tried in random order, a few at a time. With
 * noise, many neighbours seem better than they are. The search therefore moves only if the
 * neighbour is still better after both settings have been tried once more.
 *
 * @param trials the trials of the tuning
 * @param walk the grid and the options of the search
 * @param end the number of remaining evaluations at which the search ends
 */
record Descent(Trials trials, GridWalk walk, int end) {

  /**
   * Searches until no neighbour is better on the finest grid, or the budget is spent.
   *
   * @param start the first setting; it must have been tried
   */
  void run(Setting start) {
    Setting here = start;
    for (int refinement = 0; refinement <= walk.refinements(); refinement++) {
      // The distance to the nearest neighbours, as a fraction of a range.
      double mesh = 1.0 / (walk.levels() - 1) / (1L << refinement);
      Optional<Setting> better = better(here, mesh);
      while (better.isPresent()) {
        here = better.get();
        better = better(here, mesh);
      }
    }
  }

  private Optional<Setting> better(Setting here, double mesh) {
    if (trials.remaining() <= end) {
      return Optional.empty();
    }
    List<Setting> neighbours = neighbours(here, mesh);
    trials.rng().shuffle(neighbours);
    for (List<Setting> some : Lists.partition(neighbours, walk.batch())) {
      if (trials.remaining() <= end) {
        return Optional.empty();
      }
      Setting best = best(some);
      if (mean(best) > mean(here) && isStillBetter(best, here)) {
        return Optional.of(best);
      }
    }
    return Optional.empty();
  }

  /** {@return the best of some settings; new settings are tried first} */
  private Setting best(List<Setting> settings) {
    List<Setting> fresh =
        settings.stream().filter(setting -> trials.known(setting).isEmpty()).toList();
    if (!fresh.isEmpty()) {
      trials.nextGeneration();
      trials.measure(fresh);
    }
    return Collections.max(settings, Comparator.comparingDouble(this::mean));
  }

  private boolean isStillBetter(Setting better, Setting here) {
    List<Setting> both = List.of(better, here);
    return trials.remaining() > end
        && trials.measure(both).size() == both.size()
        && mean(better) > mean(here);
  }

  private double mean(Setting setting) {
    return trials.known(setting).map(Measurement::mean).orElse(Double.NEGATIVE_INFINITY);
  }

  private List<Setting> neighbours(Setting here, double mesh) {
    Set<Setting> neighbours = new LinkedHashSet<>();
    for (int parameter = 0; parameter < here.space().size(); parameter++) {
      double place = here.places().get(parameter);
      double value = here.values().get(parameter);
      // For a parameter with steps, the next value is always a neighbour, even if the mesh is
      // finer.
      double width = Math.max(mesh, here.space().parameters().get(parameter).mesh(value));
      for (int steps = -walk.reach(); steps <= walk.reach(); steps++) {
        neighbours.add(here.at(parameter, place + steps * width));
      }
    }
    neighbours.remove(here);
    return new ArrayList<>(neighbours);
  }
}
