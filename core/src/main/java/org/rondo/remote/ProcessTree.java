package org.rondo.remote;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A process and all processes that it has started.
 *
 * <p>These processes inherit a mark in their environment. On Linux they are found by this mark,
 * even if they have detached themselves. On other systems only processes that are still descendants
 * are found.
 */
final class ProcessTree {
  private static final Path PROCESSES = Path.of("/proc");

  /** The time for a process to end after it is asked to, before it is killed. */
  private static final Duration GRACE = Duration.ofMillis(250);

  /** Maximum number of searches for processes that are started while others are killed. */
  private static final int MOST_SEARCHES = 500;

  /**
   * Number of searches in a row that must find nothing. One is not enough: the environment of a
   * process that is just starting cannot be read yet, and processes may be started behind the
   * search.
   */
  private static final int EMPTY_SEARCHES = 8;

  private static final Duration BETWEEN_SEARCHES = Duration.ofMillis(1);

  private final ProcessHandle root;
  private final String mark;

  ProcessTree(ProcessHandle root, String mark) {
    this.root = root;
    this.mark = mark;
  }

  /** {@return a mark that no other program has} Puts it into the environment of a new process. */
  static String mark(Map<String, String> environment) {
    // Each mark has a name of its own, because a marked program may start marked programs itself.
    String mark = "RONDO_PROGRAM_" + UUID.randomUUID().toString().replace("-", "");
    environment.put(mark, "1");
    return mark;
  }

  /**
   * Ends all processes.
   *
   * @param limit the time for the process to end by itself
   */
  void end(Duration limit) {
    List<ProcessHandle> descendants = root.descendants().toList();
    if (!hasEnded(limit)) {
      root.destroy();
      hasEnded(GRACE);
    }
    descendants.forEach(ProcessHandle::destroyForcibly);
    kill();
  }

  private boolean hasEnded(Duration atMost) {
    try {
      root.onExit().get(atMost.toNanos(), TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } catch (ExecutionException e) {
      throw new IllegalStateException("the end of a process cannot be waited for", e);
    }
  }

  /** Kills the process and its descendants, without waiting for their end. */
  void stop() {
    List<ProcessHandle> descendants = root.descendants().toList();
    // The root is killed first: it must not see its children end and go on.
    root.destroyForcibly();
    descendants.forEach(ProcessHandle::destroyForcibly);
  }

  /** Kills all processes. */
  void kill() {
    stop();
    boolean isInterrupted = false;
    int empty = 0;
    Set<Long> unmarked = new HashSet<>();
    for (int search = 0; search < MOST_SEARCHES && empty < EMPTY_SEARCHES; search++) {
      empty = killMarked(unmarked) ? 0 : empty + 1;
      try {
        // No pause after a find: the processes may be starting others all the time.
        Thread.sleep(empty == 0 ? 0 : BETWEEN_SEARCHES.toMillis());
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * {@return whether there was a process with the mark} Kills each process with the mark.
   *
   * @param unmarked processes that were seen without the mark; more are added
   */
  private boolean killMarked(Set<Long> unmarked) {
    boolean hasFound = false;
    for (long process : processes()) {
      if (unmarked.contains(process)) {
        continue;
      }
      String environment = environment(process);
      if (environment.contains(mark + "=")) {
        ProcessHandle.of(process).ifPresent(ProcessHandle::destroyForcibly);
        hasFound = true;
      } else if (!environment.isEmpty()) {
        unmarked.add(process);
      }
    }
    return hasFound;
  }

  /** {@return all processes, the newest first, because the newest may end soonest} */
  private static List<Long> processes() {
    List<Long> all = new ArrayList<>();
    if (Files.isDirectory(PROCESSES)) {
      try (DirectoryStream<Path> folders = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
        folders.forEach(folder -> all.add(Long.valueOf(folder.getFileName().toString())));
      } catch (IOException | DirectoryIteratorException e) {
        // Processes cannot be listed here: only descendants are known.
      }
    }
    all.sort(Comparator.reverseOrder());
    return all;
  }

  /** {@return the environment of a process; empty if the process has ended or is just starting} */
  private static String environment(long process) {
    try {
      Path file = PROCESSES.resolve(Long.toString(process)).resolve("environ");
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      // The process has ended, or it belongs to another user.
      return "";
    }
  }
}
