package org.rondo.format.trf;

import java.util.Locale;

/** Writes a tournament report file. */
final class TrfWriter {
  private TrfWriter() {}

  static String text(TrfTournament tournament) {
    StringBuilder text = new StringBuilder();
    text.append("012 ").append(columns(tournament.name())).append('\n');
    text.append("062 ").append(tournament.players().size()).append('\n');
    text.append("XXR ").append(tournament.rounds()).append('\n');
    for (int number = 1; number <= tournament.players().size(); number++) {
      text.append(line(number, tournament.players().get(number - 1))).append('\n');
    }
    return text.toString();
  }

  /** {@return a name in which each character has one column in every program} */
  private static String columns(String name) {
    StringBuilder text = new StringBuilder();
    name.codePoints()
        .map(
            point ->
                Character.isBmpCodePoint(point) && !Character.isISOControl(point) ? point : '?')
        .forEach(text::appendCodePoint);
    return text.toString();
  }

  private static String line(int number, TrfPlayer player) {
    // The columns between hold sex, title, rating, federation, identity number and birth.
    StringBuilder line =
        new StringBuilder(
            String.format(
                Locale.ROOT,
                "001 %4d      %-33.33s%33s%4.1f %4d",
                number,
                columns(player.name()),
                "",
                player.points(),
                player.rank()));
    for (TrfEntry entry : player.entries()) {
      line.append(
          String.format(
              Locale.ROOT,
              "  %4s %s %s",
              entry.opponent() == 0 ? "0000" : Integer.toString(entry.opponent()),
              entry.seat() < 0 ? "-" : entry.seat() == 0 ? "w" : "b",
              entry.result().letter()));
    }
    return line.toString();
  }
}
