package org.rondo.foosball;

import java.util.Locale;
import java.util.function.IntFunction;

/** Draws a table for a terminal. */
final class FoosballPicture {
  /** The number of players that fit side by side. */
  private static final int HALF = Roster.SIZE / 2;

  private FoosballPicture() {}

  static String of(FoosballTable table) {
    return heading(table)
        + line("row", row -> Integer.toString(row))
        + line("ball", row -> row == table.ball() ? "o" : "")
        + line("HOME players", row -> Integer.toString(players(table, 0, row)))
        + line("HOME strength", row -> strength(table, 0, row))
        + line("AWAY players", row -> Integer.toString(players(table, 1, row)))
        + line("AWAY strength", row -> strength(table, 1, row))
        + "HOME attacks to the right, AWAY to the left; below, each team in its own frame\n"
        + squads(table, 0)
        + squads(table, HALF);
  }

  private static String heading(FoosballTable table) {
    String when =
        table.isOver()
            ? "the match is over"
            : "quarter " + (table.round() / FoosballTable.QUARTER + 1) + " of 4";
    return String.format(
        Locale.ROOT,
        "HOME %.0f, AWAY %.0f; %d of %d rounds played, %s\n",
        table.score(0),
        table.score(1),
        table.round(),
        FoosballTable.ROUNDS,
        when);
  }

  private static String line(String label, IntFunction<String> cell) {
    StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%-13s", label));
    for (int row = -Roster.LAST_ROW; row <= Roster.LAST_ROW; row++) {
      line.append(String.format(Locale.ROOT, "%7s", cell.apply(row)));
    }
    return line.toString().stripTrailing() + "\n";
  }

  /** {@return the places and fatigues of half of each team's players} */
  private static String squads(FoosballTable table, int from) {
    return squad("player", from, player -> Integer.toString(player))
        + squad("HOME stands", from, player -> place(table.roster(0).number(player)))
        + squad("HOME fatigue", from, player -> Integer.toString(table.fatigue(0, player)))
        + squad("AWAY stands", from, player -> place(table.roster(1).number(player)))
        + squad("AWAY fatigue", from, player -> Integer.toString(table.fatigue(1, player)));
  }

  private static String squad(String label, int from, IntFunction<String> cell) {
    StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%-13s", label));
    for (int player = from; player < from + HALF; player++) {
      line.append(String.format(Locale.ROOT, "%5s", cell.apply(player)));
    }
    return line + "\n";
  }

  private static String place(int number) {
    return Roster.isRow(number) ? Integer.toString(number) : "off";
  }

  private static int players(FoosballTable table, int seat, int row) {
    return Integer.bitCount(table.on(seat, row));
  }

  private static String strength(FoosballTable table, int seat, int row) {
    return String.format(Locale.ROOT, "%.2f", table.strength(seat, row));
  }
}
