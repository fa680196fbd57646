package org.rondo.cli.console;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that play many matches: the seed and the number of threads. */
public final class ExecutionOptions {
  @Mixin private SeedOption seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Matches played at the same time; by default the number of processors.")
  private int threads = Runtime.getRuntime().availableProcessors();

  ExecutionOptions() {}

  /** {@return the option for the seed} */
  public SeedOption seed() {
    return seed;
  }

  /**
   * {@return the number of matches played at the same time}
   *
   * @throws IllegalArgumentException if it is below 1
   */
  public int threads() {
    requireThreads();
    return threads;
  }

  /**
   * Checks the number of threads before any match begins.
   *
   * @throws IllegalArgumentException if it is below 1
   */
  public void requireThreads() {
    if (threads < 1) {
      throw new IllegalArgumentException("threads " + threads + " is below 1");
    }
  }

  /** {@return an executor with this number of threads; the caller shuts it down} */
  public ExecutorService executor() {
    return Executors.newFixedThreadPool(threads());
  }
}
