package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;
import org.rondo.format.MatchId;
import org.rondo.format.Round;
import org.rondo.format.standard.FloatingElimination;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.RefusedRulingException;
import org.rondo.match.MatchRecord;
import org.rondo.store.RewrittenLog;

class DirectorTest {
  @TempDir private Path folder;

  private Tournament<Pile.Stones, Pile.Take> piles() {
    return PileTournaments.piles(PileTournaments.TWO_ROUNDS)
        .reserve("eve", Bots::random)
        .folder(folder);
  }

  /** Decides once after a round, and is content with what comes of it. */
  private static Director after(int round, String... rulings) {
    List<Ruling> once = new ArrayList<>(List.of(rulings).stream().map(Ruling::parse).toList());
    return (number, entries, results) -> {
      if (number != round) {
        return List.of();
      }
      List<Ruling> now = List.copyOf(once);
      once.clear();
      return now;
    };
  }

  @Test
  void anAnnulledMatchDoesNotCount() throws Exception {
    TournamentResult all = piles().play();
    List<MatchRecord> records = new ArrayList<>(PileTournaments.records(folder));
    TournamentResult less = piles().director(after(1, "annul 1.1.2")).play();
    assertThat(less.results().tally(0).matches()).isEqualTo(all.results().tally(0).matches() - 1);
    records.remove(1);
    assertThat(PileTournaments.records(folder)).isEqualTo(records);
  }

  @Test
  void aReplayedMatchKeepsItsFirstTurnsAndCountsInsteadOfTheOld() throws Exception {
    piles().play();
    List<MatchRecord> before = PileTournaments.records(folder);
    TournamentResult result = piles().director(after(1, "replay 1.2.1 10")).play();
    List<MatchRecord> after = PileTournaments.records(folder);
    assertThat(after).hasSameSizeAs(before);
    assertThat(after.get(5).turns().subList(0, 7)).isEqualTo(before.get(5).turns().subList(0, 7));
    assertThat(after.get(5).turns()).isNotEqualTo(before.get(5).turns());
    after.get(5).replay();
    double scored = after.get(5).outcome().score(0);
    assertThat(result.results().rounds().get(0).encounters().get(1).tally(2).scored())
        .isEqualTo(scored);
    assertThat(Files.readString(folder.resolve("journal.jsonl")))
        .contains("{\"ruling\":\"replay 1.2.1 9\",\"after\":1,", "\"game\":\"1.2.1\",\"replay\":1");
  }

  @Test
  void aMatchThatEndedByItsRulesHasNoTurnAfterItsLast() throws Exception {
    piles().untilRound(1).play();
    MatchId match = new MatchId(1, 2, 1);
    String head = "{\"game\":\"1.2.1\",\"replay\":0,\"record\":";
    int turns =
        RewrittenLog.lines(folder.resolve("journal.jsonl")).stream()
            .filter(line -> line.startsWith(head))
            .map(line -> MatchRecord.parse(line.substring(head.length(), line.length() - 1)))
            .findFirst()
            .orElseThrow()
            .turnCount();
    Ruling ruling = new Ruling.Replay(match, turns);
    assertThatThrownBy(() -> piles().untilRound(1).ruling(ruling).resume())
        .isInstanceOf(RefusedRulingException.class)
        .hasMessage(
            "game 1.2.1 cannot be replayed from turn "
                + (turns + 1)
                + ": the turns after its opening are 3.."
                + turns);
  }

  @Test
  void aRestartIsChargedToTheEntrantAtFault() throws Exception {
    TournamentResult result =
        piles().director(after(1, "replay 1.2.1 10 charged dan", "annul 1.1.1")).play();
    assertThat(result.results().tally(3).restarts()).isEqualTo(1);
    assertThat(result.results().tally(2).restarts()).isZero();
    assertThat(piles().play().results().tally(3).restarts()).isZero();
  }

