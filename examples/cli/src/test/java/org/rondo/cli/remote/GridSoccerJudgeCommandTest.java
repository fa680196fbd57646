package org.rondo.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.CommandRun;

@Timeout(600)
class GridSoccerJudgeCommandTest {

  /** A team on the right that stays where it is. */
  private static final String STAYS =
      """
      while read -r line; do
        case $line in
          "2 "[01].*) n=$((n + 1)); [ $n = 2 ] && echo 0 2 5 1 1 8 2 3 8 ;;
          "2 "*PELOTA) m=$((m + 1))
            [ $((m % 2)) = 0 ] && echo 0 MOVIMIENTO 0 1 MOVIMIENTO 0 2 MOVIMIENTO 0 ;;
          SALIR) echo LISTO ;;
        esac
      done
      """;

  @TempDir private Path folder;

  private String shell(String name, String script) throws IOException {
    Path shell = Path.of("/bin/sh");
    assumeTrue(Files.isExecutable(shell), () -> "skipped: there is no " + shell);
    return shell + " '" + Files.writeString(folder.resolve(name), script) + "'";
  }

  private static String python(String arguments) {
    return (PythonClient.command("grid_soccer.py") + " " + arguments).strip();
  }

  private static CommandRun judge(String... arguments) {
    List<String> all = new ArrayList<>(List.of("judge", "grid-soccer"));
    all.addAll(List.of(arguments));
    if (!all.contains("--seed")) {
      all.addAll(List.of("--seed", "1"));
    }
    return CommandRun.of(all.toArray(String[]::new));
  }

  @Test
  void aProgramPlaysABotAndAllLinesAreLogged() throws IOException {
    String team = shell("stays.sh", STAYS);
    Path log = folder.resolve("made/log");
    CommandRun run =
        judge("--team-b", team, "--quites-b", "0.25", "1", "0", "--steps", "1", "--log", "" + log);
    assertThat(run)
        .isEqualTo(new CommandRun(0, "a draw after 1 step: A (seat 0) 0, B (seat 1) 0\n", ""));
    assertThat(log.resolve("team-a.log")).doesNotExist();
    List<String> lines = Files.readAllLines(log.resolve("team-b.log"));
    assertThat(lines.subList(0, 11))
        .containsExactly(
            "judge> 10 5 1 DERECHA",
            "judge> 0 0.25",
            "judge> 1 1.0",
            "judge> 2 0.0",
            "judge> 0 0.5",
            "judge> 1 0.5",
            "judge> 2 0.5",
            "team>  0 2 5 1 1 8 2 3 8",
            "judge> 0 2 5 SIN_PELOTA",
            "judge> 1 1 8 SIN_PELOTA",
            "judge> 2 3 8 SIN_PELOTA");
    assertThat(lines.get(11)).isEqualTo("judge> 0 2 4 CON_PELOTA");
    assertThat(lines.subList(14, lines.size()))
        .containsExactly("team>  0 MOVIMIENTO 0 1 MOVIMIENTO 0 2 MOVIMIENTO 0", "judge> EMPATARON");
  }

  @Test
  void theFirstTeamPlaysLeftByTheDocumentAndRightByElizondo() throws IOException {
    String says =
        "while read -r line; do case $line in *[AD]) echo $line;; SALIR) echo LISTO;; esac; done";
    String a = shell("a.sh", says);
    String b = shell("b.sh", says);
    Path log = folder.resolve("log");
    String[] all = {"--team_A", a, "--team_B", b, "--first", "B", "--log", "" + log};
    CommandRun document = judge(all);
    assertThat(document.out())
        .isEqualTo("a draw after 0 steps: B (seat 0) 0 (forfeit), A (seat 1) 0 (forfeit)\n");
    assertThat(document.err())
        .contains("B, turn 1, seat 0: '10 5 250 IZQUIERDA' is no move: ", "A, turn 1, seat 1: ");
    assertThat(log.resolve("team-a.log")).content().startsWith("judge> 10 5 250 DERECHA\n");
    assertThat(log.resolve("team-b.log")).content().startsWith("judge> 10 5 250 IZQUIERDA\n");

    String[] elizondo = Arrays.copyOf(all, all.length + 2);
    elizondo[all.length] = "--dialect";
    elizondo[all.length + 1] = "elizondo";
    assertThat(judge(elizondo).out())
        .isEqualTo("a draw after 0 steps: A (seat 0) 0 (forfeit), B (seat 1) 0 (forfeit)\n");
    assertThat(log.resolve("team-a.log"))
        .content()
        .startsWith("judge> 10 5 250\njudge> IZQUIERDA\n");
    assertThat(log.resolve("team-b.log")).content().startsWith("judge> 10 5 250\njudge> DERECHA\n");
  }

