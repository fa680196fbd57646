package org.rondo.parallelfootball.remote;

import java.util.List;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.game.Game;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.remote.Program;

/** Brings programs that speak the protocol of Parallel Football to the catalogue. */
public final class ParallelFootballPrograms implements BotFactory {

  /** Creates the factory that the catalogue finds. */
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
            "asks a program, by the lines of this game's protocol",
            (game, options) -> Program.of(options).bots(ParallelFootballProtocol::new)));
  }
}
