package org.rondo.tuning;

import java.util.List;
import org.rondo.game.Options;
import org.rondo.tuning.MethodCatalog.CatalogSearch;

/**
 * The n-tuple bandit evolutionary algorithm (NTBEA) on a grid. A model keeps the mean of every
 * level, of every pair of levels and of every setting. The search walks from setting to setting: it
 * draws neighbours of the current setting, and tries the neighbour with the highest upper
 * confidence bound in the model. So one evaluation tells something about all settings that share a
 * level.
 *
 * <p>The budget is divided equally between the grid and its refinements. A refinement has the same
 * number of levels in the surroundings of the best setting.
 *
 * <p>Sources: S. M. Lucas, J. Liu and D. Perez-Liebana, The N-tuple bandit evolutionary algorithm
 * for game agent optimisation, IEEE Congress on Evolutionary Computation 2018; R. D. Gaina et al.,
 * TAG: a tabletop games framework, AIIDE workshops 2020.
 *
 * @param levels the number of values of a parameter on the grid
 * @param neighbours the number of neighbours that are drawn for a step
 * @param explore the weight of what is unknown, in standard deviations of the values so far
 * @param epsilon the number that is added to the number of values of a level
 * @param mutation the probability that a further parameter of a neighbour changes
 * @param refinements the number of times that the grid is made finer
 */
record Ntbea(
    int levels, int neighbours, double explore, double epsilon, double mutation, int refinements)
    implements CatalogSearch {
  static Ntbea read(Options options) {
    return new Ntbea(
        options
            .about("The number of values of each parameter on the grid.")
            .integer("levels", 9, 2, 1_001),
        options
            .about("The number of neighbours from which the most promising is tried.")
            .integer("neighbours", 50, 1, 10_000),
        options
            .about("The weight of what is unknown, in standard deviations of the values so far.")
            .real("explore", 1, 0, 1_000),
        options
            .about("The number that is added to the number of values of a level.")
            .real("epsilon", 0.5, 0.001, 1_000),
        options
            .about("The probability that one more parameter of a neighbour changes.")
            .real("mutation", 0.1, 0, 1),
        options
            .about("The number of times that the grid is made finer around the best setting.")
            .integer("refinements", 2, 0, 20));
  }

  @Override
  public void search(Trials trials) {
    trials.measure(List.of(trials.space().defaults()));
    Setting best = trials.start();
    double width = 1;
    for (int grid = 0; trials.remaining() > 0; grid++) {
      int share = Math.max(1, trials.remaining() / Math.max(1, refinements + 1 - grid));
      best = new BanditWalk(trials, this, BanditWalk.levels(best, width, levels), share).run(best);
      width *= Math.min(1, 4.0 / (levels - 1));
    }
  }
}
