package org.rondo.store;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/** A program of its own that tries to lock a file. */
final class LockProbe {
  private LockProbe() {}

  /**
   * Locks a file, and ends with 0 if that was possible.
   *
   * @param arguments the file
   */
  public static void main(String[] arguments) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(arguments[0], "rw")) {
      System.exit(file.getChannel().tryLock() == null ? 1 : 0);
    }
  }

  /** {@return whether another process can lock a file} */
  static boolean isFree(Path file) throws IOException, InterruptedException {
    Process probe =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                LockProbe.class.getName(),
                file.toString())
            .inheritIO()
            .start();
    return probe.waitFor() == 0;
  }
}
