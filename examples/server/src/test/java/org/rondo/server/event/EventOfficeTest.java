package org.rondo.server.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.server.RondoServer;
import org.rondo.server.live.BoardGame;
import org.rondo.server.live.BoardPosition;
import org.rondo.server.live.LiveBoard;

/** The calls of the organisers' page. */
class EventOfficeTest {
  private static final String TOKEN = "a-token-of-organisers";
  private static final String TEAMS =
      """
      <TeamList><Teams>
        <Team Name="ada" Secret="s-ada"/><Team Name="ben" Secret="s-ben"/>
        <Team Name="boss" Secret="p0wer-of-the-boss" Role="Power"/><Team Name="watch" Secret="eyes" Role="Observer"/>
      </Teams></TeamList>
      """;

  @TempDir private Path folder;

  private final HttpClient client = HttpClient.newHttpClient();

  private RondoServer start() throws IOException {
    Files.writeString(folder.resolve("teams.xml"), TEAMS);
    return RondoServer.of(folder).port(0).minimumTurn(Duration.ZERO).token(TOKEN).start();
  }

  private HttpResponse<String> post(RondoServer server, String path, String body, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.url() + "organiser/" + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    for (int header = 0; header < headers.length; header += 2) {
      request.setHeader(headers[header], headers[header + 1]);
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private String cookie(RondoServer server) throws IOException, InterruptedException {
    HttpResponse<String> login = post(server, "login", "{\"secret\":\"" + TOKEN + "\"}");
    assertThat(login.statusCode()).isEqualTo(200);
    String cookie = login.headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie).contains("; HttpOnly", "; SameSite=Strict");
    return cookie.substring(0, cookie.indexOf(';'));
  }

  /** {@return a cookie that opens no session} */
  private static String wrongCookie(RondoServer server) {
    return "rondo-organiser-" + server.address().getPort() + "=0";
  }

  @Test
  void twoServersOfAMachineDoNotLogOutEachOthersOrganisers(@TempDir Path elsewhere)
      throws Exception {
    try (RondoServer first = start();
        RondoServer second = RondoServer.of(elsewhere).port(0).token(TOKEN).start()) {
      HttpClient browser = HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
      for (RondoServer server : List.of(first, second)) {
        HttpRequest login =
            HttpRequest.newBuilder(URI.create(server.url() + "organiser/login"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"secret\":\"" + TOKEN + "\"}"))
                .build();
        assertThat(browser.send(login, HttpResponse.BodyHandlers.discarding()).statusCode())
            .isEqualTo(200);
      }
      for (RondoServer server : List.of(first, second)) {
        HttpRequest state =
            HttpRequest.newBuilder(URI.create(server.url() + "organiser/state")).build();
        assertThat(browser.send(state, HttpResponse.BodyHandlers.discarding()).statusCode())
            .isEqualTo(200);
      }
    }
  }

  @Test
  void organisersLogInByTheTokenOrByATeamWithTheRolePower() throws Exception {
    try (RondoServer server = start()) {
      assertThat(cookie(server)).startsWith("rondo-organiser-" + server.address().getPort() + "=");
      assertThat(
              post(server, "login", "{\"team\":\"boss\",\"secret\":\"p0wer-of-the-boss\"}")
                  .statusCode())
          .isEqualTo(200);
      for (String wrong :
          new String[] {
            "{\"team\":\"ada\",\"secret\":\"s-ada\"}",
            "{\"team\":\"watch\",\"secret\":\"eyes\"}",
            "{\"team\":\"boss\",\"secret\":\"p0wer-of-the-boss!\"}",
            "{\"secret\":\"\"}",
            "{}"
          }) {
        assertThat(post(server, "login", wrong).statusCode()).as(wrong).isEqualTo(401);
      }
    }
  }

  @Test
  void callsWithoutASessionAndFromOtherSitesAreRefused() throws Exception {
    try (RondoServer server = start()) {
      String flush = "{\"action\":\"flush\"}";
      assertThat(post(server, "do", flush).statusCode()).isEqualTo(401);
      assertThat(post(server, "do", flush, "Cookie", wrongCookie(server)).statusCode())
          .isEqualTo(401);
      String cookie = cookie(server);
      assertThat(post(server, "do", flush, "Cookie", cookie).statusCode()).isEqualTo(200);
      assertThat(
              post(server, "do", flush, "Cookie", cookie, "Sec-Fetch-Site", "cross-site")
                  .statusCode())
          .isEqualTo(403);
      assertThat(
              post(server, "do", flush, "Cookie", cookie, "Origin", "https://evil.example")
                  .statusCode())
          .isEqualTo(403);
      assertThat(
              post(server, "do", flush, "Cookie", cookie, "Content-Type", "text/plain")
                  .statusCode())
          .isEqualTo(403);
      post(server, "logout", "{}", "Cookie", cookie);
      assertThat(post(server, "do", flush, "Cookie", cookie).statusCode()).isEqualTo(401);
    }
  }

  @Test
  void onlyOrganisersSeeTheHandsOfAMatchThatIsPlayed() throws Exception {
    try (RondoServer server = start()) {
      BoardGame poker =
          new BoardGame("1.1.1", "poker", "", true, List.of("ada", "ben"), List.of("1", "2"));
      LiveBoard board = server.spectators().board("the table", poker).orElseThrow();
      board.show(new BoardPosition(3, "ace against king", "", List.of(), "", List.of(1.0, 2.0)));
      String cookie = cookie(server);
      assertThat(live(server, cookie)).contains("ace against king");
      assertThat(live(server, wrongCookie(server))).contains("ada").doesNotContain("ace against");
      post(server, "logout", "{}", "Cookie", cookie);
      assertThat(live(server, cookie)).as("after the logout").doesNotContain("ace against");
      // The list shows the boards of a service while one of its matches is played.
      assertThat(server.spectators().board("the table", poker)).isPresent();
      board.end("ada wins");
      assertThat(live(server, wrongCookie(server)))
          .as("after the match")
          .contains("ace against king");
    }
  }

  private String live(RondoServer server, String cookie) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server.url() + "live")).header("Cookie", cookie).build();
    return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  @Test
  void refusalsAreSentences() throws Exception {
    try (RondoServer server = start()) {
      String cookie = cookie(server);
      String[][] refused = {
        {"{\"action\":\"dance\"}", "There is no action 'dance'."},
        {"{\"action\":\"pause\",\"game\":\"x\"}", "Game 'x' is not a number."},
        {"{\"action\":\"next\",\"round\":0}", "There is no knockout; draw the numbers first."},
        {
          "{\"action\":\"draw\",\"teams\":[\"ada\"]}",
          "A knockout needs 2 to 256 teams, and 1 are chosen."
        },
        {
          "{\"action\":\"draw\",\"teams\":[\"ada\",\"boss\"]}",
          "Team 'boss' is not registered as a contestant."
        },
        {
          "{\"action\":\"draw\",\"teams\":[\"ada\",\"ben\"],\"seed\":\"x\"}",
          "The seed 'x' is not a whole number; leave it empty for a secret seed."
        },
        {"[]", "The call is not a JSON object."}
      };
      for (String[] call : refused) {
        HttpResponse<String> answer = post(server, "do", call[0], "Cookie", cookie);
        assertThat(answer.body()).as(call[0]).isEqualTo("{\"error\":\"" + call[1] + "\"}");
      }
    }
  }

  @Test
  void revokedRightsStayRevokedUntilTheyAreGranted() throws Exception {
    try (RondoServer server = start()) {
      post(server, "do", "{\"action\":\"rights\",\"may\":\"false\"}", "Cookie", cookie(server));
      assertThat(server.contest().mayContestantsAdminister()).isFalse();
    }
    try (RondoServer server = start()) {
      assertThat(server.contest().mayContestantsAdminister()).isFalse();
      post(server, "do", "{\"action\":\"rights\",\"may\":\"true\"}", "Cookie", cookie(server));
    }
    assertThat(folder.resolve("rights.jsonl")).content().hasLineCount(3);
    try (RondoServer server = start()) {
      assertThat(server.contest().mayContestantsAdminister()).isTrue();
    }
  }

  private HttpResponse<String> state(RondoServer server, String cookie) throws Exception {
    URI address = URI.create(server.url() + "organiser/state");
    HttpRequest request = HttpRequest.newBuilder(address).header("Cookie", cookie).build();
    return client.send(request, HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void aKnockoutWithADamagedJournalIsGivenUpOnThePage() throws Exception {
    String draw = "{\"action\":\"draw\",\"teams\":[\"ada\",\"ben\"]}";
    try (RondoServer server = start()) {
      assertThat(post(server, "do", draw, "Cookie", cookie(server)).statusCode()).isEqualTo(200);
    }
    Path journal = folder.resolve("knockout-1/journal.jsonl");
    Files.writeString(journal, Files.readString(journal).replace("{\"round\":1", "{\"round\":2"));
    try (RondoServer server = start()) {
      String cookie = cookie(server);
      assertThat(state(server, cookie).body())
          .contains("\"phase\":\"FAILED\"", "is damaged at byte")
          .doesNotContain("\"rounds\"");
      String pause = "{\"action\":\"hold\",\"paused\":\"true\"}";
      assertThat(post(server, "do", pause, "Cookie", cookie).body())
          .contains("The knockout cannot go on; try again, or give it up.");
      String giveUp = "{\"action\":\"give-up\"}";
      assertThat(post(server, "do", giveUp, "Cookie", cookie).statusCode()).isEqualTo(200);
    }
    try (RondoServer server = start()) {
      String cookie = cookie(server);
      assertThat(state(server, cookie).body()).contains("\"phase\":\"GIVEN_UP\"");
      assertThat(post(server, "do", draw, "Cookie", cookie).statusCode()).isEqualTo(200);
      assertThat(state(server, cookie).body())
          .contains("\"phase\":\"DRAWN\"", "\"folder\":\"knockout-2\"");
    }
  }

  @Test
  void anEventOfAnEarlierVersionIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("event.json"), "{}");
    assertThatThrownBy(this::start)
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessage(
            file
                + " has decisions of the organisers in the form of an earlier version of Rondo;"
                + " finish the event with that version, or begin it again in another folder");
  }
}
