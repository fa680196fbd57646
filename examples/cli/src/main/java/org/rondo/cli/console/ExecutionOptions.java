package org.rondo.cli.console;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Game;
import org.rondo.game.Trait;
import org.rondo.input.OptionException;
import org.rondo.match.clock.TimeControl;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that play many matches: the seed and the number of threads. */
public final class ExecutionOptions {
  /** The maximum number of threads of the library. */
  private static final int MAX_THREADS = 10_000;

  @Mixin private SeedOption seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Matches played at the same time; by default the number of processors. With a clock the"
              + " default is one less, divided by the number of bots that choose at the same time"
              + " in a match, so that other work of the machine does not cost the bots their time.")
  private @Nullable Integer threads;

  ExecutionOptions() {}

  /** {@return the option for the seed} */
  public SeedOption seed() {
    return seed;
  }

  /** {@return the name of the option for the number of threads; empty if it is not given} */
  public List<String> givenThreads() {
    return threads == null ? List.of() : List.of("--threads");
  }

  /**
   * {@return the number of matches without a clock that are played at the same time}
   *
   * @throws OptionException if it is below 1 or above 10,000
   */
  public int threads() {
    requireThreads();
    return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
  }

  /**
   * {@return the number of matches played at the same time}
   *
   * @param time the time control of the matches
   * @param game the game of the matches
   * @throws OptionException if it is below 1 or above 10,000
   */
  public int threads(TimeControl time, Game<?, ?> game) {
    if (threads != null || time.equals(TimeControl.none())) {
      return threads();
    }
    int choosing = game.traits().has(Trait.SIMULTANEOUS) ? game.seatCount() : 1;
    return Math.max(1, (Runtime.getRuntime().availableProcessors() - 1) / choosing);
  }

  /**
   * Checks the number of threads before any match begins.
   *
   * @throws OptionException if it is below 1 or above 10,000
   */
  public void requireThreads() {
    if (threads != null) {
      requireThreads("rondo", threads);
    }
  }

  /**
   * Checks a number of threads.
   *
   * @param command the name of the command
   * @param threads the number
   * @throws OptionException if it is below 1 or above 10,000
   */
  public static void requireThreads(String command, int threads) {
    if (threads < 1 || threads > MAX_THREADS) {
      throw new OptionException(
          command,
          "--threads",
          Integer.toString(threads),
          threads < 1
              ? "threads " + threads + " is below 1"
              : "threads " + threads + " is above " + MAX_THREADS + ", the maximum");
    }
  }
}
