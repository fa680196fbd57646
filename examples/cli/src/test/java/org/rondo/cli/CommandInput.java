package org.rondo.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Set;
import org.rondo.cli.console.RunContext;
import picocli.CommandLine.ParameterException;

/** Arguments of the command line, one on each line, for tests of other packages. */
public final class CommandInput {
  private CommandInput() {}

  /** Reads arguments without running the command. */
  public static void parse(String text) {
    String[] arguments = text.split("\n");
    try {
      RondoCommand.commandLine(RunContext.withoutTerminal(), arguments).parseArgs(arguments);
    } catch (ParameterException e) {
      UnknownArgument.message(e);
    }
  }

  /** Runs a command that writes no file and starts no program; others are only read. */
  public static void run(String text) {
    String[] arguments = text.split("\n");
    boolean isHarmless =
        arguments.length > 0
            && Set.of("analyse", "games", "bots", "help").contains(arguments[0])
            && !text.contains("command");
    if (!isHarmless) {
      parse(text);
      return;
    }
    StringWriter errors = new StringWriter();
    RondoCommand.run(new PrintWriter(new StringWriter()), new PrintWriter(errors), arguments);
    if (errors.toString().contains("\tat ")) {
      throw new AssertionError(errors.toString());
    }
  }
}
