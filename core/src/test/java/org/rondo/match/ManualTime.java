package org.rondo.match;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.rondo.bot.TimeSource;

/**
 * Time that passes when a bot says so: nothing waits, however long a bot takes. It passes for the
 * bot's own thread only, as for bots that think at the same time.
 */
final class ManualTime implements TimeSource {
  private final ThreadLocal<Long> now = ThreadLocal.withInitial(() -> 17L);
  private final AtomicReference<CompletableFuture<Void>> stuck =
      new AtomicReference<>(new CompletableFuture<>());

  /** Lets time pass; for bots that take their time. */
  void pass(Duration time) {
    now.set(now.get() + time.toNanos());
  }

  /** Never comes back by itself, but when interrupted: by an exception. */
  <T> T hang() {
    try {
      stuck.get().complete(null);
      new CountDownLatch(1).await();
      throw new AssertionError("nobody counts down");
    } catch (InterruptedException e) {
      pass(Duration.ofDays(1));
      throw new IllegalStateException("interrupted", e);
    }
  }

  /** Comes back when the latch lets it go, and does not listen to interrupts. */
  void hangDeaf(CountDownLatch released) {
    stuck.get().complete(null);
    boolean isFirst = true;
    while (true) {
      try {
        released.await();
        pass(Duration.ofDays(1));
        return;
      } catch (InterruptedException e) {
        if (isFirst) {
          stuck.get().complete(null);
        }
        isFirst = false;
      }
    }
  }

  @Override
  public long nanoTime() {
    return now.get();
  }

  @Override
  public boolean await(CompletionStage<?> answer, Duration atMost) {
    CompletableFuture<Void> signal = stuck.get();
    CompletableFuture<?> done = answer.toCompletableFuture().handle((value, error) -> value);
    CompletableFuture.anyOf(done, signal).join();
    if (done.isDone()) {
      return true;
    }
    stuck.set(new CompletableFuture<>());
    pass(atMost.plusNanos(1));
    return false;
  }
}
