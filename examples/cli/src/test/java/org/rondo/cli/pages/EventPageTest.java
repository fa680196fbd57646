package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;
import org.rondo.cli.RondoCommand;
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

  /** Returns the arguments of a command of the page, with its paths in the folder of the test. */
  private String[] arguments(String command, String... more) {
    Stream<String> own =
        Stream.of(command.split(" "))
            .map(
                word ->
                    word.matches("(event|token)(/.*)?") ? folder.resolve(word).toString() : word);
    return Stream.concat(own, Stream.of(more)).toArray(String[]::new);
  }

  /** Runs the commands that make the token, as the page shows them. */
  private void makeToken() throws Exception {
    List<String> lines = found("(?m)^((?:umask|head) .*)$");
    assertThat(lines).hasSize(2);
    Process shell =
        new ProcessBuilder("bash", "-ec", String.join("\n", lines))
            .directory(folder.toFile())
            .start();
    assertThat(shell.waitFor()).isZero();
    assertThat(
            PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("token"))))
        .isEqualTo("rw-------");
  }

  /** Runs the command that starts the server until the work with its address is done. */
  private void serve(String command, Consumer<Office> work) throws Exception {
    PipedReader said = new PipedReader();
    StringWriter err = new StringWriter();
    PrintWriter out = new PrintWriter(new PipedWriter(said), true);
    String[] arguments = arguments(command, "--port=0", "--minimum-turn=0");
    Thread server =
        new Thread(() -> RondoCommand.run(out, new PrintWriter(err, true), arguments), "serve");
    server.start();
    try {
      String line = new BufferedReader(said).readLine();
      assertThat(line).as(err.toString()).startsWith("listening on ");
      String token = Files.readString(folder.resolve("token")).strip();
      work.accept(new Office(line.substring("listening on ".length()), token));
      assertThat(err.toString()).isEmpty();
    } finally {
      server.interrupt();
      server.join();
    }
  }

  /** The calls of the organisers' page. */
  private static final class Office {
    private final HttpClient client =
        HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

    private final String url;

    Office(String url, String token) {
      this.url = url;
      post("login", "{\"secret\":\"" + token + "\"}");
    }

    private String send(HttpRequest.Builder request) {
      try {
        HttpResponse<String> answer =
            client.send(
                request.header("Content-Type", "application/json").build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body();
      } catch (IOException | InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    void post(String path, String body) {
      send(
          HttpRequest.newBuilder(URI.create(url + "organiser/" + path))
              .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    void order(String fields) {
      post("do", "{\"action\":" + fields + "}");
    }

    void awaitThat(Predicate<String> condition) {
      String state = "";
      while (!condition.test(state)) {
        state = send(HttpRequest.newBuilder(URI.create(url + "organiser/state")).GET());
        assertThat(state).doesNotContain("FAILED");
      }
    }
  }

  /** Lets a bot of Rondo play a game for a team of the page. */
  private CompletableFuture<CommandRun> join(String url, String team) {
    Path secret = folder.resolve(team + ".secret");
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            Files.writeString(secret, "a long secret of team " + team);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
          return CommandRun.of(
              "join",
              "pug",
              "beginner",
              "--server",
              url,
              "--team",
              team,
              "--secret-file",
              secret.toString(),
              "--games",
              "1");
        });
  }

  private void playAKnockout(Office office) {
    List<CompletableFuture<CommandRun>> bots =
        Stream.of("alpha", "beta").map(team -> join(office.url, team)).toList();
    office.awaitThat(state -> state.split("\"silent\":", -1).length == 3);
    office.order("\"rights\",\"may\":\"false\"");
    office.order("\"draw\",\"teams\":[\"alpha\",\"beta\"]");
    office.order("\"next\",\"round\":1");
    office.awaitThat(state -> state.contains("\"phase\":\"BETWEEN\""));
    office.order("\"next\",\"round\":1");
    office.awaitThat(state -> state.contains("\"phase\":\"FINISHED\""));
    bots.forEach(bot -> assertThat(bot.join().exitCode()).as(bot.join().err()).isZero());
  }

  @Test
  @Timeout(600)
  void theCommandsOfThePageServeAnEventAndReportIt() throws Exception {
    List<String> commands = found("(?m)^java -jar examples/cli/target/rondo\\.jar (.*)$");
    assertThat(commands).hasSize(4);
    Files.createDirectories(folder.resolve("event"));
    Files.writeString(folder.resolve("event/teams.xml"), found("(?s)```xml\n(.*?)```").get(0));
    makeToken();
    serve(commands.get(0), this::playAKnockout);
    for (String command : commands.subList(1, commands.size())) {
      CommandRun run = CommandRun.of(arguments(command));
      assertThat(run.exitCode()).as(command + ": " + run.err()).isZero();
      assertThat(run.out()).as(command).containsAnyOf("alpha", "tournament.html");
    }
    // At the end of a knockout, the file of the published seed takes the place of the secret one.
    for (String file : found("(?m)^\\| `((?:knockout-1/)?[a-z./-]+)`")) {
      String kept = file.replace("seed.secret", "seed.txt");
      assertThat(folder.resolve("event").resolve(kept)).as(kept).exists();
    }
  }
}
