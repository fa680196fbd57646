package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A run that is begun again from the settings of another one. */
class RepeatedRunTest {
  @TempDir private Path folder;

  private CommandRun run(String command, String... more) {
    return CommandRun.of(
        Stream.concat(Stream.of(command.split(" ")), Stream.of(more)).toArray(String[]::new));
  }

  /** Plays a run, and returns the file of its settings. */
  private Path played(String command, String name) {
    Path out = folder.resolve(name);
    CommandRun run = run(command, "--out", out.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err()).doesNotContain("error in Rondo");
    return out.resolve("command.json");
  }

  @ParameterizedTest
  @CsvSource({
    "duel tic-tac-toe greedy random --games 12 --seed 5 --max-turns 7, games.jsonl",
    "duel tic-tac-toe greedy a=random b=random --games 8 --elo1 20, games.jsonl",
    "tournament tic-tac-toe --bot random --bot x=greedy --games 4 --seed 3 --openings 1,"
        + " tic-tac-toe/standings.json",
    "tune tic-tac-toe mcts:iterations=4 --budget 8 --games 2 --method random --seed 4,"
  })
  void theSameRunBeginsAgain(String command, String result) throws IOException {
    Path settings = played(command + " --threads 1", "earlier");
    String name = command.split(" ")[0];
    Path again = played(name + " --settings " + settings, "again");
    assertThat(result(again.getParent(), result))
        .hasSameBinaryContentAs(result(settings.getParent(), result));
    assertThat(again).hasSameBinaryContentAs(settings);
    // The other machine has other processors and other folders.
    assertThat(Files.readString(settings)).doesNotContain("threads", "earlier");
  }

  private static Path result(Path run, String name) throws IOException {
    try (Stream<Path> files = Files.walk(run)) {
      return files
          .filter(file -> file.endsWith(name == null ? "curve.csv" : name))
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void whatIsGivenBesideTheFileWins() throws IOException {
    Path duel = played("duel tic-tac-toe greedy random --games 12 --seed 5", "duel");
    Path other = played("duel --settings=" + duel + " --games 4", "other");
    assertThat(Files.readAllLines(other.resolveSibling("games.jsonl"))).hasSize(4);
    assertThat(Files.readString(other)).contains("\"games\": 4", "\"seed\": \"5\"");
    Path third = played("duel othello random mine=random --games 2 --settings " + duel, "third");
    assertThat(Files.readString(third)).contains("\"second\": \"mine=random\"");

    Path cup = played("cup tic-tac-toe --bot a=random --bot b=greedy --games 2", "cup");
    Path more =
        played("cup --bot c=random --bot d=random --bot e=greedy --settings " + cup, "more");
    assertThat(JsonParser.parseString(Files.readString(more)).getAsJsonObject().get("bot"))
        .hasToString("[\"c=random\",\"d=random\",\"e=greedy\"]");
  }

  @Test
  void aDrawnSeedIsKeptWhenItIsPublished() throws IOException {
    Path duel = played("duel tic-tac-toe a=random b=random --games 4 --seed-value a=3", "duel");
    assertThat(Files.readString(duel)).contains("\"seed\": \"secret:");
    // Values of contestants are no settings, and are given again.
    Path again = played("duel --settings " + duel + " --seed-value a=3", "again");
    assertThat(again.resolveSibling("games.jsonl"))
        .hasSameBinaryContentAs(duel.resolveSibling("games.jsonl"));

    String cup = "cup tic-tac-toe --bot a=random --bot b=random --bot c=random --seed-value a=3";
    String swiss = cup + " --format swiss:rounds=2";
    Path stopped = played(swiss + " --until-round 1", "cup");
    assertThat(Files.readString(stopped)).doesNotContain("secret:");
    assertThat(Files.readString(played(swiss + " --resume", "cup")))
        .contains("\"seed\": \"secret:");
  }

  @Test
  void theSettingsOfTasksBeginARunHere() throws IOException {
    Path big = folder.resolve("big");
    assertThat(
            run("tasks duel tic-tac-toe greedy random --games 4 --seed 5 --out " + big).exitCode())
        .isZero();
    Path here = played("duel --settings " + big.resolve("command.json"), "here");
    assertThat(Files.readAllLines(here.resolveSibling("games.jsonl"))).hasSize(4);
    // And the settings of a run are none of tasks.
    CommandRun collected = run("collect " + here.getParent());
    assertThat(collected.err()).contains("without tasks, so there is nothing to collect");
  }

  /** The example of the page of the command line. */
  @Test
  void argumentsAreReadFromAFile() throws IOException {
    Path openings = Files.writeString(folder.resolve("my openings.txt"), "f5 d6 c3\n");
    Path arguments =
        Files.writeString(
            folder.resolve("my-duel.txt"),
            "# A duel for every evening\nduel othello greedy random\n--games 2\n--openings \""
                + openings
                + "\"\n");
    Path out = folder.resolve("out");
    CommandRun run = run("@" + arguments, "--seed", "7", "--out", out.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("Openings: list:openings=1,");
    assertThat(Files.readString(out.resolve("duel.json"))).contains("--games 2", "--seed 7");
  }

  @Test
  void settingsInAFileOfArgumentsAreRefused() throws IOException {
    Path inside = Files.writeString(folder.resolve("a.txt"), "duel --settings x.json\n");
    Path command = Files.writeString(folder.resolve("b.txt"), "duel othello greedy random\n");
    assertThat(run("@" + inside).err())
        .isEqualTo(
            "--settings does not work with a command in @"
                + inside
                + "; write the command and this option on the command line\n");
    assertThat(run("@" + command, "--settings", "x.json").exitCode()).isEqualTo(2);
  }

  @Test
  void aFileOfAnotherCommandIsRefused() {
    Path duel = played("duel tic-tac-toe greedy random --games 2", "duel");
    CommandRun run = run("tournament --settings " + duel);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(duel + " holds the settings of 'duel'; give it to 'rondo duel'\n");
    assertThat(run("duel --settings " + folder.resolve("none")).err())
        .isEqualTo("there is no file or folder " + folder.resolve("none") + "\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "{\"played\":7}", "{\"played\":\"duel\"}", "\u0000"})
  void aDamagedFileIsRefused(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("command.json"), text);
    CommandRun run = run("duel --settings " + file);
    assertThat(run.exitCode()).isIn(1, 2);
    assertThat(run.err()).startsWith(file + " ").hasLineCount(1);
  }
}
