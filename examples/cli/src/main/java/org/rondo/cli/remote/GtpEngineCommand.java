package org.rondo.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.SeedOption;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.input.SpecificationException;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.remote.gtp.GtpEngine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Serves a bot to a controller of the Go Text Protocol. */
@Command(
    name = "gtp",
    description = {
      "Runs a bot as an engine of the Go Text Protocol, version 2, over the standard input and"
          + " output.",
      "A controller starts it, for instance a graphical board or another referee. The controller's"
          + " command 'quit' ends it."
    },
    footer = "Example: gtp othello alphabeta:nodes=50000")
public final class GtpEngineCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", description = "The game; only othello is possible.")
  private String game;

  @Parameters(index = "1", paramLabel = "BOT", description = "The bot, with or without options.")
  private String bot;

  @Mixin private SeedOption seed;

  @Spec private CommandSpec spec;

  GtpEngineCommand() {}

  @Override
  public Integer call() throws IOException {
    Game<?, ?> found = GameCatalog.find(game);
    if (!(found instanceof Othello othello)) {
      throw new SpecificationException(
          found.id(), found.id() + " cannot be played over the Go Text Protocol; othello can");
    }
    EntrantSpec player = ServedBot.parse(bot, "controller");
    Entrant<Board, OthelloMove> entrant = player.entrant(othello);
    String named = spec.root().version()[0];
    String version = named.substring(named.indexOf(' ') + 1);
    GtpEngine engine =
        new GtpEngine("Rondo " + entrant.name(), version, entrant.bots(), seed.seed());
    ServedBot.serve(engine::run, spec.commandLine().getOut());
    return 0;
  }
}
