package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;

/** The page on slow tournaments shows what a recording of its tournament holds. */
class SlowTournamentPageTest {
  private static final Path PAGE = Path.of("examples", "docs", "slow-tournament.md");

  /** How the page records; this test records in its own process, so it starts one less. */
  private static final String RECORD =
      "java -XX:StartFlightRecording=filename=target/slow.jfr -jar examples/cli/target/rondo.jar ";

  @TempDir private Path folder;

  /** {@return whether this test runs a command of a page} */
  static boolean runs(PageCommandsTest.Shown command) {
    return command.place().startsWith(PAGE.toString());
  }

  @Test
  void theToolsPrintWhatThePageShows() throws Exception {
    List<Page.Block> blocks = Page.read(PAGE).blocks();
    for (Page.Block block : blocks) {
      if (block.language().equals("java")) {
        Files.writeString(folder.resolve("SlowBots.java"), block.text());
      }
    }
    List<PageCommandsTest.Shown> commands =
        blocks.stream().flatMap(block -> PageCommandsTest.commands(block).stream()).toList();
    assertThat(commands).hasSize(4);
    for (PageCommandsTest.Shown command : commands) {
      assertThat(plain(output(command.line())))
          .as(command.place())
          .matches(PageCommandsTest.pattern(plain(String.join("\n", command.output()))));
    }
  }

  private String output(String line) throws Exception {
    if (line.startsWith(RECORD)) {
      return recorded(line.substring(RECORD.length()).split(" "));
    }
    List<String> words = new ArrayList<>(Arrays.asList(line.split(" ")));
    String tool = words.remove(0);
    words.replaceAll(word -> word.replace("target/", ""));
    words.add(0, Path.of(System.getProperty("java.home"), "bin", tool).toString());
    words.add(1, (tool.equals("java") ? "" : "-J") + "-XX:TieredStopAtLevel=1");
    return printed(words);
  }

  private String recorded(String... arguments) throws Exception {
    List<String> words = new ArrayList<>(List.of(arguments));
    words.add("--out=" + folder.resolve("cup"));
    try (Recording recording = new Recording(Configuration.getConfiguration("default"))) {
      recording.start();
      CommandRun run = CommandRun.of(words.toArray(String[]::new));
      recording.stop();
      recording.dump(folder.resolve("slow.jfr"));
      assertThat(run.exitCode()).as(run.err()).isZero();
      return run.out();
    }
  }

  private String printed(List<String> words) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(words + ": " + said).isZero();
    return said;
  }

  /**
   * Returns a text without times, threads, and sizes in bytes. The width of the columns, and the
   * order of two lines with the same number, depend on the version of Java.
   */
  private static String plain(String text) {
    return text.replaceAll("(?m)^(  (startTime|duration|eventThread) = ).*$", "$1...")
        .replaceAll("(?m)^( org\\.rondo\\.\\w+) +(\\d+) +\\d+ *$", "$1 $2 N")
        .replaceAll(
            "(?m)^( org\\.rondo\\.Turn (\\d+) N)\\h*\\R( org\\.rondo\\.Choice \\2 N)$", "$3\n$1")
        .replaceAll("\\d+(\\.\\d+)? ms\\b", "TIME")
        .replaceAll("(?m)\\h+$", "")
        .strip();
  }
}
