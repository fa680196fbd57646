package org.rondo.cli.task;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.CommandRun;
import org.rondo.cli.console.RunContext;
import org.rondo.series.place.MatchTask;

/** Duels that are played by files. */
class DuelTasksTest {

  /** The test decides after 46 matches. */
  private static final String DUEL = "tic-tac-toe greedy random --games 400";

  private static final List<String> PUBLISHED =
      List.of("games.jsonl", "thoughts.jsonl", "verdict.txt", "duel.json");

  @TempDir private Path folder;
  private BatchQueue queue;

  @BeforeEach
  void name() {
    queue = new BatchQueue(folder.resolve("big"));
  }

  private CommandRun begin(String ahead) {
    return queue.begin(("duel " + DUEL + " --ahead " + ahead).split(" "));
  }

  private void requireFilesOfDuel(String words) {
    Path plain = folder.resolve("plain");
    assertThat(BatchQueue.run("duel", (words + " --seed 7 --out " + plain).split(" ")).exitCode())
        .isZero();
    for (String file : PUBLISHED) {
      assertThat(queue.folder().resolve(file)).as(file).hasSameBinaryContentAs(plain.resolve(file));
    }
  }

  private List<String> taskIds() throws IOException {
    return Files.readAllLines(queue.folder().resolve("tasks.jsonl")).stream()
        .map(line -> MatchTask.parse(line).id())
        .toList();
  }

  @Test
  void aDuelStopsAtTheMatchAtWhichItStopsInOneProcess() throws IOException {
    CommandRun begun = begin("20");
    assertThat(begun.exitCode()).as(begun.err()).isZero();
    assertThat(begun.out()).isEqualTo("pair 1: 20 tasks\n");
    assertThat(taskIds()).hasSize(20).contains("1.1.1", "1.10.2");
    assertThat(BatchQueue.last(queue.collect(queue.part("first", 1, 1))))
        .isEqualTo("pair 11: 20 tasks");
    assertThat(taskIds()).hasSize(20).contains("1.11.1", "1.20.2");
    assertThat(BatchQueue.last(queue.collect(queue.part("second", 1, 1))))
        .isEqualTo("pair 21: 20 tasks");
    CommandRun end = queue.collect(queue.part("third", 2, 2), queue.part("third", 1, 2));
    assertThat(end.exitCode()).isZero();
    assertThat(end.out())
        .startsWith("greedy is stronger than random: ")
        .contains("\n46 games, 46 different: ")
        .endsWith("\nfinished\n");
    requireFilesOfDuel(DUEL);
    CommandRun again = queue.collect();
    assertThat(again.exitCode()).isZero();
    assertThat(again.out()).as("a finished duel says its verdict again").isEqualTo(end.out());
  }

  @Test
  void missingResultsAreNamedAndTheOthersAreKept() throws IOException {
    begin("60");
    Path tasks = queue.folder().resolve("tasks.jsonl");
    String sent = Files.readString(tasks);
    // The slice 3/10 has the matches with the indices 2, 12, 22, 32, 42 and 52.
    Path[] parts =
        List.of(8, 1, 2, 4, 5, 6, 7, 9, 10).stream()
            .map(slice -> queue.part("part", slice, 10))
            .toArray(Path[]::new);
    CommandRun incomplete = queue.collect(parts);
    assertThat(incomplete.exitCode()).isEqualTo(1);
    assertThat(incomplete.out()).isEqualTo("pair 2: 6 tasks\n");
    assertThat(incomplete.err())
        .isEqualTo(
            "6 results are missing: 1.2.1, 1.7.1, 1.12.1, 1.17.1, 1.22.1, 1.27.1; run the slices"
                + " of "
                + tasks
                + " that hold them, and collect their files\n");
    assertThat(tasks).hasContent(sent);
    // The pair 27 is after the end of the duel, so only its result need not be there.
    CommandRun end = queue.collect(queue.part("part", 3, 10), parts[0]);
    assertThat(BatchQueue.last(end)).isEqualTo("finished");
    requireFilesOfDuel(DUEL);
  }

  @Test
  void resultsAfterTheEndNeedNotBeThere() throws IOException {
    begin("100");
    Path file = queue.part("whole", 1, 1, 1);
    List<String> lines = Files.readAllLines(file);
    Path cut = queue.folder().resolve("cut.jsonl");
    // A header, and the results of the 46 matches after which the duel ends.
    Files.writeString(cut, String.join("\n", lines.subList(0, 47)) + "\n");
    CommandRun end = queue.collect(cut);
    assertThat(end.exitCode()).as(end.err()).isZero();
    assertThat(BatchQueue.last(end)).isEqualTo("finished");
    requireFilesOfDuel(DUEL);
  }

