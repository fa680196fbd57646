package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.tournament.PileTournaments.TWO_ROUNDS;
import static org.rondo.tournament.PileTournaments.piles;
import static org.rondo.tournament.PileTournaments.records;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.FixedRounds;
import org.rondo.format.Format;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.Tally;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;

/** Rounds, seats, seeds and results as they are played. */
class TournamentTest {
  @TempDir private Path folder;

  @Test
  void matchesAreSummedUpByEncounter() throws Exception {
    TournamentResult result = piles(TWO_ROUNDS).folder(folder).play();
    assertThat(result.isOver()).isTrue();
    assertThat(result.results().encounters().map(e -> e.tallies().get(0).matches()))
        .containsExactly(5L, 1L, 3L, 2L);
    double adaScored =
        records(folder).stream()
            .filter(record -> record.entrants().contains("ada"))
            .mapToDouble(record -> record.outcome().score(record.entrants().indexOf("ada")))
            .sum();
    assertThat(result.results().tally(0).scored()).isEqualTo(adaScored);
    long adaWins =
        records(folder).stream()
            .filter(
                record ->
                    record.outcome().winner().map(record.entrants()::get).orElse("").equals("ada"))
            .count();
    assertThat(result.results().tally(0).wins()).isEqualTo(adaWins);
    assertThat(result.results().tally(0).conceded()).isEqualTo(8 * 40 - adaScored);
  }

  @Test
  void recordsAreInTheOrderOfTheScheduleWithSeatsRotated() throws Exception {
    piles(TWO_ROUNDS).folder(folder).play();
    assertThat(records(folder).stream().map(MatchRecord::entrants).map(List::toString))
        .containsExactly(
            "[ada, ben]",
            "[ben, ada]",
            "[ada, ben]",
            "[ben, ada]",
            "[ada, ben]",
            "[cleo, dan]",
            "[ada, cleo]",
            "[cleo, ada]",
            "[ada, cleo]",
            "[ben, dan]",
            "[dan, ben]");
    records(folder).forEach(MatchRecord::replay);
  }

