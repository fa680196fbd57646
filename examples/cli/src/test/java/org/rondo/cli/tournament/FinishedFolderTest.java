package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;

/** A finished run is replaced only if the user says so, and a folder must be possible. */
class FinishedFolderTest {
  private static final String BOTS = " --bot random --bot greedy --games 2";

  @TempDir private Path folder;

  private CommandRun run(String line) {
    List<String> arguments = new ArrayList<>(List.of(line.split(" ")));
    arguments.addAll(List.of("--out", folder.toString()));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(file).toString(), Files.readString(file));
      }
    }
    return files;
  }

  @Test
  void aFinishedTournamentIsKept() throws IOException {
    run("tournament tic-tac-toe" + BOTS);
    Map<String, String> before = files();
    // The other game could begin, but nothing begins where one of the folders is refused.
    CommandRun again =
        run("tournament rock-paper-scissors tic-tac-toe --bot greedy --bot b=random");
    assertThat(again)
        .isEqualTo(
            new CommandRun(
                2,
                "",
                "folder "
                    + folder.resolve("tic-tac-toe")
                    + " holds a finished tournament; name another folder with --out, or replace the"
                    + " tournament with --force\n"));
    assertThat(files()).isEqualTo(before);
    assertThat(run("tournament tic-tac-toe --resume" + BOTS).exitCode()).isZero();
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aJournalThatHasEndedIsKeptAlsoWithoutItsGames() throws IOException {
    run("tournament tic-tac-toe" + BOTS);
    Files.delete(folder.resolve("tic-tac-toe/games.jsonl"));
    assertThat(run("tournament tic-tac-toe" + BOTS).err()).contains(" holds a finished tournament");
  }

  @Test
  void withForceOnlyTheFilesOfTheTournamentAreReplaced() throws IOException {
    run("tournament tic-tac-toe --explain --time move:10s" + BOTS);
    Files.writeString(folder.resolve("tic-tac-toe/notes.txt"), "mine");
    assertThat(
            run("tournament tic-tac-toe --force --until-round 1 --bot a=random --bot b=random --bot c=random")
                .exitCode())
        .isZero();
    assertThat(files().keySet())
        .containsExactlyInAnyOrder(
            "command.json",
            "tic-tac-toe/games.jsonl.part",
            "tic-tac-toe/journal.jsonl",
            "tic-tac-toe/journal.jsonl.lock",
            "tic-tac-toe/matches.csv",
            "tic-tac-toe/notes.txt",
            "tic-tac-toe/standings.csv",
            "tic-tac-toe/standings.json",
            "tic-tac-toe/standings.txt",
            "tic-tac-toe/tournament.html");
    assertThat(run("tournament tic-tac-toe --force" + BOTS).err())
        .contains("belongs to an unfinished tournament; continue it with --resume");
  }

  @Test
  void nothingIsRemovedForATournamentThatIsRefused() throws IOException {
    run("tournament tic-tac-toe" + BOTS);
    Map<String, String> before = files();
    String refused =
        "tournament tic-tac-toe --force --format championship" + BOTS.replace(" --games 2", "");
    assertThat(run(refused).exitCode()).isEqualTo(2);
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aFinishedDuelIsKeptOrReplaced() throws IOException {
    run("duel tic-tac-toe random greedy --games 4");
    Map<String, String> before = files();
    CommandRun again = run("duel tic-tac-toe random b=random --games 4");
    assertThat(again.exitCode()).isEqualTo(2);
    assertThat(again.err())
        .isEqualTo(
            "folder "
                + folder
                + " holds a finished duel; name another folder with --out, or replace the duel with"
                + " --force\n");
    assertThat(files()).isEqualTo(before);
    assertThat(run("duel tic-tac-toe random b=random --games 4 --force").exitCode()).isZero();
    assertThat(files().get("games.jsonl")).contains("\"b\"");
    assertThat(run("tournament tic-tac-toe --force --resume" + BOTS).exitCode()).isEqualTo(2);
  }

  @Test
  void aDuelLeavesTheFolderOfATournamentAlone() throws IOException {
    run("tournament tic-tac-toe" + BOTS);
    Map<String, String> before = files();
    Path cup = folder.resolve("tic-tac-toe");
    for (String option : List.of("--games=4", "--force", "--resume")) {
      CommandRun run =
          CommandRun.of("duel", "tic-tac-toe", "random", "greedy", option, "--out=" + cup);
      assertThat(run)
          .isEqualTo(
              new CommandRun(
                  2,
                  "",
                  "folder "
                      + cup
                      + " holds a tournament, not a duel; name another folder with --out\n"));
    }
    Files.delete(cup.resolve("journal.jsonl"));
    CommandRun run = CommandRun.of("duel", "tic-tac-toe", "random", "greedy", "--out=" + cup);
    assertThat(run.err())
        .isEqualTo(
            "folder "
                + cup
                + " holds games.jsonl without the journal of a duel; name another folder with --out\n");
    before.remove("tic-tac-toe/journal.jsonl");
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aFolderThatCannotBeCreatedIsNamedWithTheReason() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "mine");
    CommandRun run =
        CommandRun.of(
            "duel", "tic-tac-toe", "random", "greedy", "--games=4", "--out=" + file + "/in");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).startsWith("cannot create the folder " + file + "/in: " + file);
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "has no folder /proc")
  void aFolderThatTheSystemRefusesIsNamed() {
    for (String command :
        List.of(
            "tournament tic-tac-toe" + BOTS, "tune tic-tac-toe mcts --budget 2", "host foosball")) {
      List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
      arguments.add("--out=/proc/x");
      CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
      assertThat(run.exitCode()).as(run.err()).isEqualTo(1);
      assertThat(run.err())
          .startsWith("cannot create the folder /proc/x")
          .endsWith(": the file system allows no folder /proc/x\n");
    }
  }
}
