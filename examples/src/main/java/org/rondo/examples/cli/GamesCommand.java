package org.rondo.examples.cli;

import java.util.concurrent.Callable;
import org.rondo.game.GameCatalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the games on the class path. */
@Command(
    name = "games",
    description = "Lists the games that are installed, and the options of each.",
    mixinStandardHelpOptions = true)
final class GamesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Listing.print(GameCatalog.list(), spec.commandLine().getOut());
    return 0;
  }
}
