package org.rondo.examples.cli;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that play many games. */
final class Running {
  @Mixin private SeedOption seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Games played at once; by default as many as there are processors.")
  private int threads = Runtime.getRuntime().availableProcessors();

  long seed() {
    return seed.number();
  }

  int threads() {
    requireThreads();
    return threads;
  }

  /** Refuses a number of threads before anything is played. */
  void requireThreads() {
    if (threads < 1) {
      throw new IllegalArgumentException("threads " + threads + " is below 1");
    }
  }

  /** {@return as many threads, to be shut down by the caller} */
  ExecutorService executor() {
    return Executors.newFixedThreadPool(threads());
  }
}
