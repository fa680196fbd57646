package org.rondo.spark;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Throwables;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.TimeSource;
import org.rondo.input.InputException;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskPlayer;
import org.rondo.series.place.TaskResult;

/**
 * Plays the tasks of a worker. Spark sends it to each worker once; there all batches share it, so
 * that programs stay alive between their matches.
 */
final class WorkerPlayer implements Serializable {
  private static final long serialVersionUID = 1L;

  /**
   * The time after which a batch gives its other tasks back. It is more than a batch is expected to
   * take, because tasks that come back cost a round trip.
   */
  private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** The maximum number of lines of a stack trace. That of a stack overflow has a thousand. */
  private static final int MAX_LINES = 20;

  /** Plays here; null until the first batch of this process. */
  private transient @Nullable TaskPlayer player;

  private synchronized TaskPlayer player() {
    if (player == null) {
      player = new TaskPlayer();
    }
    return player;
  }

  /**
   * Plays the tasks of a batch one after another, at least the first of them.
   *
   * @param lines the tasks as lines of JSON
   * @param time says how long the matches take
   * @param isCancelled says whether the results are no longer wanted; this thread is interrupted
   *     after that
   * @throws CancellationException if the batch is cancelled
   */
  PlayedBatch play(Iterator<String> lines, TimeSource time, BooleanSupplier isCancelled) {
    List<TaskResult> results = new ArrayList<>();
    List<Long> nanos = new ArrayList<>();
    long begin = time.nanoTime();
    long last = begin;
    while (lines.hasNext() && last - begin < MAX_NANOS) {
      hideInterruptOfBot(isCancelled);
      try {
        results.add(player().play(MatchTask.parse(lines.next())));
      } catch (CancellationException e) {
        throw e;
      } catch (InputException e) {
        return PlayedBatch.of(results, nanos, String.valueOf(e.getMessage()), true);
      } catch (RuntimeException | Error e) {
        // Thrown on, an error would end this process, and Spark would play the batch elsewhere.
        return PlayedBatch.of(results, nanos, described(e), false);
      }
      long now = time.nanoTime();
      nanos.add(now - last);
      last = now;
    }
    hideInterruptOfBot(isCancelled);
    return PlayedBatch.of(results, nanos, "", false);
  }

  /** {@return a sentence about what was thrown, and the place where it was thrown} */
  private static String described(Throwable thrown) {
    String remedy =
        thrown instanceof OutOfMemoryError
            ? "; give the workers more memory with -Dspark.executor.memory=2g, or with -Xmx2g if they"
                + " are threads of the command"
            : "";
    String trace = Throwables.getStackTraceAsString(thrown);
    return thrown
        + remedy
        + trace.lines().skip(1).limit(MAX_LINES).map(line -> "\n" + line).collect(joining());
  }

  /** Clears an interrupt that a bot has left, so that it does not reach the next match. */
  private static void hideInterruptOfBot(BooleanSupplier isCancelled) {
    Thread.interrupted();
    if (isCancelled.getAsBoolean()) {
      throw new CancellationException("the batch is cancelled");
    }
  }

  /** Ends the programs that are kept in this process. */
  synchronized void close() {
    if (player != null) {
      player.close();
      player = null;
    }
  }
}
