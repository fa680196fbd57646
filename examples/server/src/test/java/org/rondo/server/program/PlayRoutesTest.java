package org.rondo.server.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.match.Openings;
import org.rondo.othello.Othello;
import org.rondo.server.ContestTeams;
import org.rondo.server.RondoServer;
import org.rondo.server.access.SecretGuesses;
import org.rondo.tournament.Competition;

/** The calls of programs over HTTP, before anything is played. */
class PlayRoutesTest {
  /** A call that is answered at once: there is no such question, so it is only checked. */
  private static final String NO_NUMBER = "{\"move\":\"d3\"}";

  @TempDir private Path folder;

  private final HttpClient http = HttpClient.newHttpClient();
  private RondoServer server;

  @BeforeEach
  void start() throws IOException {
    Files.writeString(folder.resolve("teams.xml"), ContestTeams.FILE);
    server =
        RondoServer.of(folder)
            .port(0)
            .event(
                Competition.of(new Othello(), FormatCatalog.find("round-robin", 2)),
                Openings.none())
            .start();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private HttpRequest.Builder request(String body) {
    return HttpRequest.newBuilder(URI.create(server.url() + "play"))
        .POST(HttpRequest.BodyPublishers.ofString(body));
  }

  private HttpResponse<String> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private HttpResponse<String> call(String team, String secret, String body)
      throws IOException, InterruptedException {
    return send(request(body).header("Authorization", basic(team, secret)));
  }

  private static String basic(String team, String secret) {
    byte[] login = (team + ":" + secret).getBytes(StandardCharsets.UTF_8);
    return "Basic " + Base64.getEncoder().encodeToString(login);
  }

  @Test
  void aTeamNamesItselfInTheHeaderOrInTheBody() throws Exception {
    HttpResponse<String> answer = call("alpha", "s3cret-A", NO_NUMBER);
    assertThat(answer.statusCode()).as("the secret is right, the call is not").isEqualTo(400);
    assertThat(answer.body())
        .isEqualTo(
            "{\"error\":\"the answer has no number; copy the field number of its question\"}");
    String inBody = "{\"team\":\"alpha\",\"secret\":\"s3cret-A\",\"move\":\"d3\"}";
    assertThat(send(request(inBody)).statusCode()).isEqualTo(400);
    assertThat(server.contest().players()).as("it is no player of the contest").isEmpty();
  }

  @Test
  void onlyContestantsPlay() throws Exception {
    assertThat(call("alpha", "s3cret-B", "{}").statusCode()).isEqualTo(401);
    assertThat(call("nobody", "", "{}").statusCode()).isEqualTo(401);
    assertThat(call("open", "", "{}").statusCode()).as("a team without a secret").isEqualTo(401);
    HttpResponse<String> nameless = send(request(""));
    assertThat(nameless.statusCode()).isEqualTo(401);
    assertThat(nameless.body()).startsWith("{\"error\":\"the call names no team; give the team");
    assertThat(nameless.headers().firstValue("WWW-Authenticate")).isPresent();
    assertThat(send(request("{}").header("Authorization", "Basic ###")).statusCode())
        .isEqualTo(401);
    HttpResponse<String> organiser = call("boss", "p0wer-of-the-boss", "{}");
    assertThat(organiser.statusCode()).isEqualTo(403);
    assertThat(organiser.body())
        .isEqualTo(
            "{\"error\":\"team boss has the role Power, and only teams with the role Normal play;"
                + " log in as one of them\"}");
    assertThat(call("watch", "eyes", "{}").statusCode()).isEqualTo(403);
    HttpRequest inTheUrl =
        HttpRequest.newBuilder(URI.create(server.url() + "play?team=alpha&secret=s3cret-A"))
            .POST(HttpRequest.BodyPublishers.ofString("{}"))
            .build();
    assertThat(http.send(inTheUrl, HttpResponse.BodyHandlers.ofString()).statusCode())
        .as("a secret in the URL does not count")
        .isEqualTo(401);
  }

  @Test
  void bodiesThatAreNoObjectsAreRefused() throws Exception {
    for (String wrong : new String[] {"[]", "7", "{", "{\"move\":", "[".repeat(30_000)}) {
      assertThat(call("alpha", "s3cret-A", wrong).statusCode()).as(wrong).isEqualTo(400);
    }
  }

  @Test
  void aWrongQuestionNumberIsNamed() throws Exception {
    Map<String, String> sentences = new LinkedHashMap<>();
    sentences.put("\"\"", "the field 'number' is empty; copy it from the question");
    for (String number : List.of("-1", "0", "1e3", "null", "{}", "99999999999999999")) {
      sentences.put(
          number,
          "number '"
              + number
              + "' is not the number of a question; copy the field 'number' unchanged");
    }
    for (Map.Entry<String, String> wrong : sentences.entrySet()) {
      for (String answer : List.of("", ",\"move\":\"d3\"")) {
        HttpResponse<String> refused =
            call("alpha", "s3cret-A", "{\"number\":" + wrong.getKey() + answer + "}");
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(refused.body()).isEqualTo("{\"error\":\"" + wrong.getValue() + "\"}");
      }
    }
  }

  @Test
  void wrongSecretsHoldUpOnlyTheirOwnTeam() throws Exception {
    HttpResponse<String> first = call("alpha", "s3cret-A", NO_NUMBER);
    String known = first.headers().firstValue("Set-Cookie").orElseThrow();
    HttpClient stranger = HttpClient.newHttpClient();
    for (int wrong = 0; wrong < SecretGuesses.LIMIT; wrong++) {
      assertThat(call(stranger, "alpha", "guess" + wrong, "").statusCode()).isEqualTo(401);
    }
    HttpResponse<String> held = call(stranger, "alpha", "s3cret-A", "");
    assertThat(held.statusCode()).isEqualTo(429);
    assertThat(held.headers().firstValue("Retry-After")).hasValue("60");
    assertThat(call(stranger, "beta", "s3cret-B", "").statusCode())
        .as("another team")
        .isEqualTo(400);
    assertThat(call("alpha", "s3cret-A", NO_NUMBER).statusCode())
        .as("over the connection of a team that plays")
        .isEqualTo(400);
    assertThat(call(stranger, "alpha", "s3cret-A", known.replaceFirst(";.*", "")).statusCode())
        .as("by the cookie of a program that plays")
        .isEqualTo(400);
    String forged = known.replaceFirst("=.", "=g").replaceFirst(";.*", "");
    assertThat(call(HttpClient.newHttpClient(), "alpha", "s3cret-A", forged).statusCode())
        .isEqualTo(429);
  }

  /** A call with a cookie, over a connection of another client. */
  private HttpResponse<String> call(HttpClient client, String team, String secret, String cookie)
      throws IOException, InterruptedException {
    HttpRequest.Builder call = request(NO_NUMBER).header("Authorization", basic(team, secret));
    if (!cookie.isEmpty()) {
      call.header("Cookie", cookie);
    }
    return client.send(call.build(), HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void aCallThatWaitsIsToldToCallAgainWhenTheServerStops() throws Exception {
    CompletableFuture<HttpResponse<String>> waiting =
        http.sendAsync(
            request("{}").header("Authorization", basic("alpha", "s3cret-A")).build(),
            HttpResponse.BodyHandlers.ofString());
    // The organisers' page sees the program as soon as its call waits.
    while (!stateOfOrganisers().contains("\"team\":\"alpha\",\"client\"")) {
      assertThat(waiting).isNotDone();
    }
    server.close();
    assertThat(waiting.get().statusCode()).isEqualTo(200);
    assertThat(waiting.get().body()).isEqualTo("{\"wait\":true}");
  }

  /** {@return what the organisers see of the server} */
  private String stateOfOrganisers() throws IOException, InterruptedException {
    HttpRequest.Builder login =
        HttpRequest.newBuilder(URI.create(server.url() + "organiser/login"))
            .header("Content-Type", "application/json")
            .POST(
                HttpRequest.BodyPublishers.ofString(
                    "{\"team\":\"boss\",\"secret\":\"p0wer-of-the-boss\"}"));
    String session =
        send(login).headers().firstValue("Set-Cookie").orElseThrow().replaceFirst(";.*", "");
    return send(HttpRequest.newBuilder(URI.create(server.url() + "organiser/state"))
            .header("Cookie", session))
        .body();
  }

  @Test
  void aBrowserThatOpensTheAddressOfProgramsIsToldWhatToSend() throws Exception {
    HttpResponse<String> answer =
        send(HttpRequest.newBuilder(URI.create(server.url() + "play")).GET());
    assertThat(answer.statusCode()).isEqualTo(405);
    assertThat(answer.headers().firstValue("Allow")).hasValue("POST");
    assertThat(answer.body())
        .isEqualTo("{\"error\":\"programs send POST /play with a JSON object, {} at first\"}");
  }

  @Test
  void theServiceOfTheContestIsNotThere() throws Exception {
    HttpRequest first = HttpRequest.newBuilder(URI.create(server.url())).build();
    assertThat(http.send(first, HttpResponse.BodyHandlers.ofString()).body())
        .contains(server.url() + "play", "They play othello as round-robin")
        .doesNotContain("ClientService");
    HttpRequest login =
        HttpRequest.newBuilder(URI.create(server.url() + "ClientService.svc/json/InitLogin"))
            .POST(HttpRequest.BodyPublishers.ofString("{}"))
            .build();
    assertThat(http.send(login, HttpResponse.BodyHandlers.ofString()).statusCode()).isEqualTo(404);
  }
}
