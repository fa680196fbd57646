package org.rondo.cli.task;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.CommandRun;
import org.rondo.cli.RecordDraft;
import org.rondo.cli.console.RunContext;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.series.place.CodeDigest;
import org.rondo.series.place.TaskResult;
import org.rondo.store.AppendOnlyFile;

/** Competitions that are played by files. */
class TaskCommandsTest {
  private static final String[] LEAGUE = {
    "tic-tac-toe", "--bot", "random", "--bot", "greedy", "--bot", "other=random", "--games", "6"
  };

  private static final List<String> PUBLISHED =
      List.of("games.jsonl", "standings.txt", "standings.csv", "standings.json");

  @TempDir private Path folder;
  private Path big;

  @BeforeEach
  void name() {
    big = folder.resolve("big");
  }

  private static CommandRun run(String first, String... more) {
    return BatchQueue.run(first, more);
  }

  private CommandRun begin(String... arguments) {
    return new BatchQueue(big).begin(arguments);
  }

  private Path part(String name, int number, int count) {
    return new BatchQueue(big).part(name, number, count);
  }

  private CommandRun collect(Path... files) {
    return new BatchQueue(big).collect(files);
  }

  private static String last(CommandRun run) {
    return BatchQueue.last(run);
  }

  private void requireSameAs(Path plain, String name, List<String> files) throws IOException {
    for (String file : files) {
      assertThat(big.resolve(name).resolve(file))
          .as(file)
          .hasSameBinaryContentAs(plain.resolve(name).resolve(file));
    }
  }

  @Test
  void slicesInAnyOrderGiveTheFilesOfATournamentInOneProcess() throws IOException {
    Path plain = folder.resolve("plain");
    String[] words =
        Stream.concat(Arrays.stream(LEAGUE), Stream.of("--seed", "7", "--out", "" + plain))
            .toArray(String[]::new);
    assertThat(run("tournament", words).exitCode()).isZero();
    assertThat(last(begin(LEAGUE))).isEqualTo("round 1: 6 tasks");
    assertThat(big.resolve("tasks.jsonl")).content().hasLineCount(6);
    List<Path> parts = new ArrayList<>();
    for (int slice : List.of(7, 3, 1, 6, 5, 2)) {
      parts.add(part("first", slice, 7));
    }
    CommandRun short1 = collect(parts.toArray(Path[]::new));
    assertThat(short1.exitCode()).isEqualTo(1);
    assertThat(last(short1)).isEqualTo("round 1: 1 task");
    assertThat(short1.err()).contains("1 result is missing: 1.1.4; run the slices of ");
    assertThat(last(collect(part("lost", 4, 7)))).isEqualTo("round 2: 6 tasks");
    assertThat(last(collect(part("second", 1, 1)))).isEqualTo("round 3: 6 tasks");
    CommandRun end = collect(part("third", 2, 2), part("third", 1, 2));
    assertThat(end.exitCode()).isZero();
    assertThat(end.out()).contains("greedy").endsWith("\nfinished\n");
    requireSameAs(plain, "tic-tac-toe", PUBLISHED);
    assertThat(last(collect())).isEqualTo("finished");
    String[] again =
        Stream.concat(Stream.of("--force"), Arrays.stream(LEAGUE)).toArray(String[]::new);
    assertThat(last(begin(again)))
        .as("a finished competition is replaced")
        .isEqualTo("round 1: 6 tasks");
    assertThat(big).isDirectoryNotContaining("glob:**.before");
  }

