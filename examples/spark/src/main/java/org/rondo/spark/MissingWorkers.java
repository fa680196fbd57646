package org.rondo.spark;

import java.time.Duration;
import java.util.Optional;
import org.rondo.bot.TimeSource;

/**
 * Tells once that no worker of a cluster has started.
 *
 * <p>The run goes on waiting: on a shared cluster workers may start after an hour, when others have
 * ended, and a worker that cannot start looks the same from here.
 */
final class MissingWorkers {

  /** The time in which a worker is expected to start. */
  static final Duration PATIENCE = Duration.ofSeconds(60);

  private final SparkMaster master;
  private final String logs;
  private final String memory;
  private final TimeSource time;
  private final long begin;

  /** Whether a worker has started, or the sentence has been said. */
  private boolean isOver;

  /**
   * Begins to wait.
   *
   * @param logs where the logs of workers are that did not start
   * @param memory the memory of a worker in Spark's words
   */
  MissingWorkers(SparkMaster master, String logs, String memory, TimeSource time) {
    this.master = master;
    this.logs = logs;
    this.memory = memory;
    this.time = time;
    this.begin = time.nanoTime();
  }

  /** Notes that a worker has started. */
  void started() {
    isOver = true;
  }

  /**
   * {@return a sentence if none has been said, no worker has ever started, and the time for that is
   * over}
   */
  Optional<String> sentence() {
    if (isOver || time.nanoTime() - begin < PATIENCE.toNanos()) {
      return Optional.empty();
    }
    isOver = true;
    return Optional.of(
        "no worker of "
            + master.url()
            + " has started in "
            + PATIENCE.toSeconds()
            + " s; see "
            + logs
            + "; the run waits until a worker has a free core and "
            + memory
            + " of memory");
  }
}
