package org.rondo.tuning;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Walks from a setting to a better neighbour, and so on, until no neighbour is better; then on a
 * grid twice as fine.
 *
 * <p>Neighbours differ in one parameter. They are looked at in random order, a few at a time. With
 * noise many of them will seem better than they are, so a step is only taken if it still seems one
 * up after both have been tried once more.
 *
 * @param trials tries settings
 * @param reach how many meshes a neighbour may be away
 * @param refinements how many times the mesh is halved
 * @param batch how many neighbours are looked at together
 */
record Descent(Trials trials, int reach, int refinements, int batch) {

  /**
   * Walks until nothing is better.
   *
   * @param start where to begin, a setting that was tried
   * @param mesh the distance to the nearest neighbours at first, in parts of a range
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
    if (trials.remaining() == 0) {
      return Optional.empty();
    }
    List<Setting> neighbours = neighbours(here, mesh);
    trials.rng().shuffle(neighbours);
    for (int from = 0; from < neighbours.size() && trials.remaining() > 0; from += batch) {
      List<Setting> some = neighbours.subList(from, Math.min(from + batch, neighbours.size()));
      Setting best = best(some);
      if (mean(best) > mean(here) && isStillBetter(best, here)) {
        return Optional.of(best);
      }
    }
    return Optional.empty();
  }

  /** {@return the best of some settings, once those that are new have been tried} */
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
    return trials.remaining() > 0
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
      // Of a parameter with steps the next value is a neighbour, however fine the mesh.
      double width = Math.max(mesh, here.space().parameters().get(parameter).mesh());
      for (int steps = -reach; steps <= reach; steps++) {
        Setting neighbour = Grid.with(here, parameter, place + steps * width);
        neighbours.add(neighbour);
      }
    }
    neighbours.remove(here);
    return new ArrayList<>(neighbours);
  }
}
