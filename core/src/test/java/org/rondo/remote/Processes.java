package org.rondo.remote;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Which processes run. */
final class Processes {
  private Processes() {}

  /** {@return whether a process runs; one that has ended and that nobody has buried does not} */
  static boolean isRunning(long pid) {
    if (!Files.isDirectory(Path.of("/proc/self"))) {
      return ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isPresent();
    }
    return ProcessStatus.of(pid).filter(status -> !status.hasEnded()).isPresent();
  }

  /** {@return the running processes whose command contains a text} */
  static List<Long> withCommand(String text) {
    return ProcessStatus.processes().stream()
        .filter(pid -> isRunning(pid) && command(pid).contains(text))
        .toList();
  }

  private static String command(long pid) {
    StringBuilder command = new StringBuilder();
    // A process whose first thread has ended shows its command only in its other threads.
    try (DirectoryStream<Path> threads =
        Files.newDirectoryStream(Path.of("/proc", Long.toString(pid), "task"))) {
      for (Path thread : threads) {
        command.append(Files.readString(thread.resolve("cmdline"), StandardCharsets.ISO_8859_1));
      }
    } catch (IOException | DirectoryIteratorException e) {
      // The process or a thread has ended.
    }
    return command.toString();
  }

  /** Waits until a process does not run; what is killed may take a moment to go. */
  static void awaitEnd(long pid) {
    long start = System.nanoTime();
    while (isRunning(pid)) {
      if (System.nanoTime() - start > Duration.ofMinutes(5).toNanos()) {
        throw new AssertionError("process " + pid + " runs on");
      }
      Thread.onSpinWait();
    }
  }
}
