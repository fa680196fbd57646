package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Points;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Stage;
import org.rondo.format.Tally;

/** The finalists of a league, and the tie-breaks that must be played to find them. */
final class TieBreak {
  private static final int PLACES = 2;

  private final List<Integer> through;
  private final @Nullable Round next;
  private final List<String> remarks;

  private TieBreak(List<Integer> through, @Nullable Round next, List<String> remarks) {
    this.through = List.copyOf(through);
    this.next = next;
    this.remarks = List.copyOf(remarks);
  }

  /** {@return the entrants that already have a place in the final, the best first; at most two} */
  List<Integer> through() {
    return through;
  }

  /** {@return the next round; empty if the places in the final are decided} */
  Optional<Round> next() {
    return Optional.ofNullable(next);
  }

  /** {@return a remark on each lot that was drawn} */
  List<String> remarks() {
    return remarks;
  }

  static boolean isPartOf(RoundResult result) {
    return result.round().stage() instanceof Stage.TieBreakRound;
  }

  /**
   * {@return the progress of the tie-breaks}
   *
   * @param entries the entrants
   * @param league the order of the league
   * @param results the results so far; only those of tie-breaks are read
   */
  static TieBreak of(
      LeagueFinal format, EntryList entries, EntrantRanking league, Results results) {
    List<Integer> through = new ArrayList<>();
    List<EntrantRanking.Row> tied =
        league.rows().stream().filter(row -> !entries.withdrawn().contains(row.entrant())).toList();
    for (int tieBreak = 1; ; tieBreak++) {
      List<EntrantRanking.Row> level = settle(tied, through);
      if (level.isEmpty()) {
        return new TieBreak(through, null, List.of());
      }
      List<Integer> entrants = level.stream().map(EntrantRanking.Row::entrant).sorted().toList();
      if (tieBreak > format.tieBreaks()) {
        return byLot(entries, through, entrants);
      }
      List<RoundResult> played = played(tieBreak, results);
      Optional<Round> next = next(tieBreak, entrants, played, format.matches());
      if (next.isPresent()) {
        return new TieBreak(through, next.get(), List.of());
      }
      tied = rows(entries, entrants, played);
    }
  }

  /**
   * Adds the entrants with enough points to {@code through}; {@return the entrants that tie for the
   * remaining places}.
   */
  private static List<EntrantRanking.Row> settle(
      List<EntrantRanking.Row> tied, List<Integer> through) {
    int places = PLACES - through.size();
    if (tied.size() <= places) {
      tied.forEach(row -> through.add(row.entrant()));
      return List.of();
    }
    double least = tied.get(places - 1).points();
    List<EntrantRanking.Row> level = tied.stream().filter(row -> row.points() == least).toList();
    tied.stream().filter(row -> row.points() > least).forEach(row -> through.add(row.entrant()));
    if (through.size() + level.size() > PLACES) {
      return level;
    }
    level.forEach(row -> through.add(row.entrant()));
    return List.of();
  }

  private static TieBreak byLot(EntryList entries, List<Integer> through, List<Integer> entrants) {
    List<Integer> drawn = new ArrayList<>(entrants);
    LeagueFinal.lots(entries).child("places").rng().shuffle(drawn);
    List<Integer> lucky = drawn.subList(0, PLACES - through.size());
    List<Integer> all = new ArrayList<>(through);
    all.addAll(lucky);
    return new TieBreak(
        all,
        null,
        List.of(
            names(entries, entrants)
                + " were level after the tie-breaks; in the final by lot: "
                + names(entries, lucky)));
  }

  private static String names(EntryList entries, List<Integer> entrants) {
    return entrants.stream().map(entries::name).collect(Collectors.joining(", "));
  }

  private static List<RoundResult> played(int tieBreak, Results results) {
    return results.rounds().stream()
        .filter(
            result ->
                result.round().stage() instanceof Stage.TieBreakRound round
                    && round.tieBreak() == tieBreak)
        .toList();
  }

  /**
   * {@return the first round of the tie-break that pairs two entrants without an earlier meeting in
   * the tie-break}
   */
  private static Optional<Round> next(
      int tieBreak, List<Integer> entrants, List<RoundResult> played, int matches) {
    Set<Set<Integer>> met = new HashSet<>();
    played.stream()
        .flatMap(result -> result.encounters().stream())
        .forEach(result -> met.add(Set.copyOf(result.encounter().entrants())));
    return IntStream.rangeClosed(1, CircleMethod.rounds(entrants.size()))
        .mapToObj(round -> encounters(entrants, round, met, matches))
        .filter(encounters -> !encounters.isEmpty())
        .findFirst()
        .map(encounters -> round(tieBreak, played.size() + 1, entrants, encounters));
  }

  private static List<Encounter> encounters(
      List<Integer> entrants, int round, Set<Set<Integer>> met, int matches) {
    return CircleMethod.round(entrants.size(), round).stream()
        .filter(pair -> pair.higher() <= entrants.size())
        .map(pair -> pair.seated().stream().map(place -> entrants.get(place - 1)).toList())
        .filter(pair -> !met.contains(Set.copyOf(pair)))
        .map(pair -> new Encounter(0, pair, matches))
        .toList();
  }

  private static Round round(
      int tieBreak, int number, List<Integer> entrants, List<Encounter> encounters) {
    List<Integer> byes = new ArrayList<>(entrants);
    encounters.forEach(encounter -> byes.removeAll(encounter.entrants()));
    return new Round(new Stage.TieBreakRound(tieBreak, number), encounters, byes);
  }

  private static List<EntrantRanking.Row> rows(
      EntryList entries, List<Integer> entrants, List<RoundResult> played) {
    List<EncounterResult> among =
        played.stream()
            .flatMap(result -> result.encounters().stream())
            .filter(result -> entrants.containsAll(result.encounter().entrants()))
            .toList();
    List<Double> points = Points.PER_ENCOUNTER.byEntrant(entries.size(), among);
    return new EntrantRanking(
            entrants.stream()
                .map(
                    entrant ->
                        new EntrantRanking.Row(
                            entrant,
                            Tally.none(),
                            points.get(entrant),
                            List.of(points.get(entrant))))
                .toList())
        .rows();
  }
}
