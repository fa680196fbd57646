package org.rondo.cli.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.CommandRun;
import org.rondo.store.AppendOnlyFile;

/** Tunings that are played by files. */
class TuningTasksTest {
  private static final String BOT = "tic-tac-toe mcts:iterations=4 --tune exploration=0..3";
  private static final String POPULATION =
      BOT + " --method genetic:population=4,elite=1 --budget 12 --games 4 --against random";

  @TempDir private Path folder;
  private BatchQueue queue;

  @BeforeEach
  void name() {
    queue = new BatchQueue(folder.resolve("big"));
  }

  private CommandRun begin(String words) {
    CommandRun begun = queue.begin(("tune " + words).split(" "));
    assertThat(begun.exitCode()).as(begun.err()).isZero();
    return begun;
  }

  /** Returns the files of a tuning, without journals, whose lines stand in another order. */
  private static List<Path> files(Path tuning) throws IOException {
    try (Stream<Path> all = Files.walk(tuning)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !file.getFileName().toString().matches("journal.*|.*\\.(lock|html)"))
          .map(tuning::relativize)
          .sorted()
          .toList();
    }
  }

  private void requireFilesOfTuning(String words) throws IOException {
    Path plain = folder.resolve("plain");
    CommandRun played =
        BatchQueue.run("tune", (words + " --seed 7 --threads 2 --out " + plain).split(" "));
    assertThat(played.exitCode()).as(played.err()).isZero();
    Path tuning;
    try (Stream<Path> folders = Files.list(plain)) {
      tuning = folders.filter(Files::isDirectory).findFirst().orElseThrow();
    }
    Path sent = queue.folder().resolve(tuning.getFileName());
    assertThat(files(sent)).isEqualTo(files(tuning)).contains(Path.of("evaluations.jsonl"));
    for (Path file : files(tuning)) {
      assertThat(sent.resolve(file))
          .as(file.toString())
          .hasSameBinaryContentAs(tuning.resolve(file));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "genetic:population=4,elite=1",
        "cma-es:population=4",
        "spsa",
        "local-search",
        "random",
      })
  void theFilesAreThoseOfATuningInOneProcess(String method) throws IOException {
    String words = BOT + " --method " + method + " --budget 12 --games 4 --against random";
    begin(words);
    assertThat(queue.finish().out()).startsWith("tic-tac-toe: mcts:iterations=4, ");
    requireFilesOfTuning(words);
  }

  @Test
  void aDuelWithTheDefaultsIsSentToo() throws IOException {
    String words =
        BOT + " --method cma-es:population=4 --budget 12 --games 4 --against random --confirm-duel";
    begin(words + " --ahead 40");
    assertThat(queue.finish().out()).contains("\nduel with the defaults: mcts");
    requireFilesOfTuning(words);
  }

  @Test
  void resultsOfOneRoundAgainstOneselfAreNotThoseOfTheNext() throws IOException {
    // Each round has one evaluation, so the matches of all rounds have the same ids.
    String words = BOT + " --method random --budget 4 --games 4 --against self";
    assertThat(begin(words).out()).isEqualTo("evaluation 1: 4 tasks\n");
    CommandRun second = queue.collect(queue.part("first", 1, 1));
    assertThat(BatchQueue.last(second)).isEqualTo("evaluation 1: 4 tasks");
    queue.finish();
    requireFilesOfTuning(words);
  }

  @Test
  void missingResultsAreNamedAndAllFilesAreCollectedTogether() throws IOException {
    assertThat(begin(POPULATION).out()).isEqualTo("evaluation 1: 16 tasks\n");
    Path tasks = queue.folder().resolve("tasks.jsonl");
    String sent = Files.readString(tasks);
    Path fourth = queue.part("part", 4, 4);
    Path first = queue.part("part", 1, 4);
    Path second = queue.part("part", 2, 4);
    CommandRun incomplete = queue.collect(fourth, first, second);
    assertThat(incomplete.exitCode()).isEqualTo(1);
    assertThat(incomplete.out()).isEqualTo("evaluation 1: 4 tasks\n");
    assertThat(incomplete.err())
        .hasLineCount(1)
        .startsWith("4 results are missing: 1.2.1, 2.2.1, 3.2.1, 4.2.1; run the slices of " + tasks)
        .endsWith(
            "together with the other files of these tasks, because the log of a tuning keeps only"
                + " whole evaluations\n");
    assertThat(tasks).hasContent(sent);
    Path third = queue.part("part", 3, 4);
    CommandRun alone = queue.collect(third);
    assertThat(alone.exitCode()).isEqualTo(1);
    assertThat(alone.out()).isEqualTo("evaluation 1: 12 tasks\n");
    CommandRun complete = queue.collect(first, second, third, fourth);
    assertThat(complete.exitCode()).isZero();
    assertThat(BatchQueue.last(complete)).startsWith("evaluation 5: ");
    queue.finish();
    requireFilesOfTuning(POPULATION);
  }

  @Test
  void wholeEvaluationsAreKeptAndTheOthersContinue() throws IOException {
    begin(POPULATION);
    // Two slices of consecutive matches: the first two evaluations, and the other two.
    Path tasks = queue.folder().resolve("tasks.jsonl");
    Path whole = queue.part("whole", 1, 1);
    List<String> lines = Files.readAllLines(whole);
    Path half = queue.folder().resolve("half.jsonl");
    Files.writeString(half, String.join("\n", lines.subList(0, 11)) + "\n");
    CommandRun incomplete = queue.collect(half);
    assertThat(incomplete.exitCode()).isEqualTo(1);
    assertThat(Files.readAllLines(tasks)).hasSize(16);
    String state = BatchQueue.last(incomplete);
    assertThat(state).endsWith(" tasks").doesNotStartWith("evaluation 5");
    assertThat(BatchQueue.last(queue.collect(whole))).startsWith("evaluation 5: ");
    queue.finish();
    requireFilesOfTuning(POPULATION);
  }

  @Test
  void aChangedLineIsNamedAndNothingIsTaken() throws IOException {
    begin(POPULATION);
    Path file = queue.part("part", 1, 1);
    Files.writeString(
        file, Files.readString(file).replaceFirst("\"turns\\\\\":", "\"turnz\\\\\":"));
    CommandRun refused = queue.collect(file);
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err()).hasLineCount(1).contains(file + ", byte ");
    assertThat(BatchQueue.last(queue.collect(queue.part("again", 1, 1))))
        .startsWith("evaluation 5: ");
  }

  @Test
  void aForgedOutcomeIsPlayedAgainAndRefused() throws IOException {
    begin(POPULATION);
    Path file = queue.part("part", 1, 1);
    Path forged = queue.folder().resolve("forged.jsonl");
    try (AppendOnlyFile out = AppendOnlyFile.open(forged, "run-tasks")) {
      List<String> lines =
          Files.readAllLines(file).stream()
              .map(line -> line.replaceFirst(",\"check\":\"[0-9a-f]+\"}$", "}"))
              .toList();
      out.begin(lines.get(0));
      for (String line : lines.subList(1, lines.size())) {
        out.append(line.replaceFirst("\"ranks\\\\\":\\[1,2]", "\"ranks\\\\\":[2,1]"));
      }
    }
    CommandRun refused =
        BatchQueue.run("collect", "" + queue.folder(), "" + forged, "--check", "1");
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err())
        .hasLineCount(1)
        .contains("forged.jsonl, byte ", " is refused: played again here, its match ends rank ");
    CommandRun honest = BatchQueue.run("collect", "" + queue.folder(), "" + file, "--check", "1");
    assertThat(BatchQueue.last(honest)).startsWith("evaluation 5: ");
  }

  @Test
  void aSettingThatABotRefusesIsASentence() {
    CommandRun refused = queue.begin("tune", "tic-tac-toe", "mcts", "--against", "nobody");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).hasLineCount(1).contains("no bot \"nobody\"");
    assertThat(queue.folder().resolve("command.json")).doesNotExist();
  }
}