  @Test
  void aWithdrawnEntrantPlaysNoMoreAndKeepsWhatItHas() throws Exception {
    TournamentResult result = piles().director(after(1, "withdraw ben")).play();
    assertThat(result.results().tally(1).matches()).isEqualTo(5);
    assertThat(PileTournaments.records(folder).subList(6, 9))
        .allMatch(record -> !record.entrants().contains("ben"));
    assertThat(result.entries().withdrawn()).containsExactly(1);
    assertThat(result.standings().remarks()).containsExactly("ruling after round 1: withdraw ben");
  }

  @Test
  void aReserveTakesAnEntrantsPlace() throws Exception {
    TournamentResult result = piles().director(after(1, "substitute ben eve")).play();
    assertThat(PileTournaments.records(folder).subList(9, 11))
        .allMatch(record -> record.entrants().contains("eve"));
    assertThat(result.entries().name(1)).isEqualTo("eve");
    assertThat(result.results().tally(1).matches()).isEqualTo(7);
  }

  @Test
  void aDecisionMayBeRepeatedAfterLaterRounds() throws Exception {
    List<Ruling> decisions =
        List.of(
            Ruling.parse("annul 1.1.1"),
            Ruling.parse("withdraw ben"),
            Ruling.parse("pair 2.1 dan ada"));
    Tournament<Pile.Stones, Pile.Take> first = piles().untilRound(1);
    first.play();
    Tournament<Pile.Stones, Pile.Take> second = piles().untilRound(2);
    decisions.forEach(second::ruling);
    second.resume();
    String journal = Files.readString(folder.resolve("journal.jsonl"));
    Tournament<Pile.Stones, Pile.Take> again = piles();
    decisions.forEach(again::ruling);
    assertThat(again.resume().standings().remarks())
        .containsExactly(
            "ruling after round 1: annul 1.1.1",
            "ruling after round 1: withdraw ben",
            "ruling after round 1: pair 2.1 dan ada");
    assertThat(Files.readString(folder.resolve("journal.jsonl"))).startsWith(journal);
  }

  @Test
  void theDirectorMayPairTheNextRound() throws Exception {
    piles().director(after(1, "pair 2.1 dan ada", "pair 2.2 ben cleo")).play();
    assertThat(PileTournaments.records(folder).get(6).entrants()).containsExactly("dan", "ada");
    assertThat(PileTournaments.records(folder).get(9).entrants()).containsExactly("ben", "cleo");
  }

  @Test
  void pairingsThatALaterRulingSpoilsAreLeftOutWithARemark() throws Exception {
    List<Ruling> first =
        List.of(
            Ruling.parse("pair 2.1 e1 e6"),
            Ruling.parse("pair 2.2 e3 e4"),
            Ruling.parse("pair 2.3 e5 e2"));
    List<Ruling> then = new ArrayList<>(first);
    Director director =
        (round, entries, results) -> {
          if (round > 1) {
            return List.of();
          }
          List<Ruling> now = List.copyOf(then);
          then.add(Ruling.parse("withdraw e6"));
          return now;
        };
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(new Pile(2, 5), FloatingElimination.wcc2014());
    for (int number = 1; number <= 6; number++) {
      tournament.entrant("e" + number, Bots::random);
    }
    TournamentResult result = tournament.director(director).untilRound(2).play();
    Round second = result.results().rounds().get(1).round();
    List<Integer> there = new ArrayList<>(second.byes());
    second.encounters().forEach(encounter -> there.addAll(encounter.entrants()));
    assertThat(there).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    assertThat(result.standings().remarks())
        .contains(
            "the director's pairings of round 2 are left out: an entrant would now meet two"
                + " opponents in it");
  }

  @Test
  void decisionsOutliveTheProcess() throws Exception {
    requireThatDecisionsOutlive(53);
  }

  @Test
  @Tag("long")
  void decisionsOutliveTheProcessWhereverItIsStopped() throws Exception {
    requireThatDecisionsOutlive(1);
  }

