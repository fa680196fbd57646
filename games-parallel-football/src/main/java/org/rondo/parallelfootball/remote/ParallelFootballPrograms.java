package org.rondo.parallelfootball.remote;

import java.util.List;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.game.Game;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.remote.Program;

/** Adds programs that use the protocol of Parallel Football to the catalogue. */
public final class ParallelFootballPrograms implements BotFactory {

  public ParallelFootballPrograms() {}

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof ParallelFootball;
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "program",
            "asks a program, by this game's line protocol",
            (game, options) -> Program.of(options).bots(ParallelFootballProtocol::new)));
  }
}
