package org.rondo.cli.console;

import org.jspecify.annotations.Nullable;
import org.rondo.match.clock.TimeControl;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that play many matches: the seed and the number of threads. */
public final class ExecutionOptions {
  @Mixin private SeedOption seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Matches played at the same time; by default the number of processors, and one less with a"
              + " clock, so that other work of the machine does not cost the bots their time.")
  private @Nullable Integer threads;

  ExecutionOptions() {}

  /** {@return the option for the seed} */
  public SeedOption seed() {
    return seed;
  }

  /**
   * {@return the number of matches played at the same time}
   *
   * @param time the time control of the matches
   * @throws IllegalArgumentException if it is below 1
   */
  public int threads(TimeControl time) {
    requireThreads();
    int processors = Runtime.getRuntime().availableProcessors();
    int standard = time.equals(TimeControl.none()) ? processors : Math.max(1, processors - 1);
    return threads == null ? standard : threads;
  }

  /**
   * Checks the number of threads before any match begins.
   *
   * @throws IllegalArgumentException if it is below 1
   */
  public void requireThreads() {
    if (threads != null && threads < 1) {
      throw new IllegalArgumentException("threads " + threads + " is below 1");
    }
  }
}
