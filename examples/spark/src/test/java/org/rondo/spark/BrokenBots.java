package org.rondo.spark;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Decision;
import org.rondo.game.Move;
import org.rondo.game.State;

/** Bots that cannot be made, and a bot that fails when it is asked for a move. */
public final class BrokenBots implements BotFactory {
  /** The number of times that a bot was made in vain. */
  static final AtomicInteger MADE = new AtomicInteger();

  /** The errors of the bots that cannot be made, by the names of the bots. */
  static final Map<String, Supplier<Error>> ERRORS =
      Map.of(
          "overflowing", StackOverflowError::new,
          "exhausting", () -> new OutOfMemoryError("Java heap space"),
          "asserting", () -> new AssertionError("no bot"),
          "unlinked", () -> new NoClassDefFoundError("org/other/Book"));

  @Override
  public List<BotKind> bots() {
    BotKind stumbling =
        new BotKind("stumbling", "fails when it is asked", (game, options) -> Stumbling::new);
    return Stream.concat(
            Stream.of(stumbling),
            ERRORS.entrySet().stream()
                .map(
                    entry ->
                        new BotKind(
                            entry.getKey(), "fails", (game, options) -> fail(entry.getValue()))))
        .toList();
  }

  private static Supplier<Stumbling> fail(Supplier<Error> error) {
    MADE.incrementAndGet();
    throw error.get();
  }

  private static final class Stumbling implements Bot<State, Move> {
    @Override
    public Move choose(Decision<State, Move> decision) {
      throw new StackOverflowError();
    }
  }
}
