package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.RondoCommand;

/** Commands whose matches Spark plays give the files of one thread. */
class SparkCommandsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tournament othello foosball grid-soccer:steps=30 parallel-football:p=2,turns=9"
            + " --bot random --bot beginner --bot other=random --bot last=beginner --games 2",
        "tournament othello --format swiss --bot a=random --bot b=random --bot c=beginner"
            + " --bot d=random --bot e=beginner",
        "duel othello beginner random --games 400 --elo1 200",
      })
  void theFilesAreThoseOfOneThread(String words) throws IOException {
    Map<String, String> here = published(words, "--threads", "1");
    assertThat(here).hasSizeGreaterThan(2);
    assertThat(published(words, "--on", "shared-spark:2")).isEqualTo(here);
  }

  private Map<String, String> published(String words, String... more) throws IOException {
    List<String> arguments = new ArrayList<>(List.of(words.split(" ")));
    Path out = folder.resolve(more[0]);
    arguments.addAll(List.of(more));
    arguments.addAll(List.of("--seed", "7", "--out", out.toString()));
    StringWriter err = new StringWriter();
    int exitCode =
        RondoCommand.run(
            new PrintWriter(new StringWriter()),
            new PrintWriter(err),
            arguments.toArray(String[]::new));
    assertThat(exitCode).as(err.toString()).isZero();
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!file.getFileName().toString().startsWith("journal")) {
          texts.put(out.relativize(file).toString(), Files.readString(file));
        }
      }
    }
    return texts;
  }
}
