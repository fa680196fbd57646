package org.rondo.server.live;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.rondo.concurrent.AbandonableThread;

/**
 * Reads places one after another, and continues without a place that takes too long. That place is
 * read again only when its reading has ended.
 */
final class PatientReader implements AutoCloseable {
  private static final String NAME = "rondo spectators: one folder";
  private static final Logger LOGGER = System.getLogger("org.rondo.server.live");

  private final Duration patience;

  // Guarded by this.
  private AbandonableThread thread = new AbandonableThread(NAME);

  /** The readings that have not ended in time, by their places. */
  private final Map<String, CompletableFuture<Boolean>> late = new HashMap<>();

  /**
   * @param patience the maximum time to wait for a place
   */
  PatientReader(Duration patience) {
    this.patience = patience;
  }

  /**
   * Reads a place, unless an earlier reading of it has not ended. Returns when the reading ends, or
   * when the time is over. What it throws is logged.
   *
   * @param place the name of the place
   */
  synchronized void read(String place, Runnable reading) {
    late.values().removeIf(CompletableFuture::isDone);
    if (late.containsKey(place)) {
      return;
    }
    CompletableFuture<Boolean> ended =
        thread.run(
            () -> {
              reading.run();
              return true;
            });
    try {
      ended.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      LOGGER.log(Level.WARNING, () -> place + " takes long to read; others are read meanwhile");
      late.put(place, ended);
      thread.end();
      thread = new AbandonableThread(NAME);
    } catch (ExecutionException e) {
      LOGGER.log(Level.WARNING, () -> place + " cannot be read", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public synchronized void close() {
    thread.interrupt();
    thread.end();
  }
}
