package org.rondo.cli;

import java.text.BreakIterator;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;

/** The sentence for arguments that a command requires but did not receive. */
final class MissingArguments {

  /** The beginning of an example in the help of a command. */
  private static final String EXAMPLE = "Example: ";

  private MissingArguments() {}

  /** {@return the sentence, with an example; empty if the error is another one} */
  static Optional<String> message(ParameterException thrown) {
    return thrown instanceof MissingParameterException missing && !missing.getMissing().isEmpty()
        ? Optional.of(sentence(thrown.getCommandLine().getCommandSpec(), missing.getMissing()))
        : Optional.empty();
  }

  private static String sentence(CommandSpec command, List<ArgSpec> named) {
    List<ArgSpec> missing = missing(command, named);
    List<String> names = missing.stream().map(MissingArguments::name).toList();
    int last = names.size() - 1;
    String subject =
        last == 0
            ? names.get(0) + " is missing" + explanation(missing.get(0))
            : String.join(", ", names.subList(0, last))
                + " and "
                + names.get(last)
                + " are missing";
    return subject + example(command);
  }

  /**
   * {@return what is missing} Picocli names the first parameter; those after it are missing too.
   */
  private static List<ArgSpec> missing(CommandSpec command, List<ArgSpec> named) {
    Set<ArgSpec> missing = new LinkedHashSet<>();
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      if (named.contains(parameter) || (!missing.isEmpty() && parameter.required())) {
        missing.add(parameter);
      }
    }
    missing.addAll(named);
    return List.copyOf(missing);
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? "the value " + argument.paramLabel() + " of " + option.longestName()
        : argument.paramLabel();
  }

  /** {@return the first sentence of the help, which tells arguments with the same name apart} */
  private static String explanation(ArgSpec argument) {
    String text = String.join(" ", argument.description());
    if (!(argument instanceof PositionalParamSpec) || text.isEmpty()) {
      return "";
    }
    BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.ROOT);
    sentences.setText(text);
    String first = text.substring(0, sentences.next()).strip();
    String end = first.endsWith(".") ? first.substring(1, first.length() - 1) : first.substring(1);
    return ": " + first.substring(0, 1).toLowerCase(Locale.ROOT) + end;
  }

  private static String example(CommandSpec command) {
    return Arrays.stream(command.usageMessage().footer())
        .filter(paragraph -> paragraph.startsWith(EXAMPLE))
        .map(paragraph -> paragraph.substring(EXAMPLE.length()))
        .map(line -> "; write for example rondo " + line)
        .limit(1)
        .collect(Collectors.joining());
  }
}
