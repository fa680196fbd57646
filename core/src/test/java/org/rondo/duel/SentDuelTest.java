package org.rondo.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.Lists;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.MatchId;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.Openings;
import org.rondo.match.RecordDraft;
import org.rondo.match.clock.TimeControl;
import org.rondo.rating.Sprt;
import org.rondo.series.place.DoublePlace;
import org.rondo.series.place.LaterPlace;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchPlaceException;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.MatchesLeftException;
import org.rondo.series.place.ResultChecks;
import org.rondo.series.place.SentFiles;
import org.rondo.series.place.ShuffledPlace;
import org.rondo.series.place.TaskPlayer;
import org.rondo.series.place.TaskResult;

/** Duels whose matches a place plays. */
class SentDuelTest {
  private static final Pile GAME = new Pile(2, 40);

  @TempDir private Path root;

  /** Keeps what a duel tells. */
  private static final class Heard implements DuelListener {
    final List<String> finished = new ArrayList<>();
    final List<String> counted = new ArrayList<>();
    final List<String> faults = new ArrayList<>();
    final List<Long> pairs = new ArrayList<>();
    final List<String> remarks = new ArrayList<>();

    @Override
    public void matchFinished(MatchId match) {
      finished.add(match.toString());
    }

    @Override
    public void matchCounted(MatchId match, Supplier<MatchRecord> record) {
      counted.add(match.toString());
    }

    @Override
    public void setCounted(DuelResult standing) {
      pairs.add(standing.sets().units());
    }

    @Override
    public void faulted(MatchId match, String entrant, Fault fault, String place) {
      faults.add(match + " " + entrant);
    }

    @Override
    public void notRepeated(String remark) {
      remarks.add(remark);
    }
  }

  /** Returns a duel that the test decides after about a hundred matches. */
  private static Duel<Pile.Stones, Pile.Take> duel(String first, String second) {
    return Duel.of(GAME)
        .first(BotCatalog.find(GAME, first).named("one"))
        .second(BotCatalog.find(GAME, second).named("other"))
        .test(Sprt.logistic(0, 100))
        .seed(7)
        .listener(new DuelListener() {});
  }

  private static Duel<Pile.Stones, Pile.Take> duel() {
    return duel("greedy", "random");
  }

  @Test
  void itStopsAtTheSameMatchWhateverComesBackFirst() throws Exception {
    DuelResult plain = duel().folder(root.resolve("here")).play();
    long counted = plain.matches().games();
    assertThat(plain.verdict().isFinal()).isTrue();
    assertThat(counted).isBetween(20L, 1_000L);
    for (int ahead : List.of(0, 1, 2, 3, 50, 1_000)) {
      Path there = root.resolve("ahead" + ahead);
      ShuffledPlace place = new ShuffledPlace(ahead, ahead);
      Heard heard = new Heard();
      DuelResult sent = duel().matches(400).listener(heard).folder(there).tasks(place).play();
      assertThat(sent).isEqualTo(plain);
      assertThat(SentFiles.published(there))
          .isEqualTo(SentFiles.published(root.resolve("here")))
          .containsKeys("games.jsonl", "thoughts.jsonl");
      assertThat(place.played)
          .doesNotHaveDuplicates()
          .hasSizeLessThan((int) counted + Math.max(2, ahead));
      assertThat(heard.finished).isEqualTo(place.played);
      assertThat(heard.counted).hasSize((int) counted).isSortedAccordingTo(SentDuelTest::byPair);
      assertThat(heard.pairs).hasSize((int) counted / 2).isSorted();
      assertThat(heard.remarks).isEmpty();
    }
  }

  private static int byPair(String one, String other) {
    Comparator<MatchId> byPair = Comparator.comparing(MatchId::encounter);
    return byPair.thenComparing(MatchId::match).compare(MatchId.parse(one), MatchId.parse(other));
  }

