package org.rondo.tournament;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.rondo.bot.TimeSource;

/** Time that stands still, but for those who say that they take some, or that they hang. */
final class ScriptedTime implements TimeSource {
  private final AtomicLong nanos = new AtomicLong();
  private final Semaphore hanging = new Semaphore(0);

  void pass(Duration time) {
    nanos.addAndGet(time.toNanos());
  }

  /** Does not come back until it is interrupted. */
  void hang() throws InterruptedException {
    hanging.release();
    new CountDownLatch(1).await();
  }

  /** Comes back when the latch lets it go, and does not listen when it is interrupted. */
  void hangDeaf(CountDownLatch released) {
    // Its answer is waited for, and then its coming back.
    hanging.release(2);
    while (true) {
      try {
        released.await();
        return;
      } catch (InterruptedException e) {
        // It does not listen.
      }
    }
  }

  @Override
  public long nanoTime() {
    return nanos.get();
  }

  @Override
  public boolean await(CompletionStage<?> answer, Duration atMost) throws InterruptedException {
    while (!hanging.tryAcquire()) {
      try {
        answer.toCompletableFuture().get(1, TimeUnit.MILLISECONDS);
        return true;
      } catch (TimeoutException e) {
        // Neither has it answered nor does it hang: it is at work.
      } catch (ExecutionException e) {
        return true;
      }
    }
    nanos.addAndGet(atMost.toNanos());
    return false;
  }
}