  private void requireThatDecisionsOutlive(int step) throws Exception {
    Director director =
        after(1, "annul 1.1.2", "replay 1.2.1 10", "withdraw ben", "pair 2.1 dan ada");
    TournamentResult undisturbed = piles().director(director).play();
    byte[] records = Files.readAllBytes(folder.resolve("games.jsonl"));
    byte[] journal = Files.readAllBytes(folder.resolve("journal.jsonl"));
    String text = new String(journal, StandardCharsets.UTF_8);
    int decided = text.indexOf('\n', text.indexOf("pair 2.1")) + 1;
    for (int length = decided; length <= journal.length; length += step) {
      Files.write(folder.resolve("journal.jsonl"), Arrays.copyOf(journal, length));
      assertThat(piles().resume()).isEqualTo(undisturbed);
      assertThat(Files.readAllBytes(folder.resolve("games.jsonl"))).isEqualTo(records);
    }
  }

  @Test
  void aDirectorThatDecidesByTheResultsMayBeStoppedAnywhere() throws Exception {
    requireThatItMayBeStopped(127);
  }

  @Test
  @Tag("long")
  void aDirectorThatDecidesByTheResultsMayBeStoppedAtEveryByte() throws Exception {
    requireThatItMayBeStopped(1);
  }

  private void requireThatItMayBeStopped(int step) throws Exception {
    List<Ruling> rulings =
        List.of(
            Ruling.parse("annul 1.1.2"),
            Ruling.parse("replay 1.2.1 10 charged dan"),
            Ruling.parse("withdraw ben"),
            Ruling.parse("substitute dan eve"));
    Director pure = (number, entries, results) -> number == 1 ? rulings : List.of();
    TournamentResult undisturbed = piles().director(pure).play();
    byte[] records = Files.readAllBytes(folder.resolve("games.jsonl"));
    byte[] journal = Files.readAllBytes(folder.resolve("journal.jsonl"));
    for (int length = 0; length <= journal.length; length += step) {
      Files.write(folder.resolve("journal.jsonl"), Arrays.copyOf(journal, length));
      assertThat(piles().director(pure).resume()).as("cut to %d", length).isEqualTo(undisturbed);
      assertThat(Files.readAllBytes(folder.resolve("games.jsonl"))).isEqualTo(records);
    }
  }

  /** Nobody is left out when the director swaps two. */
  private static final FixedRounds PAIRED =
      FixedRounds.of(List.of(Encounter.of(0, 1), Encounter.of(2, 3)), List.of(Encounter.of(0, 3)));

  private static Tournament<Pile.Stones, Pile.Take> paired(Path place) {
    return PileTournaments.piles(PAIRED).reserve("eve", Bots::random).folder(place);
  }

  @Test
  void noDecisionMakesTheTournamentImpossibleToResume() throws Exception {
    List<String> decisions =
        List.of(
            "annul 1.1.1",
            "replay 1.1.1 9",
            "withdraw dan",
            "substitute dan eve",
            "withdraw ada",
            "pair 2.1 dan ada");
    for (String first : decisions) {
      for (String second : decisions) {
        Path place = folder.resolve(first + second);
        paired(place).untilRound(1).play();
        for (String decision : List.of(first, second)) {
          try {
            paired(place).untilRound(1).ruling(Ruling.parse(decision)).resume();
          } catch (RefusedRulingException e) {
            assertThat(e).hasMessageFindingMatch("no active entrant|no round follows");
          }
        }
        assertThat(paired(place).resume().isOver()).as("%s, %s", first, second).isTrue();
      }
    }
  }

  @Test
  void aDecisionThatIsRepeatedIsTakenOnce() throws Exception {
    piles().untilRound(1).play();
    for (int time = 0; time < 3; time++) {
      piles().untilRound(1).ruling(Ruling.parse("replay 1.2.1 10")).resume();
    }
    assertThat(Files.readAllLines(folder.resolve("journal.jsonl")))
        .filteredOn(line -> line.contains("ruling"))
        .hasSize(1);
  }

