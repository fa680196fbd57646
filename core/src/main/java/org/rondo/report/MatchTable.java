package org.rondo.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.rondo.format.ArchivedMatch;
import org.rondo.match.Fault;

/** The matches of a tournament or a duel as a table. */
record MatchTable(List<MatchRow> rows) {
  private static final List<String> MATCH =
      List.of("match", "game", "turns", "halted", "annulled", "played_again");

  private static final List<String> SEAT =
      List.of("entrant", "rank", "score", "counted", "ending", "faults");

  /**
   * A match with what its run knows about it.
   *
   * @param game the id of the game
   * @param counted the scores that the competition counts, by seat
   */
  record MatchRow(ArchivedMatch match, String game, List<Double> counted) {
    MatchRow {
      counted = List.copyOf(counted);
    }

    private int seats() {
      return match.names().size();
    }

    private Stream<String> cells() {
      Stream<String> whole =
          Stream.of(
              match.id().toString(),
              game,
              Integer.toString(match.turns()),
              Boolean.toString(match.halted()),
              Boolean.toString(!match.counts()),
              Integer.toString(match.replays()));
      return Stream.concat(
          whole, Stream.iterate(0, seat -> seat < seats(), seat -> seat + 1).flatMap(this::seat));
    }

    private Stream<String> seat(int seat) {
      List<Fault> faults = match.faults();
      return Stream.of(
          match.names().get(seat),
          Integer.toString(match.outcome().rank(seat)),
          NumberText.exact(match.outcome().score(seat)),
          NumberText.exact(counted.get(seat)),
          match.endings().get(seat).name().toLowerCase(Locale.ROOT),
          Long.toString(faults.stream().filter(fault -> fault.seat() == seat).count()));
    }
  }

  MatchTable {
    rows = List.copyOf(rows);
  }

  /** {@return the table as comma-separated values with a heading} */
  String csv() {
    int seats = rows.stream().mapToInt(MatchRow::seats).max().orElse(0);
    List<String> heading = new ArrayList<>(MATCH);
    for (int seat = 1; seat <= seats; seat++) {
      String suffix = "_" + seat;
      SEAT.forEach(column -> heading.add(column + suffix));
    }
    StringBuilder text = new StringBuilder(CsvRow.of(heading));
    rows.forEach(row -> text.append(CsvRow.of(row.cells().toList())));
    return text.toString();
  }
}
