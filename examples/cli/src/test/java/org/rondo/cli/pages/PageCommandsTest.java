package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.cli.CommandRun;
import org.rondo.cli.remote.PythonClient;

/** Every command that a page shows with its output prints that output. */
class PageCommandsTest {

  /** The ways in which pages call the command line. */
  private static final List<Pattern> CALLS =
      List.of(
          Pattern.compile("mvn -q compile exec:java()"),
          Pattern.compile("mvn -q compile exec:java -Dexec\\.args=\"(.*)\""),
          Pattern.compile("examples/cli/rondo (.*)"),
          Pattern.compile("java -jar examples/cli/target/rondo\\.jar (.*)"));

  private static final Pattern ARGUMENT = Pattern.compile("(?:[^\\s']|'[^']*')+");

  /** What Maven runs where it is given no command. */
  private static final String MAIN_JOB = "tournament";

  /** The folders for runs of which a page names no folder. */
  private static final Map<String, String> PARENTS =
      Map.of("tournament", "cup", "cup", "cup", "duel", "duel", "tune", "tune");

  /** The name of the folder of such a run on the pages, which is the time of the run. */
  private static final String TIME = "2026-11-20-180000";

  private static final String ELISION = "...";

  @TempDir private Path folder;

  /**
   * A command of a page.
   *
   * @param place page and line of its block
   * @param line the command
   * @param output what the page says that it prints
   */
  record Shown(String place, String line, List<String> output) {
    Optional<String> arguments() {
      return CALLS.stream()
          .map(call -> call.matcher(line))
          .filter(Matcher::matches)
          .map(call -> call.group(1))
          .findFirst();
    }
  }

  /** Returns each block's commands; only those of blocks that show an output. */
  static List<List<Shown>> examples() {
    return blocks()
        // PlayByHandPagesTest types the answers of a person.
        .filter(block -> !PlayByHandPagesTest.isTranscript(block))
        .map(PageCommandsTest::commands)
        .filter(
            commands ->
                commands.stream()
                    .anyMatch(
                        command -> command.arguments().isPresent() && !command.output().isEmpty()))
        .toList();
  }

  private static Stream<Page.Block> blocks() {
    return Page.all().stream()
        .flatMap(page -> page.blocks().stream())
        // ClassEventPageTest plays the contest of a class, with a server and programs.
        .filter(block -> !ClassEventPageTest.isOfContest(block));
  }

  /** Returns the commands of a block, each with what it prints. */
  static List<Shown> commands(Page.Block block) {
    List<Shown> commands = new ArrayList<>();
    for (String line : block.text().replaceAll("\\\\\n\\s*", "").lines().toList()) {
      if (line.startsWith("$ ")) {
        commands.add(new Shown(block.place(), line.substring(2), new ArrayList<>()));
      } else if (!commands.isEmpty()) {
        commands.get(commands.size() - 1).output().add(line.stripTrailing());
      }
    }
    return commands;
  }

  /** The commands of a block run in one folder, one after another. */
  @ParameterizedTest
  @MethodSource("examples")
  void whatIsShownIsPrinted(List<Shown> commands) {
    for (Shown command : commands) {
      String arguments =
          command.arguments().orElseThrow(() -> new AssertionError("unknown call at " + command));
      if (arguments.contains("python3")) {
        assumeThat(PythonClient.isThere()).as("python3 is installed").isTrue();
      }
      CommandRun run = CommandRun.of(arguments(arguments));
      assertThat(run.exitCode()).as(command.place() + ": " + run.err()).isZero();
      assertThat(plain(run.out()))
          .as(command.place())
          .matches(pattern(plain(String.join("\n", command.output()))));
    }
  }

  /** Returns the arguments of a call, with all that it writes in this test's folder. */
  private String[] arguments(String call) {
    List<String> arguments =
        ARGUMENT
            .matcher(call.isEmpty() ? MAIN_JOB : call)
            .results()
            .map(argument -> argument.group().replaceAll("^'(.*)'$", "$1"))
            .map(argument -> argument.replace("examples/clients", "../clients"))
            .map(argument -> argument.replace("python3 ", PythonClient.interpreter() + " "))
            .map(argument -> argument.replaceAll("(^|=)target/", "$1" + folder + "/"))
            .collect(Collectors.toCollection(ArrayList::new));
    Optional<String> parent = Optional.ofNullable(PARENTS.get(arguments.get(0)));
    if (parent.isPresent() && !arguments.contains("--out")) {
      arguments.addAll(List.of("--out", folder.resolve(parent.get()).resolve(TIME).toString()));
    }
    return arguments.toArray(String[]::new);
  }

  /** Returns a text without what differs between two runs: times, folders, blanks at ends. */
  private String plain(String text) {
    return text.replace(PythonClient.interpreter() + " ", "python3 ")
        .replace(folder + "/", "target/")
        .replace("../clients", "examples/clients")
        .replaceAll("\\d+(\\.\\d+)? ?(ms|s|seconds|minutes)\\b", "TIME")
        .replaceAll("(?m)\\h+$", "")
        .strip();
  }

  /** Returns a pattern in which dots alone on a line stand for any lines. */
  static Pattern pattern(String shown) {
    String quoted =
        shown
            .lines()
            .map(line -> line.equals(ELISION) ? "(?s:.*)" : Pattern.quote(line))
            .collect(Collectors.joining("\n"));
    return Pattern.compile(quoted.replace("\n(?s:.*)", "(?s:.*)").replace("(?s:.*)\n", "(?s:.*)"));
  }

  @Test
  void mavenRunsTheMainJob() throws IOException {
    assertThat(Path.of("pom.xml")).content().contains("<exec.args>" + MAIN_JOB + "</exec.args>");
  }

  @Test
  void commandsAreFoundWithTheirOutput() {
    assertThat(examples()).hasSizeGreaterThan(9);
    assertThat(
            blocks()
                .flatMap(block -> commands(block).stream())
                .filter(command -> !command.output().isEmpty() && command.arguments().isEmpty())
                .filter(command -> !SlowTournamentPageTest.runs(command))
                .map(Shown::line))
        .as("commands with an output that no test runs")
        .containsExactly("mvn verify");
    Page.Block block =
        new Page.Block(
            "here:1",
            "",
            List.of("$ examples/cli/rondo games \\", "    --all", "one", "...", "$ x"));
    assertThat(commands(block))
        .containsExactly(
            new Shown("here:1", "examples/cli/rondo games --all", List.of("one", "...")),
            new Shown("here:1", "x", List.of()));
    assertThat("one\ntwo\nthree").matches(pattern("one\n...\nthree"));
    assertThat("one\ntwo\nthree").doesNotMatch(pattern("one\n...\nfour"));
  }
}
