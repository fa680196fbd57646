package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;
import org.rondo.cli.RondoCommand;
import org.rondo.cli.remote.PythonClient;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.random.Seed;
import org.rondo.server.RondoServer;
import org.rondo.server.contest.TeamRole;

/**
 * The contest of the page about classes, played as the page says: its server, its programs, the
 * clicks of its teacher, and the commands after it.
 */
@Timeout(120)
class ClassEventPageTest {
  private static final Path PAGE = Path.of("examples", "docs", "class-event.md");
  private static final String JAR = "java -jar examples/cli/target/rondo.jar ";
  private static final String ADDRESS = "http://127.0.0.1:8080";
  private static final String TEACHER_SECRET = "a long secret of the teacher";

  /** On a busy machine a move could be late; the games are the same without a clock. */
  private static final String CLOCK = " --time move:2s --lag 200ms";

  private static final Pattern PROGRAM =
      Pattern.compile(
          "RONDO_SECRET='([^']*)' python3 examples/(\\S+) " + ADDRESS + " (\\S+) (\\d+)");

  @TempDir private Path folder;

  private final HttpClient browser =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

  /** Returns whether a block is run here, in one contest with the others of its page. */
  static boolean isOfContest(Page.Block block) {
    return block.place().startsWith(PAGE + ":");
  }

  /** A command of the page, and the lines that it prints. */
  private record Step(String command, String output) {}

  private static List<Step> steps() {
    return Page.read(PAGE).blocks().stream()
        .filter(block -> block.text().startsWith("$ "))
        .map(block -> block.text().substring(2).split("\n", 2))
        .map(parts -> new Step(parts[0], parts[1]))
        .toList();
  }

  private static List<String> found(String pattern) throws IOException {
    return Pattern.compile(pattern)
        .matcher(Files.readString(Page.ROOT.resolve(PAGE)))
        .results()
        .map((MatchResult match) -> match.group(1))
        .toList();
  }

  @Test
  void theContestOfThePageIsPlayed() throws Exception {
    assumeThat(PythonClient.isThere()).as("python3 is installed").isTrue();
    Path data = Files.createDirectory(folder.resolve("class"));
    Files.writeString(data.resolve("teams.xml"), found("(?s)```\n(<TeamList>.*?)```").get(0));
    List<Step> steps = new ArrayList<>(steps());
    Step serve = steps.remove(0);
    assertThat(serve.command()).startsWith(JAR + "serve ").contains(CLOCK).endsWith("--data class");
    PipedReader said = new PipedReader();
    PrintWriter out = new PrintWriter(new PipedWriter(said), true);
    StringWriter warnings = new StringWriter();
    PrintWriter err = new PrintWriter(warnings, true);
    String[] arguments = arguments(serve.command().replace(CLOCK, "") + " --port=0");
    Thread server = new Thread(() -> RondoCommand.run(out, err, arguments));
    server.start();
    try (BufferedReader lines = new BufferedReader(said)) {
      String first = lines.readLine();
      String url = first.substring("listening on ".length(), first.length() - 1);
      String all = first + "\n";
      for (int i = 1; i < serve.output().lines().count(); i++) {
        all += lines.readLine() + "\n";
      }
      assertThat(all.replace(url, ADDRESS)).isEqualTo(serve.output());
      play(url, List.of(steps.remove(0), steps.remove(0)));
      assertThat(warnings.toString()).as("the teacher can log in").isEmpty();
    } finally {
      server.interrupt();
      server.join();
    }
    Step standings = steps.remove(0);
    assertThat(standings.command()).isEqualTo("cat class/tournament-1/standings.txt");
    assertThat(data.resolve("tournament-1/standings.txt")).hasContent(standings.output());
    assertThat(steps).hasSize(2);
    for (Step step : steps) {
      CommandRun run = CommandRun.of(arguments(step.command()));
      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(run.out().replace(folder + "/", "")).isEqualTo(step.output());
    }
  }

  private String[] arguments(String command) {
    return Stream.of(command.substring(JAR.length()).split(" "))
        .map(word -> word.matches("class(/.*)?") ? folder.resolve(word).toString() : word)
        .toArray(String[]::new);
  }

