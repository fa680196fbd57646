package org.rondo.server.hostile;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.rondo.server.contest.ContestTime;

/** The time of this machine, which a test can put forward. */
final class JumpingTime implements ContestTime {
  private final ContestTime machine = ContestTime.ofMachine();
  private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);

  void jump(Duration by) {
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
