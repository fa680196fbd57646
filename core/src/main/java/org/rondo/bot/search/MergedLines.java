package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.rondo.game.Move;

/** The moves of several searches of the same decision, with their statistics added up. */
final class MergedLines<M extends Move> {
  private final Map<M, Total> totals = new LinkedHashMap<>();
  private long iterations;

  private static final class Total {
    private long visits;
    private double value;
    private double probability;

    double mean() {
      return visits == 0 ? 0 : value / visits;
    }
  }

  /**
   * Adds analyses up.
   *
   * @param analyses the analyses, at least one; the first has a line, and may have no iteration if
   *     the search was stopped in it. The result depends on their order
   */
  MergedLines(List<Analysis<M>> analyses) {
    for (Analysis<M> analysis : analyses) {
      iterations += analysis.iterations();
      for (Analysis.Candidate<M> line : analysis.lines()) {
        Total total = totals.computeIfAbsent(line.move(), move -> new Total());
        total.visits += line.visits();
        total.value += line.visits() * line.value();
        total.probability += analysis.iterations() * line.probability();
      }
    }
  }

  /** {@return the analysis in which the move with the most visits has probability 1} */
  Analysis<M> mostVisited() {
    Total first = totals.values().iterator().next();
    Total best = totals.values().stream().reduce(first, MergedLines::better);
    return analysis(total -> total == best ? 1 : 0);
  }

  private static Total better(Total one, Total other) {
    boolean isMore =
        other.visits > one.visits || (other.visits == one.visits && other.mean() > one.mean());
    return isMore ? other : one;
  }

  /**
   * {@return the analysis in which each move has the mean of its probabilities, weighted by the
   * iterations}
   */
  Analysis<M> mixed() {
    return analysis(total -> total.probability / iterations);
  }

  private Analysis<M> analysis(ToDoubleFunction<Total> probability) {
    List<Analysis.Candidate<M>> lines = new ArrayList<>();
    totals.forEach(
        (move, total) ->
            lines.add(
                new Analysis.Candidate<>(
                    move, total.visits, total.mean(), probability.applyAsDouble(total))));
    return Analysis.sorted(lines, iterations);
  }
}
