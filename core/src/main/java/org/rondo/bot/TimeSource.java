package org.rondo.bot;

import java.time.Duration;
import java.util.concurrent.CompletionStage;

/**
 * The time of matches and bots: a clock to read, and a way to wait for a bot.
 *
 * <p>Matches use {@link #system()} unless another source is set. Bots with a budget of time receive
 * their source as an argument. A test can use its own source and control the time. A bot that takes
 * an hour or hangs then costs the test no time.
 */
public interface TimeSource {

  /**
   * {@return the nanoseconds since a fixed moment; the value never decreases}
   *
   * <p>Called in the thread that plays the match and in the threads of bots.
   */
  long nanoTime();

  /**
   * Waits until a bot has answered or a time has passed.
   *
   * <p>Called in the thread that plays the match. A bot's thread reads {@link #nanoTime} before and
   * after the bot chooses. A bot that answers but has used more than its time is late, even if this
   * method returns true. If this method returns false, the bot is interrupted.
   *
   * @param answer the answer, which completes in the bot's thread, normally or exceptionally
   * @param atMost the maximum time to wait
   * @return whether the answer is complete
   * @throws InterruptedException if the playing thread is interrupted
   */
  boolean await(CompletionStage<?> answer, Duration atMost) throws InterruptedException;

  /** {@return the time of this machine, {@link System#nanoTime}} */
  static TimeSource system() {
    return SystemTimeSource.INSTANCE;
  }
}
