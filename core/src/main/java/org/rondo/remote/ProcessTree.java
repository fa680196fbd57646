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
 * A process and everything that it has started.
 *
 * <p>What it starts inherits a mark in its environment, by which Linux shows it even when it has
 * detached itself. Elsewhere only those are found that are still its descendants.
 */
final class ProcessTree {
  private static final Path PROCESSES = Path.of("/proc");

  /** What a process has for ending once it is asked to, before it is ended by force. */
  private static final Duration GRACE = Duration.ofMillis(250);

  /** How often is looked, at most, for processes that are started while others are ended. */
  private static final int SEARCHES = 500;

  /**
   * How often nothing must be found in succession: one that is just starting has no environment to
   * be seen, and one that starts others may be where was looked before.
   */
  private static final int IN_VAIN = 8;

  private static final Duration BETWEEN_SEARCHES = Duration.ofMillis(1);

  private final ProcessHandle root;
  private final String mark;

  ProcessTree(ProcessHandle root, String mark) {
    this.root = root;
    this.mark = mark;
  }

  /** {@return a mark that no other program has, put into the environment of a new process} */
  static String mark(Map<String, String> environment) {
    // A name of its own for each: a marked program may run such programs itself.
    String mark = "RONDO_PROGRAM_" + UUID.randomUUID().toString().replace("-", "");
    environment.put(mark, "1");
    return mark;
  }

  /**
   * Ends everything.
   *
   * @param patience how long the process may take to end by itself
   */
  void end(Duration patience) {
    List<ProcessHandle> descendants = root.descendants().toList();
    if (!hasEnded(patience)) {
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

  /** Sends the process and its descendants away by force, without waiting for anything. */
  void stop() {
    List<ProcessHandle> descendants = root.descendants().toList();
    // First: it must not go on as if its children had come to their ends.
    root.destroyForcibly();
    descendants.forEach(ProcessHandle::destroyForcibly);
  }

  /** Ends everything by force. */
  void kill() {
    stop();
    boolean isInterrupted = false;
    int inVain = 0;
    Set<Long> strangers = new HashSet<>();
    for (int search = 0; search < SEARCHES && inVain < IN_VAIN; search++) {
      inVain = killMarked(strangers) ? 0 : inVain + 1;
      try {
        // Whoever starts others all the time is not given any.
        Thread.sleep(inVain == 0 ? 0 : BETWEEN_SEARCHES.toMillis());
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * {@return whether there was a process with the mark} Ends each as it is found.
   *
   * @param strangers processes that have been seen without the mark; more are added
   */
  private boolean killMarked(Set<Long> strangers) {
    boolean hasFound = false;
    for (long process : processes()) {
      if (strangers.contains(process)) {
        continue;
      }
      String environment = environment(process);
      if (environment.contains(mark + "=")) {
        ProcessHandle.of(process).ifPresent(ProcessHandle::destroyForcibly);
        hasFound = true;
      } else if (!environment.isEmpty()) {
        strangers.add(process);
      }
    }
    return hasFound;
  }

  /** {@return all processes, the newest first: it may be gone soonest} */
  private static List<Long> processes() {
    List<Long> all = new ArrayList<>();
    if (Files.isDirectory(PROCESSES)) {
      try (DirectoryStream<Path> folders = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
        folders.forEach(folder -> all.add(Long.valueOf(folder.getFileName().toString())));
      } catch (IOException | DirectoryIteratorException e) {
        // Where processes cannot be listed, descendants are all that is known.
      }
    }
    all.sort(Comparator.reverseOrder());
    return all;
  }

  /** {@return a process's environment; nothing where it has ended or is just starting} */
  private static String environment(long process) {
    try {
      Path file = PROCESSES.resolve(Long.toString(process)).resolve("environ");
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      // It has ended meanwhile, or is somebody else's.
      return "";
    }
  }
}