  @Test
  void theCommandIsKeptAsSettingsAndNotAsArguments() throws IOException {
    Path bots = Files.writeString(folder.resolve("bots.txt"), "random\n");
    begin(
        "tic-tac-toe",
        "--bot=mcts:iterations=4",
        "--entrants",
        bots.toString(),
        "--games",
        "2",
        "--format=swiss:rounds=2",
        "--openings",
        "1",
        "--explain");
    JsonObject command =
        JsonParser.parseString(Files.readString(big.resolve("command.json"))).getAsJsonObject();
    assertThat(command.getAsJsonArray("subjects")).hasToString("[\"tic-tac-toe\"]");
    assertThat(command.getAsJsonArray("bot")).hasToString("[\"mcts:iterations=4\"]");
    assertThat(command.get("entrants").getAsString()).isEqualTo(bots.toString());
    assertThat(command.get("games").getAsInt()).isEqualTo(2);
    assertThat(command.get("format").getAsString()).isEqualTo("swiss:rounds=2");
    assertThat(command.getAsJsonObject("execution").getAsJsonObject("seed"))
        .hasToString("{\"seed\":\"7\"}");
    assertThat(command.get("explain").getAsBoolean()).isTrue();
    String json = Files.readString(big.resolve("command.json")).strip();
    assertThat(KeptCommand.parse(json, RunContext.withoutTerminal()).json()).isEqualTo(json);

    // A setting is a value: nothing in it is read as an argument.
    command.add("bot", JsonParser.parseString("[\"--force\"]"));
    Files.writeString(big.resolve("command.json"), command.toString());
    assertThat(collect().err()).contains("no bot \"--force\" plays tic-tac-toe");
    String inner = json.replace("\"execution\": {", "\"execution\": {\"more\": 1,");
    String nothing = json.replaceFirst("\"seed\": \\{[^}]*}", "");
    for (String damaged :
        List.of(
            "",
            "{}",
            "[\"tic-tac-toe\"]",
            "{\"games\":\"many\"}",
            "{\"arguments\":[]}",
            json.replaceFirst("\\{", "{\"arguments\":[],"),
            inner,
            nothing)) {
      assertThat(damaged).isNotEqualTo(json);
      Files.writeString(big.resolve("command.json"), damaged);
      CommandRun refused = collect();
      assertThat(refused.err()).as(damaged).hasLineCount(1).contains("does not hold the settings");
      assertThat(refused.exitCode()).as(damaged).isEqualTo(1);
    }
    Files.writeString(big.resolve("command.json"), inner);
    assertThat(collect().err()).contains("there is no setting execution.more; restore the file");
    Files.writeString(big.resolve("command.json"), nothing);
    assertThat(collect().err()).contains("the field execution.seed is missing; restore the file");
  }

  @Test
  void tasksThatDoNotFitAreRefusedInASentence() throws IOException {
    begin(LEAGUE);
    Path tasks = big.resolve("tasks.jsonl");
    String first = Files.readAllLines(tasks).get(0);
    Files.writeString(tasks, first.replaceFirst("\"task\":\"1\\.", "\"task\":\"x.") + "\n");
    CommandRun unnumbered = collect();
    assertThat(unnumbered.exitCode()).isEqualTo(1);
    assertThat(unnumbered.err())
        .hasLineCount(1)
        .startsWith(tasks + ", line 1: task x.")
        .contains("does not begin with the number of a round");
    String more = first.replace("\"entrants\":[", "\"entrants\":[\"ann\",");
    Files.writeString(tasks, more.replace("\"bots\":[", "\"bots\":[\"random\",") + "\n");
    CommandRun unfit = run("run-tasks", "" + tasks, "--out", "" + big.resolve("unfit.jsonl"));
    assertThat(unfit.exitCode()).isEqualTo(2);
    assertThat(unfit.err())
        .hasLineCount(1)
        .startsWith("task 1.1.1: 3 entrants cannot play tic-tac-toe, which has 2 seats");
    Path other = folder.resolve("other");
    CommandRun ruled = run("tasks", "parallel-football", "--resign=score=1", "--out", "" + other);
    assertThat(ruled.exitCode()).isEqualTo(2);
    assertThat(ruled.err()).hasLineCount(1).startsWith("--resign needs a game of 2 seats");
  }

  @Test
  void aSliceThatWasCutOffGoesOn() throws IOException {
    begin(LEAGUE);
    Path file = part("whole", 1, 1);
    List<String> lines = Files.readAllLines(file);
    Path cut = big.resolve("cut-1.jsonl");
    String half = lines.get(3).substring(0, 100);
    Files.writeString(cut, String.join("\n", lines.subList(0, 3)) + "\n" + half);
    CommandRun again =
        run(
            "run-tasks",
            big.resolve("tasks.jsonl").toString(),
            "--threads",
            "1",
            "--out",
            "" + cut);
    assertThat(again.out())
        .isEqualTo("slice 1/1: played 4, and 2 were there; results: " + cut + "\n");
    assertThat(cut).content().hasLineCount(7);
    CommandRun both = collect(file, cut);
    assertThat(last(both)).isEqualTo("round 2: 6 tasks");
    assertThat(both.err()).contains("the result of 1.1.1 stands twice, in ");
  }

