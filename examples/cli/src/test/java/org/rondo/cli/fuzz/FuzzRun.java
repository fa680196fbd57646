package org.rondo.cli.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The long form of the fuzzers, in one process with 256 MB: Jazzer looks for inputs that reach new
 * code, or each target reads a number of random changes of its own inputs. Prints a line for each
 * target, and ends with exit code 1 if there was a find. CONTRIBUTING.md has the command.
 */
public final class FuzzRun {

  /** The time for Jazzer to begin and to end. */
  private static final long END_SECONDS = 180;

  private FuzzRun() {}

  /**
   * Looks for inputs.
   *
   * @param arguments the time in seconds, of Jazzer for all targets, and of random changes for each
   *     target; the folder for corpora and finds; the names of targets with commas between them, or
   *     {@code all}; the number of random changes for each target, or 0 for Jazzer
   */
  public static void main(String... arguments) throws IOException, InterruptedException {
    Path folder = Files.createDirectories(Path.of(arguments[1]));
    boolean isJazzer = arguments[3].equals("0");
    int code = isJazzer ? jazzer(arguments[0], folder, arguments[2]) : mutations(arguments);
    System.exit(code);
  }

  private static int jazzer(String seconds, Path folder, String names)
      throws IOException, InterruptedException {
    List<FuzzTarget> targets = FuzzTargets.chosen(names);
    Path corpus = Files.createDirectories(folder.resolve("corpus"));
    Path finds = Files.createDirectories(folder.resolve("finds"));
    Path counts = folder.resolve("counts.txt");
    for (int index = 0; index < targets.size(); index++) {
      List<byte[]> seeds = targets.get(index).seeds();
      for (int number = 0; number < seeds.size(); number++) {
        Files.write(
            corpus.resolve("seed-" + index + "-" + number), input(index, seeds.get(number)));
      }
    }
    Process process =
        new ProcessBuilder(command(targets, seconds, corpus, finds, counts))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log.txt").toFile())
            .start();
    process.getOutputStream().close();
    if (!process.waitFor(Long.parseLong(seconds) + END_SECONDS, TimeUnit.SECONDS)) {
      // Threads of targets keep the process alive if it fails.
      process.destroyForcibly().waitFor();
    }
    Files.readAllLines(counts).forEach(System.out::println);
    long found = count(finds);
    System.out.println(found + " finds in " + finds + ", messages in " + folder.resolve("log.txt"));
    return found == 0 ? 0 : 1;
  }

  private static int mutations(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(machine());
    command.add(MutationRun.class.getName());
    command.addAll(List.of(arguments[3], arguments[0], "3", arguments[1], arguments[2]));
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }

  /** Returns the words of a command that starts a virtual machine with 256 MB. */
  private static List<String> machine() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx256m",
        "-Djava.io.tmpdir=" + temporary(),
        "-cp",
        System.getProperty("java.class.path"));
  }

  /** Returns the input that gives the target at an index something to read. */
  private static byte[] input(int index, byte[] read) {
    byte[] input = new byte[JazzerEntry.PREFIX + read.length];
    input[0] = (byte) (index >> 8);
    input[1] = (byte) index;
    System.arraycopy(read, 0, input, JazzerEntry.PREFIX, read.length);
    return input;
  }

  private static long count(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.count();
    }
  }

  /** Returns a folder in memory if there is one: many targets write a file for each input. */
  private static Path temporary() {
    Path memory = Path.of("/dev/shm");
    return Files.isWritable(memory) ? memory : Path.of(System.getProperty("java.io.tmpdir"));
  }

  private static List<String> command(
      List<FuzzTarget> targets, String seconds, Path corpus, Path finds, Path counts) {
    List<String> command = new ArrayList<>(machine());
    command.addAll(
        List.of(
            "-D" + JazzerEntry.COUNTS + "=" + counts,
            "-D"
                + JazzerEntry.TARGETS
                + "="
                + targets.stream().map(FuzzTarget::name).collect(Collectors.joining(",")),
            "com.code_intelligence.jazzer.Jazzer",
            "--target_class=" + JazzerEntry.class.getName(),
            "--instrumentation_includes=org.rondo.**",
            // Some targets connect to a server of this process.
            "--disabled_hooks=com.code_intelligence.jazzer.sanitizers.ServerSideRequestForgery",
            "--keep_going=100",
            "--reproducer_path=" + finds.getParent(),
            "-artifact_prefix=" + finds + "/",
            "-max_total_time=" + seconds,
            // Of real time: a hang. The limit of processor time is that of FuzzFigures.
            "-timeout=60",
            "-max_len=20000",
            corpus.toString()));
    return command;
  }
}
