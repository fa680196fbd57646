package org.rondo.server.contest;

import com.google.common.util.concurrent.ThreadFactoryBuilder;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The time of this machine. A correction of the machine's clock does not change it. */
final class MachineContestTime implements ContestTime {
  private final Instant start = Instant.now();
  private final long startNanos = System.nanoTime();
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(
          1,
          new ThreadFactoryBuilder().setNameFormat("rondo contest time").setDaemon(true).build());

  MachineContestTime() {
    timer.setRemoveOnCancelPolicy(true);
    timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  @Override
  public Instant now() {
    return start.plusNanos(System.nanoTime() - startNanos);
  }

  @Override
  public Runnable after(Duration delay, Runnable task) {
    if (timer.isShutdown()) {
      return () -> {};
    }
    Future<?> future = timer.schedule(task, delay.toNanos(), TimeUnit.NANOSECONDS);
    return () -> future.cancel(false);
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