  @Test
  void theThreadsOfThisMachineAreARunner() throws Exception {
    DuelResult plain = duel().folder(root.resolve("here")).play();
    DuelResult sent = duel().folder(root.resolve("sent")).tasks(MatchPlace.inThreads(2)).play();
    assertThat(sent).isEqualTo(plain);
    assertThat(SentFiles.published(root.resolve("sent")))
        .isEqualTo(SentFiles.published(root.resolve("here")));
  }

  @Test
  void itNeedsNoFolder() throws Exception {
    assertThat(duel().tasks(new ShuffledPlace(64, 1)).play()).isEqualTo(duel().play());
  }

  @Test
  void aListOfOpeningsIsPlayedInItsOrder() throws Exception {
    Openings list =
        Openings.of(
            List.of(
                new Opening("", List.of(List.of("take 1"))),
                new Opening("", List.of(List.of("take 3"), List.of("take 2")))));
    DuelResult plain = duel().openings(list).folder(root.resolve("here")).play();
    DuelResult sent =
        duel().openings(list).folder(root.resolve("sent")).tasks(new ShuffledPlace(30, 3)).play();
    assertThat(sent).isEqualTo(plain);
    assertThat(SentFiles.published(root.resolve("sent")))
        .isEqualTo(SentFiles.published(root.resolve("here")));
  }

  @Test
  void aStoppedDuelGoesOnWithoutPlayingAMatchTwice() throws Exception {
    DuelResult plain = duel().folder(root.resolve("here")).play();
    Path there = root.resolve("there");
    ShuffledPlace place = new ShuffledPlace(40, 5);
    for (int stop = 0; stop < 3; stop++) {
      place.isInterrupted = true;
      Duel<Pile.Stones, Pile.Take> stopped = duel().folder(there).tasks(place);
      assertThatThrownBy(stopped::resume).isInstanceOf(InterruptedException.class);
    }
    place.isInterrupted = false;
    assertThat(duel().folder(there).tasks(place).resume()).isEqualTo(plain);
    assertThat(place.played).doesNotHaveDuplicates();
    assertThat(SentFiles.published(there)).isEqualTo(SentFiles.published(root.resolve("here")));
    int runs = place.runs;
    assertThat(duel().folder(there).tasks(place).resume()).isEqualTo(plain);
    assertThat(place.runs).as("a finished duel sends nothing").isEqualTo(runs);
    assertThat(duel().folder(there).resume()).as("here").isEqualTo(plain);
  }

  /** Returns a duel of 400 matches, which are too few for its test. */
  private Duel<Pile.Stones, Pile.Take> longDuel(Path folder) {
    return duel().test(Sprt.logistic(0, 1)).matches(400).folder(folder);
  }

  @Test
  void anInterruptKeepsTheMatchesWhoseResultsWereDelivered() throws Exception {
    DuelResult plain = longDuel(root.resolve("here")).play();
    assertThat(plain.matches().games()).isEqualTo(400);
    Path there = root.resolve("there");
    List<String> delivered = new ArrayList<>();
    Duel<Pile.Stones, Pile.Take> stopped =
        longDuel(there).tasks(interrupted(MatchPlace.inThreads(2), delivered));
    assertThatThrownBy(stopped::play).isInstanceOf(InterruptedException.class);
    assertThat(delivered).hasSizeBetween(5, 399);
    assertThat(journaled(there)).isEqualTo(delivered);
    ShuffledPlace place = new ShuffledPlace(40, 5);
    assertThat(longDuel(there).tasks(place).resume()).isEqualTo(plain);
    assertThat(place.played).hasSize(400 - delivered.size()).doesNotContainAnyElementsOf(delivered);
  }

  /** Returns a place whose caller is interrupted when the fifth result has been delivered. */
  private static MatchPlace interrupted(MatchPlace place, List<String> delivered) {
    return (tasks, results) -> {
      Thread caller = Thread.currentThread();
      return place.run(
          tasks,
          (task, result) -> {
            boolean continues = results.accept(task, result);
            delivered.add(task.id());
            if (delivered.size() == 5) {
              caller.interrupt();
            }
            return continues;
          });
    };
  }

