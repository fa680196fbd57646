package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The progress bar of a tournament in a terminal, and the messages above it. */
@Timeout(600)
class ProgressInTerminalTest {

  @Test
  void theBarIsNotDrawnOverMessages(@TempDir Path folder) throws Exception {
    Optional<List<String>> opener = PseudoTerminal.opener();
    assumeTrue(opener.isPresent(), "there is neither script nor Python");
    PseudoTerminal.Session session =
        PseudoTerminal.run(
            opener.get(),
            List.of(
                "tournament",
                "tic-tac-toe",
                "--bot=broken=json:command=false",
                "--bot=random",
                "--allow-absent",
                "--games=2",
                "--seed=1",
                "--out=" + folder),
            List.of());
    assertThat(session.exitCode()).as(session.text()).isZero();
    String cursorUp = "\u001b[1A";
    assertThat(session.text())
        .contains("\u001b[2Kgame 1.1.1: broken, ", "\u001b[2Kgame 1.1.2: broken, ")
        .contains("2/2")
        .doesNotContain(cursorUp);
  }
}
