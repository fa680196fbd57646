package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;

/** Games that a director halts while they are played. */
class HaltingTest {
  private static final MatchId HALTED = new MatchId(1, 2, 1);
  private static final int AT = 8;

  /** Halts one game, and has it played again or lets it stand. */
  private static class Halting implements Director {
    final List<String> asked = Collections.synchronizedList(new ArrayList<>());
    private final List<Ruling> after;

    Halting(String... after) {
      this.after = List.of(after).stream().map(Ruling::parse).toList();
    }

    @Override
    public List<Ruling> rulings(int number, EntryList entries, Results results) {
      return number == 1 ? after : List.of();
    }

    @Override
    public boolean halts(MatchId match, int replay, int turn) {
      asked.add(match + " " + replay + " " + turn);
      return match.equals(HALTED) && replay == 0 && turn == AT;
    }
  }

  @TempDir private Path folder;

  private final ScriptedTime time = new ScriptedTime();
  private final List<String> told = new ArrayList<>();

  private Tournament<Pile.Stones, Pile.Take> piles(Director director) {
    return PileTournaments.piles(PileTournaments.TWO_ROUNDS).director(director).folder(folder);
  }

  /** Takes as many seconds for a move as the turn's number, and notes what it had left. */
  private Bot<Pile.Stones, Pile.Take> counting(String name) {
    Bot<Pile.Stones, Pile.Take> random = Bots.random();
    return decision -> {
      told.add(name + " at " + decision.turn() + ": " + decision.timeLeft().orElseThrow());
      time.pass(Duration.ofSeconds(decision.turn()));
      return random.choose(decision);
    };
  }

  private Tournament<Pile.Stones, Pile.Take> timed(Director director) {
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(
                Competition.of(new Pile(2, 40), PileTournaments.TWO_ROUNDS)
                    .withTime(TimeControl.parse("total:10m")))
            .seed(7)
            .openings(2)
            .listener(new PileTournaments.Silence())
            .timeSource(time)
            .director(director)
            .folder(folder);
    for (String name : List.of("ada", "ben", "cleo", "dan")) {
      tournament.entrant(name, () -> counting(name));
    }
    return tournament;
  }

  @Test
  void theStandingsSayWhenTimeDecides() throws Exception {
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(
                Competition.of(new Pile(2, 40), PileTournaments.TWO_ROUNDS)
                    .withTime(TimeControl.parse("total:5s")))
            .seed(7)
            .listener(new PileTournaments.Silence())
            .timeSource(time);
    for (String name : List.of("ada", "ben", "cleo", "dan")) {
      tournament.entrant(name, () -> counting(name));
    }
    TournamentResult result = tournament.play();
    assertThat(result.standings().remarks())
        .singleElement()
        .asString()
        .matches(
            "(\\d+) of \\1 games were decided by time-outs \\((\\d+ of (ada|ben|cleo|dan)(, |\\)))+: this"
                + " says more about the clock than about the bots");
  }

  @Test
  void aHaltedMatchOnWhichNothingIsRuledCountsAsItStands() throws Exception {
    TournamentResult result = piles(new Halting()).play();
    MatchRecord halted = PileTournaments.records(folder).get(5);
    assertThat(halted.halted()).isTrue();
    assertThat(halted.turnCount()).isEqualTo(AT);
    halted.replay(new Pile(2, 40));
    EncounterResult encounter = result.results().rounds().get(0).encounters().get(1);
    assertThat(encounter.tally(2).matches()).isEqualTo(1);
    assertThat(encounter.tally(2).scored()).isEqualTo(halted.outcome().score(0));
    assertThat(encounter.tally(3).scored()).isEqualTo(halted.outcome().score(1));
  }

  @Test
  void aHaltedMatchThatIsPlayedAgainCountsByTheNewPlayingInItsPlace() throws Exception {
    piles((number, entries, results) -> List.of()).play();
    List<MatchRecord> undisturbed = PileTournaments.records(folder);
    TournamentResult result = piles(new Halting("replay 1.2.1 6")).play();
    List<MatchRecord> records = new ArrayList<>(PileTournaments.records(folder));
    MatchRecord again = records.set(5, undisturbed.get(5));
    assertThat(records).isEqualTo(undisturbed);
    assertThat(again.halted()).isFalse();
    assertThat(again.turns().subList(0, 3)).isEqualTo(undisturbed.get(5).turns().subList(0, 3));
    assertThat(again.turns()).isNotEqualTo(undisturbed.get(5).turns());
    again.replay(new Pile(2, 40));
    assertThat(result.results().rounds().get(0).encounters().get(1).tally(2).scored())
        .isEqualTo(again.outcome().score(0));
    assertThat(Files.readAllLines(folder.resolve("journal.jsonl")))
        .filteredOn(line -> line.contains("\"halted\":true"))
        .hasSize(1)
        .allMatch(line -> line.startsWith("{\"game\":\"1.2.1\",\"replay\":0,"));
  }

  @Test
  void anAnnulledHaltedMatchCountsForNothing() throws Exception {
    TournamentResult result = piles(new Halting("annul 1.2.1")).play();
    assertThat(result.results().rounds().get(0).encounters().get(1).tally(2).matches()).isZero();
    assertThat(PileTournaments.records(folder)).hasSize(10).noneMatch(MatchRecord::halted);
  }

