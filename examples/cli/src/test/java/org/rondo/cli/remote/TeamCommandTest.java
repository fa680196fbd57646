package org.rondo.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.cli.CommandRun;
import org.rondo.cli.Rondo;

@Timeout(600)
class TeamCommandTest {
  @TempDir private Path folder;

  private static CommandRun team(String input, String... arguments) {
    InputStream terminal = System.in;
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    try {
      return CommandRun.of(arguments);
    } finally {
      System.setIn(terminal);
    }
  }

  /** {@return the command line of a team in a process of its own} */
  private String program(String arguments) throws IOException {
    // The class path is too long for a command of one line.
    Path file = folder.resolve("arguments");
    Files.writeString(
        file,
        "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp \""
            + System.getProperty("java.class.path").replace("\\", "\\\\")
            + "\" "
            + Rondo.class.getName()
            + " team "
            + arguments);
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return "\"" + java + "\" \"@" + file + "\"";
  }

  @Test
  void aBotSitsAtTheJudgeAsAProgram() throws IOException {
    CommandRun run =
        CommandRun.of(
            "judge",
            "grid-soccer",
            "--team-b",
            program("grid-soccer sound --dialect elizondo"),
            "--dialect",
            "elizondo",
            "--steps",
            "20",
            "--seed",
            "1",
            "--log",
            "" + folder);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("after 20 steps");
    List<String> lines = Files.readAllLines(folder.resolve("team-b.log"));
    assertThat(lines).startsWith("judge> 10 5 20", "judge> DERECHA");
    assertThat(lines).endsWith("judge> SALIR", "team>  LISTO");
    assertThat(lines.stream().filter(line -> line.startsWith("team>  0 "))).hasSize(21);
  }

  @Test
  void aBotPlaysParallelFootballAsAProgram() throws IOException {
    CommandRun run =
        CommandRun.of(
            "play",
            "parallel-football:p=3,turns=10",
            "program:command='" + program("parallel-football sound") + "'",
            "random",
            "random",
            "random",
            "--seed",
            "1");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("after 11 turns");
  }

  @Test
  void theEndOfTheInputEndsTheTeam() {
    String configuration = "10 5 3\nDERECHA\n" + "0 0.5\n1 0.5\n2 0.5\n".repeat(2);
    CommandRun run = team(configuration, "team", "grid-soccer", "sound", "--dialect", "elizondo");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).matches("0 \\d \\d 1 \\d \\d 2 \\d \\d\n");
    assertThat(team("", "team", "parallel-football", "sound")).isEqualTo(new CommandRun(0, "", ""));
  }

  @Test
  void aBrokenLineIsASentenceAndExitCode1() {
    assertThat(team("10 5\n", "team", "grid-soccer", "sound"))
        .isEqualTo(
            new CommandRun(
                1,
                "",
                "line 1 of the judge, '10 5', is not a configuration 'N M S side' of columns, rows,"
                    + " steps and the side IZQUIERDA or DERECHA\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "othello sound | othello has no judge for teams; grid-soccer and parallel-football have"
            + " one",
        "grid-soccer:steps=7 sound | the judge sends the options of the game; write the name alone"
            + " in place of grid-soccer:steps=7",
        "grid-soccer human | human needs the terminal, which the judge uses; name another bot",
        "parallel-football sound --dialect elizondo | --dialect and --ruleset are for grid-soccer;"
            + " remove them for parallel-football",
      })
  void whatCannotBePlayedIsASentenceAndExitCode2(String arguments, String sentence) {
    assertThat(team("", ("team " + arguments.strip()).split(" ")))
        .isEqualTo(new CommandRun(2, "", sentence.strip() + "\n"));
  }

  @Test
  void aBotThatDoesNotExistIsRefusedBeforeTheJudgeSaysAnything() {
    CommandRun run = team("", "team", "grid-soccer", "soundd");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .startsWith("no bot \"soundd\" plays grid-soccer; did you mean sound? There are ");
  }
}
