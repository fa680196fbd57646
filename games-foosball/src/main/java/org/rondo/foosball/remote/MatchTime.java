package org.rondo.foosball.remote;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import org.rondo.bot.TimeSource;

/**
 * The time source of a match in which a team begins to think when it receives its array, before the
 * match asks it. When the match asks the team, the clock of that team's thread jumps ahead by the
 * time that the team has already used. The clocks of other threads do not jump.
 */
final class MatchTime implements TimeSource {
  private final TimeSource machine = TimeSource.system();
  private final ThreadLocal<Long> ahead = ThreadLocal.withInitial(() -> 0L);

  /** Lets {@code nanos} nanoseconds pass at once in this thread. */
  void pass(long nanos) {
    ahead.set(ahead.get() + nanos);
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
