package org.rondo.bot;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The one place where the time of the machine comes in. */
enum SystemTimeSource implements TimeSource {
  INSTANCE;

  @Override
  public long nanoTime() {
    return System.nanoTime();
  }

  @Override
  public boolean await(CompletionStage<?> answer, Duration atMost) throws InterruptedException {
    try {
      // The unit's own conversion stops at the longest time that there is, where toNanos throws.
      long nanos = TimeUnit.NANOSECONDS.convert(atMost);
      answer.toCompletableFuture().get(nanos, TimeUnit.NANOSECONDS);
      return true;
    } catch (ExecutionException e) {
      return true;
    } catch (TimeoutException e) {
      return false;
    }
  }
}
