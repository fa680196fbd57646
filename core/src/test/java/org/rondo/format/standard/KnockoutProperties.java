package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.MatchResult;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;
import org.rondo.random.Seed;

class KnockoutProperties {
  private static final Knockout FORMAT = new Knockout(64);

  private static Results played(int size, long seed) {
    EntryList entries = ToyTournament.entries(size, Seed.of(seed));
    return ToyTournament.play(FORMAT, entries, ToyTournament.random(Seed.of(seed)));
  }

  @Property
  void theFieldHalvesUntilOneIsLeft(
      @ForAll @IntRange(min = 2, max = 70) int size, @ForAll long seed) {
    int left = size;
    for (RoundResult result : played(size, seed).rounds()) {
      assertThat(result.encounters()).hasSize(left / 2);
      assertThat(result.round().byes()).hasSize(left % 2);
      left = (left + 1) / 2;
    }
    assertThat(left).isEqualTo(1);
  }

  @Property
  void allButOneEntrantLoseOnceAndPlayNoMore(
      @ForAll @IntRange(min = 2, max = 70) int size, @ForAll long seed) {
    Results results = played(size, seed);
    List<Set<Integer>> fields = new ArrayList<>();
    for (RoundResult result : results.rounds()) {
      Set<Integer> field = new HashSet<>(result.round().byes());
      result.round().encounters().forEach(encounter -> field.addAll(encounter.entrants()));
      fields.add(field);
    }
    for (int i = 1; i < fields.size(); i++) {
      assertThat(fields.get(i - 1)).containsAll(fields.get(i));
      for (Encounter encounter : results.rounds().get(i - 1).round().encounters()) {
        assertThat(encounter.entrants()).filteredOn(fields.get(i)::contains).hasSize(1);
      }
    }
  }

  @Property
  void theSameEntrantHasEveryByeUntilItLoses(
      @ForAll @IntRange(min = 2, max = 70) int size, @ForAll long seed) {
    int lowest = -1;
    for (RoundResult result : played(size, seed).rounds()) {
      for (int entrant : result.round().byes()) {
        int before = lowest;
        assertThat(before == -1 || before == entrant || isOut(before, result.round())).isTrue();
        lowest = entrant;
      }
    }
  }

  private static boolean isOut(int entrant, Round round) {
    return !round.byes().contains(entrant)
        && round.encounters().stream().noneMatch(e -> e.entrants().contains(entrant));
  }

  @Property
  void theChampionSurvivesAllRoundsAndTheOthersFollow(
      @ForAll @IntRange(min = 2, max = 40) int size, @ForAll long seed) {
    EntryList entries = ToyTournament.entries(size, Seed.of(seed));
    Results results = ToyTournament.play(FORMAT, entries, ToyTournament.random(Seed.of(seed)));
    Standings standings = FORMAT.standings(entries, results);
    Standings.Line first = standings.tables().get(0).lines().get(0);
    assertThat(first.points()).isEqualTo(results.rounds().size());
    assertThat(standings.awards().get(0)).isEqualTo(Standings.Award.champion(first.entrant()));
    assertThat(ToyTournament.points(standings.tables().get(0)))
        .isSortedAccordingTo((one, other) -> Double.compare(other, one));
    assertThat(standings.awards().get(1).entrant())
        .isIn(
            standings.tables().get(1).lines().stream()
                .filter(line -> line.rank() == 1)
                .map(Standings.Line::entrant)
                .toList());
  }

  @Property
  void aBracketOfUpToSixtyFourFitsATerminalAndNamesAll(
      @ForAll @IntRange(min = 2, max = 64) int size, @ForAll long seed) {
    EntryList entries = ToyTournament.entries(size, Seed.of(seed));
    Results results = ToyTournament.play(FORMAT, entries, ToyTournament.random(Seed.of(seed)));
    List<String> lines = FORMAT.standings(entries, results).remarks();
    List<String> bracket = lines.subList(lines.size() - (2 * size - 1), lines.size());
    assertThat(bracket).allMatch(line -> line.length() <= 80);
    long byes =
        FORMAT.standings(entries, results).bracket().stream()
            .mapToLong(round -> round.byes().size())
            .sum();
    assertThat(String.join("\n", bracket).split(" bye( |\n)", -1)).hasSize((int) byes + 1);
    assertThat(bracket)
        .filteredOn(line -> line.startsWith("e"))
        .extracting(line -> line.split(" ")[0])
        .containsExactlyInAnyOrderElementsOf(entries.names());
  }

  @Property
  void aSeriesIsPlayedUntilTheLeadIsGreaterThanTheMatchesLeftAndNoFurther(
      @ForAll @IntRange(min = 2, max = 20) int size,
      @ForAll @IntRange(min = 1, max = 9) int games,
      @ForAll boolean hasFullScore,
      @ForAll long seed) {
    Knockout format = new Knockout(hasFullScore ? 64 : 0, games);
    EntryList entries = ToyTournament.entries(size, Seed.of(seed));
    Map<Set<Integer>, List<Double>> leads = new HashMap<>();
    Map<Set<Integer>, List<Integer>> seats = new HashMap<>();
    ToyTournament.MatchSimulator random = ToyTournament.random(Seed.of(seed));
    Results results =
        ToyTournament.play(
            format,
            entries,
            (encounter, seated, match) -> {
              MatchResult result = random.play(encounter, seated, match);
              Set<Integer> pair = Set.copyOf(seated);
              int lower = seated.get(0) < seated.get(1) ? 0 : 1;
              double ahead = result.outcome().rank(1 - lower) - result.outcome().rank(lower);
              leads.computeIfAbsent(pair, key -> new ArrayList<>()).add(ahead);
              seats.computeIfAbsent(pair, key -> new ArrayList<>()).add(seated.get(0));
              return result;
            });
    leads.forEach(
        (pair, played) -> {
          double lead = 0;
          for (int match = 0; match < played.size(); match++) {
            assertThat(Math.abs(lead)).isLessThanOrEqualTo(games - match);
            lead += played.get(match);
          }
          assertThat(played.size() == games || Math.abs(lead) > games - played.size()).isTrue();
        });
    seats
        .values()
        .forEach(
            seated ->
                assertThat(IntStream.range(1, seated.size()))
                    .noneMatch(i -> seated.get(i).equals(seated.get(i - 1))));
    assertThat(leads).hasSize(size - 1);
    for (Standings.BracketRound round : format.standings(entries, results).bracket()) {
      for (Standings.BracketPair pair : round.pairs()) {
        List<Double> points = pair.points().isEmpty() ? List.of(0.0, 0.0) : pair.points();
        int winner = pair.entrants().indexOf(pair.winner());
        assertThat(points.get(winner)).isGreaterThanOrEqualTo(points.get(1 - winner));
        assertThat(points.get(winner) > points.get(1 - winner) || games == 1)
            .isEqualTo(pair.way().isEmpty() || games == 1);
      }
    }
  }
}
