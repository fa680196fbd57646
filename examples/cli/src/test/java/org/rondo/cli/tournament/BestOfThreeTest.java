package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;
import org.rondo.match.MatchRecord;

/** A knockout from the command line in which a pair plays best of three. */
class BestOfThreeTest {
  private static final String CUP =
      "tournament tic-tac-toe --seed 7 --bot ada=greedy --bot bob=random --bot cy=mcts:iterations=60"
          + " --bot dan=random --bot eve=random --format knockout --games 3";
  private static final List<String> FILES =
      List.of("games.jsonl", "standings.txt", "standings.csv", "standings.json");

  @TempDir private Path folder;

  private Path play(String out, String... more) {
    List<String> arguments = new ArrayList<>(List.of(CUP.split(" ")));
    arguments.addAll(List.of("--out", folder.resolve(out).toString()));
    arguments.addAll(List.of(more));
    CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return folder.resolve(out).resolve("tic-tac-toe");
  }

  private static void requireSameFiles(Path one, Path other) throws IOException {
    for (String file : FILES) {
      assertThat(one.resolve(file)).hasSameTextualContentAs(other.resolve(file));
    }
  }

  @Test
  void aSeriesHasTheSameBytesOnAnyNumberOfThreads() throws IOException {
    Path one = play("one", "--threads", "1");
    requireSameFiles(one, play("four", "--threads", "4"));
    Map<Set<String>, Long> matches;
    try (Stream<String> lines = Files.lines(one.resolve("games.jsonl"))) {
      matches =
          lines
              .map(MatchRecord::parse)
              .collect(
                  Collectors.groupingBy(
                      record -> Set.copyOf(record.entrants()), Collectors.counting()));
    }
    assertThat(matches).hasSize(4);
    assertThat(matches.values()).contains(2L, 3L).allMatch(number -> number == 2 || number == 3);
    assertThat(Files.readString(one.resolve("standings.txt")))
        .endsWith(
            """

            cy ------- bye --------- bye -----------+
                                                    |
            eve --------+                           +-cy 2.5-0.5
                        +-eve 2-1 ----+             |
            dan --------+             |             |
                                      +-ada 2-0 ----+
            bob --------+             |
                        +-ada 2-0 ----+
            ada --------+
            """);
  }

  @Test
  void aSeriesIsContinuedFromEveryLineOfItsJournal() throws IOException {
    Path whole = play("whole", "--threads", "1");
    List<String> lines = Files.readAllLines(whole.resolve("journal.jsonl"));
    for (int cut = 2; cut < lines.size(); cut += 3) {
      Path torn = Files.createDirectories(folder.resolve("torn" + cut).resolve("tic-tac-toe"));
      Files.writeString(
          torn.resolve("journal.jsonl"), String.join("\n", lines.subList(0, cut)) + "\n");
      play("torn" + cut, "--threads", "1", "--resume");
      requireSameFiles(whole, torn);
    }
  }
}
