package org.rondo.cli.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The script for Windows does what the script for bash does, as far as its text shows. */
class WindowsScriptTest {
  private final String script = read("rondo.cmd");
  private final String bash = read("rondo");

  private static String read(String name) {
    try {
      return Files.readString(Path.of(name));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> found(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(MatchResult::group).toList();
  }

  /** Windows looks for labels wrongly in files with other line ends. */
  @Test
  void linesEndAsWindowsWantsThem() {
    assertThat(script.replace("\r\n", "")).doesNotContain("\r", "\n");
  }

  @Test
  void itWatchesTheModulesThatTheOtherScriptWatches() {
    String braces = found("\\{core,games-\\*,examples/\\{.*?\\}\\}", bash).get(0);
    List<String> examples =
        List.of(braces.substring(braces.lastIndexOf('{') + 1, braces.indexOf('}')).split(","));
    String watched = found("(?m)^set \"modules=.*\"", script).get(0);
    assertThat(found("(?<=')[a-z][^',]+(?=')", watched))
        .containsExactlyElementsOf(
            Stream.concat(
                    Stream.of("core", "games-*"),
                    examples.stream().map(module -> "examples\\" + module))
                .toList());
  }

  @Test
  void itBuildsAndStartsWithTheSameOptions() {
    String build = "mvn -q package .* -am";
    assertThat(found(build, script)).hasSize(1).isEqualTo(found(build, bash));
    String compiler = "-XX:Tier4\\w+=\\d+";
    assertThat(found(compiler, script)).hasSize(4).isEqualTo(found(compiler, bash));
  }

  @Test
  void everyJumpHasItsLabel() {
    List<String> labels = found("(?m)(?<=^:)\\w+", script);
    assertThat(found("(?<=goto )\\w+", script)).isNotEmpty().isSubsetOf(labels);
    assertThat(labels).doesNotHaveDuplicates();
  }
}
