package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command that compares recordings, with the formats that it finds. */
class VerifyCommandTest {
  private static final String RIGHT = "1:30/2\tmove\t90\n";
  private static final String WRONG = "1:30/2\tmove\t91\n";
  private static final String MISMATCH = "'1:30/2', move: is 90, recorded 91\n";

  @TempDir private Path folder;

  private CommandRun verify(String... texts) throws IOException {
    String[] arguments = new String[2 + texts.length];
    arguments[0] = "verify";
    arguments[1] = "time-control";
    for (int i = 0; i < texts.length; i++) {
      arguments[2 + i] = Files.writeString(folder.resolve("file" + i), texts[i]).toString();
    }
    return CommandRun.of(arguments);
  }

  @Test
  void recordingsOfAllFilesAreCounted() throws IOException {
    assertThat(verify(RIGHT, RIGHT + RIGHT))
        .isEqualTo(new CommandRun(0, "verified: 3 checked, 0 mismatches\n", ""));
  }

  @Test
  void mismatchIsPrintedAndTheExitCodeIs1() throws IOException {
    assertThat(verify(RIGHT + WRONG))
        .isEqualTo(new CommandRun(1, MISMATCH + "verified: 2 checked, 1 mismatches\n", ""));
  }

  @Test
  void mismatchesAfterTheFirst20AreOnlyCounted() throws IOException {
    assertThat(verify(WRONG.repeat(20), WRONG, WRONG))
        .isEqualTo(
            new CommandRun(
                1, MISMATCH.repeat(20) + "and 2 more\nverified: 22 checked, 22 mismatches\n", ""));
  }

  @Test
  void fileWithoutARecordingIsAFailure() throws IOException {
    assertThat(verify("# nothing\n"))
        .isEqualTo(
            new CommandRun(
                1,
                "verified: 0 checked, 0 mismatches\n",
                "nothing was checked: the files hold no recording\n"));
  }

  @Test
  void helpListsTheFormatsByName() {
    CommandRun run = CommandRun.of("verify", "--help");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out().replaceAll("\\s+", " "))
        .contains(
            "FORMAT The format of the files: "
                + String.join(
                    ", ",
                    List.of(
                        "arimaa-games",
                        "arimaa-positions",
                        "arimaa-turns",
                        "elizondo-games",
                        "elizondo-situations",
                        "fide-swiss",
                        "floating-elimination",
                        "foosball-engine-games",
                        "othello-games",
                        "othello-perft",
                        "pug-2017",
                        "time-control"))
                + ".");
  }
}