  @Test
  void aDecisionThatComesTooLateToBeHeardIsRefused() throws Exception {
    piles().untilRound(2).play();
    assertThatThrownBy(() -> piles().untilRound(1).ruling(Ruling.parse("withdraw ada")).resume())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContainingAll("after round 2", "stop after round 1");
  }

  @Test
  void noEntrantIsPairedTwiceInARound() {
    assertThatThrownBy(() -> piles().director(after(1, "pair 2.1 dan ada")).play())
        .isInstanceOf(RefusedRulingException.class)
        .hasMessageContainingAll("dan", "two opponents in round 2", "2.1 and 2.2");
  }

  @Test
  void aTournamentOfWhichNothingWasPlayedMayBeBegunAgain() throws Exception {
    assertThatThrownBy(() -> piles().ruling(Ruling.parse("pair 1.1 ada ada")).play())
        .isInstanceOf(RefusedRulingException.class)
        .hasMessageContainingAll("ada would meet itself", "1.1");
    assertThat(piles().seed(8).play().isOver()).isTrue();
  }

  @Test
  void decisionsMayBeTakenWhereATournamentStopped() throws Exception {
    piles().untilRound(1).play();
    TournamentResult result =
        piles().ruling(Ruling.parse("annul 1.1.1")).ruling(Ruling.parse("withdraw dan")).resume();
    assertThat(result.results().tally(0).matches()).isEqualTo(4 + 3);
    assertThat(result.results().tally(3).matches()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "annul 1.1.2 | game 1.1.2 is not in round 2, the last round that has begun; only games of"
            + " that round can still be changed",
        "annul 2.1.9 | game 2.1.9 has not been played",
        "replay 2.1.1 2 | game 2.1.1 cannot be replayed from turn 2: the turns after its opening"
            + " are 3..",
        "replay 2.1.1 10 charged ben | ben cannot be charged for game 2.1.1, which is between ada"
            + " and cleo",
        "withdraw zoe | no active entrant is named zoe; there are ada, ben, cleo, dan",
        "substitute ada ben | ben is not an available reserve; the available reserves are [eve]",
        "pair 3.1 ada ben | round 3 cannot be paired by the director now: no round follows"
      })
  void whatCannotBeIsRefusedAndNotWritten(String ruling, String message) throws Exception {
    assertThatThrownBy(() -> piles().director(after(2, ruling.strip())).play())
        .isInstanceOf(RefusedRulingException.class)
        .hasMessageStartingWith(message.strip());
    assertThat(Files.readString(folder.resolve("journal.jsonl"))).doesNotContain("ruling");
    assertThat(piles().resume().isOver()).isTrue();
  }

  private Tournament<Pile.Stones, Pile.Take> league(Path place) {
    return PileTournaments.piles(FormatCatalog.find("round-robin:games=2", 2)).folder(place);
  }

