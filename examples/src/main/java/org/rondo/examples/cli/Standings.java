package org.rondo.examples.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.rondo.game.Outcome;
import org.rondo.match.MatchRecord;

/**
 * Who stands where: a point for a win and half a point for a draw, then the difference in score.
 */
final class Standings {

  /** What an entrant has done so far. */
  private static final class Line {
    final String name;
    int wins;
    int draws;
    int losses;
    int faults;
    double scored;
    double conceded;

    Line(String name) {
      this.name = name;
    }

    double points() {
      return wins + draws / 2.0;
    }

    double difference() {
      return scored - conceded;
    }
  }

  private final Map<String, Line> lines = new LinkedHashMap<>();

  Standings(List<String> names) {
    names.forEach(name -> lines.put(name, new Line(name)));
  }

  /** Adds a game of two seats. */
  void add(MatchRecord record) {
    Outcome outcome = record.outcome();
    for (int seat = 0; seat < 2; seat++) {
      int own = seat;
      Line line = lines.get(record.entrants().get(seat));
      line.wins += outcome.rank(seat) < outcome.rank(1 - seat) ? 1 : 0;
      line.draws += outcome.rank(seat) == outcome.rank(1 - seat) ? 1 : 0;
      line.losses += outcome.rank(seat) > outcome.rank(1 - seat) ? 1 : 0;
      line.scored += outcome.score(seat);
      line.conceded += outcome.score(1 - seat);
      line.faults += (int) record.faults().stream().filter(fault -> fault.seat() == own).count();
    }
  }

  /** {@return the standings as lines of text, the best first} */
  String table() {
    List<Line> ranked = new ArrayList<>(lines.values());
    ranked.sort(
        Comparator.comparingDouble(Line::points).thenComparingDouble(Line::difference).reversed());
    int width = ranked.stream().mapToInt(line -> line.name.length()).max().orElse(0);
    String columns = "%4s  %-" + Math.max(7, width) + "s %6s %6s %6s %6s %7s %15s %7s\n";
    StringBuilder table = new StringBuilder();
    table.append(
        String.format(
            Locale.ROOT,
            columns,
            "rank",
            "entrant",
            "games",
            "wins",
            "draws",
            "losses",
            "points",
            "score",
            "faults"));
    int rank = 1;
    for (Line line : ranked) {
      String score = Numbers.text(line.scored, 2) + "-" + Numbers.text(line.conceded, 2);
      table.append(
          String.format(
              Locale.ROOT,
              columns,
              rank++,
              line.name,
              line.wins + line.draws + line.losses,
              line.wins,
              line.draws,
              line.losses,
              Numbers.text(line.points(), 1),
              score,
              line.faults));
    }
    return table.toString().stripTrailing();
  }
}
