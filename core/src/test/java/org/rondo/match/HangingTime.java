package org.rondo.match;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.rondo.bot.TimeSource;

/** Time that stands still, and of which only those use up all that say that they hang. */
public final class HangingTime implements TimeSource {
  private final Semaphore waits = new Semaphore(0);
  private final CountDownLatch released = new CountDownLatch(1);
  private final AtomicInteger hung = new AtomicInteger();

  /**
   * Does not come back before {@link #release} and is deaf to interrupts.
   *
   * @param times how often a match waits in vain for it
   */
  public void hang(int times) {
    hung.incrementAndGet();
    waits.release(times);
    boolean isReleased = false;
    while (!isReleased) {
      try {
        released.await();
        isReleased = true;
      } catch (InterruptedException e) {
        // It is deaf.
      }
    }
  }

  /** Lets all that hang come back. */
  public void release() {
    released.countDown();
  }

  /** How many have hung so far, each in a thread of its own. */
  public int hung() {
    return hung.get();
  }

  @Override
  public long nanoTime() {
    return 0;
  }

  @Override
  public boolean await(CompletionStage<?> answer, Duration atMost) throws InterruptedException {
    do {
      try {
        // Long enough for all that do not hang while another does.
        answer.toCompletableFuture().get(100, TimeUnit.MILLISECONDS);
        return true;
      } catch (TimeoutException e) {
        // It hangs, or it is at work.
      } catch (ExecutionException e) {
        return true;
      }
    } while (!waits.tryAcquire());
    return false;
  }
}
