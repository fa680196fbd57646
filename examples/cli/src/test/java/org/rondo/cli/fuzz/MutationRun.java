package org.rondo.cli.fuzz;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Random changes without Jazzer: the same number of inputs for each target, or as many as it reads
 * in a time. Writes a line of figures at the end of each target. The command is started by {@link
 * FuzzRun}.
 */
public final class MutationRun {

  /** A target with so many finds is left. */
  private static final int MAX_FINDS = 20;

  /** Of real time, for an input that waits: a hang. */
  private static final Duration HANG = Duration.ofMinutes(1);

  /** A target may take so many times of its processor time. */
  private static final int WAITS = 4;

  private static final OperatingSystemMXBean PROCESS =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private static volatile long started = System.nanoTime();
  private static volatile byte[] current = {};
  private static volatile String reading = "";

  private final Path folder;
  private final long inputs;
  private final Duration limit;
  private final long seed;

  private MutationRun(Path folder, long inputs, Duration limit, long seed) {
    this.folder = folder;
    this.inputs = inputs;
    this.limit = limit;
    this.seed = seed;
  }

  /**
   * Reads inputs.
   *
   * @param arguments the number of inputs of each target; the processor time of each target in
   *     seconds; the seed; the folder for figures and finds; the names of targets with commas
   *     between them, or {@code all}
   */
  public static void main(String... arguments) throws IOException {
    Path folder = Path.of(arguments[3]);
    MutationRun run =
        new MutationRun(
            folder,
            Long.parseLong(arguments[0]),
            Duration.ofSeconds(Long.parseLong(arguments[1])),
            Long.parseLong(arguments[2]));
    Files.createDirectories(folder.resolve("finds"));
    Thread watch = new Thread(() -> watch(folder), "watch");
    watch.setDaemon(true);
    watch.start();
    List<FuzzFigures> all = new ArrayList<>();
    for (FuzzTarget target : FuzzTargets.chosen(arguments[4])) {
      FuzzFigures figures = run.read(target);
      all.add(figures);
      run.write(figures.line());
    }
    run.write(FuzzFigures.sum(all));
    // Targets may have left threads.
    System.exit(all.stream().allMatch(figures -> figures.finds() == 0) ? 0 : 1);
  }

  private void write(String line) throws IOException {
    System.out.println(line);
    Files.writeString(
        folder.resolve("figures.txt"),
        line + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private FuzzFigures read(FuzzTarget target) throws IOException {
    Mutations mutations = new Mutations(target, seed);
    FuzzFigures figures = new FuzzFigures(target);
    started = System.nanoTime();
    figures.warmUp();
    long end = PROCESS.getProcessCpuTime() + limit.toNanos();
    // For targets that wait for others.
    long last = System.nanoTime() + WAITS * limit.toNanos();
    reading = target.name();
    while (figures.inputs() < inputs
        && figures.finds() < MAX_FINDS
        && PROCESS.getProcessCpuTime() < end
        && System.nanoTime() - last < 0) {
      byte[] input = mutations.next();
      current = input;
      started = System.nanoTime();
      try {
        figures.run(input);
      } catch (Error e) {
        figures.find();
        keep(folder, input, e);
      }
    }
    return figures;
  }

  private static void keep(Path folder, byte[] input, Throwable thrown) throws IOException {
    StringWriter message = new StringWriter();
    thrown.printStackTrace(new PrintWriter(message));
    String name = reading.replace(' ', '-') + "-" + System.nanoTime();
    Files.write(folder.resolve("finds").resolve(name), input);
    Files.writeString(
        folder.resolve("log.txt"),
        name + "\n" + message + "\n",
        StandardCharsets.UTF_8,
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  /** Ends the process if an input takes too long, and keeps it. */
  private static void watch(Path folder) {
    try {
      while (System.nanoTime() - started < HANG.toNanos()) {
        Thread.sleep(Duration.ofSeconds(1).toMillis());
      }
      keep(folder, current, new AssertionError(reading + " hangs: " + stacks()));
    } catch (IOException | InterruptedException e) {
      // The exit code says that something is wrong.
    }
    Runtime.getRuntime().halt(2);
  }

  private static List<List<StackTraceElement>> stacks() {
    return Thread.getAllStackTraces().values().stream().map(List::of).toList();
  }
}