  @Test
  void aRotationSharesItsSeedAndOpeningAndTheNextHasAnother() throws Exception {
    piles(TWO_ROUNDS).folder(folder).play();
    List<MatchRecord> records = records(folder);
    assertThat(records.get(1).seed()).isEqualTo(records.get(0).seed());
    assertThat(records.get(1).opening()).isEqualTo(records.get(0).opening());
    assertThat(records.get(0).seed()).isEqualTo(new Seed("7/round:1/encounter:1/deal:1"));
    assertThat(records.get(2).seed()).isEqualTo(new Seed("7/round:1/encounter:1/deal:2"));
    Set<String> openings = new TreeSet<>();
    for (int match = 0; match < 5; match += 2) {
      assertThat(records.get(match).opening().turns()).hasSize(2);
      openings.add(records.get(match).opening().turns().toString());
    }
    assertThat(openings).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void anyNumberOfThreadsGivesTheSameBytes(int threads) throws Exception {
    piles(TWO_ROUNDS).folder(folder.resolve("alone")).play();
    piles(TWO_ROUNDS).threads(threads).folder(folder.resolve("together")).play();
    assertThat(folder.resolve("together/games.jsonl"))
        .hasSameBinaryContentAs(folder.resolve("alone/games.jsonl"));
  }

  @Test
  void aBotThatThrowsDoesNotChangeOtherMatches() throws Exception {
    FixedRounds all =
        FixedRounds.of(
            List.of(Encounter.of(0, 1).over(4), Encounter.of(2, 3).over(4)),
            List.of(Encounter.of(0, 2).over(4), Encounter.of(1, 3).over(4)));
    piles(all).folder(folder.resolve("sound")).play();
    Bot<Pile.Stones, Pile.Take> throwing =
        decision -> {
          throw new IllegalStateException("lost my way");
        };
    List<String> said = Collections.synchronizedList(new ArrayList<>());
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(new Pile(2, 40), all)
            .seed(7)
            .openings(2)
            .listener(
                new TournamentListener() {
                  @Override
                  public void faulted(MatchId match, String entrant, Fault fault) {
                    said.add(match + " " + entrant + " " + fault.kind());
                  }
                });
    for (String name : List.of("ada", "ben", "cleo")) {
      tournament.entrant(name, Bots::random);
    }
    TournamentResult result =
        tournament.entrant("dan", () -> throwing).folder(folder.resolve("broken")).play();
    assertThat(said).hasSize(8).allMatch(line -> line.endsWith("dan EXCEPTION"));
    assertThat(result.results().tally(3))
        .isEqualTo(new Tally(0, 0, 8, 8, 8, 0, 0, 0).plus(score(result)));
    assertThat(others(folder.resolve("broken"))).isEqualTo(others(folder.resolve("sound")));
  }

  /** Where the bot faults at its first move there may be points from the opening. */
  private static Tally score(TournamentResult result) {
    Tally tally = result.results().tally(3);
    return new Tally(0, 0, 0, 0, 0, 0, tally.scored(), tally.conceded());
  }

  private static List<String> others(Path folder) throws IOException {
    return Files.readAllLines(folder.resolve("games.jsonl")).stream()
        .filter(line -> !line.contains("\"dan\""))
        .toList();
  }

  @Test
  void simultaneousGamesOfFourSeatsArePlayedToo() throws Exception {
    FixedRounds one = FixedRounds.of(List.of(new Encounter(0, List.of(2, 0, 1, 3), 4)));
    Tournament<Dice.Table, Dice.Guess> tournament =
        Tournament.of(new Dice(4, 5), one).openings(3).folder(folder);
    for (String name : List.of("ada", "ben", "cleo", "dan")) {
      tournament.entrant(name, Bots::random);
    }
    tournament.play();
    List<MatchRecord> records = records(folder);
    assertThat(records.stream().map(MatchRecord::entrants).map(List::toString))
        .containsExactly(
            "[cleo, ada, ben, dan]",
            "[ada, ben, dan, cleo]",
            "[ben, dan, cleo, ada]",
            "[dan, cleo, ada, ben]");
    assertThat(records).allMatch(record -> record.opening().turns().size() == 3);
    assertThat(records.stream().map(MatchRecord::opening).distinct()).hasSize(1);
  }

  @Test
  void aFormatThatPairsAnUnknownEntrantIsRefused() {
    Format wrong = new Stubborn(List.of(Encounter.of(0, 1)));
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(new Pile(2, 40), wrong).entrant("ada", Bots::random);
    assertThatThrownBy(tournament::play)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith(
            "format stubborn pairs Encounter[variant=0, entrants=[0, 1], matches=1]");
  }

  /** Pairs whom it likes. */
  private record Stubborn(List<Encounter> encounters) implements Format {
    @Override
    public String text() {
      return "stubborn";
    }

    @Override
    public Optional<Round> next(EntryList entries, Results results) {
      return Optional.of(Round.of(Stage.named("a round"), encounters));
    }

    @Override
    public Standings standings(EntryList entries, Results results) {
      return Standings.of(new Standings.Table("", "points", List.of()));
    }
  }

  @Test
  void twoOfOneNameAreRefused() {
    assertThatThrownBy(() -> piles(TWO_ROUNDS).entrant("ada", Bots::random).play())
        .hasMessageContainingAll("two entrants", "named ada");
    assertThatThrownBy(() -> piles(TWO_ROUNDS).reserve("ben", Bots::random).play())
        .hasMessageContainingAll("two entrants", "named ben");
  }

  @Test
  void listenersReceiveRoundsAndMatches() throws Exception {
    List<String> told = new ArrayList<>();
    piles(TWO_ROUNDS)
        .listener(
            new TournamentListener() {
              @Override
              public void roundStarted(
                  int number, EntryList entries, Results results, Round round) {
                told.add(
                    "started "
                        + number
                        + " with "
                        + round.matchCount()
                        + " of "
                        + entries.size()
                        + " after "
                        + results.rounds().size());
              }

              @Override
              public void matchFinished(MatchId match) {
                told.add(match.toString());
              }

              @Override
              public void roundFinished(int number, RoundResult result) {
                told.add("finished " + number);
              }
            })
        .play();
    assertThat(told)
        .containsExactly(
            "started 1 with 6 of 4 after 0",
            "1.1.1",
            "1.1.2",
            "1.1.3",
            "1.1.4",
            "1.1.5",
            "1.2.1",
            "finished 1",
            "started 2 with 5 of 4 after 1",
            "2.1.1",
            "2.1.2",
            "2.1.3",
            "2.2.1",
            "2.2.2",
            "finished 2");
  }
}