  @Test
  void aChangedLineIsNamedAndNothingIsTaken() throws IOException {
    begin(LEAGUE);
    Path file = part("part", 1, 1);
    Path journal = big.resolve("tic-tac-toe").resolve("journal.jsonl");
    String before = Files.readString(journal);
    String good = Files.readString(file);
    Files.writeString(file, good.replaceFirst("\\[1,2\\]", "[2,1]"));
    CommandRun refused = collect(file);
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err())
        .contains(file + ", byte ")
        .contains("the line was changed")
        .contains("delete the file and run its slice again");
    assertThat(journal).hasContent(before);
    CommandRun unwilling =
        run("run-tasks", big.resolve("tasks.jsonl").toString(), "--out", "" + file);
    assertThat(unwilling.exitCode()).isEqualTo(1);
    assertThat(unwilling.err()).contains("the line was changed");
  }

  /** Writes the file of a slice again, with changed results and right check values. */
  private Path rewritten(Path file, UnaryOperator<TaskResult> change) throws IOException {
    List<String> lines =
        Files.readAllLines(file).stream()
            .map(line -> line.replaceFirst(",\"check\":\"[0-9a-f]+\"}$", "}"))
            .toList();
    Path other = big.resolve("rewritten.jsonl");
    try (AppendOnlyFile out = AppendOnlyFile.open(other, "run-tasks")) {
      out.begin(lines.get(0));
      for (String line : lines.subList(1, lines.size())) {
        TaskResult result = TaskResult.parse(line);
        TaskResult changed = change.apply(result);
        // A change of the record alone leaves the code out.
        out.append((changed.code().isEmpty() ? changed.playedBy(result.code()) : changed).json());
      }
    }
    return other;
  }

  private void requireRefused(UnaryOperator<TaskResult> change, String reason) throws IOException {
    Path file = part("part", 1, 1);
    Path journal = big.resolve("tic-tac-toe").resolve("journal.jsonl");
    String before = Files.readString(journal);
    CommandRun refused = collect(rewritten(file, change));
    assertThat(refused.exitCode()).as(refused.err()).isEqualTo(1);
    assertThat(refused.err()).hasLineCount(1).contains("rewritten.jsonl, byte ", reason);
    assertThat(journal).hasContent(before);
    assertThat(last(collect(rewritten(file, result -> result)))).isEqualTo("round 2: 6 tasks");
  }

  @Test
  void aForgedRecordWithARightDigestIsReplayedAndRefused() throws IOException {
    begin(LEAGUE);
    requireRefused(TaskCommandsTest::shortened, ": the result of 1.1.1 is refused: ");
  }

  @Test
  void theResultsOfAnotherVersionAreRefusedAndItsMatchesAreNotPlayed() throws IOException {
    begin(LEAGUE);
    requireRefused(
        result -> result.playedBy("0123456789abcdef"),
        ": the result of 1.1.1 is refused: games and bots of another version have played the match:"
            + " the digest of their code is 0123456789abcdef, and "
            + CodeDigest.here()
            + " here; put the same jars");
    Path tasks = big.resolve("tasks.jsonl");
    Files.writeString(
        tasks, Files.readString(tasks).replace(CodeDigest.here(), "0123456789abcdef"));
    CommandRun refused =
        run("run-tasks", tasks.toString(), "--out", big.resolve("other.jsonl").toString());
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .hasLineCount(1)
        .contains("is for games and bots of another version", "0123456789abcdef where the task");
    assertThat(big.resolve("other.jsonl")).doesNotExist();
    assertThat(last(collect())).isEqualTo("round 2: 6 tasks");
    assertThat(tasks).content().contains(CodeDigest.here()).doesNotContain("0123456789abcdef");
  }

  @Test
  void withoutChecksAForgedRecordIsBelieved() throws IOException {
    begin("tic-tac-toe", "--bot", "random", "--bot", "greedy", "--games", "2");
    Path forged = rewritten(part("part", 1, 1), TaskCommandsTest::shortened);
    CommandRun believed = run("collect", "" + big, "" + forged, "--check", "0");
    assertThat(last(believed)).isEqualTo("finished");
  }

  /** Returns a result whose record ends a turn early. */
  private static TaskResult shortened(TaskResult result) {
    MatchRecord record = MatchRecord.parse(result.record());
    MatchRecord other =
        RecordDraft.of(
            record, draft -> draft.turns = record.turns().subList(0, record.turns().size() - 1));
    return new TaskResult(result.id(), other.json(), result.clocks(), result.thoughts());
  }

  @Test
  void forgedClockReadingsAreReplayedAndRefused() throws IOException {
    begin(
        Stream.concat(Arrays.stream(LEAGUE), Stream.of("--time", "move:50s"))
            .toArray(String[]::new));
    requireRefused(TaskCommandsTest::delayed, "took PT1M and had PT50S, but the record has no");
  }

  /** Returns a result in which the first move took a minute. */
  private static TaskResult delayed(TaskResult result) {
    List<List<Duration>> turns = new ArrayList<>(ClockReadings.parse(result.clocks()).turns());
    turns.set(0, List.of(Duration.ofMinutes(1)));
    return new TaskResult(
        result.id(), result.record(), new ClockReadings(turns).json(), result.thoughts());
  }

  @Test
  void onlyThoughtsAreTakenFromTheThoughtsOfAFile() throws IOException {
    begin("tic-tac-toe", "--bot", "greedy", "--bot", "mcts:iterations=4", "--games", "2");
    Path file = part("part", 1, 1);
    Path padded =
        rewritten(
            file,
            result ->
                new TaskResult(
                    result.id(),
                    result.record(),
                    result.clocks(),
                    result.thoughts().replaceFirst("\\{", "\uFEFF { \"more\": [1],")));
    assertThat(last(collect(padded))).isEqualTo("finished");
    Path thoughts = big.resolve("tic-tac-toe").resolve("thoughts.jsonl");
    List<String> said = new ArrayList<>();
    for (String line : Files.readAllLines(file).subList(1, 3)) {
      said.add(TaskResult.parse(line.replaceFirst(",\"check\":\"[0-9a-f]+\"}$", "}")).thoughts());
    }
    assertThat(said).allSatisfy(text -> assertThat(text).contains("\"thoughts\":[{"));
    assertThat(Files.readAllLines(thoughts))
        .hasSize(2)
        .allSatisfy(line -> assertThat(line).containsAnyOf(said.toArray(String[]::new)));
  }

  @Test
  void resultsOfOtherTasksAreRefused() {
    begin(LEAGUE);
    Path first = part("first", 1, 1);
    collect(first);
    CommandRun late = collect(first);
    assertThat(late.exitCode()).isEqualTo(2);
    assertThat(late.err()).contains("holds results of other tasks than those in ");
    CommandRun mixed = run("run-tasks", big.resolve("tasks.jsonl").toString(), "--out", "" + first);
    assertThat(mixed.exitCode()).isEqualTo(2);
    assertThat(mixed.err())
        .contains("holds the results of another slice or of other tasks; name another file");
    assertThat(collect(big.resolve("none.jsonl")).err()).contains("there is no file or folder");
    assertThat(collect(big.resolve("tasks.jsonl")).err()).contains("is not a file of results");
  }

  @Test
  void aFileThatHoldsNoTasksIsNamedAndNoFileOfResultsIsBegun() throws IOException {
    Path tasks = Files.writeString(folder.resolve("tasks.txt"), "# no tasks");
    Path out = folder.resolve("results.jsonl");
    assertThat(run("run-tasks", "" + tasks, "--out", "" + out).err())
        .isEqualTo(tasks + ", line 1: a line of a task is damaged: it is not the JSON of a task\n");
    assertThat(out).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tournament tic-tac-toe --bot random --bot greedy --games 2",
        "duel tic-tac-toe random greedy --games 2",
        "tune tic-tac-toe mcts:iterations=2 --tune exploration=0..3 --budget 2 --games 2 --against"
            + " random",
      })
  void aFolderOfAnotherCommandIsNamed(String words) {
    String[] split = words.split(" ");
    String[] more = Arrays.copyOfRange(split, 1, split.length + 2);
    more[more.length - 2] = "--out";
    more[more.length - 1] = "" + big;
    assertThat(run(split[0], more).exitCode()).isZero();
    CommandRun refused = collect();
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .hasLineCount(1)
        .contains("folder " + big)
        .contains(split[0].equals("tune") ? "holds a tuning" : "holds a " + split[0])
        .contains("repeat its command 'rondo " + split[0] + "' with --resume");
  }

  @Test
  void theFolderOfATournamentInACompetitionIsNamed() {
    begin(LEAGUE);
    assertThat(run("collect", "" + big.resolve("tic-tac-toe")).err())
        .contains("is a part of a competition; give the folder " + big);
  }

  @Test
  void theUsageOfTasksNamesItsGame() {
    assertThat(run("help", "tasks").out())
        .startsWith("Usage: rondo tasks [OPTION]... [OPTION of tournament]... GAME\n");
  }

  @Test
  void wrongArgumentsAreRefusedInASentence() throws IOException {
    assertThat(begin("tic-tac-toe", "--bot", "random").err()).contains("needs at least 2 bots");
    assertThat(collect().err()).contains("holds no competition; begin one with 'rondo tasks'");
    assertThat(last(begin(LEAGUE))).isEqualTo("round 1: 6 tasks");
    String tasks = Files.readString(big.resolve("tasks.jsonl"));
    assertThat(begin(LEAGUE).err()).contains("holds a competition already; continue it with");
    assertThat(begin("--force", "tic-tac-toe", "--bot", "random").err())
        .contains("needs at least 2 bots");
    assertThat(
            begin(Stream.concat(Stream.of("--force"), Arrays.stream(LEAGUE)).toArray(String[]::new))
                .err())
        .contains("holds an unfinished competition; continue it with 'rondo collect'");
    assertThat(big.resolve("tasks.jsonl")).as("what was refused changes nothing").hasContent(tasks);
    assertThat(last(collect())).isEqualTo("round 1: 6 tasks");
    assertThat(run("collect", "" + folder.resolve("none")).err())
        .contains("holds no competition; begin one with");
    Path other = folder.resolve("other");
    assertThat(begin("foosball", "--bot", "a=tcp:id=1", "--bot", "beginner", "--force").err())
        .startsWith(
            "entrant a=tcp:id=1 is a client of this process, and tasks are played elsewhere");
    assertThat(run("tasks", "othello", "--resume", "--out", "" + other).err())
        .contains("--resume is for a competition that has begun; give it to 'rondo collect'");
    assertThat(run("tasks", "othello", "--until-round=1", "--out", "" + other).err())
        .contains("--until-round is not for tasks");
    assertThat(run("collect", "" + big, "--ruling", "halt 1.1.1").err())
        .contains("a match that another machine plays cannot be halted");
    assertThat(run("tasks", "othello", "tic-tac-toe", "--out", "" + other).err())
        .contains("tasks are written for one game or competition, and there are 2");
    for (String slice : List.of("0/4", "5/4", "x", "1/0", "1")) {
      assertThat(
              run(
                      "run-tasks",
                      "" + big.resolve("tasks.jsonl"),
                      "--slice",
                      slice,
                      "--out",
                      "" + other)
                  .err())
          .contains("slice '" + slice + "' is not of the form K/N");
    }
    assertThat(other).satisfies(path -> assertThat(Files.isRegularFile(path)).isFalse());
  }

  @Test
  void aReplacementThatFailsBeforeItBeginsChangesNothing() throws IOException {
    begin("tic-tac-toe", "--bot", "random", "--bot", "greedy", "--games", "2");
    assertThat(last(collect(part("whole", 1, 1)))).isEqualTo("finished");
    String before = Files.readString(big.resolve("command.json"));
    Path broken = Files.writeString(folder.resolve("broken.txt"), "no weights\n");
    CommandRun failed =
        begin("othello", "--bot", "champion:weights=" + broken, "--bot", "random", "--force");
    assertThat(failed.exitCode()).as(failed.err()).isEqualTo(1);
    assertThat(failed.err()).hasLineCount(1);
    assertThat(big.resolve("command.json")).hasContent(before);
    assertThat(big).isDirectoryNotContaining("glob:**.before");
    assertThat(last(collect())).isEqualTo("finished");
  }
}
