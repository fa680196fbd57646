package org.rondo.foosball.remote;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import org.rondo.bot.TimeSource;

/**
 * The time of a match in which both teams think at once and are asked one after the other: what a
 * team has used before it was asked passes when it is.
 */
final class MatchTime implements TimeSource {
  private final TimeSource machine = TimeSource.system();
  private final AtomicLong ahead = new AtomicLong();

  /** Lets so many nanoseconds pass at once. */
  void pass(long nanos) {
    ahead.addAndGet(nanos);
  }

  @Override
  public long nanoTime() {
    return machine.nanoTime() + ahead.get();
  }

  @Override
  public boolean await(CompletionStage<?> answer, Duration atMost) throws InterruptedException {
    return machine.await(answer, atMost);
  }
}
