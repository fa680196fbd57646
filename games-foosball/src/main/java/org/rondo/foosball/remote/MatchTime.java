package org.rondo.foosball.remote;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import org.rondo.bot.TimeSource;

/**
 * The time source of a match in which both teams think at the same time, but the match asks them
 * one after the other. When the match asks a team, the time that the team has already used passes
 * at once.
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
