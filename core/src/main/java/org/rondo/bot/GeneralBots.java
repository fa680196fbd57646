package org.rondo.bot;

import java.util.List;
import java.util.Optional;
import org.rondo.game.Trait;

/** Adds the bots that play any game to the catalogue. */
public final class GeneralBots implements BotFactory {

  public GeneralBots() {}

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind("random", "plays a uniformly random move", (game, options) -> Bots::random),
        new BotKind(
            "greedy",
            "looks one turn ahead for the largest lead in score",
            (game, options) -> () -> Bots.greedy(game),
            game ->
                game.traits().has(Trait.HIDDEN)
                    ? Optional.of(Bots.refusalOfHidden(game))
                    : Optional.empty()));
  }
}
