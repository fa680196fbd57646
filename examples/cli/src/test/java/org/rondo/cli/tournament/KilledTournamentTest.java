package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.CommandRun;
import org.rondo.cli.RondoProcess;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Tournaments in a process of their own, which is killed. */
class KilledTournamentTest {
  private static final List<String> PUBLISHED =
      List.of("games.jsonl", "standings.txt", "standings.csv", "standings.json");

  /** How often a tournament is killed; the system property makes it more. */
  private static final int KILLS = Integer.getInteger("rondo.kills", 2);

  @TempDir private Path folder;

  private List<String> arguments(String competition, Path out) throws IOException {
    Path entrants = folder.resolve("entrants.txt");
    List<String> lines = new ArrayList<>(List.of("# those who take part"));
    boolean isChampionship = competition.startsWith("wcc-2014");
    // Every two entrants of the league play five matches of 800 turns each.
    boolean isLeague = competition.startsWith("computefest");
    int others = isChampionship ? 8 : isLeague ? 2 : 9;
    IntStream.rangeClosed(1, others).forEach(number -> lines.add("ada" + number + "=random"));
    lines.add("joe=beginner");
    Files.write(entrants, lines);
    return List.of("tournament", competition, "--entrants", "" + entrants, "--out", "" + out);
  }

  @Test
  void aKilledTournamentEndsWithTheSameFilesAsAnUndisturbedOne() throws Exception {
    requireSameFiles("pug-2017");
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "computefest-2013",
        "w4444:games=4,combinations=1x30+3x46,turns=400",
        "algo3-2018",
        "wcc-2014:game='arimaa:turns=2'"
      })
  void anyReadyCompetitionEndsSo(String competition) throws Exception {
    requireSameFiles(competition);
  }

  private void requireSameFiles(String competition) throws Exception {
    Path undisturbed = folder.resolve("undisturbed");
    List<String> alone = arguments(competition, undisturbed);
    CommandRun run = CommandRun.of(alone.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    Path whole = onlyFolder(undisturbed);

    Path killed = folder.resolve("killed");
    Path part = killed.resolve(whole.getFileName());
    long length = Files.size(whole.resolve("journal.jsonl"));
    Rng moments = Seed.of(2013).child("kills").rng();
    for (int kill = 1; kill <= KILLS; kill++) {
      // Later and later, and sometimes in the middle of a line.
      long size = length * kill / (KILLS + 1) + moments.below(1_000);
      List<String> resumed = RondoProcess.resumed(arguments(competition, killed));
      RondoProcess.killedOnce(resumed, folder.resolve("output.txt"), part, "journal.jsonl", size);
    }
    CommandRun last =
        CommandRun.of(RondoProcess.resumed(arguments(competition, killed)).toArray(String[]::new));
    assertThat(last.exitCode()).as(last.err()).isZero();
    for (String file : PUBLISHED) {
      assertThat(part.resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
    }
  }

  private static Path onlyFolder(Path out) throws IOException {
    try (var folders = Files.list(out)) {
      return folders.filter(Files::isDirectory).findFirst().orElseThrow();
    }
  }
}
