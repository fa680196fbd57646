package org.rondo.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rondo.cli.console.PrintableText;
import org.rondo.game.KnownNames;
import org.rondo.input.TextPattern;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The sentences for commands and options that do not exist. */
final class UnknownArgument {
  private static final TextPattern WHOLE = TextPattern.of("[+-]?[0-9]+");

  private UnknownArgument() {}

  /** {@return the sentence for an error in the arguments, without a period} */
  static String message(ParameterException thrown) {
    CommandSpec command = thrown.getCommandLine().getCommandSpec();
    String usage = "'" + command.qualifiedName() + " --help' shows the usage";
    return unmatched(thrown)
        .map(argument -> sentence(command, argument, usage))
        .or(() -> unreadable(thrown).map(sentence -> sentence + "; " + usage))
        .or(() -> MissingArguments.message(thrown).map(sentence -> sentence + "; " + usage))
        .orElseGet(() -> thrown.getMessage() + "; " + usage);
  }

  /** {@return the sentence for a value that is not of the type of its option or parameter} */
  private static Optional<String> unreadable(ParameterException thrown) {
    ArgSpec argument = thrown.getArgSpec();
    String value = thrown.getValue();
    if (argument == null || value == null) {
      return Optional.empty();
    }
    String name =
        argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    return rule(
            argument.typeInfo().isMultiValue()
                ? argument.auxiliaryTypes()[0]
                : argument.typeInfo().getType(),
            value)
        .map(rule -> name + " '" + PrintableText.of(value) + "' is not " + rule);
  }

  private static Optional<String> rule(Class<?> type, String value) {
    boolean isInt = type == int.class || type == Integer.class;
    if (isInt || type == long.class || type == Long.class) {
      return Optional.of(
          !WHOLE.matches(value)
              ? "a whole number"
              : isInt
                  ? "in " + Integer.MIN_VALUE + ".." + Integer.MAX_VALUE
                  : "in " + Long.MIN_VALUE + ".." + Long.MAX_VALUE);
    }
    if (type == double.class || type == Double.class) {
      return Optional.of("a number");
    }
    if (type.isEnum()) {
      return Optional.of(
          "one of "
              + Arrays.stream(type.getEnumConstants())
                  .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
                  .collect(Collectors.joining(", ")));
    }
    return Optional.empty();
  }

  /** {@return the first argument that belongs to no option and no parameter} */
  private static Optional<String> unmatched(ParameterException thrown) {
    return thrown instanceof UnmatchedArgumentException unmatched
        ? unmatched.getUnmatched().stream().findFirst()
        : Optional.empty();
  }

  private static String sentence(CommandSpec command, String argument, String usage) {
    if (argument.startsWith("-")) {
      String option = argument.split("=", 2)[0];
      return command.qualifiedName()
          + " has no option "
          + PrintableText.of(option)
          + "; "
          + new KnownNames(List.copyOf(command.optionsMap().keySet())).remedy(option, usage);
    }
    return command.subcommands().isEmpty()
        ? command.qualifiedName()
            + " has no place for the argument '"
            + PrintableText.of(argument)
            + "'; "
            + usage
        : ofCommand(command, argument);
  }

  /** {@return the sentence for a command that does not exist} */
  static String ofCommand(CommandSpec parent, String name) {
    String listing = "'" + parent.qualifiedName() + " --help' lists the commands";
    return "there is no command "
        + PrintableText.of(name)
        + "; "
        + new KnownNames(List.copyOf(parent.subcommands().keySet())).remedy(name, listing);
  }
}
