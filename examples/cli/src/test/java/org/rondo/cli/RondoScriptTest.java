package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script that builds the jar and runs it, with stand-ins for Maven and the virtual machine. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script is for bash")
class RondoScriptTest {
  @TempDir private Path root;

  private Path script;
  private Path jar;
  private Path source;

  @BeforeEach
  void copyTheScript() throws IOException {
    Path folder = Files.createDirectories(root.resolve("examples/cli"));
    script = folder.resolve("rondo");
    Files.copy(Path.of("rondo"), script);
    assertThat(script.toFile().setExecutable(true)).isTrue();
    jar = folder.resolve("target/rondo.jar");
    source = Files.createDirectories(root.resolve("core/src/main")).resolve("Seed.java");
    Files.writeString(source, "");
    program(
        "mvn",
        "echo \"$@\" >> \"$ROOT/builds\"",
        "[ -e \"$ROOT/broken\" ] && exit 1",
        "touch \"$ROOT/examples/cli/target/rondo.jar\"");
    program(
        "java",
        "case \"$1\" in -XX:ArchiveClassesAtExit=*)",
        "  echo \"$@\" >> \"$ROOT/archives\"",
        "  [ -e \"$ROOT/without-archive\" ] && exit 1",
        "  touch \"${1#*=}\"; exit 0;;",
        "esac",
        "printf '%s\\n' \"$@\"",
        "exit 7");
  }

  private void program(String name, String... lines) throws IOException {
    Path file = Files.createDirectories(root.resolve("bin")).resolve(name);
    Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private CommandRun run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(arguments));
    Path out = root.resolve("out");
    Path err = root.resolve("err");
    ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(out.toFile());
    builder.redirectError(err.toFile());
    builder.environment().remove("JAVA_HOME");
    builder.environment().put("ROOT", root.toString());
    builder.environment().merge("PATH", root.resolve("bin") + ":", (path, bin) -> bin + path);
    Process process = builder.start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    return new CommandRun(
        process.exitValue(),
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  private List<String> builds() throws IOException {
    return lines("builds");
  }

  private List<String> lines(String name) throws IOException {
    Path file = root.resolve(name);
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }

  @Test
  void theFirstRunBuildsAndTheNextDoesNot() throws Exception {
    CommandRun first = run("duel", "othello", "a b", "");
    assertThat(first.err()).startsWith("rondo: building the jar");
    assertThat(builds())
        .singleElement()
        .asString()
        .contains("package")
        .contains("-pl examples/cli");
    CommandRun second = run("duel", "othello", "a b", "");
    assertThat(second.err()).isEmpty();
    assertThat(builds()).hasSize(1);
    for (CommandRun run : List.of(first, second)) {
      assertThat(run.exitCode()).isEqualTo(7);
      assertThat(run.out()).endsWith("org.rondo.cli.Rondo\nduel\nothello\na b\n\n");
      assertThat(run.out()).contains("-XX:SharedArchiveFile=");
    }
  }

  @Test
  void aJarOfMavenGetsAnArchiveOnce() throws Exception {
    Files.createDirectories(jar.getParent());
    Files.writeString(jar, "");
    for (int run = 0; run < 2; run++) {
      assertThat(run("duel").out()).contains("-XX:SharedArchiveFile=");
    }
    assertThat(builds()).isEmpty();
    assertThat(lines("archives")).singleElement().asString().contains("tournament tic-tac-toe");
    try (Stream<Path> files = Files.list(jar.getParent())) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("rondo.jar", "rondo.jsa", "rondo.lock");
    }
  }

  @Test
  void withoutAnArchiveCommandsRunToo() throws Exception {
    Files.writeString(root.resolve("without-archive"), "");
    for (int run = 0; run < 2; run++) {
      CommandRun result = run("duel");
      assertThat(result.exitCode()).isEqualTo(7);
      assertThat(result.out()).doesNotContain("-XX:SharedArchiveFile=");
    }
    assertThat(lines("archives")).hasSize(1);
  }

  @Test
  void onlyCommandsThatPrintDoWithoutTheOptimisingCompiler() throws Exception {
    assertThat(run().out()).contains("-XX:TieredStopAtLevel=1");
    assertThat(run("--help").out()).contains("-XX:TieredStopAtLevel=1");
    assertThat(run("tournament").out()).doesNotContain("TieredStopAtLevel");
  }

  @Test
  void aChangedSourceIsBuiltAgain() throws Exception {
    run("games");
    Files.setLastModifiedTime(jar, FileTime.from(Instant.now().minusSeconds(60)));
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().minusSeconds(30)));
    run("games");
    assertThat(builds()).hasSize(2);
    run("games");
    assertThat(builds()).hasSize(2);
  }

  @Test
  void aBuildThatFailsEndsTheRun() throws Exception {
    Files.writeString(root.resolve("broken"), "");
    CommandRun run = run("games");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("rondo: the build failed; run 'mvn package -DskipTests' in ");
  }

  @Test
  void theScriptWorksThroughALink() throws Exception {
    Path link = Files.createSymbolicLink(root.resolve("bin/rondo"), script);
    script = link;
    assertThat(run("games").exitCode()).isEqualTo(7);
    assertThat(jar).exists();
  }
}
