package org.rondo.verify;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import org.rondo.server.contest.ContestTime;

/**
 * A time that stands still until it is moved. The tasks of the server run in the thread that moves
 * it.
 */
final class SteppedClock implements ContestTime {
  private static final Instant START = Instant.parse("2017-06-05T09:00:00Z");

  /** Guards everything, and is notified of every change. */
  private final Object monitor;

  private final PriorityQueue<DueTask> steps =
      new PriorityQueue<>(Comparator.comparingLong(DueTask::due).thenComparingLong(DueTask::order));

  private long nanos;
  private long scheduled;

  /** A task that waits for its time, in nanoseconds after the start. */
  private record DueTask(long due, long order, Runnable task) {}

  SteppedClock(Object monitor) {
    this.monitor = monitor;
  }

  @Override
  public Instant now() {
    synchronized (monitor) {
      return START.plusNanos(nanos);
    }
  }

  @Override
  public Runnable after(Duration delay, Runnable task) {
    synchronized (monitor) {
      DueTask step = new DueTask(nanos + delay.toNanos(), scheduled++, task);
      steps.add(step);
      monitor.notifyAll();
      return () -> cancel(step);
    }
  }

  private void cancel(DueTask step) {
    synchronized (monitor) {
      steps.remove(step);
      monitor.notifyAll();
    }
  }

  /** {@return the number of tasks that wait} */
  int waiting() {
    synchronized (monitor) {
      return steps.size();
    }
  }

  /** {@return the time of the next task, in milliseconds after the start, rounded up} */
  OptionalLong next() {
    synchronized (monitor) {
      DueTask step = steps.peek();
      return step == null
          ? OptionalLong.empty()
          : OptionalLong.of(Math.floorDiv(step.due() + 999_999, 1_000_000));
    }
  }

  /** {@return the time, in milliseconds after the start} */
  long millis() {
    synchronized (monitor) {
      return nanos / 1_000_000;
    }
  }

  /** Moves the time forward, without running tasks. */
  void moveTo(long millis) {
    synchronized (monitor) {
      nanos = Math.max(nanos, millis * 1_000_000);
    }
  }

  /** Runs the next task. It may be late. */
  void runNext() {
    DueTask step;
    synchronized (monitor) {
      step = steps.poll();
    }
    if (step != null) {
      step.task().run();
    }
  }

  @Override
  public void close() {
    synchronized (monitor) {
      steps.clear();
    }
  }
}
