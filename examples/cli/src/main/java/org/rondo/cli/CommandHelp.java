package org.rondo.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rondo.cli.console.WrappedText;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The help text of a command. Picocli itself needs 55 columns at least. */
final class CommandHelp {
  private static final int INDENT = 2;

  /** The longest term beside which its explanation may stand. */
  private static final int LONGEST_TERM = 24;

  private final CommandSpec command;
  private final WrappedText text;

  private CommandHelp(CommandSpec command, int columns) {
    this.command = command;
    this.text = new WrappedText(columns);
  }

  /**
   * {@return the help of a command}
   *
   * @param columns the maximum number of columns of a line
   */
  static String of(CommandSpec command, int columns) {
    CommandHelp help = new CommandHelp(command, columns);
    help.text.hanging("Usage: ", help.synopsis());
    help.paragraphs(command.usageMessage().description());
    help.entries("Arguments:", help.arguments());
    help.entries("Options:", help.options());
    help.entries("Commands:", help.commands());
    help.paragraphs(command.usageMessage().footer());
    return help.text.text();
  }

  /** A term and its explanation. */
  private record TermEntry(String term, String explanation) {}

  private String synopsis() {
    String[] own = command.usageMessage().customSynopsis();
    if (own.length > 0) {
      return String.join(" ", own);
    }
    List<String> words = new ArrayList<>(List.of(command.qualifiedName(), "[OPTION]..."));
    visibleArguments().forEach(one -> words.add(placeholder(one)));
    if (!command.subcommands().isEmpty()) {
      words.add("[COMMAND]");
    }
    return String.join(" ", words);
  }

  private static String placeholder(PositionalParamSpec argument) {
    String label = argument.paramLabel() + (argument.arity().max() > 1 ? "..." : "");
    return argument.arity().min() == 0 ? "[" + label + "]" : label;
  }

  private void paragraphs(String... paragraphs) {
    for (String paragraph : paragraphs) {
      if (!paragraph.isBlank()) {
        text.paragraph("").paragraph(plain(paragraph));
      }
    }
  }

  private void entries(String title, List<TermEntry> entries) {
    if (entries.isEmpty()) {
      return;
    }
    text.paragraph("").paragraph(title);
    int longest =
        entries.stream()
            .mapToInt(entry -> entry.term().length())
            .filter(length -> length <= LONGEST_TERM)
            .max()
            .orElse(LONGEST_TERM);
    for (TermEntry entry : entries) {
      text.entry(INDENT, entry.term(), INDENT + longest + 2, entry.explanation());
    }
  }

  private List<TermEntry> arguments() {
    return visibleArguments()
        .map(one -> new TermEntry(one.paramLabel(), explanation(one)))
        .toList();
  }

  private Stream<PositionalParamSpec> visibleArguments() {
    return command.positionalParameters().stream().filter(argument -> !argument.hidden());
  }

  /** {@return the options by name, those for help last} */
  private List<TermEntry> options() {
    return command.options().stream()
        .filter(option -> !option.hidden())
        .sorted(
            Comparator.comparing((OptionSpec option) -> option.usageHelp() || option.versionHelp())
                .thenComparing(OptionSpec::longestName))
        .map(option -> new TermEntry(term(option), explanation(option)))
        .toList();
  }

  private static String term(OptionSpec option) {
    String names =
        Stream.of(option.names())
            .sorted(Comparator.comparingInt(String::length))
            .collect(Collectors.joining(", "));
    return option.arity().max() == 0 ? names : names + "=" + option.paramLabel();
  }

  private List<TermEntry> commands() {
    return new LinkedHashSet<>(command.subcommands().values())
        .stream()
            .map(CommandLine::getCommandSpec)
            .map(one -> new TermEntry(String.join(", ", one.names()), first(one)))
            .toList();
  }

  private static String first(CommandSpec command) {
    String[] description = command.usageMessage().description();
    return description.length == 0 ? "" : plain(description[0]);
  }

  private static String explanation(ArgSpec argument) {
    return plain(String.join(" ", argument.description()));
  }

  /** {@return a text of picocli's, where two percent signs stand for one} */
  private static String plain(String description) {
    return description.replace("%%", "%").replace("%n", " ");
  }
}
