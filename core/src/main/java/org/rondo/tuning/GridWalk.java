package org.rondo.tuning;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.game.Options;

/**
 * A walk on a grid, on which each parameter has one of {@code levels} evenly spaced values: local
 * searches from several starts.
 *
 * @param levels the number of values of a parameter on the grid
 * @param reach the maximum distance of a neighbour, in levels
 * @param refinements the number of times that the distance between levels is halved; it is halved
 *     when no neighbour is better
 * @param batch the number of neighbours that are tried together
 * @param starts the number of starts for which the budget must suffice. A start, which includes the
 *     construction of the setting and the local search, uses at most this part of the budget; a
 *     construction is never cut short
 */
record GridWalk(int levels, int reach, int refinements, int batch, int starts) {

  /**
   * {@return the walk described by the options of a method}
   *
   * @param reach the default of the maximum distance of a neighbour
   * @param starts the default of the number of starts
   */
  static GridWalk read(Options options, int reach, int starts) {
    return new GridWalk(
        options
            .about("The number of values of each parameter on the grid.")
            .integer("levels", 9, 2, 1_001),
        options
            .about("The maximum distance of a neighbour, in levels.")
            .integer("reach", reach, 1, 1_000),
        options
            .about("The number of times that the grid is made finer when no neighbour is better.")
            .integer("refinements", 2, 0, 20),
        options
            .about("The number of neighbours that are tried together.")
            .integer("batch", 4, 1, 1_000),
        options
            .about("The number of starts for which the budget must suffice; one may not use more.")
            .integer("starts", starts, 1, 10_000));
  }

  /** {@return the place of a level in a parameter's range, from 0 to 1} */
  private double place(int level) {
    return level / (levels - 1.0);
  }

  /** {@return the setting of the grid that is nearest to another} */
  Setting nearest(Setting setting) {
    return setting
        .space()
        .at(
            setting.places().stream()
                .map(place -> place(Math.toIntExact(Math.round(place * (levels - 1)))))
                .toList());
  }

  /** {@return a setting of the grid, drawn uniformly} */
  private Setting random(Trials trials) {
    return trials
        .space()
        .at(
            Stream.generate(() -> place(trials.rng().below(levels)))
                .limit(trials.space().size())
                .toList());
  }

  /**
   * {@return the settings in which one parameter has each of its levels in turn and the other
   * parameters keep their values}
   *
   * @param setting the values of the other parameters
   * @param parameter the index of the parameter
   */
  List<Setting> line(Setting setting, int parameter) {
    return IntStream.range(0, levels)
        .mapToObj(level -> setting.at(parameter, place(level)))
        .distinct()
        .toList();
  }

  /**
   * Improves settings by local search, one after another, until the budget is spent. The settings
   * after the first are drawn from the grid.
   *
   * @param budget the number of evaluations of the whole search
   * @param construction makes a setting that has been tried of each of these settings
   */
  void search(Trials trials, int budget, Setting first, UnaryOperator<Setting> construction) {
    if (trials.remaining() > 0) {
      improve(trials, budget, first, construction);
    }
    while (trials.remaining() > 0) {
      improve(trials, budget, random(trials), construction);
    }
  }

  private void improve(
      Trials trials, int budget, Setting start, UnaryOperator<Setting> construction) {
    int share = Math.max(1, budget / starts);
    // A rest that is too short for a further start belongs to this one.
    int end = trials.remaining() < 1.5 * share ? 0 : trials.remaining() - share;
    new Descent(trials, this, end).run(construction.apply(start));
  }
}
