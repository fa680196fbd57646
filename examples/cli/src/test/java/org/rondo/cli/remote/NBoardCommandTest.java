package org.rondo.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.cli.CommandRun;
import org.rondo.cli.Rondo;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.bot.OthelloBots;
import org.rondo.random.Seed;

@Timeout(600)
class NBoardCommandTest {
  private final Othello othello = new Othello();

  @TempDir private Path folder;

  private MatchRecord play(Entrant<Board, OthelloMove> dark) {
    Entrant<Board, OthelloMove> random = new Entrant<>("random", Bots::random);
    return Match.of(othello)
        .seat(dark)
        .seat(random)
        .seed(3)
        .opening(Opening.random(othello, 6, Seed.of(3)))
        .play();
  }

  @Test
  void theCommandLinePlaysAsItsBotDoes() throws IOException {
    // The class path is too long for a command of one line.
    Path arguments = folder.resolve("arguments");
    Files.writeString(
        arguments,
        "-XX:TieredStopAtLevel=1 -cp \""
            + System.getProperty("java.class.path").replace("\\", "\\\\")
            + "\" "
            + Rondo.class.getName()
            + " nboard sound");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String command = "\"" + java + "\" \"@" + arguments + "\"";
    MatchRecord there = play(BotCatalog.find(othello, "nboard:start=50,command='" + command + "'"));
    assertThat(there.faults()).isEmpty();
    assertThat(there.turns()).isEqualTo(play(new Entrant<>("sound", OthelloBots::sound)).turns());
  }

  @Test
  void aPersonCannotBeTheEngine() {
    CommandRun run = CommandRun.of("nboard", "human");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith("human needs the terminal, which the viewer uses");
  }
}
