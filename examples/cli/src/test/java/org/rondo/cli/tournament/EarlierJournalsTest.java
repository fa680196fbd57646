package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.cli.CommandRun;
import org.rondo.tournament.TournamentArchive;

/**
 * Journals that an earlier build of Rondo wrote on one thread. The first build whose journals are
 * read is that in which a round had a title and no stage yet.
 */
class EarlierJournalsTest {
  private static final String TIC_TAC_TOE =
      "tic-tac-toe --bot a=random --bot b=random --bot c=random --bot d=random --bot e=random"
          + " --format ";
  private static final String LEAGUE = "league-final:games=1,final=1,extra=1,tie-breaks=2";

  private static final Pattern ROUND = Pattern.compile("^\\{\"round\":\\d+,\"title\":\"([^\"]*)\"");

  @TempDir private Path folder;

  private CommandRun resume(String arguments) {
    List<String> all = new ArrayList<>(List.of("tournament"));
    all.addAll(List.of(arguments.split(" ")));
    all.addAll(List.of("--threads", "1", "--out", folder.toString(), "--resume"));
    return CommandRun.of(all.toArray(String[]::new));
  }

  /** In three rounds, the journal is cut in the middle of a line, as that of a killed process. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "round-robin          | round-robin:games=2 | 7",
        "final                | " + LEAGUE + " | 16",
        "tie-breaks           | " + LEAGUE + " | 18",
        "floating-elimination | floating-elimination:lives=2 | 7",
        "rulings              | floating-elimination:lives=2 | 7",
        "championship         | championship:benchmarks=1,games=3,streak=2,places=4,lives=2 | 7",
        "knockout             | knockout | 7",
        "swiss                | swiss:rounds=3,games=2 | 7",
        "gauntlet             | gauntlet:games=2 | 7",
      })
  void aJournalOfAnEarlierBuildIsReadAndContinuedByteByByte(String name, String format, int seed)
      throws IOException {
    requireContinued(name, "tic-tac-toe", TIC_TAC_TOE + format + " --seed " + seed);
  }

  @Test
  void subTournamentsOfAnEarlierBuildAreContinued() throws IOException {
    requireContinued(
        "score-average",
        "w4444-turns=2,combinations=3x3-10x10",
        "w4444:turns=2,combinations=3x3+10x10 --bot a=random --bot b=random --bot c=random"
            + " --bot d=random --seed 7");
  }

  private void requireContinued(String name, String competition, String arguments)
      throws IOException {
    List<String> lines = lines(name);
    Path journal = folder.resolve(competition).resolve("journal.jsonl");
    Files.createDirectories(journal.getParent());
    Files.write(journal, lines);
    try (TournamentArchive archive = TournamentArchive.open(journal.getParent())) {
      assertThat(archive.isFinished()).isTrue();
      assertThat(archive.rounds())
          .extracting(round -> round.round().title())
          .isEqualTo(
              lines.stream()
                  .flatMap(line -> ROUND.matcher(line).results())
                  .map(title -> title.group(1))
                  .toList());
    }
    List<Integer> cuts = cuts(lines);
    assertThat(cuts).isNotEmpty();
    for (int cut : cuts) {
      String torn = lines.get(cut).substring(0, lines.get(cut).length() / 2);
      Files.writeString(journal, String.join("\n", lines.subList(0, cut)) + "\n" + torn);
      CommandRun run = resume(arguments);
      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(Files.readAllLines(journal)).as("cut in line %d", cut + 1).isEqualTo(lines);
    }
  }

  private static List<String> lines(String name) throws IOException {
    try (InputStream journal =
        EarlierJournalsTest.class.getResourceAsStream("journals/" + name + ".jsonl")) {
      return new String(journal.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  /** The lines after the beginnings of three rounds in which no ruling is to come any more. */
  private static List<Integer> cuts(List<String> lines) {
    int ruled =
        IntStream.range(0, lines.size())
            .filter(line -> lines.get(line).startsWith("{\"ruling\":"))
            .max()
            .orElse(0);
    List<Integer> rounds =
        IntStream.range(ruled, lines.size())
            .filter(line -> lines.get(line).startsWith("{\"round\":"))
            .boxed()
            .toList();
    return Stream.of(0, rounds.size() / 2, rounds.size() - 1)
        .distinct()
        .map(index -> rounds.get(index) + 1)
        .toList();
  }
}
