package org.rondo.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.rondo.bot.BotCatalog;
import org.rondo.cli.console.RunContext;
import org.rondo.game.CatalogEntry;
import org.rondo.game.GameCatalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the bots on the class path. */
@Command(name = "bots", description = "Lists the bots of each game, with the options of each bot.")
final class BotsCommand implements Callable<Integer> {
  @Parameters(arity = "0..*", paramLabel = "GAME", description = "The games; by default all.")
  private List<String> games = List.of();

  private final RunContext context;

  @Spec private CommandSpec spec;

  BotsCommand(RunContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    List<String> chosen =
        games.isEmpty() ? GameCatalog.list().stream().map(CatalogEntry::name).toList() : games;
    for (String game : chosen) {
      List<CatalogEntry> bots = BotCatalog.list(GameCatalog.find(game));
      out.print(
          new CatalogPrinter(context.width().getAsInt()).addVersions(game + ":", bots).text());
    }
    return 0;
  }
}
