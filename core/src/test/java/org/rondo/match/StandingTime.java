package org.rondo.match;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import org.rondo.bot.TimeSource;

/**
 * Time that does not pass, so that no bot is late, however busy the machine is. A bot that does not
 * answer is interrupted after a minute.
 */
public final class StandingTime implements TimeSource {
  private static final Duration LONG = Duration.ofMinutes(1);

  /** {@return an instance that finds no bot late} */
  public static WarmBots warmBots() {
    return new WarmBots(new StandingTime());
  }

  @Override
  public long nanoTime() {
    return 0;
  }

  @Override
  public boolean await(CompletionStage<?> answer, Duration atMost) throws InterruptedException {
    return TimeSource.system().await(answer, LONG);
  }
}
