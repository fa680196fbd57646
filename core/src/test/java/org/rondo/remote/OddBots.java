package org.rondo.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Decision;
import org.rondo.bot.Pile;
import org.rondo.game.Game;
import org.rondo.game.JointMove;

/** Brings bots for {@link Pile} that had better be by themselves. */
public final class OddBots implements BotFactory {
  private static final AtomicInteger FICKLE = new AtomicInteger();

  public OddBots() {}

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof Pile;
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        kind("toy-parrot", OddBots::parrot),
        kind("toy-thrower", OddBots::thrower),
        kind("toy-quitter", OddBots::quitter),
        kind("toy-hog", OddBots::hog),
        new BotKind(
            "toy-fickle", "changes from match to match", (game, options) -> OddBots::fickle),
        kind("toy-talker", OddBots::talker),
        kind("toy-spinner", OddBots::spinner));
  }

  /** Each bot takes another number of stones than the one before it. */
  private static Bot<Pile.Stones, Pile.Take> fickle() {
    int count = 1 + FICKLE.getAndIncrement() % 2;
    return decision -> new Pile.Take(Math.min(count, decision.state().left()));
  }

  private static BotKind kind(String name, Bot<Pile.Stones, Pile.Take> bot) {
    return new BotKind(name, "odd", (game, options) -> () -> bot);
  }

  /** Takes as many as were taken last. */
  private static Pile.Take parrot(Decision<Pile.Stones, Pile.Take> decision) {
    List<JointMove<Pile.Take>> played = decision.played();
    return played.isEmpty() ? new Pile.Take(1) : played.get(played.size() - 1).only();
  }

  private static Pile.Take thrower(Decision<Pile.Stones, Pile.Take> decision) {
    throw new IllegalStateException("\"no\"\nmore ideas");
  }

  private static Pile.Take quitter(Decision<Pile.Stones, Pile.Take> decision) {
    Runtime.getRuntime().exit(7);
    throw new AssertionError("the virtual machine has ended");
  }

  private static Pile.Take hog(Decision<Pile.Stones, Pile.Take> decision) {
    List<long[]> hoard = new ArrayList<>();
    while (true) {
      hoard.add(new long[1 << 20]);
    }
  }

  private static Pile.Take talker(Decision<Pile.Stones, Pile.Take> decision) {
    System.out.println("take 3");
    return new Pile.Take(1);
  }

  private static Pile.Take spinner(Decision<Pile.Stones, Pile.Take> decision) {
    while (true) {
      Thread.onSpinWait();
    }
  }
}
