package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.server.ServiceClient.ok;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.match.Openings;
import org.rondo.othello.Othello;
import org.rondo.server.DrippingClients.OpenCall;
import org.rondo.server.access.SecretGuesses;
import org.rondo.server.contest.ManualTime;
import org.rondo.server.contest.ServiceKind;
import org.rondo.tournament.Competition;

/** Guesses at every log-in from one address, while the organisers log in. */
@Timeout(600)
class GuessedSecretsTest {
  private static final String TOKEN = "the-token-of-organisers";

  @TempDir private Path folder;

  private final ManualTime time = new ManualTime();
  private final HttpClient stranger = HttpClient.newHttpClient();
  private RondoServer server;

  @BeforeEach
  void writeTeams() throws IOException {
    DrippingClients.assumeLoopbackAddresses();
    Files.writeString(folder.resolve("teams.xml"), ContestTeams.FILE);
  }

  private RondoServer.ServerBuilder builder() {
    return RondoServer.of(folder).port(0).minimumTurn(Duration.ZERO).token(TOKEN).time(time);
  }

  /** A log-in, and a guess at a secret there. */
  private interface GuessedLogin {
    /** {@return whether the guess was judged, and not refused unseen} */
    boolean isJudged(String secret) throws Exception;
  }

  private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    HttpRequest call = request.header("Content-Type", "application/json").build();
    return stranger.send(call, HttpResponse.BodyHandlers.ofString());
  }

  private HttpRequest.Builder request(String path, String body) {
    return HttpRequest.newBuilder(URI.create(server.url() + path))
        .POST(HttpRequest.BodyPublishers.ofString(body));
  }

  private static boolean isJudged(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).isIn(401, 429);
    return answer.statusCode() == 401;
  }

  private GuessedLogin ofService(ServiceKind kind, String team) {
    return secret -> {
      JsonObject auth = new JsonObject();
      auth.addProperty("TeamName", team);
      auth.addProperty("ClientName", "guess");
      auth.addProperty("AuthCode", ServiceClient.sha1(team + ":guess:0:0" + secret));
      JsonObject body = new JsonObject();
      body.add("Auth", auth);
      String path = kind.path() + "/json/InitLogin";
      HttpResponse<String> answer = send(request(path, body.toString()));
      assertThat(answer.body()).containsAnyOf("the AuthCode is wrong", "too many wrong codes");
      return answer.body().contains("the AuthCode is wrong");
    };
  }

  private GuessedLogin ofOrganisers(String team) {
    return secret ->
        isJudged(
            send(
                request(
                    "organiser/login",
                    "{\"team\":\"" + team + "\",\"secret\":\"" + secret + "\"}")));
  }

  private GuessedLogin ofPrograms() {
    return secret -> {
      byte[] login = ("alpha:" + secret).getBytes(StandardCharsets.UTF_8);
      String basic = "Basic " + Base64.getEncoder().encodeToString(login);
      return isJudged(send(request("play", "{}").header("Authorization", basic)));
    };
  }

  private void guess(GuessedLogin login, int guesses) throws Exception {
    int judged = 0;
    for (int guess = 0; guess < guesses; guess++) {
      judged += login.isJudged("a wrong secret " + guess) ? 1 : 0;
    }
    assertThat(judged).isEqualTo(SecretGuesses.LIMIT);
  }

  /** A browser of the organisers at the address from which others guess. */
  private final class Browser {
    private final HttpClient http = HttpClient.newHttpClient();
    private String cookies = "";

    /** {@return the status of a login by the token} */
    int logIn() throws Exception {
      HttpRequest.Builder login =
          request("organiser/login", "{\"secret\":\"" + TOKEN + "\"}")
              .header("Content-Type", "application/json");
      if (!cookies.isEmpty()) {
        login.header("Cookie", cookies);
      }
      HttpResponse<String> answer = http.send(login.build(), HttpResponse.BodyHandlers.ofString());
      List<String> set = answer.headers().allValues("Set-Cookie");
      set.stream()
          .filter(cookie -> cookie.startsWith("rondo-known-"))
          .forEach(cookie -> cookies = cookie.substring(0, cookie.indexOf(';')));
      return answer.statusCode();
    }
  }

  private void guessAtTheContest(int guesses) throws Exception {
    try (RondoServer contest = builder().start()) {
      server = contest;
      Browser browser = new Browser();
      assertThat(browser.logIn()).isEqualTo(200);
      ServiceClient boss =
          new ServiceClient(new HttpTransport(contest.url()), "boss", "here").login();
      for (int minute = 0; minute < 2; minute++) {
        for (GuessedLogin login :
            List.of(
                ofService(ServiceKind.ADMIN, "boss"),
                ofService(ServiceKind.CLIENT, "alpha"),
                ofOrganisers(""),
                ofOrganisers("beta"))) {
          guess(login, guesses);
          assertThat(browser.logIn()).as("a browser that is known").isEqualTo(200);
          ok(boss.admin("ListGames", Map.of()));
          try (OpenCall elsewhere = new OpenCall(contest.address(), 9)) {
            assertThat(elsewhere.login("boss", "elsewhere" + minute)).isEqualTo("OK");
          }
          time.advance(Duration.ofSeconds(10));
        }
        assertThat(new Browser().logIn()).as("an unknown one where others guess").isEqualTo(429);
        time.advance(Duration.ofMinutes(1));
        assertThat(new Browser().logIn()).as("when they have stopped").isEqualTo(200);
      }
    }
  }

  private void guessAtAnEvent(int guesses) throws Exception {
    Competition<?, ?> othello = Competition.of(new Othello(), FormatCatalog.find("round-robin", 2));
    try (RondoServer event = builder().event(othello, Openings.none()).start()) {
      server = event;
      Browser browser = new Browser();
      for (int minute = 0; minute < 2; minute++) {
        guess(ofPrograms(), guesses);
        assertThat(browser.logIn()).isEqualTo(200);
        time.advance(Duration.ofMinutes(1));
      }
    }
  }

  @Test
  void tenGuessesOfAMinuteAreJudgedAndTheOrganisersLogIn() throws Exception {
    guessAtTheContest(40);
    guessAtAnEvent(40);
  }

  @Test
  @Tag("long")
  void tenThousandGuessesAreNoMore() throws Exception {
    guessAtTheContest(10_000);
    guessAtAnEvent(10_000);
  }

  @Test
  void noAddressIsBelievedUnlessAProxySaysIt() throws Exception {
    for (boolean isNamed : new boolean[] {false, true}) {
      RondoServer.ServerBuilder builder = builder();
      try (RondoServer contest =
          (isNamed ? builder.proxy(InetAddress.getLoopbackAddress()) : builder).start()) {
        server = contest;
        long judged =
            IntStream.range(0, 50)
                .filter(
                    guess -> {
                      try {
                        return isJudged(
                            send(
                                request("organiser/login", "{\"secret\":\"wrong\"}")
                                    .header("X-Forwarded-For", "192.0.2." + guess)));
                      } catch (Exception e) {
                        throw new AssertionError(e);
                      }
                    })
                .count();
        assertThat(judged).isEqualTo(isNamed ? 50 : SecretGuesses.LIMIT);
        time.advance(Duration.ofMinutes(1));
      }
    }
  }
}
