package org.rondo.cli.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.remote.PythonClient;

/** The package for learners in Python. */
@Timeout(600)
class PythonPackageTest {
  private static final Path PACKAGE = Path.of("..", "clients", "python");

  @TempDir private Path folder;

  /** Runs Python in the folder of the package, and returns what it printed. */
  private String python(String... words) throws IOException, InterruptedException {
    Assumptions.assumeTrue(PythonClient.isThere(), "there is no python3 to run the package");
    Path said = folder.resolve("said.txt");
    ProcessBuilder builder =
        new ProcessBuilder(
            Stream.concat(Stream.of(PythonClient.interpreter(), "-B"), Stream.of(words)).toList());
    builder.directory(PACKAGE.toFile());
    builder.environment().put("RONDO", command());
    builder.redirectErrorStream(true).redirectOutput(said.toFile());
    int status = builder.start().waitFor();
    String text = Files.readString(said);
    assertThat(status).as(text).isZero();
    return text;
  }

  /** The command line of this build, with little effort on compiling. */
  private static String command() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> Path.of(entry).toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    return Stream.of(
            java,
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            classes,
            "org.rondo.cli.Rondo")
        .map(word -> "'" + word + "'")
        .collect(Collectors.joining(" "));
  }

  @Test
  void itsTestsPass() throws Exception {
    assertThat(python("-W", "error", "-m", "unittest")).endsWith("OK\n").doesNotContain("Warning");
  }

  @Test
  void theLearnerOfThePageBeatsRandomMoves() throws Exception {
    String learner = Files.readString(PACKAGE.resolve("tic_tac_toe_learner.py"));
    assertThat(learner.lines()).hasSizeLessThanOrEqualTo(40);
    assertThat(Files.readString(Path.of("..", "docs", "learn.md")))
        .contains("```python\n" + learner + "```\n");
    // Other versions of Python draw other numbers.
    assertThat(python("tic_tac_toe_learner.py"))
        .matches("mean reward: 0\\.[23]\\d of random moves, (0\\.9\\d|1\\.00) after learning\n");
  }

  @Test
  void thePackageNeedsOnlyTheStandardLibrary() throws IOException {
    try (Stream<Path> files = Files.list(PACKAGE.resolve("rondo"))) {
      assertThat(files.filter(file -> file.toString().endsWith(".py")).map(this::imports).toList())
          .hasSize(3)
          .allSatisfy(
              imports ->
                  assertThat(imports)
                      .allMatch(
                          line ->
                              line.matches(
                                  "(import (collections|json|operator|os|random|shlex|shutil|subprocess|threading)"
                                      + "|from collections import .*|from rondo\\..*)")));
    }
  }

  private List<String> imports(Path file) {
    try {
      return Files.readAllLines(file, StandardCharsets.UTF_8).stream()
          .filter(line -> line.matches("(import|from) .*"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
