package org.rondo.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.cli.Rondo;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.bot.OthelloBots;
import org.rondo.random.Seed;

/** The command line's engine, and the one in Python, in processes of their own. */
class GtpEngineCommandTest {
  private static final Path GRHINO = Path.of("/usr/games/gtp-rhino");

  private final Othello othello = new Othello();

  @TempDir private Path folder;

  private MatchRecord play(
      Entrant<Board, OthelloMove> dark, Entrant<Board, OthelloMove> light, long seed) {
    return Match.of(othello)
        .seat(dark)
        .seat(light)
        .seed(seed)
        .opening(Opening.random(othello, 6, Seed.of(seed)))
        .play();
  }

  /** Returns our own command line, lending a bot, as an entrant. */
  private Entrant<Board, OthelloMove> commandLine(String bot) throws IOException {
    // The class path is too long for a command of one line.
    Path arguments = folder.resolve("arguments");
    Files.writeString(
        arguments,
        "-XX:TieredStopAtLevel=1 -cp \""
            + System.getProperty("java.class.path").replace("\\", "\\\\")
            + "\" "
            + Rondo.class.getName()
            + " gtp othello "
            + bot);
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String command = "\"" + java + "\" \"@" + arguments + "\"";
    return BotCatalog.find(othello, "gtp:start=50,command='" + command + "'");
  }

  @Test
  void theCommandLinePlaysAsItsBotDoes() throws IOException {
    Entrant<Board, OthelloMove> random = new Entrant<>("random", Bots::random);
    MatchRecord there = play(commandLine("sound"), random, 3);
    MatchRecord here = play(new Entrant<>("sound", OthelloBots::sound), random, 3);
    assertThat(there.faults()).isEmpty();
    assertThat(there.turns()).isEqualTo(here.turns());
  }

  @Test
  void theCommandLinePlaysAgainstGrhino() throws IOException {
    assumeTrue(Files.isExecutable(GRHINO), () -> "skipped: there is no " + GRHINO);
    Entrant<Board, OthelloMove> grhino =
        BotCatalog.find(othello, "gtp:command='" + GRHINO + " -l 1'");
    MatchRecord record = play(grhino, commandLine("alphabeta:nodes=500,endgame=4"), 4);
    assertThat(record.faults()).isEmpty();
    assertThat(record.halted()).isFalse();
  }

  @Test
  void theAnswersGoToTheOutputAndNothingElseDoes() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Rondo.class.getName(),
                "gtp",
                "othello",
                "throws",
                "--seed",
                "3")
            .redirectError(folder.resolve("errors.txt").toFile())
            .start();
    process
        .getOutputStream()
        .write("1 name\n2 genmove b\n3 version\n".getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String output =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .replace("\r\n", "\n");
    assertThat(output)
        .isEqualTo(
            "=1 Rondo throws\n\n"
                + "?2 the bot threw java.lang.IllegalStateException: lost my way\n\n"
                + "=3 0.1.0\n\n");
    assertThat(process.waitFor()).isZero();
    assertThat(folder.resolve("errors.txt")).isEmptyFile();
  }

  @ParameterizedTest
  @CsvSource({"0", "1"})
  void theSampleInPythonPlaysWholeGames(int seat) {
    Entrant<Board, OthelloMove> sample =
        BotCatalog.find(othello, "gtp:command='" + PythonClient.command("othello_gtp.py") + "'");
    int[] passes = new int[2];
    for (long seed = 0; seed < 4; seed++) {
      // A weak opponent has to pass now and then, and a good one makes the sample pass.
      Entrant<Board, OthelloMove> other =
          BotCatalog.find(othello, seed % 2 == 0 ? "beginner" : "alphabeta:nodes=500,endgame=4");
      MatchRecord record = seat == 0 ? play(sample, other, seed) : play(other, sample, seed);
      assertThat(record.faults()).isEmpty();
      for (Board board : record.replay(othello)) {
        if (!board.isOver() && board.legalSquares() == 0) {
          passes[board.toMove().only()]++;
        }
      }
    }
    assertThat(passes[seat]).as("passes of the sample").isPositive();
    assertThat(passes[1 - seat]).as("passes of the opponents").isPositive();
  }
}
