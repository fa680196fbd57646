package org.rondo.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.examples.Rondo;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Cups in a process of their own, which is killed. */
class KilledCupTest {
  private static final List<String> PUBLISHED =
      List.of("games.jsonl", "standings.txt", "standings.csv", "standings.json");

  /** How often a cup is killed; the system property makes it more. */
  private static final int KILLS = Integer.getInteger("rondo.kills", 3);

  @TempDir private Path folder;

  private List<String> arguments(String competition, Path out) throws IOException {
    Path entrants = folder.resolve("entrants.txt");
    List<String> lines = new ArrayList<>(List.of("# those who take part"));
    boolean isChampionship = competition.startsWith("wcc-2014");
    int others = isChampionship ? 17 : 9;
    IntStream.rangeClosed(1, others).forEach(number -> lines.add("ada" + number + "=random"));
    lines.add("joe=" + (isChampionship ? "greedy" : "beginner"));
    Files.write(entrants, lines);
    return List.of("cup", competition, "--entrants", "" + entrants, "--out", "" + out);
  }

  /** Starts the cup anew or goes on with it; without a journal these are the same. */
  private Process start(List<String> arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Rondo.class.getName()));
    command.addAll(arguments);
    command.add("--resume");
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("output.txt").toFile())
        .start();
  }

  /** Kills the cup once its journal has grown beyond a size; returns whether it was still at it. */
  private static boolean kill(Process cup, Path journal, long size)
      throws IOException, InterruptedException {
    while (!cup.waitFor(1, TimeUnit.MILLISECONDS)) {
      if (Files.exists(journal) && Files.size(journal) >= size) {
        cup.destroyForcibly().waitFor();
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "computefest-2013",
        "w4444:games=4,combinations=1x30+3x46",
        "algo3-2018",
        "pug-2017",
        "wcc-2014:game=tic-tac-toe"
      })
  void aKilledCupEndsWithTheSameFilesAsAnUndisturbedOne(String competition) throws Exception {
    Path undisturbed = folder.resolve("undisturbed");
    List<String> alone = arguments(competition, undisturbed);
    Run run = Run.of(alone.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    Path whole = onlyFolder(undisturbed);

    Path killed = folder.resolve("killed");
    Path part = killed.resolve(whole.getFileName());
    long length = Files.size(whole.resolve("journal.jsonl"));
    Rng moments = Seed.of(2013).child("kills").rng();
    int kills = 0;
    for (int kill = 1; kill <= KILLS; kill++) {
      // Later and later, and sometimes in the middle of a line.
      long size = length * kill / (KILLS + 1) + moments.below(1_000);
      Process cup = start(arguments(competition, killed));
      kills += kill(cup, part.resolve("journal.jsonl"), size) ? 1 : 0;
    }
    assertThat(kills)
        .as("cups that were still at it when they were killed")
        .isGreaterThan(KILLS / 2);
    assertThat(start(arguments(competition, killed)).waitFor())
        .as(Files.readString(folder.resolve("output.txt")))
        .isZero();
    for (String file : PUBLISHED) {
      assertThat(part.resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
    }
  }

  private static Path onlyFolder(Path out) throws IOException {
    try (var folders = Files.list(out)) {
      return folders.findFirst().orElseThrow();
    }
  }
}
