package org.rondo.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;
import org.rondo.format.Format;
import org.rondo.match.MatchRecord;

/** Tournaments of four random entrants in the game of piles. */
final class PileTournaments {
  static final FixedRounds TWO_ROUNDS =
      FixedRounds.of(
          List.of(Encounter.of(0, 1).over(5), Encounter.of(2, 3)),
          List.of(Encounter.of(0, 2).over(3), Encounter.of(1, 3).over(2)));

  private PileTournaments() {}

  static Tournament<Pile.Stones, Pile.Take> piles(Format format) {
    return piles(40, format);
  }

  static Tournament<Pile.Stones, Pile.Take> piles(int stones, Format format) {
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(new Pile(2, stones), format).seed(7).openings(2).listener(new Silence());
    for (String name : List.of("ada", "ben", "cleo", "dan")) {
      tournament.entrant(name, Bots::random);
    }
    return tournament;
  }

  /** Leaves the log alone. */
  static final class Silence implements TournamentListener {}

  static List<MatchRecord> records(Path folder) throws IOException {
    return Files.readAllLines(folder.resolve("games.jsonl")).stream()
        .map(MatchRecord::parse)
        .toList();
  }
}
