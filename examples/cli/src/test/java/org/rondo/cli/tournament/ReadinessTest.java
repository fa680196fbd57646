package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;

/** Entrants whose programs do not start before the first match. */
@Timeout(600)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "runs scripts of the shell")
class ReadinessTest {
  private static final String GONE = "gone=json:command='sh -c \"echo no such file >&2; exit 2\"'";
  private static final String RUDE = "rude=json:command='sh -c \"echo hello; cat >&2\"'";

  @TempDir private Path folder;

  @Test
  void aTournamentNamesAllOfThemAndPlaysNothing() {
    Path out = folder.resolve("cup");
    CommandRun run =
        CommandRun.of(
            "tournament",
            "tic-tac-toe",
            "--bot=" + GONE,
            "--bot=" + RUDE,
            "--bot=random",
            "--games=2",
            "--out=" + out);
    assertThat(run.exitCode()).isOne();
    assertThat(run.err())
        .contains(
            "gone is not ready to play: the program ended with exit status 2; its last words: 'no"
                + " such file'\n",
            "rude is not ready to play: ",
            "\nnothing is played; mend what is named above, or let such entrants lose their matches"
                + " with --allow-absent\n");
    assertThat(out.resolve("tic-tac-toe/journal.jsonl")).doesNotExist();
  }

  @Test
  void theyLoseTheirMatchesIfThatIsAllowed() throws Exception {
    Path out = folder.resolve("duel");
    String[] duel = {
      "duel", "tic-tac-toe", GONE, "random", "--games=2", "--seed=1", "--out=" + out
    };
    CommandRun refused = CommandRun.of(duel);
    assertThat(refused.exitCode()).isOne();
    assertThat(refused.err()).startsWith("gone is not ready to play: ");
    String[] allowed = Arrays.copyOf(duel, duel.length + 1);
    allowed[duel.length] = "--allow-absent";
    CommandRun run = CommandRun.of(allowed);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("0 wins, 0 draws, 2 losses");
  }

  @Test
  void aRunThatIsResumedGoesOnWithThem() throws Exception {
    Path script = folder.resolve("program.sh");
    String plays =
        "while read q; do case $q in *rondo*) echo ready;; *over*) ;; *) exit 1;; esac; done";
    Files.writeString(script, plays);
    String[] cup = {
      "tournament",
      "tic-tac-toe",
      "--bot=program=json:command='sh " + script + "'",
      "--bot=random",
      "--bot=other=random",
      "--games=2",
      "--seed=1",
      "--out=" + folder.resolve("cup"),
      "--until-round=1"
    };
    assertThat(CommandRun.of(cup).exitCode()).isZero();
    Files.writeString(script, "exit 3");
    cup[cup.length - 1] = "--resume";
    CommandRun run = CommandRun.of(cup);
    assertThat(run.exitCode()).as(run.err()).isZero();
  }
}
