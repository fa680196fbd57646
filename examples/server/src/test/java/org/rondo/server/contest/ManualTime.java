package org.rondo.server.contest;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.PriorityQueue;

/** A time that stands still until a test moves it. */
public final class ManualTime implements ContestTime {
  private record Due(Instant time, long order, Runnable task) {}

  private final PriorityQueue<Due> tasks =
      new PriorityQueue<>(Comparator.comparing(Due::time).thenComparing(Due::order));
  private Instant now = Instant.parse("2017-06-05T13:00:00.1234567Z");
  private long order;

  @Override
  public Instant now() {
    return now;
  }

  @Override
  public Runnable after(Duration delay, Runnable task) {
    Due due = new Due(now.plus(delay), order++, task);
    tasks.add(due);
    return () -> tasks.remove(due);
  }

  /** Moves the time, and runs the tasks that are due on the way. */
  public void advance(Duration time) {
    Instant end = now.plus(time);
    while (!tasks.isEmpty() && !tasks.peek().time().isAfter(end)) {
      Due due = tasks.remove();
      now = due.time();
      due.task().run();
    }
    now = end;
  }

  void advanceMillis(long millis) {
    advance(Duration.ofMillis(millis));
  }

  int tasks() {
    return tasks.size();
  }

  @Override
  public void close() {
    tasks.clear();
  }
}
