package org.rondo.remote;

import java.io.File;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Assumptions;
import org.rondo.bot.Bot;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;

/** Programs for tests: scripts of the shell that every Unix has. */
final class Scripts {

  /** Answers the greeting of the any-game protocol. */
  static final String GREET = "read greeting; echo ready; ";

  /** Takes one stone whenever it is asked, until its input ends. */
  static final String TAKE_ONE =
      GREET + "while read q; do case $q in *over*) ;; *) echo 'take 1';; esac; done";

  private Scripts() {}

  static Program program(String script) {
    Assumptions.assumeTrue(new File("/bin/sh").canExecute(), "there is no /bin/sh to run scripts");
    return Program.of(List.of("/bin/sh", "-c", script))
        .withLimits(Duration.ofSeconds(20), Duration.ofSeconds(20));
  }

  static <S extends State, M extends Move> Supplier<Bot<S, M>> bots(
      Game<S, M> game, Program program) {
    return program.bots(() -> new JsonLines<>(game));
  }
}
