package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.match.MatchRecord;

/** Duels, tournaments and tunings with openings from a file. */
class OpeningsCommandsTest {
  private static final String FIVE = "f5d6c3d3c4\nf5f6e6f4e3\nd3c5f6f5e6\nc4c3d3c5b4\ne6f4e3d6c4\n";

  @TempDir private Path folder;
  private Path book;

  @BeforeEach
  void writeBook() throws IOException {
    book = Files.writeString(folder.resolve("book.txt"), FIVE);
  }

  private CommandRun duel(String openings, String... more) {
    return CommandRun.of(
        Stream.concat(
                Stream.of("duel", "othello", "a=random", "b=random", "--openings", openings),
                Stream.of(more))
            .toArray(String[]::new));
  }

  private CommandRun tournament(String... more) {
    return CommandRun.of(
        Stream.concat(
                Stream.of(
                    "tournament",
                    "othello",
                    "--bot",
                    "a=random",
                    "--bot",
                    "b=random",
                    "--bot",
                    "c=random",
                    "--games",
                    "4",
                    "--out",
                    folder.toString()),
                Stream.of(more))
            .toArray(String[]::new));
  }

  private List<MatchRecord> records() throws IOException {
    return Files.readAllLines(folder.resolve("othello").resolve("games.jsonl")).stream()
        .map(MatchRecord::parse)
        .toList();
  }

  @Test
  void aDuelSaysWhichOpeningsItPlaysAndWhenTheyBeginAgain() {
    CommandRun run = duel(book.toString(), "--games", "20", "--threads", "1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err())
        .contains("openings: 5 of " + book + "\n")
        .contains("all 5 openings have been played; they begin again\n");
    assertThat(run.out()).containsPattern("Openings: list:openings=5,order=listed,sha256=[0-9a-f]");
    assertThat(duel(book + ":from=2,count=3", "--games", "2").out())
        .contains("Openings: list:openings=3,order=listed");
  }

  @Test
  void aFileWithAFaultIsRefusedBeforeAnythingIsPlayed() throws IOException {
    Files.writeString(book, FIVE + "f5d6a1\n");
    CommandRun run = duel(book.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains(
            book
                + ", line 6: seat 0 cannot play a1: it turns no disc; correct or remove it, or cut"
                + " the openings with turns=N");
    assertThat(run.out()).isEmpty();
    assertThat(tournament("--openings", book.toString()).exitCode()).isEqualTo(2);
    assertThat(folder.resolve("othello")).doesNotExist();
    assertThat(duel("1001").err()).contains("openings of 1001 turns are not in 0..1000");
    assertThat(duel("none.txt").err())
        .contains("openings 'none.txt' are neither a number of turns nor a file that exists");
  }

  @Test
  void aTournamentIsNotResumedWithAChangedFile() throws IOException {
    String[] whole = {"--openings", book + ":turns=4,order=random"};
    CommandRun run = tournament(whole);
    assertThat(run.exitCode()).as(run.err()).isZero();
    List<MatchRecord> records = records();
    assertThat(records).hasSize(12).allMatch(record -> record.opening().turns().size() == 4);
    assertThat(records.stream().map(MatchRecord::opening).distinct()).hasSize(5);

    tournament("--openings", book + ":turns=4,order=random", "--until-round", "1");
    String[] resumed = {"--openings", book + ":turns=4,order=random", "--resume"};
    Files.writeString(book, FIVE.replace("e6f4e3d6c4", "e6f4e3d6c6"));
    assertThat(tournament(resumed).exitCode()).as("the fifth move is cut off").isZero();
    assertThat(records()).isEqualTo(records);

    tournament("--openings", book + ":turns=4,order=random", "--until-round", "1");
    Files.writeString(book, FIVE.replace("e6f4e3d6c4", "f5d6c4d3c3"));
    CommandRun changed = tournament(resumed);
    assertThat(changed.exitCode()).isEqualTo(2);
    assertThat(changed.err()).contains("opening is \"list:openings=5,order=random,sha256=");
  }

  @Test
  void aTuningTakesAFileAndRepeatsItInItsCommand() throws IOException {
    CommandRun run =
        CommandRun.of(
            "tune",
            "othello",
            "mcts:iterations=2",
            "--tune",
            "exploration=0..3",
            "--against",
            "random",
            "--budget",
            "5",
            "--games",
            "2",
            "--method",
            "random",
            "--openings",
            book + ":turns=3",
            "--out",
            folder.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err()).contains("openings: 5 of " + book + ":turns=3\n");
    Path tuned = Files.list(folder).filter(Files::isDirectory).findFirst().orElseThrow();
    assertThat(Files.readString(tuned.resolve("best.txt")))
        .contains(" --openings " + book + ":turns=3 ");
  }

  @Test
  void simultaneousGamesHaveRandomOpeningsWhereANumberIsGiven() throws IOException {
    CommandRun run =
        CommandRun.of(
            "tournament",
            "grid-soccer:steps=20",
            "--bot",
            "a=greedy",
            "--bot",
            "b=random",
            "--games",
            "2",
            "--openings",
            "3",
            "--out",
            folder.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    Path games = folder.resolve("grid-soccer-steps=20").resolve("games.jsonl");
    for (String line : Files.readAllLines(games)) {
      assertThat(MatchRecord.parse(line).opening().turns())
          .hasSize(3)
          .allMatch(turn -> turn.size() == 2);
    }
  }
}
