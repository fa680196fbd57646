package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.rondo.cli.Rondo;

/**
 * A command in a process of its own, with workers in processes that it starts. Spark's jars stand
 * in a folder, as an installation has them.
 */
final class SparkProcess {
  private static final String WORKER = "CoarseGrainedExecutorBackend";

  /** Outside of the tests' folders, which are deleted with a warning for each link. */
  private static final Path HOME = Path.of("target", "spark").toAbsolutePath();

  private final Process process;
  private final Path output;

  private SparkProcess(Process process, Path output) {
    this.process = process;
    this.output = output;
  }

  /** Starts a command. */
  static SparkProcess start(Path folder, List<String> arguments) throws IOException {
    String classPath = classPath(Files.createDirectories(HOME.resolve("jars")));
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classPath,
                Rondo.class.getName()));
    command.addAll(arguments);
    Path output = Files.createTempFile(folder, "output", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
    builder.environment().put("SPARK_HOME", HOME.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    return new SparkProcess(builder.start(), output);
  }

  /** Puts the jars of libraries into a folder; returns the class path with it. */
  private static String classPath(Path jars) throws IOException {
    List<String> entries = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path path = Path.of(entry);
      String name = path.getFileName().toString();
      if (Files.isRegularFile(path) && !name.startsWith("rondo-")) {
        if (!Files.exists(jars.resolve(name))) {
          Files.createSymbolicLink(jars.resolve(name), path);
        }
      } else if (Files.exists(path)) {
        entries.add(entry);
      }
    }
    entries.add(jars + "/*");
    return String.join(File.pathSeparator, entries);
  }

  /** Waits until a file has grown beyond a size; returns false if the command has ended before. */
  boolean awaitSize(Path file, long size) throws IOException, InterruptedException {
    while (!process.waitFor(5, TimeUnit.MILLISECONDS)) {
      if (Files.exists(file) && Files.size(file) >= size) {
        return true;
      }
    }
    return false;
  }

  private Stream<ProcessHandle> workers() {
    return process
        .descendants()
        .filter(child -> child.info().commandLine().orElse("").contains(WORKER));
  }

  /** Kills one of the workers; returns whether there was one. */
  boolean killsWorker(int number) {
    return ends(number, ProcessHandle::destroyForcibly);
  }

  /** Asks one of the workers to end, as a cluster does; returns whether there was one. */
  boolean terminatesWorker(int number) {
    return ends(number, ProcessHandle::destroy);
  }

  private boolean ends(int number, Consumer<ProcessHandle> ending) {
    List<ProcessHandle> workers = workers().toList();
    if (workers.isEmpty()) {
      return false;
    }
    ProcessHandle chosen = workers.get(number % workers.size());
    ending.accept(chosen);
    chosen.onExit().join();
    return true;
  }

  /** Kills the command; waits until its workers have ended too, which they do by themselves. */
  void kill() throws InterruptedException {
    List<ProcessHandle> workers = workers().toList();
    process.destroyForcibly().waitFor();
    workers.forEach(worker -> worker.onExit().join());
  }

  /** Waits for the end of the command, which must be a success. */
  void requireSuccess() throws IOException, InterruptedException {
    int exitCode = process.waitFor();
    assertThat(exitCode).as(Files.readString(output)).isZero();
  }
}
