package org.rondo.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.rondo.cli.console.FileCommand;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.console.RunFolderOptions;
import org.rondo.cli.settings.RunSettings;
import org.rondo.cli.tournament.DuelCommand;
import org.rondo.cli.tournament.TournamentCommand;
import org.rondo.cli.tuning.TuneCommand;
import org.rondo.input.OptionException;
import org.rondo.store.BoundedLines;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * A command whose options have the values of an earlier run, before the arguments are read: the
 * option {@code --settings}. So arguments win over the file.
 *
 * @param name the name of the command
 * @param command the command with the settings of the file
 */
record RepeatedRun(String name, FileCommand command) {

  /** The most bytes of a file of arguments that is looked at. */
  private static final long MAX_BYTES = 1 << 20;

  /**
   * {@return the command that some arguments repeat; empty if they have no such option}
   *
   * @throws org.rondo.input.InputException if the file holds no settings, or those of another
   *     command
   * @throws IOException if the file cannot be read
   */
  static Optional<RepeatedRun> of(RunContext context, String... arguments) throws IOException {
    refuseInFiles(arguments);
    Optional<Path> file = file(Arrays.asList(arguments));
    if (file.isEmpty()) {
      return Optional.empty();
    }
    String name = CommandTable.name(arguments[0]);
    Optional<FileCommand> command = command(name, context);
    if (command.isEmpty()) {
      return Optional.empty();
    }
    RunSettings settings = RunSettings.read(file.get());
    if (!settings.command().equals(name)) {
      throw new OptionException(
          name,
          RunFolderOptions.SETTINGS,
          file.get().toString(),
          file.get()
              + " holds the settings of '"
              + settings.command()
              + "'; give it to 'rondo "
              + settings.command()
              + "'");
    }
    settings.into(file.get(), command.get().settings());
    return Optional.of(new RepeatedRun(name, command.get()));
  }

  /**
   * The option is read before the files of arguments, so in one of them it would have no effect.
   */
  private static void refuseInFiles(String... arguments) throws IOException {
    for (String argument : arguments) {
      if (!argument.startsWith("@")) {
        continue;
      }
      Path file = Path.of(argument.substring(1));
      boolean isFile = Files.isRegularFile(file);
      boolean hasSettings =
          isFile
              && Files.size(file) <= MAX_BYTES
              && BoundedLines.text(file).contains(RunFolderOptions.SETTINGS);
      boolean isCommand =
          isFile && argument.equals(arguments[0]) && file(Arrays.asList(arguments)).isPresent();
      if (hasSettings || isCommand) {
        throw new OptionException(
            "rondo",
            RunFolderOptions.SETTINGS,
            argument,
            RunFolderOptions.SETTINGS
                + " does not work with a command in "
                + argument
                + "; write the command and this option on the command line");
      }
    }
  }

  private static Optional<FileCommand> command(String name, RunContext context) {
    return switch (name) {
      case "tournament" -> Optional.of(new TournamentCommand(context));
      case "duel" -> Optional.of(new DuelCommand(context));
      case "tune" -> Optional.of(new TuneCommand(context));
      default -> Optional.empty();
    };
  }

  private static Optional<Path> file(List<String> arguments) {
    int at = arguments.indexOf(RunFolderOptions.SETTINGS);
    if (at >= 0 && at + 1 < arguments.size()) {
      return Optional.of(Path.of(arguments.get(at + 1)));
    }
    String sign = RunFolderOptions.SETTINGS + "=";
    return arguments.stream()
        .filter(argument -> argument.startsWith(sign))
        .findFirst()
        .map(argument -> Path.of(argument.substring(sign.length())));
  }

  /** Makes the parameters of the command optional, because the file has them. */
  void addTo(CommandLine root) {
    CommandSpec spec =
        Objects.requireNonNull(root.getSubcommands().get(name), name).getCommandSpec();
    for (PositionalParamSpec parameter : List.copyOf(spec.positionalParameters())) {
      if (parameter.required()) {
        spec.remove(parameter);
        spec.addPositional(
            PositionalParamSpec.builder(parameter).required(false).arity("0..1").build());
      }
    }
  }
}
