package org.rondo.cli.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The long form of the fuzzers: Jazzer looks for inputs, in one process with 256 MB. Prints a line
 * for each target, and ends with exit code 1 if there was a find. CONTRIBUTING.md has the command.
 */
public final class FuzzRun {
  private FuzzRun() {}

  /**
   * Looks for inputs.
   *
   * @param arguments the time in seconds; the folder for corpora and finds; the names of targets
   *     with commas between them, or {@code all}
   */
  public static void main(String... arguments) throws IOException, InterruptedException {
    Path folder = Path.of(arguments[1]);
    List<FuzzTarget> targets =
        arguments[2].equals("all")
            ? FuzzTargets.quick()
            : FuzzTargets.named(List.of(arguments[2].split(",")));
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
        new ProcessBuilder(command(targets, arguments[0], corpus, finds, counts))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log.txt").toFile())
            .start();
    process.getOutputStream().close();
    process.waitFor();
    print(counts);
    long found = count(finds);
    System.out.println(found + " finds in " + finds + ", messages in " + folder.resolve("log.txt"));
    System.exit(found == 0 ? 0 : 1);
  }

  /** Returns the input that gives the target at an index something to read. */
  private static byte[] input(int index, byte[] read) {
    byte[] input = new byte[JazzerEntry.PREFIX + read.length];
    input[0] = (byte) (index >> 8);
    input[1] = (byte) index;
    System.arraycopy(read, 0, input, JazzerEntry.PREFIX, read.length);
    return input;
  }

  private static void print(Path counts) throws IOException {
    long all = 0;
    for (String line : Files.readAllLines(counts)) {
      String[] parts = line.split("\t");
      all += Long.parseLong(parts[1]);
      System.out.printf(
          Locale.ROOT,
          "%-30s %,12d inputs, slowest %s ms%n",
          parts[0],
          Long.parseLong(parts[1]),
          parts[2]);
    }
    System.out.printf(Locale.ROOT, "%-30s %,12d inputs%n", "all", all);
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
    return new ArrayList<>(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx256m",
            "-Djava.io.tmpdir=" + temporary(),
            "-D" + JazzerEntry.COUNTS + "=" + counts,
            "-D"
                + JazzerEntry.TARGETS
                + "="
                + targets.stream().map(FuzzTarget::name).collect(Collectors.joining(",")),
            "-cp",
            System.getProperty("java.class.path"),
            "com.code_intelligence.jazzer.Jazzer",
            "--target_class=" + JazzerEntry.class.getName(),
            "--instrumentation_includes=org.rondo.**",
            "--keep_going=100",
            "--reproducer_path=" + finds.getParent(),
            "-artifact_prefix=" + finds + "/",
            "-max_total_time=" + seconds,
            // Of real time: a hang. The limit of processor time is that of JazzerEntry.
            "-timeout=60",
            "-max_len=20000",
            corpus.toString()));
  }
}
