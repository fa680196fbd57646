package org.rondo.examples.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets programs outside this one play a game by the protocol that came with the game. */
@Command(
    name = "judge",
    description = "Judges a game between programs, by the protocol that came with the game.",
    mixinStandardHelpOptions = true,
    subcommands = GridSoccerJudge.class,
    footer = {"", "Example: judge grid-soccer --team-a ./mine --team-b sound --show"})
final class JudgeCommand implements Callable<Integer> {
  @Parameters(arity = "0..*", hidden = true)
  private List<String> others = List.of();

  @Spec private CommandSpec spec;

  /** Without a game that has a judge there is nothing to do but to say which there are. */
  @Override
  public Integer call() {
    if (!others.isEmpty()) {
      throw new IllegalArgumentException(
          others.get(0) + " has no judge; there is one for grid-soccer");
    }
    spec.commandLine().usage(spec.commandLine().getErr());
    return ExitCode.USAGE;
  }
}
