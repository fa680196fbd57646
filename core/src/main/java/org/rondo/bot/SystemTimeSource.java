package org.rondo.bot;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The time of the machine. Only this class reads it. */
enum SystemTimeSource implements TimeSource {
  INSTANCE;

  @Override
  public long nanoTime() {
    return System.nanoTime();
  }

  @Override
  public boolean await(CompletionStage<?> answer, Duration atMost) throws InterruptedException {
    try {
      // TimeUnit.convert returns the largest long for a very long time; toNanos would throw.
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
