package org.rondo.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.FailedRunException;
import org.rondo.cli.console.RondoVersion;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.console.Terminal;
import org.rondo.cli.screen.MessageWriter;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.series.place.MatchPlaceException;
import org.rondo.store.UncreatableFolderException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The command {@code rondo}; all other commands are its subcommands. */
@Command(
    name = "rondo",
    description =
        "Matches between programs: tournaments, tunings, single matches, replays and checks.",
    footer = {
      "'rondo help COMMAND' prints the help of a command.",
      "The exit code is 0 for success, 1 for a mismatch or failure, 2 for bad usage, and 3 for an"
          + " error in a game, a bot's class or Rondo, which is printed with its stack trace."
    },
    version = "rondo " + RondoVersion.TEXT)
public final class RondoCommand implements Callable<Integer> {
  /** The name of the only section of a command's help. */
  private static final String WHOLE_HELP = "help";

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  private RondoCommand() {}

  /**
   * Runs a command. It prints to the standard output and the standard error.
   *
   * @param arguments a command and its arguments
   * @return 0 on success, 1 on a mismatch or failure, 2 on bad usage, 3 on an error in a game, a
   *     bot's class or Rondo
   */
  public static int run(String... arguments) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err =
        Terminal.showsErrors()
            ? new MessageWriter(System.err, Terminal::columns)
            : new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    int exitCode = run(out, err, RunContext.ofProcess(), arguments);
    out.flush();
    err.flush();
    return exitCode;
  }

  /**
   * Runs a command. It prints to the given writers.
   *
   * @param out receives the results
   * @param err receives faults and errors
   * @param arguments a command and its arguments
   * @return 0 on success, 1 on a mismatch or failure, 2 on bad usage, 3 on an error in a game, a
   *     bot's class or Rondo
   */
  public static int run(PrintWriter out, PrintWriter err, String... arguments) {
    return run(out, err, RunContext.withoutTerminal(), arguments);
  }

  /** Runs a command with a given time and width of the text. */
  static int run(PrintWriter out, PrintWriter err, RunContext context, String... arguments) {
    try {
      return commandLine(context, out, err, arguments).execute(arguments);
    } catch (IOException | InputException e) {
      return explain(e, err);
    } catch (Error e) {
      UntrustedCalls.rethrowIfFatal(e);
      new CodeError(e).print(err);
      return CodeError.EXIT_CODE;
    }
  }

  private static CommandLine commandLine(
      RunContext context, PrintWriter out, PrintWriter err, String... arguments)
      throws IOException {
    Optional<RepeatedRun> repeated = RepeatedRun.of(context, arguments);
    List<Object> known = repeated.<Object>map(RepeatedRun::command).stream().toList();
    String[] words = arguments.length == 0 ? new String[] {"--help"} : arguments;
    CommandLine line = commandLine(new CommandFactory(context, known), words);
    repeated.ifPresent(run -> run.addTo(line));
    return line.setOut(out).setErr(err);
  }

  /**
   * {@return the command with the subcommands that some arguments need; without arguments, with all
   * subcommands and their options}
   */
  static CommandLine commandLine(RunContext context, String... arguments) {
    return commandLine(new CommandFactory(context, List.of()), arguments);
  }

  private static CommandLine commandLine(CommandFactory factory, String... arguments) {
    RunContext context = factory.context();
    CommandLine line = new CommandLine(new RondoCommand(), factory);
    CommandTable.addTo(line, factory, arguments);
    addHelpOptions(line);
    return line.setCaseInsensitiveEnumValuesAllowed(true)
        .setAllowSubcommandsAsOptionParameters(true)
        .setHelpSectionKeys(List.of(WHOLE_HELP))
        .setHelpSectionMap(
            Map.of(
                WHOLE_HELP, help -> CommandHelp.of(help.commandSpec(), context.width().getAsInt())))
        .setParameterExceptionHandler(RondoCommand::complain)
        .setExecutionExceptionHandler(RondoCommand::explain);
  }

  private static void addHelpOptions(CommandLine line) {
    line.getCommandSpec().mixinStandardHelpOptions(true);
    for (CommandLine each : line.getSubcommands().values()) {
      // A command that is only listed has no options.
      if (each.getCommandSpec().userObject() != null) {
        addHelpOptions(each);
      }
    }
  }

  /**
   * Creates the commands; some need the time or the width of the text.
   *
   * @param known commands that have been created already
   */
  private record CommandFactory(RunContext context, List<Object> known)
      implements CommandLine.IFactory {
    @Override
    public <K> K create(Class<K> type) throws Exception {
      Optional<Object> own = known.stream().filter(type::isInstance).findFirst();
      if (own.isPresent()) {
        return type.cast(own.get());
      }
      try {
        Constructor<K> constructor = type.getDeclaredConstructor(RunContext.class);
        constructor.setAccessible(true);
        return constructor.newInstance(context);
      } catch (NoSuchMethodException e) {
        return CommandLine.defaultFactory().create(type);
      }
    }
  }

  /** Prints the error in the arguments, and the command that shows the usage. */
  private static int complain(ParameterException thrown, String[] ignored) {
    thrown.getCommandLine().getErr().println(UnknownArgument.message(thrown));
    return ExitCode.USAGE;
  }

  /** Prints the commands; called when no command was given. */
  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getOut());
    return ExitCode.OK;
  }

  /**
   * Prints a sentence if the user or a file is the cause of the error, and a stack trace if the
   * program is.
   */
  private static int explain(Exception thrown, CommandLine command, ParseResult ignored) {
    return explain(thrown, command.getErr());
  }

  private static int explain(Exception thrown, PrintWriter err) {
    if (thrown instanceof CommandFailedException
        || thrown instanceof DamagedFileException
        || thrown instanceof UncreatableFolderException
        || thrown instanceof MatchPlaceException) {
      err.println(thrown.getMessage());
      return ExitCode.SOFTWARE;
    }
    if (thrown instanceof NoSuchFileException) {
      err.println("there is no file or folder " + thrown.getMessage());
      return ExitCode.USAGE;
    }
    if (thrown instanceof IOException) {
      err.println("a file cannot be read or written: " + reason(thrown));
      return ExitCode.SOFTWARE;
    }
    if (thrown instanceof UncheckedIOException unchecked) {
      return explain(Objects.requireNonNull(unchecked.getCause()), err);
    }
    if (thrown instanceof InputException) {
      err.println(thrown.getMessage());
      return ExitCode.USAGE;
    }
    if (thrown instanceof FailedRunException failed) {
      new CodeError(failed.failure()).print(err, failed.remedy());
      return CodeError.EXIT_CODE;
    }
    new CodeError(thrown).print(err);
    return CodeError.EXIT_CODE;
  }

  /**
   * Returns the reason of a failed file operation; some exceptions of the platform hold only a
   * file's name.
   */
  private static String reason(Exception thrown) {
    if (thrown instanceof AccessDeniedException) {
      return thrown.getMessage() + ": permission denied";
    }
    if (thrown instanceof CharacterCodingException) {
      return "it is not UTF-8 text";
    }
    return UntrustedCalls.message(thrown);
  }
}
