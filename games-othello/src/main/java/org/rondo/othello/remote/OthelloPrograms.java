package org.rondo.othello.remote;

import java.util.List;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.game.Game;
import org.rondo.othello.Othello;
import org.rondo.othello.remote.gtp.GtpProtocol;
import org.rondo.remote.Program;

/** Adds Othello engines that run as separate programs to the catalogue. */
public final class OthelloPrograms implements BotFactory {

  /** Creates the factory for the catalogue. */
  public OthelloPrograms() {}

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof Othello;
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "gtp",
            "a program that speaks the Go Text Protocol",
            (game, options) -> Program.of(options).bots(GtpProtocol::new)));
  }
}
