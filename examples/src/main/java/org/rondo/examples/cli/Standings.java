package org.rondo.examples.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.rondo.game.Outcome;
import org.rondo.match.MatchRecord;

/**
 * Who stands where: in games of two seats a point for a win and half a point for a draw, then the
 * difference in score; in games of more seats, where an entrant may hold several, the mean score of
 * a seat.
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

    int games() {
      return wins + draws + losses;
    }

    double points() {
      return wins + draws / 2.0;
    }

    double mean() {
      return scored / Math.max(1, games());
    }

    double difference() {
      return scored - conceded;
    }
  }

  private final int seats;
  private final Map<String, Line> lines = new LinkedHashMap<>();

  Standings(List<String> names, int seats) {
    this.seats = seats;
    names.forEach(name -> lines.put(name, new Line(name)));
  }

  /** Adds a game: who is first alone has won, who shares the first place has drawn. */
  void add(MatchRecord record) {
    Outcome outcome = record.outcome();
    for (int seat = 0; seat < seats; seat++) {
      int own = seat;
      Line line = lines.get(record.entrants().get(seat));
      boolean isFirst = outcome.rank(seat) == 1;
      boolean isAlone = outcome.winner().isPresent();
      line.wins += isFirst && isAlone ? 1 : 0;
      line.draws += isFirst && !isAlone ? 1 : 0;
      line.losses += isFirst ? 0 : 1;
      line.scored += outcome.score(seat);
      line.conceded +=
          IntStream.range(0, seats).filter(other -> other != own).mapToDouble(outcome::score).sum();
      line.faults += (int) record.faults().stream().filter(fault -> fault.seat() == own).count();
    }
  }

  /** {@return the standings as lines of text, the best first} */
  String table() {
    List<Line> ranked = new ArrayList<>(lines.values());
    ranked.sort(order().reversed());
    int width = ranked.stream().mapToInt(line -> line.name.length()).max().orElse(0);
    String columns = "%4s  %-" + Math.max(7, width) + "s %6s %6s %6s %6s %7s %15s %7s\n";
    StringBuilder table = new StringBuilder();
    table.append(
        String.format(
            Locale.ROOT,
            columns,
            "rank",
            "entrant",
            seats == 2 ? "games" : "seats",
            "wins",
            "draws",
            "losses",
            seats == 2 ? "points" : "mean",
            "score",
            "faults"));
    int rank = 1;
    for (Line line : ranked) {
      table.append(
          String.format(
              Locale.ROOT,
              columns,
              rank++,
              line.name,
              line.games(),
              line.wins,
              line.draws,
              line.losses,
              Numbers.text(seats == 2 ? line.points() : line.mean(), 1),
              Numbers.text(line.scored, 2)
                  + (seats == 2 ? "-" + Numbers.text(line.conceded, 2) : ""),
              line.faults));
    }
    return table.toString().stripTrailing();
  }

  private Comparator<Line> order() {
    return seats == 2
        ? Comparator.comparingDouble(Line::points).thenComparingDouble(Line::difference)
        : Comparator.comparingDouble(Line::mean).thenComparingInt(line -> line.wins);
  }
}
