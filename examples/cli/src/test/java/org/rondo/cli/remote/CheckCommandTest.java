package org.rondo.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;

@Timeout(600)
class CheckCommandTest {

  private static CommandRun check(String game, String kind, String client, String... options) {
    String command = kind + ":command='" + PythonClient.command(client) + "'";
    return CommandRun.of("check", game, command + String.join("", options));
  }

  @Test
  void nothingIsWrongWithTheSampleClients() {
    CommandRun json = check("tic-tac-toe", "json", "any_game.py");
    assertThat(json.out()).endsWith("0 faults, 0 remarks\n");
    assertThat(json.exitCode()).isZero();
    assertThat(json.err()).contains("checking match 1, from the start, seat 0\n");
    CommandRun gtp = check("othello", "gtp", "othello_gtp.py");
    assertThat(gtp.out()).endsWith("0 faults, 0 remarks\n");
    assertThat(gtp.err()).contains("where the only legal move is 'pass', seat 1");
  }

  @Test
  void aClientOfTheOtherDialectIsRecognised() {
    CommandRun soccer =
        check("grid-soccer:steps=20", "program", "grid_soccer.py", ",dialect=elizondo");
    assertThat(soccer.exitCode()).isOne();
    assertThat(soccer.out())
        .startsWith("fault wrong-dialect\n  where  match 1 with dialect=document\n")
        .contains("\n  remedy add the option dialect=document to the bot")
        .endsWith("1 fault, 0 remarks\n");
  }

  @Test
  void whatAProgramPrintsIsEscaped() {
    CommandRun run =
        CommandRun.of(
            "check", "tic-tac-toe", "json:command='sh -c ''read x; printf \"\\033[2J\\n\"'''");
    assertThat(run.exitCode()).isOne();
    assertThat(run.out()).startsWith("fault wrong-greeting\n").doesNotContain("\u001b");
  }

  @Test
  void eachEntrantOfAFileHasASectionAndALine(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("class.txt");
    String good = "good=json:command='" + PythonClient.command("any_game.py") + "'";
    String bad = "bad=json:command='sh -c \"exit 3\"'";
    Files.writeString(file, good + "\nown=random # a bot of Rondo\n" + bad + "\n");
    CommandRun run = CommandRun.of("check", "tic-tac-toe", "--entrants", file.toString());
    assertThat(run.exitCode()).isOne();
    assertThat(run.out())
        .startsWith(good + "\n")
        .contains("\n0 faults, 0 remarks\n\n" + bad + "\nfault exits-early\n")
        .endsWith(
            "\n\ngood: 0 faults, 0 remarks\nown: no program that Rondo starts\nbad: 1 fault, 0"
                + " remarks\n");
    Files.writeString(file, good + "\n");
    assertThat(CommandRun.of("check", "tic-tac-toe", "--entrants=" + file).exitCode()).isZero();
    assertThat(CommandRun.of("check", "tic-tac-toe").err())
        .contains("check needs a program, or --entrants FILE; give one of the two");
  }

  @Test
  void onlyProgramsCanBeChecked() {
    CommandRun bot = CommandRun.of("check", "othello", "sound");
    assertThat(bot.exitCode()).isEqualTo(2);
    assertThat(bot.err()).startsWith("bot sound is no program that Rondo starts");
    CommandRun person = CommandRun.of("check", "othello", "human");
    assertThat(person.exitCode()).isEqualTo(2);
    CommandRun missing = CommandRun.of("check", "othello", "gtp:command='./no-such-engine'");
    assertThat(missing.exitCode()).isEqualTo(2);
    assertThat(missing.err()).startsWith("there is no program \"./no-such-engine\"");
  }
}
