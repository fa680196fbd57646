package org.rondo.remote;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The status of a process on Linux, from the files in {@code /proc}.
 *
 * @param pid the process
 * @param state one letter: {@code T} or {@code t} for a stopped process, {@code Z} for one that has
 *     ended and was not waited for
 * @param session the process that began the session
 * @param flags the flags of the kernel
 * @param threads the number of threads
 */
record ProcessStatus(long pid, char state, long session, long flags, int threads) {
  private static final Path PROCESSES = Path.of("/proc");
  private static final long KERNEL_THREAD = 0x0020_0000;

  /** The fields of {@code /proc/PID/stat}, counted from the field after the name. */
  private static final int STATE = 0;

  private static final int SESSION = 3;
  private static final int FLAGS = 6;
  private static final int THREADS = 17;

  /**
   * {@return the ids of all processes, the newest first; none if the system cannot list processes}
   * New processes come first because they may end soonest.
   */
  static List<Long> processes() {
    return numbers(PROCESSES);
  }

  private static List<Long> numbers(Path folder) {
    List<Long> all = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, "[0-9]*")) {
        entries.forEach(entry -> all.add(Long.valueOf(entry.getFileName().toString())));
      } catch (IOException | DirectoryIteratorException e) {
        // The folder cannot be listed, or its process has ended.
      }
    }
    all.sort(Comparator.reverseOrder());
    return all;
  }

  private static Path folder(long process) {
    return PROCESSES.resolve(Long.toString(process));
  }

  /** {@return the status of a process; empty if the process is gone or cannot be seen} */
  static Optional<ProcessStatus> of(long process) {
    String line = read(folder(process).resolve("stat"));
    // The name of a process may contain blanks and brackets.
    String[] fields = line.substring(line.lastIndexOf(')') + 1).strip().split(" ");
    return fields.length <= THREADS
        ? Optional.empty()
        : Optional.of(
            new ProcessStatus(
                process,
                fields[STATE].charAt(0),
                Long.parseLong(fields[SESSION]),
                Long.parseLong(fields[FLAGS]),
                Integer.parseInt(fields[THREADS])));
  }

  /** {@return whether the process has ended} Its parent may not have waited for it yet. */
  boolean hasEnded() {
    // A process whose first thread has ended shows the same state while other threads run.
    return (state == 'Z' || state == 'X') && threads <= 1;
  }

  /** {@return whether the process stands stopped, by a signal or by a debugger} */
  boolean isStopped() {
    return state == 'T' || state == 't';
  }

  boolean isKernelThread() {
    return (flags & KERNEL_THREAD) != 0;
  }

  /**
   * {@return the environment of the process; empty if it cannot be read, for instance because the
   * process has ended or is just starting}
   */
  String environment() {
    String environment = read(folder(pid).resolve("environ"));
    if (environment.isEmpty() && threads > 1) {
      // The first thread has ended.
      Path tasks = folder(pid).resolve("task");
      for (long thread : numbers(tasks)) {
        environment += read(tasks.resolve(Long.toString(thread)).resolve("environ"));
      }
    }
    return environment;
  }

  private static String read(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      // The process has ended, or it belongs to another user.
      return "";
    }
  }
}
