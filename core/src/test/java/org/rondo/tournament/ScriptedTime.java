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
    hangDeaf(released, 2);
  }

  /** The same where it is waited for so many times. */
  void hangDeaf(CountDownLatch released, int waits) {
    hanging.release(waits);
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
    do {
      try {
        // Long enough for all that do not hang while another does.
        answer.toCompletableFuture().get(100, TimeUnit.MILLISECONDS);
        return true;
      } catch (TimeoutException e) {
        // Neither has it answered nor does it hang: it is at work.
      } catch (ExecutionException e) {
        return true;
      }
    } while (!hanging.tryAcquire());
    nanos.addAndGet(atMost.toNanos());
    return false;
  }
}
