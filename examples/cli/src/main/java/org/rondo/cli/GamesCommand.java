package org.rondo.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
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
            + " each.",
    mixinStandardHelpOptions = true)
final class GamesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    out.println("games:");
    CatalogPrinter.print(GameCatalog.list(), out);
    out.println();
    out.println("competitions:");
    CatalogPrinter.print(CompetitionCatalog.list(), out);
    out.println();
    out.println("formats:");
    CatalogPrinter.print(FormatCatalog.list(), out);
    out.println();
    out.println("methods:");
    CatalogPrinter.print(MethodCatalog.list(), out);
    return 0;
  }
}