  @Test
  void theRightTeamKicksOffByElizondoIfItIsFirst() throws IOException {
    Path log = folder.resolve("log");
    CommandRun run =
        judge(
            "--team-b",
            shell("stays.sh", STAYS),
            "--first",
            "B",
            "--dialect",
            "document",
            "--ruleset",
            "elizondo",
            "--steps",
            "1",
            "--log",
            "" + log);
    assertThat(run.exitCode()).isZero();
    assertThat(log.resolve("team-b.log"))
        .content()
        .contains("judge> 10 5 1 DERECHA\n", "judge> 0 2 5 CON_PELOTA\n", "judge> EMPATARON\n");
  }

  @Test
  void aTeamThatIsNotThereIsRefused() {
    assertThat(judge("--team-b", "soundd"))
        .isEqualTo(
            new CommandRun(
                2,
                "",
                "there is no program \"soundd\" that may be run; check its name, folder and rights;"
                    + " or name a bot: beginner, champion, duct, genetic-team, greedy,"
                    + " greedy-team, human, isolated, json, maximin, program, random, regret-matching, sound,"
                    + " tuned-team\n"));
  }

  @Test
  void complaintsAndFaultsAreLogged() throws IOException {
    String team = shell("fails.sh", "read l; echo 'my own bug' >&2; exit 3");
    assertThat(judge("--team-a", team, "--log", "" + folder).exitCode()).isZero();
    assertThat(Files.readAllLines(folder.resolve("team-a.log")))
        .contains(
            "error> my own bug",
            "fault> turn 1, seat 0: the program ended with exit status 3; its last words: 'my own"
                + " bug'; the game is forfeited");
  }

