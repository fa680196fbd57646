package org.rondo.bot;

import java.time.Duration;
import java.util.concurrent.CompletionStage;

/**
 * Where matches and bots have their time from: a clock to read, and a way to wait for a bot.
 *
 * <p>Matches use {@link #system()} unless they are told otherwise; bots whose budget is time are
 * told which source to read. A test gives a source of its own, whose time passes as the test says:
 * then a bot that takes an hour, or hangs, costs no time.
 */
public interface TimeSource {

  /**
   * {@return nanoseconds from some fixed moment on, never fewer than before}
   *
   * <p>Called in the thread that plays the match, and in those of bots.
   */
  long nanoTime();

  /**
   * Waits until a bot has answered, but not longer than a time.
   *
   * <p>Called in the thread that plays the match. {@link #nanoTime} is read before and after it: a
   * bot that has answered, but has taken longer than it might, is late all the same.
   *
   * @param answer completes, normally or not, in the bot's thread
   * @param atMost how long to wait
   * @return whether the answer is complete
   * @throws InterruptedException if the playing thread is interrupted
   */
  boolean await(CompletionStage<?> answer, Duration atMost) throws InterruptedException;

  /** {@return the time of this machine, {@link System#nanoTime}} */
  static TimeSource system() {
    return SystemTimeSource.INSTANCE;
  }
}