  /** Returns the matches of a journal, in its order. */
  private static List<String> journaled(Path folder) throws IOException {
    return Files.readAllLines(folder.resolve("journal.jsonl")).stream()
        .filter(line -> line.startsWith("{\"game\":"))
        .map(line -> line.split("\"")[3])
        .toList();
  }

  @Test
  void aRecordThatBreaksTheRulesIsFoundWhenTheDuelIsResumed() throws Exception {
    MatchPlace forging =
        (tasks, results) ->
            new ShuffledPlace(8, 1)
                .run(tasks, (task, result) -> results.accept(task, forged(task, result)));
    duel("random", "random")
        .matches(4)
        .folder(root)
        .tasks(forging)
        .checks(ResultChecks.none())
        .play();
    Duel<Pile.Stones, Pile.Take> resumed =
        duel("random", "random").matches(4).folder(root).tasks(new ShuffledPlace(8, 1));
    assertThatThrownBy(resumed::resume)
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("its game 1.1.1: ");
  }

  @Test
  void recordsAreReplayedBeforeTheyAreKept() throws IOException {
    MatchPlace forging =
        (tasks, results) ->
            new ShuffledPlace(8, 1)
                .run(tasks, (task, result) -> results.accept(task, forged(task, result)));
    assertThatThrownBy(() -> duel("random", "random").matches(4).folder(root).tasks(forging).play())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageMatching("the result of 1\\.\\d\\.\\d is refused: .*");
    assertThat(journaled(root)).isEmpty();
  }

  /** Returns a result with another winner and a right digest. */
  private static TaskResult forged(MatchTask task, TaskResult result) {
    MatchRecord record = result.matchRecord(task);
    Outcome outcome =
        new Outcome(
            Lists.reverse(record.outcome().ranks()),
            Lists.reverse(record.outcome().scores()),
            Lists.reverse(record.outcome().tournamentScores()));
    MatchRecord other = RecordDraft.of(record, draft -> draft.outcome = outcome);
    return new TaskResult(result.id(), other.json(), result.clocks(), result.thoughts())
        .playedBy(result.code());
  }