  @Test
  void linesOfAProgramAreEscapedOnTheTerminalAndInTheLog() throws IOException {
    String rude =
        shell(
            "rude.sh",
            "read -r line; printf '0 \\033[2J\\342\\200\\256 1\\n"
                + "'; while read -r line; do :; done");
    Path log = folder.resolve("log");
    CommandRun run = judge("--team-a", rude, "--log", "" + log);
    assertThat(run.out()).startsWith("B (seat 1) wins");
    assertThat(run.err().strip().codePoints())
        .noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT);
    assertThat(log.resolve("team-a.log")).content().contains("team>  0 \\u{1b}[2J\\u{202e} 1\n");
  }

  @Test
  void botsPlayWithTheirOptionsAndTheGameIsDrawnAndRecorded() throws IOException {
    Path record = folder.resolve("game.json");
    CommandRun run =
        judge(
            "--team-a",
            "sound",
            "--team-b",
            "beginner",
            "--steps",
            "20",
            "--show",
            "--seed",
            "3",
            "--time",
            "total:1h",
            "--record",
            "" + record);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("turn 1, seat 0: ", "after 20 steps: A (seat 0) ", "record: " + record);
    assertThat(CommandRun.of("replay", "" + record).out()).contains(" 0 mismatches\n");
    assertThat(judge("--record", "" + record).err()).contains("exists already");
  }

  @Test
  void bothTeamsAreRandomUnlessTheyAreNamed() {
    assertThat(judge("--steps", "5")).isEqualTo(judge("--team-a", "random", "--steps", "5"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--rows 4 | rows 4 are not an odd number in 3..49",
        "--columns 8 | columns 8 are below 10, twice the 5 rows; choose fewer rows or more columns",
        "--columns 11 | columns 11 are not an even number in 6..98",
        "--steps 0 | steps 0 are not in 1..100000",
        "--quites-a 1 0 1.5 | left2 1.5 is not a probability in 0..1",
        "--quites_B -1 0 0 | right0 -1.0 is not a probability in 0..1",
        "--quites-b -1 0 0 --first b | left0 -1.0 is not a probability in 0..1",
        "--team-a sound:x=1 | sound has no option \"x\"; it takes no options",
        "--team-a program | program needs the option command; write program:command='...'",
        "--team-a 'a | command \"'a\" has a quote that is not closed",
        "--time soon | time control 'soon' is of no known form; write none, total:1m, move:50ms,"
            + " 8s+80ms or, in Arimaa's notation, 2m/6m/100/0/8h/6m",
      })
  void whatCannotBePlayedIsASentenceAndExitCode2(String arguments, String sentence) {
    assertThat(judge(arguments.strip().split(" ")))
        .isEqualTo(new CommandRun(2, "", sentence.strip() + "\n"));
  }

  @Test
  void aBlankTeamIsRefused() {
    assertThat(judge("--team-b", " "))
        .isEqualTo(new CommandRun(2, "", "a command needs the name of a program to run\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--first C", "--dialect spanish", "--ruleset x", "--quites-a 1 1"})
  void argumentsThatDoNotFitAreNamed(String arguments) {
    CommandRun run = judge(arguments.split(" "));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains(arguments.split(" ")[0])
        .endsWith("; 'rondo judge grid-soccer --help' shows the usage\n");
  }

  @Test
  void withoutAGameTheGamesAreListed() {
    CommandRun run = CommandRun.of("judge");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("Usage: rondo judge", "  grid-soccer ");
  }

  @Test
  void theClientInPythonAnswersOnOneLineAsTheCoursesJudgeReads() throws IOException {
    Path log = folder.resolve("log");
    CommandRun run =
        judge(
            "--team-a",
            python("elizondo"),
            "--dialect",
            "elizondo",
            "--steps",
            "9",
            "--log",
            "" + log);
    assertThat(run.exitCode()).isZero();
    assertThat(Files.readAllLines(log.resolve("team-a.log")))
        .filteredOn(line -> line.startsWith("team>  "))
        .hasSize(1 + 9 + 1)
        .allMatch(line -> line.matches("team>  (0 .* 1 .* 2 .*|LISTO)"));
  }

  @ParameterizedTest
  @CsvSource({"document, ''", "elizondo, elizondo"})
  void theClientInPythonPlaysAndWins(String dialect, String argument) throws Exception {
    String client = python(argument);
    CommandRun right = judge("--team-b", client, "--team-a", "beginner", "--dialect", dialect);
    assertThat(right.err()).isEmpty();
    assertThat(right.out()).startsWith("B (seat 1) wins after 250 steps");
    CommandRun left =
        judge("--team-a", client, "--dialect", dialect, "--rows", "7", "--columns", "20");
    assertThat(left.err()).isEmpty();
    assertThat(left.out()).startsWith("A (seat 0) wins after 250 steps");
  }

  @Test
  void programsPlayTournamentsAndDuels() throws Exception {
    String program = "client=program:command='" + python("") + "'";
    CommandRun tournament =
        CommandRun.of(
            "cup",
            "grid-soccer:steps=20",
            "--bot",
            program,
            "--bot",
            "random",
            "--games",
            "2",
            "--out",
            "" + folder.resolve("cup"));
    assertThat(tournament.exitCode()).isZero();
    assertThat(tournament.out()).containsPattern("1 +client +2 +2 +0 +0 +2 +\\S+ +0 ");
    CommandRun duel =
        CommandRun.of(
            "duel", "grid-soccer:steps=20", program, "random", "--games", "2", "--threads", "1");
    assertThat(duel.exitCode()).isZero();
    assertThat(duel.out())
        .containsPattern("2 games, 2 different: [0-2] wins, [0-2] draws, 0 losses, faults 0-0");
  }
}
