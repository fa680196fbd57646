package org.rondo.bot;

import java.util.List;
import org.rondo.game.Game;

/** Brings the {@link Peeker} to the catalogue. */
public final class CardBots implements BotFactory {
  public CardBots() {}

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof StakedCard;
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind("toy-peeker", "looks for hidden cards", (game, options) -> () -> new Peeker()));
  }
}
