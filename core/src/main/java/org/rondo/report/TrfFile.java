package org.rondo.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.rondo.format.EncounterResult;
import org.rondo.format.Format;
import org.rondo.format.Standings;
import org.rondo.format.standard.FideSwiss;
import org.rondo.format.standard.Swiss;
import org.rondo.format.trf.TrfEntry;
import org.rondo.format.trf.TrfPlayer;
import org.rondo.format.trf.TrfTournament;
import org.rondo.input.SpecificationException;
import org.rondo.tournament.ArchivedRound;
import org.rondo.tournament.TournamentArchive;

/** Makes the tournament report file of FIDE from a tournament. */
public final class TrfFile {
  private final TournamentArchive archive;
  private final List<List<TrfEntry>> entries;

  private TrfFile(TournamentArchive archive) {
    this.archive = archive;
    this.entries =
        archive.entries().names().stream().<List<TrfEntry>>map(name -> new ArrayList<>()).toList();
  }

  /**
   * {@return a tournament as arbiters exchange it} An encounter of several matches is one game. The
   * rounds are those that are complete.
   *
   * @param archive the tournament, finished or running
   * @throws SpecificationException if a player of such a file cannot have the opponents of an
   *     entrant: an encounter of more than two entrants, or two opponents in one round
   */
  public static TrfTournament of(TournamentArchive archive) {
    TrfFile file = new TrfFile(archive);
    List<ArchivedRound> rounds =
        archive.rounds().stream().filter(ArchivedRound::isComplete).toList();
    rounds.forEach(file::add);
    return new TrfTournament(
        archive.competition(), Math.max(rounds.size(), file.rounds()), file.players());
  }

  /** {@return the number of rounds to be played, if the format has a fixed number} */
  private int rounds() {
    Format format = archive.format();
    if (format instanceof FideSwiss swiss) {
      return swiss.rounds(archive.entries());
    }
    return format instanceof Swiss swiss ? swiss.rounds(archive.entries()) : 0;
  }

  private boolean hasPointsForByes() {
    return archive.format() instanceof Swiss || archive.format() instanceof FideSwiss;
  }

  private void add(ArchivedRound round) {
    for (EncounterResult result : round.result().encounters()) {
      List<Integer> pair = result.encounter().entrants();
      if (pair.size() != 2) {
        throw refused("games of two seats");
      }
      if (result.tallies().get(0).matches() > 0) {
        add(result, 0, round.number());
        add(result, 1, round.number());
      }
    }
    if (hasPointsForByes()) {
      for (int bye : round.round().byes()) {
        add(bye, TrfEntry.bye(), round.number());
      }
    }
    for (List<TrfEntry> player : entries) {
      if (player.size() < round.number()) {
        player.add(TrfEntry.absent());
      }
    }
  }

  private void add(EncounterResult result, int seat, int round) {
    List<Integer> pair = result.encounter().entrants();
    double lead = result.tallies().get(seat).points() - result.tallies().get(1 - seat).points();
    add(pair.get(seat), TrfEntry.of(pair.get(1 - seat) + 1, seat, lead), round);
  }

  private void add(int entrant, TrfEntry entry, int round) {
    if (entries.get(entrant).size() >= round) {
      throw refused("one opponent of each entrant in a round");
    }
    entries.get(entrant).add(entry);
  }

  private SpecificationException refused(String what) {
    return new SpecificationException(
        archive.competition(),
        "a tournament report file of FIDE is for tournaments with "
            + what
            + ", and "
            + archive.competition()
            + " is another one");
  }

  private List<TrfPlayer> players() {
    Map<String, Integer> ranks = new HashMap<>();
    for (Standings.Line line : archive.standings().tables().get(0).lines()) {
      ranks.put(line.entrant(), line.rank());
    }
    List<String> names = archive.entries().names();
    return IntStream.range(0, names.size())
        .mapToObj(
            entrant ->
                new TrfPlayer(
                    names.get(entrant),
                    ranks.getOrDefault(names.get(entrant), names.size()),
                    entries.get(entrant)))
        .toList();
  }
}
