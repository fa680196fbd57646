package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;
import org.rondo.remote.ProgramCores;

/** The option {@code --pin}. {@code ProgramCoresTest} shows the pinned programs. */
class PinTest {
  private static final String PROGRAM = "program=json:command='sh -c \"exit 3\"'";

  /** Returns a number of programs for which there are not enough cores, whatever machine it is. */
  private static int tooManyThreads() {
    int threads = 1;
    try {
      while (true) {
        ProgramCores.forPrograms(threads);
        threads *= 2;
      }
    } catch (IllegalStateException e) {
      return threads;
    }
  }

  @Test
  void aSentenceSaysThatTheCoresDoNotSuffice() {
    CommandRun run =
        CommandRun.of(
            "duel",
            "tic-tac-toe",
            PROGRAM,
            "random",
            "--allow-absent",
            "--pin",
            "--threads",
            "" + tooManyThreads(),
            "--games",
            "2",
            "--seed",
            "1");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).contains("programs cannot be pinned to cores: ");
    assertThat(run.out()).contains("2 games, 2 different: 0 wins, 0 draws, 2 losses");
  }

  @Test
  void aSentenceSaysThatThereAreNoPrograms(@TempDir Path folder) {
    CommandRun run =
        CommandRun.of(
            "tournament",
            "tic-tac-toe",
            "--bot",
            "a=random",
            "--bot",
            "b=random",
            "--games",
            "2",
            "--pin",
            "--out",
            folder.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).contains("--pin has no effect: no entrant is a program");
  }
}
