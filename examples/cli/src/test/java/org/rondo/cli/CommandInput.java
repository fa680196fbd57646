package org.rondo.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.rondo.cli.console.RunContext;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Arguments of the command line, one on each line, for tests of other packages. */
public final class CommandInput {
  /** Making a command takes ten times as long as reading its arguments. */
  private static final Map<String, CommandLine> LINES = new HashMap<>();

  /** The key of the command with all subcommands, which reads arguments of unknown commands. */
  private static final String ALL = "";

  /** A command does its work for each of its arguments, so a thousand of them take their time. */
  private static final int MAX_RUN = 20;

  private CommandInput() {}

  private static CommandLine line(String... arguments) {
    CommandLine all = LINES.computeIfAbsent(ALL, CommandInput::made);
    String first = arguments.length == 0 ? ALL : arguments[0];
    boolean isKnown = all.getSubcommands().containsKey(first) && !first.equals("help");
    return isKnown ? LINES.computeIfAbsent(first, CommandInput::made) : all;
  }

  private static CommandLine made(String first) {
    return RondoCommand.commandLine(RunContext.withoutTerminal(), first);
  }

  /** Reads arguments without running the command. */
  public static void parse(String text) {
    String[] arguments = text.split("\n");
    try {
      line(arguments).parseArgs(arguments);
    } catch (ParameterException e) {
      UnknownArgument.message(e);
    }
  }

  /** Runs a command that writes no file and starts no program; others are only read. */
  public static void run(String text) {
    String[] arguments = text.split("\n");
    boolean isHarmless =
        arguments.length > 0
            && arguments.length <= MAX_RUN
            && Set.of("analyse", "games", "bots", "help").contains(arguments[0])
            && !text.contains("command");
    if (!isHarmless) {
      parse(text);
      return;
    }
    StringWriter errors = new StringWriter();
    line(arguments)
        .setOut(new PrintWriter(new StringWriter()))
        .setErr(new PrintWriter(errors))
        .execute(arguments);
    if (errors.toString().contains("\tat ")) {
      throw new AssertionError(errors.toString());
    }
  }
}
