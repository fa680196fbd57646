package org.rondo.cli.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.cli.CommandRun;

/** Matches that are played at another place. */
class OnOptionTest {
  @TempDir private Path folder;

  private static CommandRun run(String words, String... more) {
    return CommandRun.of(
        Stream.concat(Arrays.stream(words.split(" ")), Arrays.stream(more)).toArray(String[]::new));
  }

  @Test
  void aTournamentGivesTheSameFilesAtEachPlace() {
    String league = "tournament tic-tac-toe --bot random --bot greedy --games 6 --seed 7 --out";
    for (String place : List.of("threads", "workers:2")) {
      CommandRun run = run(league, folder.resolve(place).toString(), "--on", place);
      assertThat(run.exitCode()).as(run.err()).isZero();
    }
    for (String file : List.of("games.jsonl", "standings.txt", "standings.json")) {
      assertThat(folder.resolve("workers:2/tic-tac-toe").resolve(file))
          .hasSameBinaryContentAs(folder.resolve("threads/tic-tac-toe").resolve(file));
    }
  }

  @Test
  void aDuelGivesTheSameFilesAtEachPlace() {
    String duel = "duel tic-tac-toe greedy random --games 40 --seed 7 --out";
    for (String place : List.of("threads", "workers:2")) {
      CommandRun run = run(duel, folder.resolve(place).toString(), "--on", place);
      assertThat(run.exitCode()).as(run.err()).isZero();
    }
    for (String file : List.of("games.jsonl", "verdict.txt")) {
      assertThat(folder.resolve("workers:2").resolve(file))
          .hasSameBinaryContentAs(folder.resolve("threads").resolve(file));
    }
  }

  @Test
  void aTuningAndItsDuelGiveTheSameFilesAtEachPlace() throws IOException {
    String tuning =
        "tune tic-tac-toe mcts:iterations=4 --tune exploration=0..3 --method"
            + " genetic:population=4,elite=1 --budget 8 --games 4 --against random"
            + " --confirm-duel --seed 2 --out";
    for (String place : List.of("threads", "workers:2")) {
      CommandRun run = run(tuning, folder.resolve(place).toString(), "--on", place);
      assertThat(run.exitCode()).as(run.err()).isZero();
    }
    for (String file :
        List.of("evaluations.jsonl", "best.txt", "duel/games.jsonl", "duel/verdict.txt")) {
      assertThat(tuned("workers:2").resolve(file))
          .hasSameBinaryContentAs(tuned("threads").resolve(file));
    }
  }

  private Path tuned(String place) throws IOException {
    try (Stream<Path> folders = Files.list(folder.resolve(place))) {
      return folders.filter(Files::isDirectory).findFirst().orElseThrow();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "spark:local[2] | 2 | --on spark:local[2] needs rondo-spark and Spark on the class path; name",
        "worker:2       | 2 | no match place \"worker\" is on the class path; did you mean workers?",
        "workers        | 2 | is not a place for matches; write threads, or NAME",
        "threads:2      | 2 | --on threads:2 is not a place; write --on threads, and their number with",
        "Threads        | 2 | --on Threads is not a place; write --on threads",
        "workers:away   | 1 | the workers at away do not answer; start them",
      })
  void aPlaceThatCannotBeUsedIsRefused(String place, int exitCode, String reason) {
    CommandRun run =
        run("tournament tic-tac-toe --bot random --bot greedy --on", place, "--out", "" + folder);
    assertThat(run.exitCode()).isEqualTo(exitCode);
    assertThat(run.err()).contains(reason).hasLineCount(1);
    assertThat(folder).isEmptyDirectory();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tournament othello --on workers:2 --resume --ruling=halt:1.1.1 | cannot be halted; leave --on",
        "tasks othello --on workers:2                                   | --on is not for tasks",
        "tasks othello --pin                                            | --pin is not for tasks",
        "tournament othello --pin --on workers:2             | --pin is for matches that this",
        "tournament othello --learner sound=true --on workers:2 | --learner is for matches that this",
        "tournament foosball --bot a=tcp:id=1 --bot beginner --on workers:2 | entrant a=tcp:id=1 is for",
        "tournament foosball --bot sound --reserve tcp:id=1 --on workers:2 | entrant tcp:id=1 is for",
        "duel othello sound random --pin --on workers:2      | --pin is for matches that this",
        "duel othello sound random --threads 2 --on workers:2 | --threads is for matches that this",
        "duel foosball tcp:id=1 beginner --on workers:2      | entrant tcp:id=1 is for matches that",
        "tune othello mcts --threads 2 --on workers:2        | --on workers:2 has them played elsewhere; leave",
        "tournament othello --check 0.5                      | --check is for results from other machines",
        "duel othello sound random --check 1                 | --check is for results from other machines",
        "tune othello mcts --check 0                         | --check is for results from other machines",
        "tune othello mcts --check 2 --on workers:2          | the share 2.0 is not in 0..1",
        "tournament othello --check NaN --on workers:2       | the share NaN is not in 0..1",
        "tasks othello --check 0.5                           | --check is for results; give it to",
        "tournament othello --learning-limit 30m             | and there is none; give one with --learner",
      })
  void optionsWithoutEffectAreRefused(String words, String reason) {
    String[] split = words.split(" ");
    for (int word = 0; word < split.length; word++) {
      split[word] = split[word].replace("halt:", "halt ");
    }
    CommandRun run =
        CommandRun.of(
            Stream.concat(
                    Arrays.stream(split), Stream.of("--out", folder.resolve("new").toString()))
                .toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).contains(reason);
    assertThat(run.err()).hasLineCount(1);
    assertThat(folder.resolve("new")).as("nothing is written").doesNotExist();
  }
}
