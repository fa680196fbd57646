package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;
import org.rondo.server.RondoServer;
import org.rondo.server.contest.TeamRole;

/** The file of teams and the commands on the page about events. */
class EventPageTest {
  @TempDir private Path folder;

  private static List<String> found(String pattern) throws IOException {
    String page = Files.readString(Path.of("..", "docs", "run-an-event.md"));
    return Pattern.compile(pattern)
        .matcher(page)
        .results()
        .map((MatchResult match) -> match.group(1))
        .toList();
  }

  @Test
  void theServerReadsTheTeamsOfThePage() throws IOException {
    List<String> blocks = found("(?s)```xml\n(.*?)```");
    assertThat(blocks).hasSize(1);
    Files.writeString(folder.resolve("teams.xml"), blocks.get(0));
    try (RondoServer server = RondoServer.of(folder).port(0).start()) {
      assertThat(server.contest().teams())
          .extracting(team -> team.name() + " " + team.role())
          .containsExactly(
              "alpha " + TeamRole.NORMAL,
              "beta " + TeamRole.NORMAL,
              "organisers " + TeamRole.POWER,
              "screen " + TeamRole.OBSERVER);
    }
  }

  @Test
  void theCommandsOfThePageExistWithTheirOptions() throws IOException {
    List<String> commands = found("(?m)^java -jar examples/cli/target/rondo\\.jar (.*)$");
    assertThat(commands).hasSize(4);
    for (String command : commands) {
      String[] arguments =
          Stream.concat(Stream.of(command.split(" ")), Stream.of("--help")).toArray(String[]::new);
      CommandRun run = CommandRun.of(arguments);
      assertThat(run.exitCode()).as(command + ": " + run.err()).isZero();
    }
  }
}
