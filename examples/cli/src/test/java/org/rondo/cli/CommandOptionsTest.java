package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.rondo.cli.console.RunContext;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** The options of all commands. NullAway trusts picocli to set their fields; this test does not. */
class CommandOptionsTest {

  /** The name of the program, which examples leave out. */
  private static final String START = "rondo ";

  @Test
  void onlyNullableOptionsMayBeNull() {
    List<ArgSpec> all =
        commands(RondoCommand.commandLine(RunContext.withoutTerminal()))
            .flatMap(command -> command.args().stream())
            .filter(argument -> argument.userObject() instanceof Field)
            .toList();

    assertThat(all).hasSizeGreaterThan(100);
    assertThat(all)
        .filteredOn(argument -> !isNullable((Field) argument.userObject()))
        .allSatisfy(
            argument ->
                assertThat(argument.required() || hasValue(argument))
                    .as("%s is required, has a default, or is @Nullable", argument.userObject())
                    .isTrue());
  }

  /** The sentence for a missing argument ends with this example. */
  @Test
  void aCommandThatRequiresArgumentsShowsAnExample() {
    List<CommandSpec> all =
        commands(RondoCommand.commandLine(RunContext.withoutTerminal()))
            .filter(command -> command.args().stream().anyMatch(ArgSpec::required))
            .toList();

    assertThat(all).hasSizeGreaterThan(20);
    assertThat(all)
        .allSatisfy(
            command ->
                assertThat(command.usageMessage().footer())
                    .as("the footer of %s", command.qualifiedName())
                    .anyMatch(
                        line ->
                            line.startsWith(
                                "Example: " + command.qualifiedName().substring(START.length()))));
  }

  private static Stream<CommandSpec> commands(CommandLine command) {
    return Stream.concat(
        Stream.of(command.getCommandSpec()),
        command.getSubcommands().values().stream().flatMap(CommandOptionsTest::commands));
  }

  private static boolean isNullable(Field field) {
    return field.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  private static boolean hasValue(ArgSpec argument) {
    return argument.defaultValue() != null || argument.<Object>getValue() != null;
  }
}
