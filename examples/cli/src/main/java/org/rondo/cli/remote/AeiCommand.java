package org.rondo.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.remote.aei.AeiEngine;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.SeedOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Serves a bot to a controller of the Arimaa Engine Interface. */
@Command(
    name = "aei",
    description = {
      "Runs a bot as an engine of the Arimaa Engine Interface (AEI), version 1, over the standard"
          + " input and output.",
      "A controller starts it, for instance a graphical board or the client of a game server. The"
          + " message 'quit' and the end of the input end it. After a message that it cannot carry"
          + " out, it logs the reason and ends with exit code 1."
    },
    footer = "Example: aei sound:nodes=500000")
public final class AeiCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "BOT", description = "The bot, with or without options.")
  private String bot;

  @Mixin private SeedOption seed;

  @Spec private CommandSpec spec;

  private boolean isFine;

  AeiCommand() {}

  @Override
  public Integer call() throws IOException {
    EntrantSpec player = ServedBot.parse(bot, "controller");
    Entrant<ArimaaPosition, ArimaaMove> entrant = player.entrant(new Arimaa());
    String named = spec.root().version()[0];
    String version = named.substring(named.indexOf(' ') + 1);
    AeiEngine engine =
        new AeiEngine("Rondo " + entrant.name(), version, entrant.bots(), seed.seed());
    ServedBot.serve((in, out) -> isFine = engine.run(in, out), spec.commandLine().getOut());
    return isFine ? 0 : 1;
  }
}