  @Test
  void aDamagedMatchOfTheJournalIsRefusedOrSentAgain() throws Exception {
    DuelResult plain = duel().folder(root).tasks(new ShuffledPlace(40, 5)).play();
    Path journal = root.resolve("journal.jsonl");
    String text = Files.readString(journal);
    int at = text.indexOf("take", text.indexOf("\"game\":\"1.5.1\""));
    Files.writeString(journal, text.substring(0, at) + "T" + text.substring(at + 1));
    ShuffledPlace place = new ShuffledPlace(40, 6);
    assertThatThrownBy(() -> duel().folder(root).tasks(place).resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("journal.jsonl");
    DuelResult mended = duel().folder(root).tasks(place).dropDamaged().resume();
    assertThat(mended).isEqualTo(plain);
    assertThat(place.played).contains("1.5.1").doesNotHaveDuplicates().hasSizeLessThan(40);
  }

  @Test
  void clocksAreReadWhereTheMatchesArePlayed() throws Exception {
    TimeControl time = TimeControl.total(java.time.Duration.ofMinutes(10));
    duel().matches(4).time(time).folder(root).tasks(new ShuffledPlace(8, 1)).play();
    assertThat(SentFiles.published(root))
        .containsKeys("games.jsonl", "clocks.jsonl", "thoughts.jsonl");
    assertThat(Files.readAllLines(root.resolve("clocks.jsonl"))).hasSize(4);
    ShuffledPlace none = new ShuffledPlace(8, 1);
    duel().matches(4).time(time).folder(root).tasks(none).resume();
    assertThat(none.played).isEmpty();
  }

  @Test
  void listenersReceiveFaultsWhenTheResultsArrive() throws Exception {
    Heard heard = new Heard();
    DuelResult result =
        duel("toy-thrower", "random")
            .matches(20)
            .listener(heard)
            .tasks(new ShuffledPlace(8, 1))
            .play();
    assertThat(result.firstFaults()).isPositive();
    assertThat(heard.faults).hasSizeGreaterThanOrEqualTo((int) result.firstFaults());
    assertThat(heard.faults).allMatch(fault -> fault.endsWith(" one"));
  }

  @Test
  void aBotThatDoesNotRepeatIsReported() throws Exception {
    Heard heard = new Heard();
    MatchPlace other =
        (tasks, results) ->
            new ShuffledPlace(40, 1)
                .run(
                    tasks,
                    (task, result) ->
                        results.accept(task, task.id().equals("1.1.2") ? odd(task) : result));
    duel("random", "random").matches(40).listener(heard).tasks(other).play();
    assertThat(heard.remarks).hasSize(1);
    assertThat(heard.remarks.get(0)).startsWith("other does not repeat");
  }

  /** Returns the result of the task with another bot on seat 0. */
  private static TaskResult odd(MatchTask task) {
    MatchTask changed =
        MatchTask.parse(task.json().replaceFirst("\"bots\":\\[\"random\"", "\"bots\":[\"greedy\""));
    try (TaskPlayer player = new TaskPlayer()) {
      return player.play(changed);
    }
  }

  @Test
  void anEntrantWithoutASpecificationIsRefusedBeforeAFileIsWritten() {
    Duel<Pile.Stones, Pile.Take> duel =
        duel()
            .second("mine", Bots::random)
            .folder(root.resolve("new"))
            .tasks(new ShuffledPlace(8, 1));
    assertThatThrownBy(duel::play)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the bot of mine is an object of this virtual machine");
    assertThat(root.resolve("new")).doesNotExist();
  }

  @Test
  void aDuelThatStopsForMatchesThatAreLeftContinuesWithTheirResults() throws Exception {
    DuelResult plain = duel().matches(400).folder(root.resolve("here")).play();
    for (int ahead : List.of(2, 30, 1_000)) {
      Path there = root.resolve("ahead" + ahead);
      LaterPlace later = new LaterPlace(ahead);
      Duel<Pile.Stones, Pile.Take> sent = duel().matches(400).folder(there).tasks(later);
      int stops = 0;
      Optional<DuelResult> result = Optional.empty();
      while (result.isEmpty()) {
        try {
          result = Optional.of(sent.resume());
        } catch (MatchesLeftException e) {
          assertThat(e.first()).isEqualTo(new MatchId(1, 1 + later.played.size() / 2, 1));
          stops++;
          later.playNoted(1_000);
        }
      }
      assertThat(result).contains(plain);
      int runs = later.runs;
      assertThat(sent.resume()).isEqualTo(plain);
      assertThat(later.runs).as("a finished duel sends nothing").isEqualTo(runs);
      assertThat(stops).isEqualTo((int) Math.ceil((double) plain.matches().games() / ahead));
      assertThat(later.played).doesNotHaveDuplicates();
      assertThat(SentFiles.published(there))
          .isEqualTo(SentFiles.published(root.resolve("here")))
          .containsKeys("games.jsonl", "thoughts.jsonl");
    }
  }

  @Test
  void aPlaceThatIsLostIsNotTakenForAFile() {
    MatchPlace lost =
        (tasks, results) -> {
          throw new MatchPlaceException("the cluster is gone");
        };
    assertThatThrownBy(() -> duel().tasks(lost).play())
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("the cluster is gone");
  }

  @Test
  void aRunnerThatFailsItsDutyIsFound() {
    MatchPlace forgetful =
        (tasks, results) ->
            tasks.next().isPresent()
                ? MatchPlace.Progress.ALL_PLAYED
                : MatchPlace.Progress.SOME_ARE_LEFT;
    assertThatThrownBy(() -> duel().tasks(forgetful).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("without the result of match 1.1.1");
    MatchPlace later =
        (tasks, results) ->
            tasks.next().isPresent()
                ? MatchPlace.Progress.SOME_ARE_LEFT
                : MatchPlace.Progress.ALL_PLAYED;
    assertThatThrownBy(() -> duel().tasks(later).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("the place leaves match 1.1.1 for later");
    assertThatThrownBy(() -> duel().tasks(new DoublePlace()).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("a second result of match 1.1.1");
  }
}
