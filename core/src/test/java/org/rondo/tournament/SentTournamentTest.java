package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Format;
import org.rondo.format.MatchId;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Fault;
import org.rondo.series.place.DoublePlace;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.SentFiles;
import org.rondo.series.place.TaskPlayer;
import org.rondo.series.place.TaskResult;

/** Tournaments whose matches a place plays. */
class SentTournamentTest {
  private static final Pile GAME = new Pile(2, 40);
  private static final List<String> BOTS =
      List.of("random", "toy-taker:count=2", "greedy", "toy-thrower");

  @TempDir private Path folder;

  /** Plays tasks in the order of the newest first, and counts how often each is played. */
  private static class Counting implements MatchPlace {
    final List<String> played = new ArrayList<>();

    /** The number of tasks that are left for later. */
    int leaving;

    @Override
    public Progress run(TaskSource tasks, ResultSink results) throws IOException {
      Deque<MatchTask> all = new ArrayDeque<>();
      for (Optional<MatchTask> task = tasks.next(); task.isPresent(); task = tasks.next()) {
        all.push(MatchTask.parse(task.get().json()));
      }
      try (TaskPlayer player = new TaskPlayer()) {
        while (all.size() > leaving) {
          MatchTask task = all.pop();
          played.add(task.id());
          results.accept(task, TaskResult.parse(player.play(task).json()));
        }
      }
      return all.isEmpty() ? Progress.ALL_PLAYED : Progress.SOME_ARE_LEFT;
    }
  }

  /** Keeps what a tournament tells. */
  private static final class Heard implements TournamentListener {
    final List<String> finished = Collections.synchronizedList(new ArrayList<>());
    final List<String> faults = Collections.synchronizedList(new ArrayList<>());

    @Override
    public void matchFinished(MatchId match) {
      finished.add(match.toString());
    }

    @Override
    public void faulted(MatchId match, String entrant, Fault fault, String place) {
      faults.add(match + " " + entrant + " " + fault.turn());
    }
  }

  private Tournament<Pile.Stones, Pile.Take> tournament(Format format, Path into) {
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(GAME, format)
            .seed(7)
            .openings(2)
            .listener(new PileTournaments.Silence())
            .folder(into);
    BOTS.forEach(bot -> tournament.entrant(BotCatalog.find(GAME, bot)));
    return tournament;
  }

  @Test
  void theFilesAreThoseOfATournamentThatIsPlayedHere() throws Exception {
    for (String text : List.of("round-robin:games=4", "knockout", "swiss")) {
      Format format = FormatCatalog.find(text, 2);
      Path here = folder.resolve(text.replace(':', '-'));
      Path there = folder.resolve(text.replace(':', '-') + "-sent");
      TournamentResult plain = tournament(format, here).play();
      Counting place = new Counting();
      TournamentResult sent = tournament(format, there).tasks(place).play();
      assertThat(sent.standings()).isEqualTo(plain.standings());
      assertThat(SentFiles.published(there))
          .isEqualTo(SentFiles.published(here))
          .containsKey("games.jsonl");
      assertThat(place.played).doesNotHaveDuplicates().hasSizeGreaterThan(2);
    }
  }

  @Test
  void theThreadsOfThisMachineAreARunner() throws Exception {
    Format format = FormatCatalog.find("round-robin:games=4", 2);
    tournament(format, folder.resolve("here")).play();
    tournament(format, folder.resolve("sent")).tasks(MatchPlace.inThreads(3)).play();
    assertThat(SentFiles.published(folder.resolve("sent")))
        .isEqualTo(SentFiles.published(folder.resolve("here")));
  }

  @Test
  void aRunnerMayLeaveMatchesAndEachIsPlayedOnce() throws Exception {
    Format format = FormatCatalog.find("round-robin:games=4", 2);
    tournament(format, folder.resolve("here")).play();
    Path there = folder.resolve("sent");
    Counting place = new Counting();
    place.leaving = 3;
    TournamentResult first = tournament(format, there).tasks(place).play();
    assertThat(first.isOver()).isFalse();
    assertThat(first.results().rounds()).isEmpty();
    for (int run = 0; run < 9; run++) {
      place.leaving = 3 - place.leaving;
      tournament(format, there).tasks(place).resume();
    }
    assertThat(SentFiles.published(there)).isEqualTo(SentFiles.published(folder.resolve("here")));
    assertThat(place.played).doesNotHaveDuplicates().hasSize(24);
  }

  @Test
  void theListenerHearsOfEachMatchAndFaultOnce() throws Exception {
    Heard heard = new Heard();
    Counting place = new Counting();
    tournament(FormatCatalog.find("round-robin:games=2", 2), folder)
        .listener(heard)
        .tasks(place)
        .play();
    assertThat(heard.finished).containsExactlyElementsOf(place.played);
    assertThat(heard.faults).doesNotHaveDuplicates().isNotEmpty();
    assertThat(heard.faults).allMatch(fault -> fault.contains("toy-thrower"));
  }

