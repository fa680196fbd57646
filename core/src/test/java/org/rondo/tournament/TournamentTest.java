package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.FixedRounds;
import org.rondo.format.Format;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Standings;
import org.rondo.format.Tally;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;

class TournamentTest {
  static final FixedRounds TWO_ROUNDS =
      FixedRounds.of(
          List.of(Encounter.of(0, 1).over(5), Encounter.of(2, 3)),
          List.of(Encounter.of(0, 2).over(3), Encounter.of(1, 3).over(2)));

  @TempDir private Path folder;

  static Tournament<Pile.Stones, Pile.Take> piles(Format format) {
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(new Pile(2, 40), format).seed(7).openings(2).listener(new Silence());
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
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      piles(TWO_ROUNDS).executor(executor, threads).folder(folder.resolve("together")).play();
    } finally {
      executor.shutdown();
    }
    assertThat(folder.resolve("together/games.jsonl"))
        .hasSameBinaryContentAs(folder.resolve("alone/games.jsonl"));
  }

  @Test
  void cutOffAtAnyByteItGoesOnToTheSameEnd() throws Exception {
    Path whole = folder.resolve("whole");
    TournamentResult undisturbed = piles(TWO_ROUNDS).folder(whole).play();
    byte[] journal = Files.readAllBytes(whole.resolve("journal.jsonl"));
    Path cut = Files.createDirectories(folder.resolve("cut"));
    for (int length = 0; length <= journal.length; length += 1 + length % 13) {
      Files.write(cut.resolve("journal.jsonl"), Arrays.copyOf(journal, length));
      TournamentResult resumed = piles(TWO_ROUNDS).folder(cut).resume();
      assertThat(resumed).as("cut to %d bytes", length).isEqualTo(undisturbed);
      assertThat(cut.resolve("games.jsonl"))
          .as("cut to %d bytes", length)
          .hasSameBinaryContentAs(whole.resolve("games.jsonl"));
    }
  }

  @Test
  void whatTheJournalHoldsIsNotPlayedAgain() throws Exception {
    piles(TWO_ROUNDS).folder(folder).untilRound(1).play();
    assertThat(folder.resolve("games.jsonl")).doesNotExist();
    List<String> records = Collections.synchronizedList(new ArrayList<>());
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(new Pile(2, 40), TWO_ROUNDS).seed(7).openings(2);
    for (String name : List.of("ada", "ben", "cleo", "dan")) {
      tournament.entrant(
          name,
          () -> {
            records.add(name);
            return Bots.random();
          });
    }
    TournamentResult result = tournament.folder(folder).resume();
    assertThat(result.isOver()).isTrue();
    assertThat(records).hasSize(2 * 5);
    assertThat(records(folder)).hasSize(11);
  }

  @Test
  void anotherTournamentsJournalIsRefused() throws Exception {
    piles(TWO_ROUNDS).folder(folder).untilRound(1).play();
    assertThatThrownBy(() -> piles(TWO_ROUNDS).seed(8).folder(folder).resume())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            folder.resolve("journal.jsonl")
                + " is of another tournament: seed is \"7\" there and \"8\" here; give the same again,"
                + " or take the file away");
  }

  @Test
  void aDamagedJournalIsRefused() throws Exception {
    piles(TWO_ROUNDS).folder(folder).play();
    Path journal = folder.resolve("journal.jsonl");
    String whole = Files.readString(journal);
    Files.writeString(journal, whole.replace("{\"round\":2", "{\"r@und\":2"));
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("journal is damaged at byte ")
        .hasMessageContaining("it is of no known form");
    Files.writeString(journal, whole.replaceFirst("\"outcome\":", "\"out@ome\":"));
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("journal is damaged at game 1.1.1: ");
    Files.writeString(journal, whole.replaceFirst("\"ada\",\"ben\"\\]", "\"ada\",\"dan\"]"));
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .hasMessageContaining("game 1.1.1 is another one, between ada and dan");
    Files.writeString(
        journal, whole.replace("[\"cleo\",\"dan\"],\"opening\"", "[\"cleo\",\"ada\"],\"opening\""));
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .hasMessageStartingWith(
            "journal is damaged: what stands there as game 1.2.1 is another one, between cleo and"
                + " ada");
    assertThat(Files.readString(journal)).startsWith("{\"journal\":1,");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"ruling\":\"annul 1.1.1\"} | its ruling does not say after which round it was taken",
        "{\"ruling\":\"annul 1.1.1\",\"after\":null} | ",
        "{\"ruling\":\"annul 1.1.1\",\"after\":\"soon\"} | For input string: \"soon\"",
        "{\"ruling\":null,\"after\":1} | ",
        "{\"ruling\":\"applaud ada\",\"after\":1} | 'applaud ada' is no ruling",
        "{\"round\":[],\"title\":\"none\"} | ",
        "{\"game\":\"0.0.0\",\"replay\":0,\"record\":{}} | '0.0.0' names no game",
        "{\"clocks\":\"1.1\",\"replay\":0,\"readings\":[]} | '1.1' names no game"
      })
  void aDamagedLineIsNamedByItsPlace(String line, String what) throws Exception {
    piles(TWO_ROUNDS).folder(folder).untilRound(1).play();
    Path journal = folder.resolve("journal.jsonl");
    long length = Files.size(journal);
    Files.writeString(journal, line + "\n", StandardOpenOption.APPEND);
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "journal is damaged at byte " + length + ": " + Optional.ofNullable(what).orElse(""))
        .hasMessageEndingWith("; take away what follows there, and resume");
    assertThat(Files.readString(journal)).endsWith(line + "\n");
  }

  @Test
  void anUnfinishedTournamentIsNotOverwritten() throws Exception {
    piles(TWO_ROUNDS).folder(folder).untilRound(1).play();
    byte[] journal = Files.readAllBytes(folder.resolve("journal.jsonl"));
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).play())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("is of an unfinished tournament; resume it, or take the file away");
    assertThat(Files.readAllBytes(folder.resolve("journal.jsonl"))).isEqualTo(journal);
  }

  @Test
  void aFinishedTournamentMakesRoomForTheNext() throws Exception {
    piles(TWO_ROUNDS).folder(folder).play();
    piles(TWO_ROUNDS).seed(8).folder(folder).play();
    assertThat(records(folder).get(0).seed().text()).startsWith("8/");
  }

  @Test
  void twoTournamentsDoNotWriteOneJournal() throws Exception {
    Director other =
        (number, entries, results) -> {
          assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
              .isInstanceOf(IOException.class)
              .hasMessageContaining("is being written by another tournament");
          return List.of();
        };
    assertThat(piles(TWO_ROUNDS).folder(folder).director(other).play().isOver()).isTrue();
  }

  @Test
  void aBotThatThrowsChangesNobodyElsesMatches() throws Exception {
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
    assertThat(records).allMatch(record -> record.opening().turns().isEmpty());
  }

  @Test
  void aFormatThatPairsWhoIsNotThereIsRefused() {
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
      return Optional.of(Round.of("a round", encounters));
    }

    @Override
    public Standings standings(EntryList entries, Results results) {
      return Standings.of(new Standings.Table("", "points", List.of()));
    }
  }

  @Test
  void aFormatThatDoesNotFitLeavesNoJournalBehind() throws Exception {
    FixedRounds wrong = FixedRounds.of(List.of(new Encounter(0, List.of(0, 1, 2), 1)));
    assertThatThrownBy(() -> piles(wrong).folder(folder).play())
        .isInstanceOf(IllegalStateException.class);
    assertThat(piles(TWO_ROUNDS).folder(folder).play().isOver()).isTrue();
    FixedRounds selfPlay = FixedRounds.of(List.of(Encounter.of(1, 1)));
    assertThatThrownBy(() -> piles(selfPlay).play()).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void theJournalTellsBotsApartWhereItIsToldHow() throws Exception {
    piles(TWO_ROUNDS).note("ada=random").folder(folder).untilRound(1).play();
    assertThatThrownBy(() -> piles(TWO_ROUNDS).note("ada=sound").folder(folder).resume())
        .hasMessageContaining("note is \"ada=random\" there and \"ada=sound\" here");
  }

  @Test
  void anInterruptStopsTheTournamentAndHarmsNoJournal() throws Exception {
    TournamentResult undisturbed = piles(TWO_ROUNDS).play();
    Thread caller = Thread.currentThread();
    for (int match = 1; match <= 11; match++) {
      Path place = folder.resolve("interrupted" + match);
      AtomicInteger left = new AtomicInteger(match);
      TournamentListener interrupting =
          new TournamentListener() {
            @Override
            public void matchFinished(MatchId finished) {
              if (left.decrementAndGet() == 0) {
                caller.interrupt();
              }
            }
          };
      try {
        piles(TWO_ROUNDS).listener(interrupting).folder(place).play();
      } catch (InterruptedException e) {
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
      }
      // An interrupt that came when nothing was waited for any more is still to be noticed.
      Thread.interrupted();
      assertThat(piles(TWO_ROUNDS).folder(place).resume()).isEqualTo(undisturbed);
    }
  }

  @Test
  void twoOfOneNameAreRefused() {
    assertThatThrownBy(() -> piles(TWO_ROUNDS).entrant("ada", Bots::random).play())
        .hasMessage("two entrants are named ada; every name may stand once");
    assertThatThrownBy(() -> piles(TWO_ROUNDS).reserve(new Entrant<>("ben", Bots::random)).play())
        .hasMessage("two entrants are named ben; every name may stand once");
  }

  @Test
  void withoutAFolderThereIsNothingToResume() {
    assertThatThrownBy(() -> piles(TWO_ROUNDS).resume())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("without a folder");
  }

  @Test
  void listenersAreToldOfRoundsAndMatches() throws Exception {
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
