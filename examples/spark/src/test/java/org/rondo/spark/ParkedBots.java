package org.rondo.spark;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Decision;
import org.rondo.game.Move;
import org.rondo.game.State;

/** A bot that says when it is asked, and then waits to be interrupted. */
public final class ParkedBots implements BotFactory {
  static final CountDownLatch ASKED = new CountDownLatch(1);
  static final CountDownLatch INTERRUPTED = new CountDownLatch(1);

  @Override
  public List<BotKind> bots() {
    return List.of(new BotKind("parked", "waits", (game, options) -> Parked::new));
  }

  private static final class Parked implements Bot<State, Move> {
    @Override
    public Move choose(Decision<State, Move> decision) {
      ASKED.countDown();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        INTERRUPTED.countDown();
        Thread.currentThread().interrupt();
      }
      return decision.moves().sample(decision.rng());
    }
  }
}
