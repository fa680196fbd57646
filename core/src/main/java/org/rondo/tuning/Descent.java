package org.rondo.tuning;

import java.util.ArrayList;
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
 * @param reach the maximum distance of a neighbour, in meshes; a mesh is the distance between two
 *     neighbouring levels of the grid
 * @param refinements the number of times that the mesh is halved
 * @param batch the number of neighbours that are tried together
 * @param end the number of remaining evaluations at which the search ends
 */
record Descent(Trials trials, int reach, int refinements, int batch, int end) {

  /**
   * Searches until no neighbour is better on the finest grid, or the budget is spent.
   *
   * @param start the first setting; it must have been tried
   * @param mesh the initial distance to the nearest neighbours, as a fraction of the parameter's
   *     range
   */
  void run(Setting start, double mesh) {
    Setting here = start;
    for (int refinement = 0; refinement <= refinements; refinement++) {
      here = end(here, mesh / (1L << refinement));
    }
  }

  private Setting end(Setting start, double mesh) {
    Setting here = start;
    Optional<Setting> better = better(here, mesh);
    while (better.isPresent()) {
      here = better.get();
      better = better(here, mesh);
    }
    return here;
  }

  private Optional<Setting> better(Setting here, double mesh) {
    if (trials.remaining() <= end) {
      return Optional.empty();
    }
    List<Setting> neighbours = neighbours(here, mesh);
    trials.rng().shuffle(neighbours);
    for (int from = 0; from < neighbours.size() && trials.remaining() > end; from += batch) {
      List<Setting> some = neighbours.subList(from, Math.min(from + batch, neighbours.size()));
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
    Setting best = settings.get(0);
    for (Setting setting : settings) {
      best = mean(setting) > mean(best) ? setting : best;
    }
    return best;
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
      for (int steps = -reach; steps <= reach; steps++) {
        Setting neighbour = Grid.with(here, parameter, place + steps * width);
        neighbours.add(neighbour);
      }
    }
    neighbours.remove(here);
    return new ArrayList<>(neighbours);
  }
}