  @Test
  void aReplayThatARulingAsksForIsPlayedHere() throws Exception {
    Format format = FormatCatalog.find("round-robin:games=2", 2);
    Counting place = new Counting();
    tournament(format, folder).tasks(place).untilRound(1).play();
    int before = place.played.size();
    TournamentResult result =
        tournament(format, folder)
            .tasks(place)
            .untilRound(1)
            .ruling(Ruling.parse("replay 1.1.1 4"))
            .resume();
    assertThat(result.results().rounds()).hasSize(1);
    assertThat(place.played).hasSize(before);
    assertThat(Files.readString(folder.resolve("journal.jsonl")))
        .contains("{\"game\":\"1.1.1\",\"replay\":1");
  }

  @Test
  void aPlaceThatPlaysReplaysGetsTheTurnsThatAreKept() throws Exception {
    Format format = FormatCatalog.find("round-robin:games=2", 2);
    List<String> asked = Collections.synchronizedList(new ArrayList<>());
    MatchPlace threads = MatchPlace.inThreads(2);
    MatchPlace place =
        new MatchPlace() {
          @Override
          public Progress run(TaskSource tasks, ResultSink results)
              throws IOException, InterruptedException {
            return threads.run(
                () -> {
                  Optional<MatchTask> task = tasks.next();
                  task.ifPresent(one -> asked.add(one.id() + " keeps " + one.kept().turns()));
                  return task;
                },
                results);
          }

          @Override
          public boolean playsReplays() {
            return true;
          }
        };
    List<TournamentResult> results = new ArrayList<>();
    for (String where : List.of("here", "sent")) {
      Tournament<Pile.Stones, Pile.Take> first = tournament(format, folder.resolve(where));
      Tournament<Pile.Stones, Pile.Take> second = tournament(format, folder.resolve(where));
      if (where.equals("sent")) {
        first.tasks(place);
        second.tasks(place);
      }
      first.untilRound(1).play();
      results.add(second.untilRound(1).ruling(Ruling.parse("replay 1.1.1 4")).resume());
    }
    assertThat(asked).contains("1.1.1 keeps 0", "1.1.1/1 keeps 3");
    assertThat(results.get(1).standings()).isEqualTo(results.get(0).standings());
    assertThat(results.get(1).results()).isEqualTo(results.get(0).results());
  }

  @Test
  void anEntrantWithoutASpecificationIsRefusedBeforeAFileIsWritten() {
    Tournament<Pile.Stones, Pile.Take> tournament =
        tournament(FormatCatalog.find("knockout", 2), folder.resolve("new"))
            .entrant("mine", Bots::random)
            .tasks(new Counting());
    assertThatThrownBy(tournament::play)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the bot of mine is an object of this virtual machine");
    assertThat(folder.resolve("new")).doesNotExist();
  }

  @Test
  void aRunnerThatFailsItsDutyIsFound() {
    Format format = FormatCatalog.find("knockout", 2);
    MatchPlace forgetful =
        (tasks, results) -> {
          while (tasks.next().isPresent()) {
            // The tasks are forgotten.
          }
          return MatchPlace.Progress.ALL_PLAYED;
        };
    assertThatThrownBy(() -> tournament(format, folder.resolve("a")).tasks(forgetful).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("returned without the results of 2 matches");
    assertThatThrownBy(
            () -> tournament(format, folder.resolve("b")).tasks(new DoublePlace()).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("a second result of match 1.1.1");
    MatchPlace mixed =
        (tasks, results) -> {
          MatchTask first = tasks.next().orElseThrow();
          MatchTask second = tasks.next().orElseThrow();
          try (TaskPlayer player = new TaskPlayer()) {
            TaskResult other = player.play(second);
            results.accept(
                first,
                new TaskResult(first.id(), other.record(), other.clocks(), "")
                    .playedBy(other.code()));
          }
          return MatchPlace.Progress.ALL_PLAYED;
        };
    assertThatThrownBy(() -> tournament(format, folder.resolve("c")).tasks(mixed).play())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("the result of task 1.1.1 is not of its match");
  }

  @Test
  void aResultBringsNoFurtherLinesIntoTheJournal() {
    Format format = FormatCatalog.find("knockout", 2);
    Map<String, String> sentences =
        Map.of(
            "{\"format\":1,\"thoughts\":[]}\n{\"game\":\"1.1.1\"}", "thoughts", "[0]", "thoughts");
    sentences.forEach(
        (text, sentence) -> {
          Path into = folder.resolve("forged-" + text.length());
          MatchPlace forging =
              forging(result -> new TaskResult(result.id(), result.record(), "", text));
          assertThatThrownBy(() -> tournament(format, into).tasks(forging).play())
              .isInstanceOfAny(DamagedFileException.class, IllegalArgumentException.class)
              .hasMessageContaining(sentence);
        });
    MatchPlace late = forging(result -> new TaskResult(result.id(), result.record(), "{}", ""));
    assertThatThrownBy(() -> tournament(format, folder.resolve("late")).tasks(late).play())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContainingAll("task 1.1.1", "clock readings", "none");
  }

  private static MatchPlace forging(UnaryOperator<TaskResult> change) {
    return (tasks, results) -> {
      MatchTask task = tasks.next().orElseThrow();
      try (TaskPlayer player = new TaskPlayer()) {
        results.accept(task, change.apply(player.play(task)).playedBy(task.code()));
      }
      return MatchPlace.Progress.SOME_ARE_LEFT;
    };
  }
}
