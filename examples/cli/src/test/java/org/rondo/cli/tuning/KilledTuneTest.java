package org.rondo.cli.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.CommandRun;
import org.rondo.cli.RondoProcess;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Tunings in a process of their own, which is killed. */
class KilledTuneTest {
  private static final String LOG = "evaluations.jsonl";
  private static final List<String> FILES =
      List.of(LOG, "evaluations.csv", "curve.csv", "curve.svg", "best.txt");

  /** How often a tuning is killed; the system property makes it more. */
  private static final int KILLS = Integer.getInteger("rondo.kills", 1);

  @TempDir private Path folder;

  private static List<String> arguments(String method, Path out) {
    String command =
        "tune tic-tac-toe mcts:iterations=20 --tune exploration=0..3 --openings 1 --budget 80"
            + " --games 2 --seed 7";
    List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
    arguments.addAll(List.of("--method", method, "--out", "" + out));
    return arguments;
  }

  @Test
  void aKilledTuningEndsWithTheSameFilesAsAnUndisturbedOne() throws Exception {
    requireSameFiles("genetic:population=10");
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "local-search", "grasp", "genetic:population=10", "cma-es"})
  @Tag("long")
  void aKilledTuningOfEachMethodEndsWithTheSameFiles(String method) throws Exception {
    requireSameFiles(method);
  }

  private void requireSameFiles(String method) throws Exception {
    Path undisturbed = folder.resolve("undisturbed");
    CommandRun run = CommandRun.of(arguments(method, undisturbed).toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    String name = "tic-tac-toe-mcts-iterations=20-" + method.replace(':', '-');
    Path whole = undisturbed.resolve(name);

    Path killed = folder.resolve("killed");
    Path part = killed.resolve(name);
    long length = Files.size(whole.resolve(LOG));
    Rng moments = Seed.of(2014).child("kills").rng();
    for (int kill = 1; kill <= KILLS; kill++) {
      // Later and later, and sometimes in the middle of a generation.
      long size = length * kill / (KILLS + 1) + moments.below((int) length / 20);
      // Starts anew or goes on; where nothing is there these are the same.
      RondoProcess.killedOnce(
          RondoProcess.resumed(arguments(method, killed)),
          folder.resolve("output.txt"),
          part,
          LOG,
          size);
    }
    CommandRun last =
        CommandRun.of(RondoProcess.resumed(arguments(method, killed)).toArray(String[]::new));
    assertThat(last.exitCode()).as(last.err()).isZero();
    for (String file : FILES) {
      assertThat(part.resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
    }
  }
}
