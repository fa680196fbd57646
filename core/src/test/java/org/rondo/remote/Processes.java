package org.rondo.remote;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** Which processes run. */
final class Processes {
  private Processes() {}

  /** {@return whether a process runs; one that has ended and that nobody has buried does not} */
  static boolean isRunning(long pid) {
    if (!Files.isDirectory(Path.of("/proc/self"))) {
      return ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isPresent();
    }
    try {
      return !Files.readString(Path.of("/proc", Long.toString(pid), "stat"))
          .matches("(?s).*\\) [ZX] .*");
    } catch (IOException e) {
      return false;
    }
  }

  /** Waits until a process does not run; what is killed may take a moment to go. */
  static void awaitEnd(long pid) {
    long start = System.nanoTime();
    while (isRunning(pid)) {
      if (System.nanoTime() - start > Duration.ofSeconds(20).toNanos()) {
        throw new AssertionError("process " + pid + " runs on");
      }
      Thread.onSpinWait();
    }
  }
}
