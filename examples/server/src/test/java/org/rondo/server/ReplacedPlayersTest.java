package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.MatchId;
import org.rondo.match.Concession;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Othello;
import org.rondo.server.contest.ContestPlayer;
import org.rondo.server.contest.ContestSeat;
import org.rondo.tournament.TournamentArchive;

/** Organisers replace programs and teams during an event, by the calls of their page. */
@Timeout(600)
class ReplacedPlayersTest {
  @TempDir private Path folder;

  private WebServerFixture fixture;
  private String cookie = "";

  @BeforeEach
  void open() throws Exception {
    fixture = new WebServerFixture(folder);
    HttpResponse<String> login =
        post("login", Map.of("team", "boss", "secret", "p0wer-of-the-boss"));
    cookie = login.headers().firstValue("Set-Cookie").orElseThrow().replaceFirst(";.*", "");
  }

  private HttpResponse<String> post(String path, Map<String, ?> body) throws Exception {
    return fixture
        .transport
        .http()
        .send(
            fixture
                .request("organiser/" + path)
                .header("Cookie", cookie)
                .POST(BodyPublishers.ofString(new Gson().toJson(body)))
                .build(),
            BodyHandlers.ofString());
  }

  /** Carries out an order; returns the sentence of the page. */
  private String order(String action, String... fields) throws Exception {
    Map<String, Object> order = new HashMap<>(Map.of("action", action));
    for (int field = 0; field < fields.length; field += 2) {
      order.put(fields[field], fields[field + 1]);
    }
    HttpResponse<String> answer = post("do", order);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return JsonParser.parseString(answer.body()).getAsJsonObject().get("message").getAsString();
  }

  private JsonObject event() throws Exception {
    String state =
        fixture
            .transport
            .http()
            .send(
                fixture.request("organiser/state").header("Cookie", cookie).GET().build(),
                BodyHandlers.ofString())
            .body();
    return JsonParser.parseString(state).getAsJsonObject().getAsJsonObject("event");
  }

  private JsonObject await(String phase) throws Exception {
    JsonObject event = event();
    while (!event.get("phase").getAsString().equals(phase)) {
      assertThat(event.get("failure").getAsString()).isEmpty();
      event = event();
    }
    return event;
  }

  /** Waits until the match is played in another game than before; returns the game. */
  private int awaitGame(int before) throws Exception {
    int game = before;
    while (game == 0 || game == before) {
      JsonArray running = event().getAsJsonArray("running");
      game = running.isEmpty() ? 0 : running.get(0).getAsJsonObject().get("game").getAsInt();
    }
    return game;
  }

  private static List<String> texts(JsonElement list) {
    return StreamSupport.stream(list.getAsJsonArray().spliterator(), false)
        .map(JsonElement::getAsString)
        .toList();
  }

  private List<String> clients(int game) {
    return fixture.server.contest().game(game).seats().stream()
        .map(seat -> seat.team() + " " + seat.client())
        .sorted()
        .toList();
  }

  private static void play(ServiceClient one, ServiceClient other) {
    CompletableFuture<String> first = new PlayingClient(one).play();
    CompletableFuture<String> second = new PlayingClient(other).play();
    assertThat(List.of(first.join(), second.join())).isSubsetOf("Won", "Lost", "Draw");
    ServiceClient.ok(one.leave());
    ServiceClient.ok(other.leave());
  }

  @Test
  void theProgramThatLoggedInLastPlaysAfterARestartAndAnotherTeamTakesAPlace() throws Exception {
    try (WebServerFixture opened = fixture) {
      ServiceClient old = opened.client("alpha", "old").loginAsPlayer();
      ServiceClient beta = opened.client("beta", "bot").loginAsPlayer();
      assertThat(draw()).isEqualTo("The numbers of 2 teams are drawn.");
      assertThat(order("next", "round", "1")).isEqualTo("Round 1 has begun.");
      int first = awaitGame(0);
      assertThat(clients(first)).containsExactly("alpha old", "beta bot");

      // The program dies, and one under another name logs in for its team.
      opened.client("alpha", "new").loginAsPlayer();
      assertThat(clients(first)).as("before a restart").contains("alpha old");
      assertThat(order("restart", "match", "1.1.1", "charged", "alpha"))
          .isEqualTo(
              "Game 1.1.1 is stopped, and is played again after the other games of the round."
                  + " alpha loses a point.");
      int second = awaitGame(first);
      assertThat(clients(second)).containsExactly("alpha new", "beta bot");

      // The first program logs in again: it has no new player, but it has logged in last.
      old.loginAsPlayer();
      assertThat(order("restart", "match", "1.1.1", "charged", ""))
          .endsWith("No team loses a point.");
      int third = awaitGame(second);
      assertThat(clients(third)).containsExactly("alpha old", "beta bot");

      // A program that is started again under its own name goes on in its game.
      ServiceClient again = opened.client("alpha", "old").loginAsPlayer();
      assertThat(again.player()).isEqualTo(old.player());
      play(again, beta);

      await("BETWEEN");
      assertThat(order("rule", "ruling", "substitute alpha open"))
          .isEqualTo("The ruling is in the journal: substitute alpha open.");
      JsonObject between = await("BETWEEN");
      assertThat(order("next", "round", "1")).startsWith("The knockout ends.");
      assertThat(texts(between.get("remarks")).toString())
          .contains("replay 1.1.1 1 charged alpha", "substitute alpha open");
      assertThat(await("FINISHED").get("standings").toString())
          .contains("\"team\":\"open\"")
          .doesNotContain("\"team\":\"alpha\"");
    }
  }

