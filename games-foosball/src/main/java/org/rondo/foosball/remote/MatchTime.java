package org.rondo.foosball.remote;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import org.rondo.bot.TimeSource;

/**
 * The time source of a match in which both teams think at the same time but are asked one after the
 * other. The time that a team used before it was asked passes at the moment when it is asked.
 */
final class MatchTime implements TimeSource {
  private final TimeSource machine = TimeSource.system();
  private final AtomicLong ahead = new AtomicLong();

  /** Lets {@code nanos} nanoseconds pass at once. */
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
