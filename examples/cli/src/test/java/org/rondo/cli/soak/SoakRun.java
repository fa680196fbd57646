package org.rondo.cli.soak;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Does all {@linkplain SoakWork works} again and again in one process, and compares what the
 * process holds of the system at the end with what it held after all had been done once. Prints a
 * line of figures for each part of the time, and ends with exit code 1 if something was left
 * behind.
 */
public final class SoakRun {

  /** The lines of figures between the beginning and the end. */
  private static final int LINES = 10;

  /**
   * The live heap may be larger at the end by this: classes that are used for the first time, and
   * what the JDK and the libraries keep for their next use.
   */
  private static final long MAX_KILOBYTES = 3 * 1024;

  private final Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
  private final Path folder;
  private final List<SoakWork> works;
  private final long begin = System.nanoTime();
  private int done;
  private int matches;

  private SoakRun(Path folder, List<SoakWork> works) {
    this.folder = folder;
    this.works = works;
  }

  /**
   * Runs for a time.
   *
   * @param arguments the time in seconds, in which each work is done at least once; an empty
   *     folder; then the names of the works, or none for all
   */
  public static void main(String... arguments) throws Exception {
    List<String> names = Arrays.asList(arguments).subList(2, arguments.length);
    List<SoakWork> works =
        SoakWork.all().stream()
            .filter(work -> names.isEmpty() || names.contains(work.name()))
            .toList();
    boolean isClean = new SoakRun(Path.of(arguments[1]), works).run(Integer.parseInt(arguments[0]));
    // Threads that were left behind would keep the process alive.
    System.exit(isClean ? 0 : 1);
  }

  private boolean run(int seconds) throws Exception {
    System.out.println("minutes | works | matches | " + Footprint.HEADER);
    doAll(0);
    Footprint first = Footprint.settled(temporary, List.of());
    print(first);
    long start = System.nanoTime();
    long end = start + TimeUnit.SECONDS.toNanos(seconds);
    int lines = 1;
    int round = 1;
    do {
      doAll(round++);
      if (System.nanoTime() - start > lines * (end - start) / LINES && System.nanoTime() < end) {
        lines++;
        print(Footprint.settled(temporary, List.of(first)));
      }
    } while (System.nanoTime() < end);
    Footprint last = Footprint.settled(temporary, List.of(first));
    print(last);
    List<String> left = new ArrayList<>(last.excess(first));
    left.addAll(last.growth(first, round - 1));
    long growth = last.kilobytes() - first.kilobytes();
    if (growth > MAX_KILOBYTES) {
      left.add(growth + " KB of live heap");
    }
    left.forEach(one -> System.out.println("left behind: " + one));
    System.out.println(left.isEmpty() ? "nothing is left behind" : "something is left behind");
    return left.isEmpty();
  }

  /** Does all works, in an order of their own each time. */
  private void doAll(int round) throws Exception {
    Random order = new Random(round);
    List<SoakWork> shuffled = new ArrayList<>(works);
    Collections.shuffle(shuffled, order);
    for (SoakWork work : shuffled) {
      Path place = Files.createDirectories(folder.resolve("work"));
      try {
        work.action().run(place, order.nextInt(1_000_000));
      } catch (Exception | AssertionError e) {
        throw new AssertionError(work.name() + " in round " + round + ": " + e.getMessage(), e);
      }
      done++;
      matches += matches(place);
      MoreFiles.deleteRecursively(place, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  /** {@return the number of matches of which a folder has the records} */
  private static int matches(Path place) throws IOException {
    int lines = 0;
    try (Stream<Path> files = Files.walk(place)) {
      for (Path file : files.filter(one -> one.endsWith("games.jsonl")).toList()) {
        lines += Files.readAllLines(file).size();
      }
    }
    return lines;
  }

  private void print(Footprint footprint) {
    double minutes = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin) / 60_000.0;
    System.out.printf("%.1f | %,d | %,d | %s%n", minutes, done, matches, footprint.row());
  }
}