  /** {@return the players that play if the match is restarted now} */
  private List<Integer> next() throws Exception {
    JsonObject match = event().getAsJsonArray("running").get(0).getAsJsonObject();
    return match.getAsJsonArray("next").asList().stream().map(JsonElement::getAsInt).toList();
  }

  private static void call(ServiceClient client) {
    ServiceClient.ok(client.client("CreatePlayer", Map.of()));
  }

  @Test
  void aProgramThatHasEndedDoesNotPlayAlthoughItLoggedInLast() throws Exception {
    try (WebServerFixture opened = fixture) {
      ServiceClient one = opened.client("alpha", "one").loginAsPlayer();
      ServiceClient two = opened.client("alpha", "two").loginAsPlayer();
      ServiceClient beta = opened.client("beta", "bot").loginAsPlayer();
      opened.time.jump(Duration.ofSeconds(10));
      call(one);
      draw();
      order("next", "round", "1");
      int first = awaitGame(0);
      assertThat(clients(first)).containsExactly("alpha one", "beta bot");
      assertThat(next()).containsExactlyInAnyOrder(one.player(), beta.player());

      // Of two programs that call, the one that logged in last plays.
      call(two);
      call(one);
      assertThat(next()).containsExactlyInAnyOrder(two.player(), beta.player());
      order("restart", "match", "1.1.1", "charged", "");
      int second = awaitGame(first);
      assertThat(clients(second)).containsExactly("alpha two", "beta bot");

      // It ends, and the other one goes on with its calls.
      opened.time.jump(Duration.ofSeconds(10));
      assertThat(next()).as("all are silent").contains(two.player());
      call(one);
      assertThat(next()).containsExactlyInAnyOrder(one.player(), beta.player());
      order("restart", "match", "1.1.1", "charged", "");
      assertThat(clients(awaitGame(second))).containsExactly("alpha one", "beta bot");
    }
  }

  private MatchRecord record() throws Exception {
    try (TournamentArchive archive = TournamentArchive.open(folder.resolve("knockout-1"))) {
      return archive.record(new MatchId(1, 1, 1));
    }
  }

  private List<Integer> gamesOfPlayers() {
    return fixture.server.contest().players().stream().map(ContestPlayer::game).toList();
  }

  @Test
  void aReplayKeepsItsTurnsAndATechnicalLossAndAGivenUpKnockoutFreeTheirPlayers() throws Exception {
    try (WebServerFixture opened = fixture) {
      ServiceClient alpha = opened.client("alpha", "bot").loginAsPlayer();
      ServiceClient beta = opened.client("beta", "bot").loginAsPlayer();
      draw();
      order("next", "round", "1");
      int first = awaitGame(0);
      String mover = opened.server.contest().game(first).seats().get(0).team();
      play(alpha, beta);
      await("BETWEEN");
      MatchRecord played = record();
      assertThat(played.entrants().get(0)).isEqualTo(mover);
      assertThat(played.replay(new Othello())).hasSize(played.turnCount() + 1);

      // Five turns are kept, so that the other seat moves first in the game on the server.
      order("rule", "ruling", "replay 1.1.1 6");
      int second = awaitGame(first);
      List<ContestSeat> seats = opened.server.contest().game(second).seats();
      assertThat(seats.get(1).team()).isEqualTo(mover);
      play(alpha, beta);
      await("BETWEEN");
      MatchRecord replayed = record();
      assertThat(replayed.entrants()).isEqualTo(played.entrants());
      assertThat(replayed.turns().subList(0, 5)).isEqualTo(played.turns().subList(0, 5));
      assertThat(replayed.replay(new Othello())).hasSize(replayed.turnCount() + 1);
      // Both programs place the first legal disc, as before.
      assertThat(replayed.turns()).isEqualTo(played.turns());

      order("rule", "ruling", "replay 1.1.1 1");
      int third = awaitGame(second);
      ServiceClient.ok(alpha.next(0).join());
      order("lose", "match", "1.1.1", "team", "alpha");
      await("BETWEEN");
      assertThat(record().concessions())
          .extracting(Concession::rule)
          .containsExactly("technical loss by the organisers");
      assertThat(opened.server.contest().game(third).seats())
          .extracting(seat -> seat.team() + " " + seat.condition() + " " + seat.comment())
          .containsExactlyInAnyOrder(
              "alpha LOST technical loss by the organisers", "beta WON Congratulations");
      ServiceClient.ok(alpha.leave());
      ServiceClient.ok(beta.leave());

      order("rule", "ruling", "replay 1.1.1 1");
      int fourth = awaitGame(third);
      opened.server.contest().delete(fourth);
      int fifth = awaitGame(fourth);
      assertThat(gamesOfPlayers()).containsOnly(fifth);
      order("give-up");
      assertThat(gamesOfPlayers()).containsOnly(0);
      assertThat(event().get("screen").getAsString()).isEmpty();
      HttpResponse<String> live =
          opened
              .transport
              .http()
              .send(opened.request("live").GET().build(), BodyHandlers.ofString());
      assertThat(live.statusCode()).isEqualTo(200);
      assertThat(live.body()).doesNotContain("knockout-1");
    }
  }

  private String draw() throws Exception {
    HttpResponse<String> answer =
        post("do", Map.of("action", "draw", "teams", List.of("alpha", "beta"), "seed", "7"));
    return JsonParser.parseString(answer.body()).getAsJsonObject().get("message").getAsString();
  }
}
