package org.rondo.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Work of all kinds leaves no thread, open file, process, temporary file or object behind. */
class SoakTest {

  /** The property with the time of the long form, in seconds. */
  private static final String SECONDS = "soak.seconds";

  private static final int DEFAULT_SECONDS = 120;

  /** The figures of the long form. */
  private static final Path FIGURES = Path.of("target/soak.txt");

  @TempDir private Path folder;

  @BeforeEach
  void requireLinux() {
    assumeThat(Path.of("/proc/self/fd")).as("the system tells what a process holds").isDirectory();
  }

  @Test
  @Tag("long")
  @Timeout(600)
  void twoRoundsLeaveNothingBehind() throws Exception {
    assertThat(
            run(
                0,
                "format swiss",
                "tuning genetic",
                "programs",
                "bots at fault",
                "event",
                "server that is interrupted"))
        .endsWith("nothing is left behind\n");
  }

  @Test
  @Tag("long")
  @Timeout(7200)
  void manyRoundsLeaveNothingBehind() throws Exception {
    String figures = run(Integer.getInteger(SECONDS, DEFAULT_SECONDS));
    Files.writeString(FIGURES, figures);
    assertThat(figures).endsWith("nothing is left behind\n");
  }

  /**
   * Runs works, or all, in a process of its own with folders of its own; returns what it prints.
   */
  private String run(int seconds, String... works) throws IOException, InterruptedException {
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    Path output = folder.resolve("output.txt");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                SoakRun.class.getName(),
                Integer.toString(seconds),
                Files.createDirectory(folder.resolve("run")).toString()));
    command.addAll(List.of(works));
    Path problems = folder.resolve("problems.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectOutput(output.toFile())
            .redirectError(problems.toFile());
    builder.environment().put(Footprint.MARK, folder.getFileName().toString());
    builder.environment().put("TMPDIR", temporary.toString());
    int exitCode = builder.start().waitFor();
    String said = Files.readString(output);
    assertThat(exitCode).as(said + Files.readString(problems)).isZero();
    return said;
  }

  @Test
  void whatIsLeftBehindIsNamed() throws Exception {
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    Path opened = Files.writeString(folder.resolve("opened"), "");
    Footprint before = Footprint.now(temporary);
    CountDownLatch end = new CountDownLatch(1);
    Thread thread = new Thread(() -> Uninterruptibles.awaitUninterruptibly(end), "left behind");
    thread.start();
    ProcessBuilder sleeping = new ProcessBuilder("sleep", "600");
    sleeping.environment().put(Footprint.MARK, String.valueOf(System.getenv(Footprint.MARK)));
    Process process = sleeping.start();
    try (InputStream stream = Files.newInputStream(opened)) {
      Files.writeString(temporary.resolve("file"), "");
      assertThat(Footprint.now(temporary).excess(before))
          .contains(
              "1 thread left behind",
              "1 file " + opened.toRealPath(),
              "1 process sleep 600",
              "1 temporary file " + temporary.resolve("file"));
      assertThat(stream.available()).isZero();
    } finally {
      process.destroyForcibly().waitFor();
    }
    end.countDown();
    thread.join();
    assertThat(Footprint.now(temporary).excess(before))
        .containsExactly("1 temporary file " + temporary.resolve("file"));
  }
}
