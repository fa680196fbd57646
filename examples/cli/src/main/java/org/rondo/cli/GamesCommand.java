package org.rondo.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.rondo.cli.console.RunContext;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.game.GameCatalog;
import org.rondo.tournament.CompetitionCatalog;
import org.rondo.tuning.MethodCatalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the games, the competitions, the formats and the tuning methods. */
@Command(
    name = "games",
    description =
        "Lists the games, the competitions, the formats and the tuning methods, with the options of"
            + " each.")
final class GamesCommand implements Callable<Integer> {
  private final RunContext context;

  @Spec private CommandSpec spec;

  GamesCommand(RunContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    CatalogPrinter printer =
        new CatalogPrinter(context.width().getAsInt())
            .addVersions("games:", GameCatalog.list())
            .gap()
            .add("competitions:", CompetitionCatalog.list())
            .gap()
            .add("formats:", FormatCatalog.list())
            .gap()
            .add("methods:", MethodCatalog.list());
    PrintWriter out = spec.commandLine().getOut();
    out.print(printer.text());
    return 0;
  }
}
