package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Points;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Tally;

/**
 * Who of a league is in its final, and what must be played to know it.
 *
 * @param through who is in the final for certain, the best first; two at most
 * @param next what is played next; nothing if the places are clear
 * @param remarks the lots that were drawn
 */
record TieBreak(List<Integer> through, Optional<Round> next, List<String> remarks) {
  private static final String NAME = "tie-break ";
  private static final int PLACES = 2;

  TieBreak {
    through = List.copyOf(through);
    remarks = List.copyOf(remarks);
  }

  static boolean isPartOf(RoundResult result) {
    return result.round().title().startsWith(NAME);
  }

  /**
   * {@return where the tie-breaks stand}
   *
   * @param format the league
   * @param entries who takes part
   * @param league the order of the league
   * @param results what was played, of which only the tie-breaks are looked at
   */
  static TieBreak of(
      LeagueFinal format, EntryList entries, RankedEntrants league, Results results) {
    List<Integer> through = new ArrayList<>();
    List<RankedEntrants.Row> tied =
        league.rows().stream().filter(row -> !entries.withdrawn().contains(row.entrant())).toList();
    for (int stage = 1; ; stage++) {
      List<RankedEntrants.Row> level = settle(tied, through);
      if (level.isEmpty()) {
        return new TieBreak(through, Optional.empty(), List.of());
      }
      List<Integer> players = level.stream().map(RankedEntrants.Row::entrant).sorted().toList();
      if (stage > format.tieBreaks()) {
        return byLot(entries, through, players);
      }
      List<RoundResult> played = played(stage, results);
      Optional<Round> next = next(stage, players, played, format.games());
      if (next.isPresent()) {
        return new TieBreak(through, next, List.of());
      }
      tied = rows(entries, players, played);
    }
  }

  /** Lets those through whose points are enough; {@return those who tie for what is left}. */
  private static List<RankedEntrants.Row> settle(
      List<RankedEntrants.Row> tied, List<Integer> through) {
    int places = PLACES - through.size();
    if (tied.size() <= places) {
      tied.forEach(row -> through.add(row.entrant()));
      return List.of();
    }
    double least = tied.get(places - 1).points();
    List<RankedEntrants.Row> level = tied.stream().filter(row -> row.points() == least).toList();
    tied.stream().filter(row -> row.points() > least).forEach(row -> through.add(row.entrant()));
    if (through.size() + level.size() > PLACES) {
      return level;
    }
    level.forEach(row -> through.add(row.entrant()));
    return List.of();
  }

  private static TieBreak byLot(EntryList entries, List<Integer> through, List<Integer> players) {
    List<Integer> drawn = new ArrayList<>(players);
    LeagueFinal.lots(entries).child("places").rng().shuffle(drawn);
    List<Integer> lucky = drawn.subList(0, PLACES - through.size());
    List<Integer> all = new ArrayList<>(through);
    all.addAll(lucky);
    return new TieBreak(
        all,
        Optional.empty(),
        List.of(
            names(entries, players)
                + " were level after the tie-breaks; in the final by lot: "
                + names(entries, lucky)));
  }

  private static String names(EntryList entries, List<Integer> players) {
    return players.stream().map(entries::name).collect(Collectors.joining(", "));
  }

  private static List<RoundResult> played(int stage, Results results) {
    return results.rounds().stream()
        .filter(result -> result.round().title().startsWith(NAME + stage + ","))
        .toList();
  }

  /** {@return the first round of the stage in which two meet who have not met in it} */
  private static Optional<Round> next(
      int stage, List<Integer> players, List<RoundResult> played, int games) {
    Set<Set<Integer>> met = new HashSet<>();
    played.stream()
        .flatMap(result -> result.encounters().stream())
        .forEach(result -> met.add(Set.copyOf(result.encounter().entrants())));
    return IntStream.rangeClosed(1, CircleMethod.rounds(players.size()))
        .mapToObj(round -> encounters(players, round, met, games))
        .filter(encounters -> !encounters.isEmpty())
        .findFirst()
        .map(encounters -> round(stage, played.size() + 1, players, encounters));
  }

  private static List<Encounter> encounters(
      List<Integer> players, int round, Set<Set<Integer>> met, int games) {
    return CircleMethod.round(players.size(), round).stream()
        .filter(pairing -> pairing.higher() <= players.size())
        .map(pairing -> pairing.seated().stream().map(place -> players.get(place - 1)).toList())
        .filter(pair -> !met.contains(Set.copyOf(pair)))
        .map(pair -> new Encounter(0, pair, games))
        .toList();
  }

  private static Round round(
      int stage, int number, List<Integer> players, List<Encounter> encounters) {
    List<Integer> byes = new ArrayList<>(players);
    encounters.forEach(encounter -> byes.removeAll(encounter.entrants()));
    return new Round(NAME + stage + ", round " + number, encounters, byes);
  }

  private static List<RankedEntrants.Row> rows(
      EntryList entries, List<Integer> players, List<RoundResult> played) {
    List<EncounterResult> among =
        played.stream()
            .flatMap(result -> result.encounters().stream())
            .filter(result -> players.containsAll(result.encounter().entrants()))
            .toList();
    List<Double> points = EntrantTotals.points(entries.size(), among, Points.BY_MATCH);
    return new RankedEntrants(
            players.stream()
                .map(
                    player ->
                        new RankedEntrants.Row(
                            player, Tally.none(), points.get(player), List.of(points.get(player))))
                .toList())
        .rows();
  }
}
