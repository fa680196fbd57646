package org.rondo.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.examples.Rondo;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Tunings in a process of their own, which is killed. */
class KilledTuneTest {
  private static final String LOG = "evaluations.jsonl";
  private static final List<String> FILES =
      List.of(LOG, "evaluations.csv", "curve.csv", "curve.svg", "best.txt");

  /** How often a tuning is killed; the system property makes it more. */
  private static final int KILLS = Integer.getInteger("rondo.kills", 3);

  @TempDir private Path folder;

  private static List<String> arguments(String method, Path out) {
    String command =
        "tune tic-tac-toe mcts:iterations=20 --tune exploration=0..3 --openings 1 --budget 120"
            + " --games 4 --seed 7";
    List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
    arguments.addAll(List.of("--method", method, "--out", "" + out));
    return arguments;
  }

  /** Starts the tuning anew or goes on with it; without a log these are the same. */
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

  /** Kills the tuning once its log has grown beyond a size; returns whether it was still at it. */
  private static boolean kill(Process tuning, Path log, long size)
      throws IOException, InterruptedException {
    while (!tuning.waitFor(1, TimeUnit.MILLISECONDS)) {
      if (Files.exists(log) && Files.size(log) >= size) {
        tuning.destroyForcibly().waitFor();
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "local-search", "grasp", "genetic:population=10", "cma-es"})
  void aKilledTuningEndsWithTheSameFilesAsAnUndisturbedOne(String method) throws Exception {
    Path undisturbed = folder.resolve("undisturbed");
    Run run = Run.of(arguments(method, undisturbed).toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    String name = "tic-tac-toe-mcts-iterations=20-" + method.replace(':', '-');
    Path whole = undisturbed.resolve(name);

    Path killed = folder.resolve("killed");
    Path part = killed.resolve(name);
    long length = Files.size(whole.resolve(LOG));
    Rng moments = Seed.of(2014).child("kills").rng();
    int kills = 0;
    for (int kill = 1; kill <= KILLS; kill++) {
      // Later and later, and sometimes in the middle of a generation.
      long size = length * kill / (KILLS + 1) + moments.below((int) length / 20);
      Process tuning = start(arguments(method, killed));
      kills += kill(tuning, part.resolve(LOG), size) ? 1 : 0;
    }
    assertThat(kills)
        .as("tunings that were still at it when they were killed")
        .isGreaterThan(KILLS / 2);
    assertThat(start(arguments(method, killed)).waitFor())
        .as(Files.readString(folder.resolve("output.txt")))
        .isZero();
    for (String file : FILES) {
      assertThat(part.resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
    }
  }
}
