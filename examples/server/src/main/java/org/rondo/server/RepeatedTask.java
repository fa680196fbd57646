package org.rondo.server;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/** Runs a task every second, as long as the web server runs. */
final class RepeatedTask extends AbstractLifeCycle {
  private static final Logger LOGGER = System.getLogger("org.rondo.server");

  private final Scheduler scheduler;
  private final Runnable task;
  private volatile Scheduler.@Nullable Task next;

  RepeatedTask(Scheduler scheduler, Runnable task) {
    this.scheduler = scheduler;
    this.task = task;
  }

  @Override
  protected void doStart() {
    schedule();
  }

  @Override
  protected void doStop() {
    Scheduler.Task waiting = next;
    if (waiting != null) {
      waiting.cancel();
    }
  }

  private void schedule() {
    next = scheduler.schedule(this::runAndGoOn, 1, TimeUnit.SECONDS);
  }

  private void runAndGoOn() {
    try {
      task.run();
    } catch (RuntimeException e) {
      // A task that throws would never run again.
      LOGGER.log(Level.WARNING, "the connections could not be looked at", e);
    }
    if (!isStopping() && !isStopped()) {
      schedule();
    }
  }
}
