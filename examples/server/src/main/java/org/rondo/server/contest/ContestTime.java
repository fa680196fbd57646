package org.rondo.server.contest;

import java.time.Duration;
import java.time.Instant;

/** The time of a contest, and the tasks that wait for it. Tests give a time of their own. */
public interface ContestTime extends AutoCloseable {

  /** {@return the time of this machine, which never goes back, with a thread of its own} */
  static ContestTime ofMachine() {
    return new MachineContestTime();
  }

  /** {@return the current time; never before a time returned earlier} */
  Instant now();

  /**
   * Runs a task later.
   *
   * @param delay the time to wait, 0 or more
   * @param task the task; it returns quickly
   * @return cancels the task if it has not begun
   */
  Runnable after(Duration delay, Runnable task);

  /** Drops the tasks that have not begun. */
  @Override
  void close();
}
