package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.RondoCommand;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.random.Seed;

/** The file of teams, the command and the question on the page about events of any game. */
@Timeout(120)
class ClassEventPageTest {
  @TempDir private Path folder;

  private static List<String> found(String pattern) throws IOException {
    String page = Files.readString(Path.of("..", "docs", "class-event.md"));
    return Pattern.compile(pattern)
        .matcher(page)
        .results()
        .map((MatchResult match) -> match.group(1))
        .toList();
  }

  @Test
  void theCommandServesTheTeamsOfThePage() throws Exception {
    Files.writeString(folder.resolve("teams.xml"), found("(?s)```\n(<TeamList>.*?)```").get(0));
    String command = found("rondo\\.jar (serve .*) --data class").get(0);
    String[] arguments =
        Stream.concat(
                Stream.of(command.split(" ")), Stream.of("--data", folder.toString(), "--port=0"))
            .toArray(String[]::new);
    PipedReader said = new PipedReader();
    PrintWriter out = new PrintWriter(new PipedWriter(said), true);
    StringWriter warnings = new StringWriter();
    PrintWriter err = new PrintWriter(warnings, true);
    Thread running = new Thread(() -> RondoCommand.run(out, err, arguments));
    running.start();
    String url = new BufferedReader(said).readLine().replace("listening on ", "");
    String call = "{\"team\":\"alpha\",\"secret\":\"a long secret of team alpha\",\"move\":\"\"}";
    HttpResponse<String> answer =
        HttpClient.newHttpClient()
            .send(
                HttpRequest.newBuilder(URI.create(url + "play"))
                    .POST(HttpRequest.BodyPublishers.ofString(call))
                    .build(),
                HttpResponse.BodyHandlers.ofString());
    String warned = warnings.toString();
    running.interrupt();
    running.join();
    assertThat(answer.body()).as("the secret is right").contains("needs the number");
    assertThat(warned).as("the teacher can log in").isEmpty();
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
