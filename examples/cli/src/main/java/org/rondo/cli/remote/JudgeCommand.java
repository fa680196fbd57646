package org.rondo.cli.remote;

import java.util.List;
import java.util.concurrent.Callable;
import org.rondo.game.KnownNames;
import org.rondo.input.SpecificationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges a match between programs by the original protocol of the game. */
@Command(
    name = "judge",
    description = "Judges a match between programs by the original protocol of the game.",
    subcommands = GridSoccerJudgeCommand.class,
    footer = "Example: judge grid-soccer --team-a ./mine --team-b sound --show")
public final class JudgeCommand implements Callable<Integer> {
  @Parameters(arity = "0..*", hidden = true)
  private List<String> others = List.of();

  @Spec private CommandSpec spec;

  JudgeCommand() {}

  /** Prints the usage with the list of games that have a judge, if no game was named. */
  @Override
  public Integer call() {
    if (!others.isEmpty()) {
      String game = others.get(0);
      KnownNames judged = new KnownNames(List.copyOf(spec.subcommands().keySet()));
      throw new SpecificationException(
          game, game + " has no judge; " + judged.remedy(game, "only grid-soccer has one"));
    }
    spec.commandLine().usage(spec.commandLine().getErr());
    return ExitCode.USAGE;
  }
}
