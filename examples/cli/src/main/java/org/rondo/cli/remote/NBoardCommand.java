package org.rondo.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.SeedOption;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.remote.nboard.NBoardEngine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Serves a bot to NBoard, or to another viewer of its protocol. */
@Command(
    name = "nboard",
    description = {
      "Runs a bot as an engine of the protocol of NBoard, a viewer for Othello, over the standard"
          + " input and output.",
      "NBoard starts it. The end of the input ends it."
    },
    footer = "Example: nboard alphabeta:nodes=50000")
public final class NBoardCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "BOT", description = "The bot, with or without options.")
  private String bot;

  @Mixin private SeedOption seed;

  @Spec private CommandSpec spec;

  NBoardCommand() {}

  @Override
  public Integer call() throws IOException {
    EntrantSpec player = ServedBot.parse(bot, "viewer");
    Entrant<Board, OthelloMove> entrant = player.entrant(new Othello());
    NBoardEngine engine = new NBoardEngine("Rondo " + entrant.name(), entrant.bots(), seed.seed());
    ServedBot.serve(engine::run, spec.commandLine().getOut());
    return 0;
  }
}