  @Test
  void theClocksOfANewPlayingStandAsTheyStoodThen() throws Exception {
    timed(new Halting("replay 1.2.1 6")).play();
    List<String> ofMatch =
        told.stream().filter(line -> line.startsWith("cleo") || line.startsWith("dan")).toList();
    assertThat(ofMatch.subList(0, 9))
        .containsExactly(
            "cleo at 2: PT10M",
            "dan at 3: PT10M",
            "cleo at 4: PT9M58S",
            "dan at 5: PT9M57S",
            "cleo at 6: PT9M54S",
            "dan at 7: PT9M52S",
            // The game is halted, and played again from turn 5.
            "dan at 5: PT9M57S",
            "cleo at 6: PT9M54S",
            "dan at 7: PT9M52S");
    String readings = Files.readAllLines(folder.resolve("clocks.jsonl")).get(5);
    assertThat(readings)
        .startsWith("{\"game\":\"1.2.1\",")
        .contains(
            "[[2000000000],[3000000000],[4000000000],[5000000000],[6000000000],[7000000000],");
  }

  @Test
  void killedBetweenTheHaltAndTheRulingItGoesOnToTheSameEnd() throws Exception {
    TournamentResult undisturbed = timed(new Halting("replay 1.2.1 6 charged dan")).play();
    byte[] records = Files.readAllBytes(folder.resolve("games.jsonl"));
    byte[] clocks = Files.readAllBytes(folder.resolve("clocks.jsonl"));
    byte[] journal = Files.readAllBytes(folder.resolve("journal.jsonl"));
    for (int length = 0; length <= journal.length; length += 211) {
      Files.write(folder.resolve("journal.jsonl"), Arrays.copyOf(journal, length));
      assertThat(timed(new Halting("replay 1.2.1 6 charged dan")).resume())
          .as("cut to %d", length)
          .isEqualTo(undisturbed);
      assertThat(Files.readAllBytes(folder.resolve("games.jsonl"))).isEqualTo(records);
      assertThat(Files.readAllBytes(folder.resolve("clocks.jsonl"))).isEqualTo(clocks);
    }
  }

  @Test
  void whatStoodInTheJournalIsNotAskedAboutAgain() throws Exception {
    piles(new Halting()).untilRound(1).play();
    Halting later = new Halting();
    TournamentResult result =
        piles(later).untilRound(1).ruling(Ruling.parse("replay 1.2.1 6")).resume();
    assertThat(later.asked).startsWith("1.2.1 1 5", "1.2.1 1 6", "1.2.1 1 7", "1.2.1 1 8");
    assertThat(later.asked).allMatch(line -> line.startsWith("1.2.1 1 "));
    assertThat(result.results().rounds().get(0).encounters().get(1).tally(2).matches())
        .isEqualTo(1);
  }

  @Test
  void aNewPlayingMayBeHaltedToo() throws Exception {
    Director twice =
        new Director() {
          @Override
          public List<Ruling> rulings(int number, EntryList entries, Results results) {
            return number == 1 ? List.of(Ruling.parse("replay 1.2.1 6")) : List.of();
          }

          @Override
          public boolean halts(MatchId match, int replay, int turn) {
            return match.equals(HALTED) && turn == AT + replay;
          }
        };
    piles(twice).play();
    assertThat(PileTournaments.records(folder).get(5).halted()).isTrue();
    assertThat(PileTournaments.records(folder).get(5).turnCount()).isEqualTo(AT + 1);
  }

  @Test
  void anyNumberOfThreadsGivesTheSameBytes() throws Exception {
    piles(new Halting("replay 1.2.1 6")).play();
    byte[] records = Files.readAllBytes(folder.resolve("games.jsonl"));
    piles(new Halting("replay 1.2.1 6")).threads(3).play();
    assertThat(Files.readAllBytes(folder.resolve("games.jsonl"))).isEqualTo(records);
  }

  @Test
  void aDirectorThatFailsStopsTheTournament() throws Exception {
    Director failing =
        new Halting() {
          @Override
          public boolean halts(MatchId match, int replay, int turn) {
            throw new IllegalStateException("lost the list");
          }
        };
    assertThatThrownBy(() -> piles(failing).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "a game could not be played: the director failed to decide whether to halt game 1.1.1:"
                + " lost the list");
    assertThat(piles(new Halting()).resume().isOver()).isTrue();
  }

  @Test
  void aGameIsHaltedAndPlayedAgainTwiceForTheSameReason() throws Exception {
    Director director =
        new Director() {
          private int calls;

          @Override
          public List<Ruling> rulings(int number, EntryList entries, Results results) {
            calls++;
            Ruling again = Ruling.parse("replay 1.2.1 3" + (calls == 1 ? "" : " number 2"));
            return number == 1 ? List.of(again) : List.of();
          }

          @Override
          public Map<Integer, String> disqualified(MatchId match, int replay, int turn) {
            return match.equals(HALTED) && replay == 2 && turn == AT
                ? Map.of(1, "the third start")
                : Map.of();
          }
        };
    piles(director).play();
    List<MatchRecord> disqualified =
        Files.readAllLines(folder.resolve("games.jsonl")).stream()
            .map(MatchRecord::parse)
            .filter(record -> !record.concessions().isEmpty())
            .toList();
    assertThat(disqualified).hasSize(1);
    assertThat(disqualified.get(0).turnCount()).isEqualTo(AT);
    assertThat(disqualified.get(0).outcome().ranks()).containsExactly(1, 2);
  }
}
