package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.console.RunContext;
import picocli.CommandLine;

/** Which commands are loaded for which arguments. */
class CommandTableTest {
  private static final Map<String, CommandLine> ALL = commands();

  private static Map<String, CommandLine> commands(String... arguments) {
    return RondoCommand.commandLine(RunContext.withoutTerminal(), arguments).getSubcommands();
  }

  private static Set<String> names(CommandLine command) {
    return command.getCommandSpec().names();
  }

  @Test
  void aCommandIsLoadedAloneByEachOfItsNames() {
    Set<String> alone = new TreeSet<>(ALL.keySet());
    alone.remove("help");
    assertThat(alone).hasSizeGreaterThan(20).contains("cup", "tournament");
    for (String name : alone) {
      assertThat(commands(name, "--help").keySet()).isEqualTo(names(ALL.get(name)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"help", "--help", "-V", "paly", ""})
  void otherArgumentsLoadAllCommands(String first) {
    assertThat(commands(first, "play").keySet()).isEqualTo(ALL.keySet());
  }
}
