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
import picocli.CommandLine.Model.CommandSpec;

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

  @ParameterizedTest
  @ValueSource(strings = {"help", "--help", "-V", "paly", ""})
  void optionsAreBuiltOnlyOfTheCommandThatIsNamed(String first) {
    Map<String, CommandLine> commands = commands(first, "play");
    assertThat(options(commands.get("play")))
        .isEqualTo(options(ALL.get("play")))
        .contains("--show");
    assertThat(options(commands.get("duel"))).doesNotContain("--games");
    assertThat(options(commands(first, "cup").get("tournament"))).contains("--bot");
    assertThat(options(commands(first, "@file").get("duel"))).contains("--games");
  }

  private static Set<String> options(CommandLine command) {
    return command.getCommandSpec().optionsMap().keySet();
  }

  @Test
  void commandsAreListedAsTheirOwnHelpDescribesThem() {
    Map<String, CommandLine> listed = commands("--help");
    ALL.forEach(
        (name, command) -> {
          CommandSpec spec = listed.get(name).getCommandSpec();
          assertThat(spec.names()).isEqualTo(names(command));
          assertThat(spec.usageMessage().description()[0])
              .isEqualTo(command.getCommandSpec().usageMessage().description()[0]);
        });
  }
}
