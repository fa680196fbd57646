package org.rondo.bot;

import java.util.List;
import java.util.Set;
import org.rondo.game.Game;

/** Brings bots for {@link Pile} alone to the catalogue, two of them under the same name. */
public final class ToyBots implements BotFactory {
  public ToyBots() {}

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof Pile;
  }

  @Override
  public Set<String> defaults() {
    return Set.of("toy-taker", "toy-twin");
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
                "toy-taker",
                "takes as many as its option says",
                (game, options) -> {
                  int count = options.integer("count", 1, 1, 3);
                  return () -> ToyBots.taking(count);
                })
            .withVersion(2),
        new BotKind("toy-twin", "the first of two", (game, options) -> Bots::random),
        new BotKind("toy-twin", "the second of two", (game, options) -> Bots::random));
  }

  static Bot<Pile.Stones, Pile.Take> taking(int count) {
    return decision -> new Pile.Take(Math.min(count, decision.state().left()));
  }
}