  /** Starts the programs, clicks as the teacher of the page, and waits for the end. */
  private void play(String url, List<Step> programs) throws Exception {
    List<Process> running = new ArrayList<>();
    for (Step program : programs) {
      Matcher call = PROGRAM.matcher(program.command());
      assertThat(call.matches()).as(program.command()).isTrue();
      String client = Path.of("..", call.group(2)).toString();
      ProcessBuilder builder =
          new ProcessBuilder(PythonClient.interpreter(), client, url, call.group(3), call.group(4));
      builder.environment().put("RONDO_SECRET", call.group(1));
      running.add(builder.redirectErrorStream(true).start());
    }
    try {
      post(url + "/organiser/login", "team", "teacher", "secret", TEACHER_SECRET);
      click(url, "draw", "seed", found("write `(\\d+)` as the seed").get(0), "values", "");
      click(url, "next", "round", "1");
      for (int i = 0; i < running.size(); i++) {
        byte[] printed = running.get(i).getInputStream().readAllBytes();
        assertThat(new String(printed, StandardCharsets.UTF_8).replace("\r\n", "\n"))
            .isEqualTo(programs.get(i).output());
      }
      awaitPhase(url, "BETWEEN");
      click(url, "next", "round", "1");
      awaitPhase(url, "FINISHED");
    } finally {
      running.forEach(Process::destroyForcibly);
    }
  }

  /** Sends what the page of the organisers sends for a click. */
  private void click(String url, String action, String... fields) throws Exception {
    List<String> all = new ArrayList<>(List.of("action", action));
    all.addAll(List.of(fields));
    post(url + "/organiser/do", all.toArray(String[]::new));
  }

  private void post(String url, String... fields) throws Exception {
    JsonObject body = new JsonObject();
    for (int i = 0; i < fields.length; i += 2) {
      body.addProperty(fields[i], fields[i + 1]);
    }
    body.add("teams", JsonParser.parseString("[\"alpha\",\"beta\"]"));
    HttpResponse<String> answer =
        browser.send(
            HttpRequest.newBuilder(URI.create(url))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build(),
            HttpResponse.BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
  }

  private void awaitPhase(String url, String phase) throws Exception {
    HttpRequest state = HttpRequest.newBuilder(URI.create(url + "/organiser/state")).build();
    String said = "";
    while (!said.contains("\"phase\":\"" + phase + "\"")) {
      said = browser.send(state, HttpResponse.BodyHandlers.ofString()).body();
      // A pause for the programs that play, and not a time that the test waits for.
      LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
    }
  }

  @Test
  void theSecretsOfThePageAreMade() throws Exception {
    Process asked = new ProcessBuilder("bash", "-c", "command -v openssl").start();
    assumeThat(asked.waitFor()).as("bash finds openssl").isZero();
    Path data = Files.createDirectory(folder.resolve("class"));
    Process shell =
        new ProcessBuilder("bash", "-ec", found("(?s)```sh\n(.*?)```").get(0))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    assertThat(new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).isEmpty();
    assertThat(shell.waitFor()).isZero();
    try (RondoServer server = RondoServer.of(data).port(0).start()) {
      assertThat(server.contest().teams())
          .extracting(team -> team.name() + " " + team.role())
          .containsExactly(
              "alpha " + TeamRole.NORMAL,
              "beta " + TeamRole.NORMAL,
              "gamma " + TeamRole.NORMAL,
              "delta " + TeamRole.NORMAL,
              "teacher " + TeamRole.POWER);
    }
  }

  @Test
  void theQuestionOfThePageIsOneOfTheGame() throws Exception {
    JsonObject question =
        JsonParser.parseString(found("(?m)^(\\{\"game\".*)$").get(0)).getAsJsonObject();
    Game<?, ?> game = GameCatalog.find(question.get("game").getAsString());
    assertThat(game.start(Seed.of(1).rng()).text()).isEqualTo(question.get("state").getAsString());
    String answer = found("--data '(\\{\"number\".*?\\})'").get(0);
    JsonObject move = JsonParser.parseString(answer).getAsJsonObject();
    assertThat(move.get("number")).isEqualTo(question.get("number"));
    assertThat(game.parse(move.get("move").getAsString())).isNotNull();
  }
}
