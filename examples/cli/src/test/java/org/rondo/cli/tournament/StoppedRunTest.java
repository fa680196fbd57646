package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.RondoProcess;

/** A duel in a process of its own that is stopped as by Ctrl-C. */
@Timeout(600)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "sends a signal")
class StoppedRunTest {
  @TempDir private Path folder;

  @BeforeAll
  static void requireInterrupts() throws Exception {
    Assumptions.assumeTrue(
        RondoProcess.canBeInterrupted(),
        "interrupts are ignored here, as in a command that a script starts in the background");
  }

  private String stopped(String... arguments) throws Exception {
    Path output = folder.resolve("output.txt");
    Path begun = folder.resolve("begun");
    RondoProcess duel = RondoProcess.start(List.of(arguments), output);
    assertThat(duel.interruptOnce(begun)).as("was still at it: %s", output).isTrue();
    // As for every program that ends by Ctrl-C: 128 and the number of the signal.
    assertThat(duel.exitCode()).isEqualTo(130);
    return Files.readString(output);
  }

  private String program(String... script) throws IOException {
    Path file = folder.resolve("program.sh");
    Files.writeString(file, String.join("\n", script) + "\n");
    return "a=json:command='sh " + file + "'";
  }

  @Test
  void itsVerdictSoFarIsPrinted() throws Exception {
    // The program loses two pairs of matches. In the third pair it says that it has begun, and
    // waits. By then the first pair is counted, and perhaps the second.
    String program =
        program(
            "cd " + folder,
            "echo start >> starts",
            "[ $(wc -l < starts) -gt 4 ] || exit",
            "touch begun",
            "sleep 50");
    String output =
        stopped(
            "duel",
            "tic-tac-toe",
            program,
            "random",
            "--allow-absent",
            "--threads=1",
            "--seed=3",
            "--out=" + folder.resolve("out"));
    assertThat(output)
        .containsPattern(
            "the duel was stopped; its verdict so far:\n0-0-([24]): the test did not decide in \\1 games"
                + " whether a is at least 50 Elo above")
        .containsPattern(
            "\n([24]) games, \\1 different: 0 wins, 0 draws, [24] losses, faults [1-4]-0\n");
  }

  @Test
  void aStoppedTournamentSaysWhatIsKeptAndHowToContinue() throws Exception {
    String program =
        program(
            "cd " + folder,
            "echo start >> starts",
            "[ $(wc -l < starts) -gt 2 ] || exit",
            "touch begun",
            "sleep 50");
    Path out = folder.resolve("out");
    String output =
        stopped(
            "tournament",
            "tic-tac-toe",
            "--bot=" + program,
            "--bot=random",
            "--allow-absent",
            "--games=4",
            "--threads=1",
            "--out=" + out);
    assertThat(output)
        .containsPattern(
            "the tournament was stopped; its folder "
                + out.resolve("tic-tac-toe")
                + " keeps [12] match(es)?\\. To continue, repeat the command with --resume\n");
  }

  @Test
  void beforeTheFirstPairThereIsNoVerdict() throws Exception {
    String program = program("touch " + folder.resolve("begun"), "sleep 50");
    String output =
        stopped(
            "duel",
            "tic-tac-toe",
            program,
            "random",
            "--allow-absent",
            "--out=" + folder.resolve("out"));
    assertThat(output)
        .contains("the duel was stopped before its first matches counted")
        .contains("to continue, repeat the command with --resume\n");
  }
}
