package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;
import org.rondo.cli.RondoProcess;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Kills duels as an operating system does, and resumes them until they end. */
class KilledDuelTest {
  private static final int KILLS = Integer.getInteger("rondo.kills", 2);
  private static final List<String> FILES = List.of("games.jsonl", "verdict.txt", "duel.json");

  @TempDir private Path folder;

  private static List<String> arguments(Path out) {
    return List.of(
        "duel",
        "othello",
        "beginner",
        "random",
        "--elo0",
        "300",
        "--elo1",
        "301",
        "--games",
        "400",
        "--out",
        "" + out);
  }

  private static String[] resumed(Path out) {
    return RondoProcess.resumed(arguments(out)).toArray(String[]::new);
  }

  private void kill(Path out, long size) throws IOException, InterruptedException {
    RondoProcess.killedOnce(
        RondoProcess.resumed(arguments(out)),
        folder.resolve("output.txt"),
        out,
        "journal.jsonl",
        size);
  }

  @Test
  void aKilledDuelEndsWithTheSameFilesAndVerdictAsAnUndisturbedOne() throws Exception {
    Path whole = folder.resolve("whole");
    CommandRun undisturbed = CommandRun.of(arguments(whole).toArray(String[]::new));
    assertThat(undisturbed.exitCode()).as(undisturbed.err()).isZero();
    long length = Files.size(whole.resolve("journal.jsonl"));

    Path killed = folder.resolve("killed");
    Rng moments = Seed.of(2026).child("kills").rng();
    for (int kill = 1; kill <= KILLS; kill++) {
      kill(killed, length * kill / (KILLS + 1) + moments.below(1_000));
    }
    CommandRun last = CommandRun.of(resumed(killed));
    assertThat(last.exitCode()).as(last.err()).isZero();
    assertThat(last.out().replace("" + killed, "" + whole)).isEqualTo(undisturbed.out());
    for (String file : FILES) {
      assertThat(killed.resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
    }
  }

  @Test
  void aDuelIsEitherContinuedOrReplaced() {
    assertThat(CommandRun.of("duel", "othello", "beginner", "random", "--resume", "--force"))
        .isEqualTo(
            new CommandRun(
                2,
                "",
                "--force begins the duel again, and --resume continues it; give one of them\n"));
  }
}
