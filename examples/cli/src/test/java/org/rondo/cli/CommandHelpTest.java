package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.screen.Screen;

/** The help of every command at several widths. */
class CommandHelpTest {

  /** Returns what a command prints in a terminal of some width. */
  private static String printed(int columns, String... arguments) {
    StringWriter out = new StringWriter();
    RunContext context =
        new RunContext(InstantSource.system(), () -> columns, time -> {}, Screen::file);
    int exitCode =
        RondoCommand.run(
            new PrintWriter(out), new PrintWriter(new StringWriter()), context, arguments);
    assertThat(exitCode).as(String.join(" ", arguments)).isZero();
    return out.toString();
  }

  private static List<String> commands() {
    List<String> commands = new ArrayList<>();
    printed(80, "help")
        .lines()
        .dropWhile(line -> !line.equals("Commands:"))
        .filter(line -> line.matches("  [a-z].*"))
        .forEach(line -> commands.add(line.strip().split("[ ,]")[0]));
    return commands;
  }

  @Test
  void allCommandsAreListed() {
    assertThat(commands()).hasSizeGreaterThan(15).contains("tournament", "gtp", "bots", "help");
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 80, 160})
  void noLineOfTheHelpIsWiderThanTheTerminal(int columns) {
    Stream<String> helps =
        Stream.concat(
            Stream.of(printed(columns), printed(columns, "judge", "grid-soccer", "--help")),
            commands().stream().map(command -> printed(columns, command, "--help")));
    assertThat(helps.flatMap(String::lines))
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns).doesNotEndWith(" "));
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 80, 160})
  void noLineOfAListingIsWiderThanTheTerminal(int columns) {
    assertThat(printed(columns, "games").lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
    assertThat(printed(columns, "bots", "othello").lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
  }

  @Test
  void theWordsAreTheSameAtEveryWidth() {
    for (String command : commands()) {
      assertThat(printed(40, command, "--help").split("\\s+"))
          .isEqualTo(printed(80, command, "--help").split("\\s+"))
          .isEqualTo(printed(160, command, "--help").split("\\s+"));
    }
  }

  @Test
  void helpOfACommandIsThatOfItsOption() {
    for (String command : commands()) {
      assertThat(printed(80, "help", command)).isEqualTo(printed(80, command, "--help"));
    }
  }

  @Test
  void optionsHaveTheirDefaultsAndPercentSigns() {
    assertThat(printed(160, "duel", "--help"))
        .startsWith("Usage: rondo duel [OPTION]... GAME BOT BOT [BOT...]\n\nTests whether ")
        .contains("  --games=N  ", "By default 2000,")
        .doesNotContain("$", "%%");
    assertThat(printed(160, "tournament", "--help")).contains("100 % of the unused time");
    assertThat(printed(40, "play", "--help"))
        .contains("  --record=FILE\n      Write the record to a new file.\n");
  }
}
