package org.rondo.server.contest;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;

/** The time of this machine, which a test can put forward. */
public final class JumpingTime implements ContestTime {
  private final ContestTime machine = ContestTime.ofMachine();
  private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);

  /** Puts the time forward. What waits is not woken by this. */
  public void jump(Duration by) {
    ahead.updateAndGet(by::plus);
  }

  @Override
  public Instant now() {
    return machine.now().plus(ahead.get());
  }

  @Override
  public Runnable after(Duration delay, Runnable task) {
    return machine.after(delay, task);
  }

  @Override
  public void close() {
    machine.close();
  }
}
