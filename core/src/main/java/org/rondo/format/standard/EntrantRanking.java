package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Results;
import org.rondo.format.Standings;
import org.rondo.format.Tally;

/**
 * Entrants put into order, the best first.
 *
 * @param rows the entrants, the best first; equal entrants keep the order in which they were given
 */
record EntrantRanking(List<Row> rows) {

  /**
   * An entrant before it has a rank.
   *
   * @param entrant its number
   * @param tally the sum of its match results
   * @param points the entrant's points in the table
   * @param keys the sort keys, the most important one first; a higher number is better
   */
  record Row(int entrant, Tally tally, double points, List<Double> keys) {
    Row {
      // Adding 0 turns -0.0 into 0.0, because the order must treat the two as equal.
      keys = keys.stream().map(key -> key + 0.0).toList();
    }

    /** {@return this row with one more key, before all other keys} */
    Row first(double key) {
      List<Double> all = Stream.concat(Stream.of(key), keys.stream()).toList();
      return new Row(entrant, tally, points, all);
    }

    /** {@return this row with the results of other matches} */
    Row of(Tally other) {
      return new Row(entrant, other, points, keys);
    }

    /** {@return this row with other points in the table} */
    Row showing(double shown) {
      return new Row(entrant, tally, shown, keys);
    }
  }

  private static final Comparator<Row> BEST_FIRST = EntrantRanking::compare;

  EntrantRanking {
    rows = rows.stream().sorted(BEST_FIRST).toList();
  }

  /** {@return the ranking of so many entrants} */
  static EntrantRanking of(int entrants, IntFunction<Row> row) {
    return new EntrantRanking(IntStream.range(0, entrants).mapToObj(row).toList());
  }

  private static int compare(Row one, Row other) {
    for (int i = 0; i < one.keys.size(); i++) {
      int order = Double.compare(other.keys.get(i), one.keys.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /** {@return the entrants' numbers, the best first} */
  List<Integer> entrants() {
    return rows.stream().map(Row::entrant).toList();
  }

  /** {@return the order as a table; entrants with equal keys share a rank} */
  Standings.Table table(String title, String measure, EntryList entries, EntrantRatings ratings) {
    return table(title, measure, entries, ratings, row -> List.of());
  }

  /**
   * {@return the order as a table; entrants with equal keys share a rank}
   *
   * @param figures what the format computes for a row beside its points
   */
  Standings.Table table(
      String title,
      String measure,
      EntryList entries,
      EntrantRatings ratings,
      Function<Row, List<Standings.Figure>> figures) {
    Objects.requireNonNull(ratings, "ratings");
    List<Standings.Line> lines = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      boolean isLevel = i > 0 && compare(rows.get(i - 1), row) == 0;
      int rank = isLevel ? lines.get(i - 1).rank() : i + 1;
      Standings.Line line =
          new Standings.Line(rank, entries.name(row.entrant), row.tally, row.points)
              .withFigures(figures.apply(row));
      Standings.Line rated = ratings.of(row.entrant).map(line::withRating).orElse(line);
      boolean isWithdrawn = entries.withdrawn().contains(row.entrant);
      lines.add(isWithdrawn ? rated.withdrawn() : rated);
    }
    return new Standings.Table(title, measure, lines);
  }

  /**
   * {@return the awards of the title "champion"; empty before the end}
   *
   * <p>Withdrawn entrants do not count. Among the other entrants, those with the best rank in the
   * table get the title.
   */
  static List<Standings.Award> champions(
      Format format, EntryList entries, Results results, Standings.Table table) {
    if (!isOver(format, entries, results)) {
      return List.of();
    }
    Set<String> left = entries.active().stream().map(entries::name).collect(Collectors.toSet());
    List<Standings.Line> lines =
        table.lines().stream().filter(line -> left.contains(line.entrant())).toList();
    return lines.stream()
        .filter(line -> line.rank() == lines.get(0).rank())
        .map(line -> Standings.Award.champion(line.entrant()))
        .toList();
  }

  /** {@return whether at least one round was played and none is left to play} */
  static boolean isOver(Format format, EntryList entries, Results results) {
    return !results.rounds().isEmpty() && format.next(entries, results).isEmpty();
  }
}