  @Test
  void aFinishedRoundIsCorrectedAfterTheEndIfNoPairingDependsOnIt() throws Exception {
    TournamentResult all = league(folder).play();
    List<MatchRecord> before = new ArrayList<>(PileTournaments.records(folder));
    TournamentResult corrected = league(folder).ruling(Ruling.parse("replay 1.2.1 10")).resume();
    List<MatchRecord> after = PileTournaments.records(folder);
    assertThat(after.get(2).turns().subList(0, 7)).isEqualTo(before.get(2).turns().subList(0, 7));
    assertThat(after.get(2)).isNotEqualTo(before.get(2));
    before.set(2, after.get(2));
    assertThat(after).isEqualTo(before);
    assertThat(corrected.isOver()).isTrue();
    assertThat(corrected.results().rounds().subList(1, 3))
        .isEqualTo(all.results().rounds().subList(1, 3));
    double scored = after.get(2).outcome().score(0) + after.get(3).outcome().score(1);
    assertThat(corrected.results().rounds().get(0).encounters().get(1).tallies().get(0).scored())
        .isEqualTo(scored);
    assertThat(league(folder).resume()).isEqualTo(corrected);
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      assertThat(archive.isFinished()).isTrue();
      assertThat(archive.standings().withNotes(archive.remarks())).isEqualTo(corrected.standings());
    }
  }

  @Test
  void correctionsAreThoseOfATournamentThatWasCorrectedAtOnce() throws Exception {
    Path late = folder.resolve("late");
    List<String> rulings = List.of("annul 1.1.2", "replay 2.1.1 8");
    league(late).untilRound(2).play();
    // The first ruling corrects an earlier round, and the second one the last round.
    league(late)
        .untilRound(2)
        .ruling(Ruling.parse(rulings.get(0)))
        .ruling(Ruling.parse(rulings.get(1)))
        .resume();
    TournamentResult corrected = league(late).resume();
    Path soon = folder.resolve("soon");
    league(soon).untilRound(1).play();
    league(soon).untilRound(1).ruling(Ruling.parse(rulings.get(0))).resume();
    league(soon).untilRound(2).resume();
    league(soon).untilRound(2).ruling(Ruling.parse(rulings.get(1))).resume();
    assertThat(corrected.results()).isEqualTo(league(soon).resume().results());
    assertThat(late.resolve("games.jsonl")).hasSameBinaryContentAs(soon.resolve("games.jsonl"));
  }

  @Test
  void anOpenArchiveSeesACorrectionOfAnEarlierRound() throws Exception {
    league(folder).play();
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      TournamentResult corrected = league(folder).ruling(Ruling.parse("annul 1.2.1")).resume();
      archive.refresh();
      assertThat(archive.standings().tables()).isEqualTo(corrected.standings().tables());
      assertThat(archive.standingsAfter(1).tables().get(0).lines())
          .extracting(line -> line.tally().matches())
          .contains(1L, 2L);
    }
  }

  @Test
  void aRoundOnWhichLaterOnesDependIsNotCorrected() throws Exception {
    String message = "because later rounds depend on the results of earlier ones";
    Path place = folder.resolve("swiss");
    Tournament<Pile.Stones, Pile.Take> swiss =
        PileTournaments.piles(FormatCatalog.find("swiss", 2)).folder(place);
    swiss.play();
    String journal = Files.readString(place.resolve("journal.jsonl"));
    assertThatThrownBy(() -> swiss.ruling(Ruling.parse("annul 1.1.1")).resume())
        .isInstanceOf(RefusedRulingException.class)
        .hasMessageContainingAll("game 1.1.1 is not in round 2", message);
    assertThat(place.resolve("journal.jsonl")).hasContent(journal);
    league(folder).play();
    Tournament<Pile.Stones, Pile.Take> learning = league(folder).learner("ada", lesson -> {});
    assertThatThrownBy(() -> learning.ruling(Ruling.parse("annul 1.1.1")).resume())
        .isInstanceOf(RefusedRulingException.class)
        .hasMessageContaining(message);
  }

  @Test
  void ofDecisionsTakenTogetherNoneIsWrittenIfOneIsRefused() throws Exception {
    assertThatThrownBy(() -> piles().director(after(1, "replay 1.2.1 10", "replay 1.2.1 5")).play())
        .isInstanceOf(RefusedRulingException.class)
        .hasMessageContainingAll("game 1.2.1", "played again first");
    assertThat(Files.readString(folder.resolve("journal.jsonl"))).doesNotContain("ruling");
  }

  @Test
  void aMatchMayBeReplayedMoreThanOnce() throws Exception {
    List<List<Ruling>> decisions =
        new ArrayList<>(
            List.of(
                List.of(Ruling.parse("replay 1.2.1 10")), List.of(Ruling.parse("replay 1.2.1 5"))));
    Director twice =
        (number, entries, results) -> decisions.isEmpty() ? List.of() : decisions.remove(0);
    TournamentResult result = piles().director(twice).play();
    assertThat(Files.readString(folder.resolve("journal.jsonl")))
        .contains("\"game\":\"1.2.1\",\"replay\":2");
    assertThat(piles().resume()).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pair 2.3 ada ben | encounter 3 is not in 1..2, the encounters of round 2",
        "pair 2.1 ada | an encounter has 2 entrants, and [ada] are 1",
        "pair 3.1 ada ben | round 3 cannot be paired by the director now: the next round is round 2"
      })
  void pairingsThatCannotBeAreRefused(String ruling, String message) {
    assertThatThrownBy(() -> piles().director(after(1, ruling.strip())).play())
        .isInstanceOf(RefusedRulingException.class)
        .hasMessage(message.strip());
  }

  @Test
  void rulingsAreReadAsTheyAreWritten() {
    MatchId id = new MatchId(3, 2, 1);
    Map<String, Ruling> rulings =
        Map.of(
            "replay 3.2.1 5 number 2", new Ruling.Replay(id, 4, List.of(), 2),
            "replay 3.2.1 5 charged number number 3",
                new Ruling.Replay(id, 4, List.of("number"), 3),
            "annul 3.2.1", new Ruling.Annul(new MatchId(3, 2, 1)),
            "replay 3.2.1 41", new Ruling.Replay(new MatchId(3, 2, 1), 40),
            "replay 3.2.1 41 charged ada", new Ruling.Replay(new MatchId(3, 2, 1), 40, "ada"),
            "withdraw ada", new Ruling.Withdraw("ada"),
            "withdraw 'ada the ''great'''", new Ruling.Withdraw("ada the 'great'"),
            "substitute 'a b' c:d=1", new Ruling.Substitute("a b", "c:d=1"),
            "pair 4.2 ada ben", new Ruling.Pair(4, 2, List.of("ada", "ben")));
    rulings.forEach(
        (text, ruling) -> {
          assertThat(Ruling.parse(text)).isEqualTo(ruling);
          assertThat(ruling.text()).isEqualTo(text);
          assertThat(Ruling.parseStored(ruling.stored())).isEqualTo(ruling);
        });
  }

  @Test
  void peopleCountTurnsFromOneAndFilesFromZero() {
    Ruling fromTheStart = new Ruling.Replay(new MatchId(1, 2, 1), 0);
    assertThat(fromTheStart.text()).isEqualTo("replay 1.2.1 1");
    assertThat(fromTheStart.stored()).isEqualTo("replay 1.2.1 0");
    assertThatThrownBy(() -> Ruling.parse("replay 1.2.1 0"))
        .hasMessage("'0' is not a turn; turns are numbers from 1");
  }

  /** The journal's line is the one that was written when rulings counted turns from 0. */
  @Test
  void aRulingInAJournalKeepsItsTurns() throws Exception {
    piles().untilRound(1).play();
    piles().untilRound(1).ruling(Ruling.parse("replay 1.2.1 10")).resume();
    assertThat(Files.readString(folder.resolve("journal.jsonl")))
        .contains("{\"ruling\":\"replay 1.2.1 9\",\"after\":1,");
    TournamentResult result = piles().untilRound(1).resume();
    assertThat(result.standings().remarks())
        .containsExactly("ruling after round 1: replay 1.2.1 10");
  }

  @Test
  void oneEntrantIsChargedWithAReplayAtMost() {
    List<String> both = List.of("ada", "ben");
    assertThatThrownBy(() -> new Ruling.Replay(new MatchId(3, 2, 1), 40, both))
        .hasMessageContainingAll("[ada, ben]", "at most one");
  }

  @ParameterizedTest
  @CsvSource({"annul", "annul 3.2", "replay 3.2.1", "replay 3.2.1 -1", "pair 3 a b", "applaud ada"})
  void anythingElseIsNoRuling(String text) {
    assertThatThrownBy(() -> Ruling.parse(text)).isInstanceOf(RefusedRulingException.class);
  }
}
