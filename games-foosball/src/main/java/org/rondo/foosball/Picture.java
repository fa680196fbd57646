package org.rondo.foosball;

import java.util.Locale;
import java.util.function.IntFunction;

/** A table as a person watches it. */
final class Picture {
  private Picture() {}

  static String of(Table table) {
    return heading(table)
        + line("row", row -> Integer.toString(row))
        + line("ball", row -> row == table.ball() ? "o" : "")
        + line("HOME players", row -> Integer.toString(players(table, 0, row)))
        + line("HOME strength", row -> strength(table, 0, row))
        + line("AWAY players", row -> Integer.toString(players(table, 1, row)))
        + line("AWAY strength", row -> strength(table, 1, row))
        + "HOME attacks to the right, AWAY to the left\n";
  }

  private static String heading(Table table) {
    String when =
        table.isOver()
            ? "the game is over"
            : "quarter " + (table.round() / Table.QUARTER + 1) + " of 4";
    return String.format(
        Locale.ROOT,
        "HOME %.0f, AWAY %.0f; %d of %d rounds played, %s\n",
        table.score(0),
        table.score(1),
        table.round(),
        Table.ROUNDS,
        when);
  }

  private static String line(String label, IntFunction<String> cell) {
    StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%-13s", label));
    for (int row = -Roster.LAST_ROW; row <= Roster.LAST_ROW; row++) {
      line.append(String.format(Locale.ROOT, "%7s", cell.apply(row)));
    }
    return line.toString().stripTrailing() + "\n";
  }

  private static int players(Table table, int seat, int row) {
    return Integer.bitCount(table.on(seat, row));
  }

  private static String strength(Table table, int seat, int row) {
    return String.format(Locale.ROOT, "%.2f", table.strength(seat, row));
  }
}
