package org.rondo.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rondo.input.SpecificationException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the help of a command. */
@Command(name = "help", description = "Prints the help of a command, or the list of all commands.")
final class HelpCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "COMMAND",
      description = "The command; by default rondo itself.")
  private @Nullable String name;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CommandLine root = spec.root().commandLine();
    CommandLine command = name == null ? root : command(root, name);
    command.usage(spec.commandLine().getOut());
    return 0;
  }

  private static CommandLine command(CommandLine root, String name) {
    CommandLine command = root.getSubcommands().get(name);
    if (command == null) {
      throw new SpecificationException(
          name, UnknownArgument.ofCommand(root.getCommandSpec(), name));
    }
    return command;
  }
}