  @Test
  void aResultTwiceCountsOnceAndAChangedOneIsRefused() throws IOException {
    begin("60");
    Path file = queue.part("part", 1, 1);
    Path journal = queue.folder().resolve("journal.jsonl");
    String before = Files.readString(journal);
    String good = Files.readString(file);
    Path changed = queue.folder().resolve("changed.jsonl");
    Files.writeString(changed, good.replaceFirst("\\[1,2\\]", "[2,1]"));
    CommandRun refused = queue.collect(changed);
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err()).hasLineCount(1).contains(changed + ", byte ", "the line was changed");
    assertThat(journal).hasContent(before);
    CommandRun folderNamed = queue.collect(queue.folder());
    assertThat(folderNamed.exitCode()).isEqualTo(2);
    assertThat(folderNamed.err()).contains(queue.folder() + " is a folder; name the files");
    assertThat(journal).hasContent(before);
    CommandRun twice = queue.collect(file, file, queue.part("again", 2, 2));
    assertThat(twice.err()).contains(file + " is named twice; it counts once");
    assertThat(twice.err()).contains("stands twice, in ", "; one counts");
    assertThat(BatchQueue.last(twice)).isEqualTo("finished");
    requireFilesOfDuel(DUEL);
  }

  @Test
  void theResultsOfAnEarlierWindowAreRefused() {
    begin("20");
    Path first = queue.part("first", 1, 1);
    queue.collect(first);
    CommandRun late = queue.collect(first);
    assertThat(late.exitCode()).isEqualTo(2);
    assertThat(late.err()).contains("holds results of other tasks than those in ");
  }

  @Test
  void theLastMatchesAreFewer() throws IOException {
    String undecided = "tic-tac-toe random other=random --games 50";
    queue.begin(("duel " + undecided + " --ahead 40").split(" "));
    assertThat(BatchQueue.last(queue.collect(queue.part("first", 1, 1))))
        .isEqualTo("pair 21: 10 tasks");
    assertThat(BatchQueue.last(queue.collect(queue.part("second", 1, 1)))).isEqualTo("finished");
    Path plain = folder.resolve("plain");
    BatchQueue.run("duel", (undecided + " --seed 7 --out " + plain).split(" "));
    assertThat(queue.folder().resolve("games.jsonl"))
        .hasSameBinaryContentAs(plain.resolve("games.jsonl"));
    assertThat(queue.folder().resolve("verdict.txt"))
        .hasSameBinaryContentAs(plain.resolve("verdict.txt"));
  }

  @Test
  void theCommandIsKeptAsSettingsWithoutThoseOfTheRun() throws IOException {
    begin("20");
    Path file = queue.folder().resolve("command.json");
    JsonObject command = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    assertThat(command.keySet())
        .containsExactly(
            "command",
            "ahead",
            "game",
            "first",
            "second",
            "games",
            "error",
            "time",
            "lag",
            "openings",
            "adjudication",
            "execution");
    assertThat(command.get("command").getAsString()).isEqualTo("duel");
    assertThat(command.get("ahead").getAsInt()).isEqualTo(20);
    assertThat(command.get("games").getAsInt()).isEqualTo(400);
    String json = Files.readString(file).strip();
    assertThat(KeptCommand.parse(json, RunContext.withoutTerminal()).json()).isEqualTo(json);
    for (String damaged :
        List.of(
            json.replace("\"duel\"", "\"dual\""),
            json.replace("\"ahead\": 20", "\"ahead\": {}"),
            json.replace("\"ahead\": 20", "\"ahead\": 1"),
            json.replace("\"ahead\": 20,", ""),
            json.replace("  \"second\": \"random\",\n", ""),
            json.replaceFirst("\\{", "{\"out\":\"elsewhere\","))) {
      assertThat(damaged).isNotEqualTo(json);
      Files.writeString(file, damaged);
      CommandRun refused = queue.collect();
      assertThat(refused.err()).as(damaged).hasLineCount(1).contains("does not hold the settings");
      assertThat(refused.exitCode()).as(damaged).isEqualTo(1);
    }
  }

  @Test
  void wrongArgumentsAreRefusedInASentence() {
    String duel = "duel tic-tac-toe greedy random";
    assertThat(queue.begin((duel + " --ahead 1").split(" ")).err())
        .isEqualTo("ahead 1 is not in 2..1000000; a pair is two matches\n");
    assertThat(queue.begin((duel + " --resume").split(" ")).err())
        .contains("--resume is for a competition that has begun; give it to 'rondo collect'");
    assertThat(queue.begin((duel + " --on=workers:2").split(" ")).err())
        .contains("--on is not for tasks, which a batch queue plays; give it to 'rondo duel'");
    assertThat(queue.begin((duel + " --threads 2").split(" ")).err())
        .contains("--threads is not for tasks; give it to 'rondo run-tasks'");
    assertThat(queue.begin((duel + " --sync match").split(" ")).err())
        .startsWith("--sync is not for tasks: 'rondo collect' takes results in files, and ")
        .endsWith("; give it to 'rondo duel'\n");
    assertThat(queue.begin((duel + " --elo2=3").split(" ")).err())
        .startsWith("rondo tasks duel has no option --elo2; did you mean --elo0");
    assertThat(queue.begin("duel tic-tac-toe greedy".split(" ")).err())
        .startsWith(
            "BOT is missing: the bot that may be weaker; write for example rondo tasks duel ")
        .endsWith("; 'rondo tasks duel --help' shows the usage\n");
    assertThat(queue.begin("duel foosball a=tcp:id=1 beginner".split(" ")).err())
        .isEqualTo(
            "entrant a=tcp:id=1 is for matches that this process plays, and tasks are played"
                + " elsewhere; leave it out\n");
    assertThat(BatchQueue.run("tasks", duel.split(" ")).err())
        .isEqualTo(
            "the value DIR of --out is missing; write for example rondo tasks duel othello"
                + " champion sound --games 20000 --ahead 4000 --out big; 'rondo tasks duel --help'"
                + " shows the usage\n");
    assertThat(queue.collect().err()).contains("holds no competition; begin one with");
    begin("20");
    assertThat(BatchQueue.run("collect", "" + queue.folder(), "--ruling", "annul 1.1.1").err())
        .contains("--ruling is for tournaments, and folder ", " holds a duel; leave it out");
    assertThat(queue.begin("--force", "duel", "tic-tac-toe", "greedy", "random").err())
        .isEqualTo("--force stands before duel; write it after that word\n");
  }

  @Test
  void theFirstWordChooses() {
    CommandRun named =
        queue.begin("tournament tic-tac-toe --bot random --bot greedy --games 2".split(" "));
    assertThat(named.out()).isEqualTo("round 1: 2 tasks\n");
    Path duel = folder.resolve("duel");
    CommandRun unnamed =
        BatchQueue.run(
            "tasks", ("tic-tac-toe --out " + duel + " --bot random --bot greedy").split(" "));
    assertThat(unnamed.out()).as(unnamed.err()).isEqualTo("round 1: 10 tasks\n");
    assertThat(BatchQueue.run("tasks", "duel", "--help").out())
        .startsWith("Usage: rondo tasks duel [OPTION]... GAME BOT BOT [BOT...]\n")
        .contains("--ahead=N", "--elo0=ELO", "--force")
        .doesNotContain("--resume", "--on=", "--pin", "--port", "--threads", "--drop-damaged");
    assertThat(BatchQueue.run("tasks", "--help").out())
        .contains("\nCommands:\n", "  tune ")
        .doesNotContain("--ahead");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--elo0", "--elo1", "--error"})
  void aNumberThatIsNoneIsRefusedAsByADuel(String option) throws IOException {
    queue.begin("duel tic-tac-toe random other=random --games 2".split(" "));
    queue.finish();
    Path file = queue.folder().resolve("command.json");
    String before = Files.readString(file);
    String words = "tic-tac-toe random greedy " + option + " NaN";
    CommandRun refused = queue.begin(("duel " + words + " --force").split(" "));
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .hasLineCount(1)
        .contains("NaN")
        .isEqualTo(BatchQueue.run("duel", (words + " --out " + folder).split(" ")).err());
    assertThat(file).hasContent(before);
    assertThat(BatchQueue.last(queue.collect())).isEqualTo("finished");
  }

  @Test
  void argumentsCanStandInAFile() throws IOException {
    Path file =
        Files.writeString(folder.resolve("duel.txt"), "tasks duel\n" + DUEL + " --ahead 20\n");
    CommandRun begun = BatchQueue.run("@" + file, "--out", "" + queue.folder());
    assertThat(begun.exitCode()).as(begun.err()).isZero();
    assertThat(begun.out()).isEqualTo("pair 1: 20 tasks\n");
    Path wrong = Files.writeString(folder.resolve("wrong.txt"), "--force duel tic-tac-toe a b\n");
    assertThat(BatchQueue.run("tasks", "@" + wrong).err())
        .isEqualTo("--force stands before duel; write it after that word\n");
    assertThat(BatchQueue.run("tasks", "othello", "duel", "tic-tac-toe", "a", "b").err())
        .isEqualTo("othello stands before duel; write it after that word\n");
    assertThat(BatchQueue.run("tasks", "--resume", "duel", "tic-tac-toe", "a", "b").err())
        .isEqualTo("--resume stands before duel; write it after that word\n");
  }

  @Test
  void theResultOfAChangedTaskIsRefused() throws IOException {
    begin("4");
    Path tasks = queue.folder().resolve("tasks.jsonl");
    String sent = Files.readString(tasks);
    String changed = sent.replaceFirst("\"greedy\"", "\"random\"");
    assertThat(changed).isNotEqualTo(sent);
    Files.writeString(tasks, changed);
    CommandRun refused = queue.collect(queue.part("part", 1, 1));
    assertThat(refused.exitCode()).as(refused.err()).isEqualTo(1);
    assertThat(refused.err())
        .hasLineCount(1)
        .contains("part-1.jsonl, byte ", ": the result of 1.1.1 is not of the task of this");
    assertThat(tasks).hasContent(changed);
    Files.delete(tasks);
    assertThat(BatchQueue.last(queue.collect())).isEqualTo("pair 1: 4 tasks");
    assertThat(tasks).hasContent(sent);
  }
}
