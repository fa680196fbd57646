package org.rondo.server.contest;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** The clients that wait for one thing. No thread waits with them. */
final class Waiting {
  /** The maximum number of waits for one thing; above it the oldest is answered at once. */
  private static final int WAITS = 16;

  private final ContestMonitor monitor;
  private final ContestTime time;
  private final Set<Wait<?>> waits = new LinkedHashSet<>();

  Waiting(ContestMonitor monitor, ContestTime time) {
    this.monitor = monitor;
    this.time = time;
  }

  /** A client that waits. */
  private final class Wait<T> {
    private final CompletableFuture<T> future = new CompletableFuture<>();
    private final Supplier<T> answer;
    private Runnable cancel = () -> {};

    private Wait(Supplier<T> answer) {
      this.answer = answer;
    }

    private void end() {
      if (!waits.remove(this)) {
        return;
      }
      cancel.run();
      try {
        T value = answer.get();
        monitor.later(() -> future.complete(value));
      } catch (RefusedCallException e) {
        monitor.later(() -> future.completeExceptionally(e));
      }
    }
  }

  /**
   * {@return the answer, which is given when {@link #wake} is called or the time is over}
   *
   * @param limit the maximum time to wait
   * @param answer computes the answer then
   */
  <T> CompletableFuture<T> add(Duration limit, Supplier<T> answer) {
    if (waits.size() >= WAITS) {
      waits.iterator().next().end();
    }
    Wait<T> wait = new Wait<>(answer);
    waits.add(wait);
    wait.cancel = time.after(limit, () -> monitor.run(wait::end));
    return wait.future;
  }

  /** Answers all that wait. */
  void wake() {
    Set.copyOf(waits).forEach(Wait::end);
  }
}
