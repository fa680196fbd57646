package org.rondo.cli.soak;

import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * What this virtual machine holds of the system.
 *
 * @param threads the names of the live threads, without those of idle pools of the JDK
 * @param files what the open files lead to, without the archives that hold classes
 * @param processes the commands of the processes that this one started, also of those that detached
 *     themselves
 * @param temporary the files in the folder for temporary files
 * @param objects the live objects of Rondo's classes, by class
 * @param kilobytes the live heap after a collection
 * @param classes the number of loaded classes after the collection
 */
record Footprint(
    Multiset<String> threads,
    Multiset<String> files,
    Multiset<String> processes,
    Multiset<String> temporary,
    Multiset<String> objects,
    long kilobytes,
    int classes) {

  /** The variable that all processes below this one inherit. */
  static final String MARK = "RONDO_SOAK";

  private static final int KILOBYTE = 1024;

  /**
   * Threads of the JDK's own: pools keep idle ones for a minute, however the work ended, and a tool
   * that looks at the process starts one.
   */
  private static final List<String> OF_THE_JDK =
      List.of(
          "process reaper",
          "ForkJoinPool.commonPool-worker-",
          "Keep-Alive-Timer",
          "Attach Listener");

  /** A class of Rondo in the histogram; lambdas are as many as their places in the code. */
  private static final Pattern HISTOGRAM_ROW =
      Pattern.compile(
          "(?m)^ *\\d+: +(\\d+) +\\d+ +(org\\.rondo\\.(?!cli\\.soak|\\S*Lambda)[\\w.$]+)(?: .*)?$");

  private static final String HTTP_CLIENT = "HttpClient-";

  /**
   * Ends by itself when its client has been collected, and then closes its files; the JDK looks
   * every three seconds. Java 17 has no other way to close a client.
   */
  private static final String SELECTOR = "SelectorManager";

  private static final long LIMIT_SECONDS = 60;
  private static final long PAUSE_MILLISECONDS = 100;

  /**
   * {@return the footprint once nothing of it is about to end by itself} A process that was killed
   * and a client that was collected take a moment to end.
   *
   * @param temporary the folder for temporary files
   * @param known the footprint of before; empty before the first
   */
  static Footprint settled(Path temporary, List<Footprint> known) throws IOException {
    long begin = System.nanoTime();
    Footprint found;
    do {
      awaitEnds(begin);
      found = now(temporary);
    } while (!isOver(begin) && known.stream().anyMatch(found::isAbove));
    return found;
  }

  /** Waits for what ends by itself once it has been collected or killed. */
  private static void awaitEnds(long begin) throws IOException {
    do {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(PAUSE_MILLISECONDS));
      System.gc();
    } while (isEnding() && !isOver(begin));
  }

  private static boolean isOver(long begin) {
    return System.nanoTime() - begin > TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
  }

  /** {@return the footprint after a collection of the heap} */
  static Footprint now(Path temporary) throws IOException {
    // The first collection finds what is to be cleaned, the second one collects it.
    System.gc();
    System.gc();
    return new Footprint(
        threadNames(),
        openFiles(),
        marked(),
        below(temporary),
        objectsOfRondo(),
        ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / KILOBYTE,
        ManagementFactory.getClassLoadingMXBean().getLoadedClassCount());
  }

  private static Multiset<String> threadNames() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> OF_THE_JDK.stream().noneMatch(name::startsWith))
        .filter(name -> !name.startsWith(HTTP_CLIENT) || name.endsWith(SELECTOR))
        .map(name -> name.replaceAll("\\d+", "N"))
        .collect(ImmutableMultiset.toImmutableMultiset());
  }

  private static Multiset<String> openFiles() throws IOException {
    List<String> targets = new ArrayList<>();
    try (Stream<Path> all = Files.list(Path.of("/proc/self/fd"))) {
      for (Path descriptor : all.toList()) {
        try {
          targets.add(
              Files.readSymbolicLink(descriptor).toString().replaceAll("\\[\\d+\\]", "[N]"));
        } catch (IOException e) {
          // This was the listing itself, or has been closed since.
        }
      }
    }
    targets.removeIf(target -> target.endsWith(".jar") || target.endsWith("/modules"));
    return ImmutableMultiset.copyOf(targets);
  }

  private static Multiset<String> marked() throws IOException {
    long self = ProcessHandle.current().pid();
    List<String> commands = new ArrayList<>();
    try (Stream<Path> all = Files.list(Path.of("/proc"))) {
      for (Path process : all.filter(path -> isNumber(path.getFileName())).toList()) {
        if (!process.endsWith(Long.toString(self)) && isMarked(process)) {
          commands.add(text(process.resolve("cmdline")).replace('\0', ' ').strip());
        }
      }
    }
    return ImmutableMultiset.copyOf(commands);
  }

  private static boolean isNumber(Path name) {
    return name.toString().chars().allMatch(Character::isDigit);
  }

  private static boolean isMarked(Path process) {
    String mark = MARK + "=" + System.getenv(MARK);
    return Stream.of(text(process.resolve("environ")).split("\0")).anyMatch(mark::equals);
  }

  /** {@return the live objects, as the virtual machine counts them} */
  private static Multiset<String> objectsOfRondo() {
    Matcher row = HISTOGRAM_ROW.matcher(histogram());
    ImmutableMultiset.Builder<String> objects = ImmutableMultiset.builder();
    while (row.find()) {
      objects.addCopies(row.group(2), Integer.parseInt(row.group(1)));
    }
    return objects.build();
  }

  private static String histogram() {
    try {
      Object text =
          ManagementFactory.getPlatformMBeanServer()
              .invoke(
                  new ObjectName("com.sun.management:type=DiagnosticCommand"),
                  "gcClassHistogram",
                  new Object[] {new String[0]},
                  new String[] {String[].class.getName()});
      return text.toString();
    } catch (JMException e) {
      throw new AssertionError(e);
    }
  }

  /** {@return the content of a file; empty if the process has ended or is that of another user} */
  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }

  private static Multiset<String> below(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(path -> !path.equals(folder))
          .map(Path::toString)
          .collect(ImmutableMultiset.toImmutableMultiset());
    }
  }

  private static boolean isEnding() throws IOException {
    return threadNames().stream().anyMatch(name -> name.endsWith(SELECTOR)) || !marked().isEmpty();
  }

  private boolean isAbove(Footprint before) {
    return !excess(before).isEmpty();
  }

  /** {@return what is here and was not there before, each with its kind} */
  List<String> excess(Footprint before) {
    List<String> excess = new ArrayList<>();
    add(excess, "thread", threads, before.threads);
    add(excess, "file", files, before.files);
    add(excess, "process", processes, before.processes);
    add(excess, "temporary file", temporary, before.temporary);
    return excess;
  }

  /**
   * {@return the classes of which there are more objects than before, by one for each round or
   * more}
   */
  List<String> growth(Footprint before, int rounds) {
    return Multisets.difference(objects, before.objects).entrySet().stream()
        .filter(one -> one.getCount() >= rounds)
        .map(one -> one.getCount() + " object " + one.getElement())
        .toList();
  }

  private static void add(
      List<String> excess, String kind, Multiset<String> now, Multiset<String> before) {
    Multisets.difference(now, before)
        .entrySet()
        .forEach(one -> excess.add(one.getCount() + " " + kind + " " + one.getElement()));
  }

  /** {@return the figures, in the order of {@link #HEADER}} */
  String row() {
    return "%d | %d | %d | %d | %,d | %,d | %,d"
        .formatted(
            threads.size(),
            files.size(),
            processes.size(),
            temporary.size(),
            objects.size(),
            kilobytes,
            classes);
  }

  static final String HEADER =
      "threads | files | processes | temporary | objects | heap KB | classes";
}
