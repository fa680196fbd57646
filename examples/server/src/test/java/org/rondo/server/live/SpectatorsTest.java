package org.rondo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.util.concurrent.Uninterruptibles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.lang.reflect.Proxy;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bots;
import org.rondo.duel.Duel;
import org.rondo.game.Game;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.remote.AddressPrefix;
import org.rondo.report.PageScripts;

/** The pages for spectators: what they show, and what they refuse. */
class SpectatorsTest {

  private static JsonObject whole(SpectatorPages pages, String path) throws Exception {
    try (SpectatorPages.Events events = pages.events(path, "")) {
      return JsonParser.parseString(events.next().data()).getAsJsonObject();
    }
  }

  private static String onlyId(SpectatorPages pages) throws Exception {
    List<String> ids = SpectatorPages.ids(pages.get("/live").body());
    assertThat(ids).hasSize(1);
    return ids.get(0);
  }

  @Test
  void foldersThatAppearLaterAreListedAndTheirMatchesCanBeWatched(@TempDir Path folder)
      throws Exception {
    try (SpectatorPages pages = SpectatorPages.open()) {
      pages.spectators.watch(folder.resolve("cups"));
      pages.update();
      assertThat(pages.get("/live").body()).contains("\"competitions\":[]");
      SpectatorPages.play(folder.resolve("cups/spring"), "ada", "ben", "cleo");
      pages.update();
      String id = onlyId(pages);
      assertThat(pages.get("/live").body())
          .contains("\"state\":\"finished\"", "\"place\":\"spring\"", "3 entrants, 3 rounds")
          .contains("\"done\":3,\"expected\":3", "\"winners\":[\"")
          .containsPattern("\"last\":\\{\"game\":\"othello\",\"state\":\"[XO-]{64} -\"");
      assertThat(pages.get("/live/c/" + id).body())
          .contains("/live/assets/tournament.js", "\"cleo\"", "/live/c/" + id + "/games/");
      HttpResponse<String> match = pages.get("/live/c/" + id + "/games/2.1.1");
      assertThat(match.statusCode()).isEqualTo(200);
      assertThat(match.body())
          .contains(
              "<link rel=\"modulepreload\" href=\"/live/assets/games/othello.js\">",
              "class=\"turns\"");
      assertThat(pages.get("/live/c/" + id + "/games/2.9.1").statusCode()).isEqualTo(404);
      assertThat(pages.get("/live/c/" + id + "/games/x").statusCode()).isEqualTo(404);
      assertThat(pages.get("/live/c/" + id + "/screen").body())
          .contains("data-screen=\"big\"", "/live/assets/screen.js", "/live/assets/screen.css");
      assertThat(pages.get("/live/assets/screen.js").statusCode()).isEqualTo(200);
    }
  }

  /** {@return Othello with an id that the catalogue does not know} */
  @SuppressWarnings("unchecked")
  private static Game<Board, OthelloMove> renamed(String id) {
    Othello othello = new Othello();
    return (Game<Board, OthelloMove>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) ->
                method.getName().equals("id") ? id : method.invoke(othello, arguments));
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello:colour=red", "reversi"})
  void recordsOfUnknownGamesCannotBeReplayed(String game, @TempDir Path folder) throws Exception {
    Duel.of(renamed(game))
        .first("ada", Bots::random)
        .second("ben", Bots::random)
        .matches(2)
        .folder(folder.resolve("cups/cup"))
        .play();
    try (SpectatorPages pages = SpectatorPages.open()) {
      pages.spectators.watch(folder.resolve("cups"));
      pages.update();
      String games = "/live/c/" + onlyId(pages) + "/games/";
      HttpResponse<String> match = pages.get(games + "1.1.1");
      assertThat(match.statusCode()).isEqualTo(404);
      assertThat(match.body()).contains("The record of this match cannot be replayed.");
      assertThat(pages.get(games + "9.1.1").body()).contains("No match with this number");
    }
  }

  @Test
  void aFolderThatIsNeverReadDoesNotKeepTheOthersFromTheList(@TempDir Path folder)
      throws Exception {
    SpectatorPages.play(folder.resolve("cups/autumn"), "ada", "ben", "cleo");
    SpectatorPages.play(folder.resolve("cups/spring"), "ada", "ben", "cleo");
    SpectatorPages.play(folder.resolve("cups/winter"), "ada", "ben", "cleo");
    CountDownLatch end = new CountDownLatch(1);
    FollowedFolder.ResultsOpener opener =
        cup -> {
          if (cup.endsWith("spring")) {
            Uninterruptibles.awaitUninterruptibly(end);
          }
          return Spectators.RESULTS.open(cup);
        };
    SpectatorLimits impatient =
        new SpectatorLimits(
            10,
            10,
            10,
            Duration.ofMillis(1),
            Duration.ofMillis(1),
            Duration.ofMillis(1),
            Duration.ofSeconds(1));
    try (SpectatorPages pages = SpectatorPages.open(impatient, opener)) {
      pages.spectators.watch(folder.resolve("cups"));
      // Reading takes longer than the patience on a busy machine, so it is asked for again.
      String list = "";
      while (list.split("\"state\":\"finished\"", -1).length < 3) {
        pages.update();
        list = pages.get("/live").body();
      }
      assertThat(list).contains("\"place\":\"spring\"", "nothing is written yet");
      end.countDown();
      while (list.split("\"state\":\"finished\"", -1).length < 4) {
        pages.update();
        list = pages.get("/live").body();
      }
    }
  }

  @Test
  void aJournalThatIsBeingWrittenIsFollowedLineByLine(@TempDir Path folder) throws Exception {
    Path whole = folder.resolve("whole");
    SpectatorPages.play(whole, "ada", "ben", "cleo", "dan");
    List<String> lines = Files.readAllLines(whole.resolve("journal.jsonl"));
    Path written = folder.resolve("watched/cup/journal.jsonl");
    Files.createDirectories(written.getParent());
    try (var secrets = Files.list(whole)) {
      for (Path file : secrets.toList()) {
        if (!Files.isDirectory(file) && !file.getFileName().toString().startsWith("journal")) {
          Files.copy(file, written.resolveSibling(file.getFileName()));
        }
      }
    }
    try (SpectatorPages pages = SpectatorPages.open()) {
      pages.spectators.watch(folder.resolve("watched"));
      write(written, lines.get(0) + "\n" + lines.get(1) + "\n" + lines.get(2));
      pages.update();
      String id = onlyId(pages);
      JsonObject data;
      try (SpectatorPages.Events events = pages.events("/live/c/" + id + "/events", "")) {
        data = JsonParser.parseString(events.next().data()).getAsJsonObject();
        assertThat(matches(data)).as("the torn line is left out").isZero();
        for (String line : lines.subList(3, lines.size())) {
          write(written, "\n" + line);
          pages.update();
        }
        write(written, "\n");
        pages.update();
        while (!data.get("finished").getAsBoolean()) {
          JsonChangeProperties.apply(
              JsonParser.parseString(events.next().data()).getAsJsonArray(), data);
        }
      }
      assertThat(matches(data)).isEqualTo(6);
      assertThat(data).isEqualTo(whole(pages, "/live/c/" + id + "/events"));
    }
  }

  private static void write(Path file, String text) throws Exception {
    Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static int matches(JsonObject data) {
    int count = 0;
    for (var round : data.getAsJsonArray("rounds")) {
      for (var encounter : round.getAsJsonObject().getAsJsonArray("encounters")) {
        count += encounter.getAsJsonObject().getAsJsonArray("m").size();
      }
    }
    return count;
  }

  @Test
  void aJournalThatBeginsAnewIsReadAnew(@TempDir Path folder) throws Exception {
    Path cup = folder.resolve("cup");
    SpectatorPages.play(cup, "ada", "ben", "cleo", "dan");
    try (SpectatorPages pages = SpectatorPages.open()) {
      pages.spectators.watch(folder);
      pages.update();
      String id = onlyId(pages);
      Files.writeString(cup.resolve("journal.jsonl"), "not a journal\n");
      pages.update();
      assertThat(pages.get("/live").body())
          .contains("its journal cannot be read")
          .doesNotContain(folder.toString());
      try (var files = Files.list(cup)) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
      SpectatorPages.play(cup, "eve", "fay");
      pages.update();
      assertThat(pages.get("/live/c/" + id).body()).contains("\"fay\"").doesNotContain("\"dan\"");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/live/c/..%2f..%2fetc%2fpasswd",
        "/live/c/%2e%2e/%2e%2e/etc/passwd",
        "/live/c/../../secret.txt",
        "/live/c/secret.txt",
        "/live/assets/..%2f..%2fsecret.txt",
        "/live/assets/games/..%2f..%2fsecret.js",
        "/live/assets/games/secret.js",
        "/live/assets/FrontPage.class",
        "/live/c/000000000000/games/1.1.1",
        "/live/c/000000000000/events",
      })
  void noAddressLeadsToAFileOutsideTheResults(String address, @TempDir Path folder)
      throws Exception {
    Files.writeString(folder.resolve("secret.txt"), "the secret");
    Files.writeString(folder.resolve("secret.js"), "the secret");
    try (SpectatorPages pages = SpectatorPages.open()) {
      pages.spectators.watch(folder);
      pages.update();
      String answer = pages.status(address);
      assertThat(answer.lines().findFirst().orElseThrow()).containsPattern(" (404|400) ");
      assertThat(answer).doesNotContain("the secret", "root:");
    }
  }

  @Test
  void linksOutOfTheFolderAreNotFollowed(@TempDir Path folder) throws Exception {
    SpectatorPages.play(folder.resolve("elsewhere"), "ada", "ben");
    Files.createDirectories(folder.resolve("watched/cup"));
    Files.createSymbolicLink(folder.resolve("watched/link"), folder.resolve("elsewhere"));
    Files.createSymbolicLink(
        folder.resolve("watched/cup/journal.jsonl"), folder.resolve("elsewhere/journal.jsonl"));
    try (SpectatorPages pages = SpectatorPages.open()) {
      pages.spectators.watch(folder.resolve("watched"));
      pages.update();
      assertThat(pages.get("/live").body()).contains("\"competitions\":[]");
    }
  }

  @Test
  void namesCannotLeaveTheirText(@TempDir Path folder) throws Exception {
    String evil = "</script><script>alert(1)</script>\"'<!--";
    SpectatorPages.play(folder.resolve("a<b>'\"&"), evil, "ben");
    try (SpectatorPages pages = SpectatorPages.open()) {
      pages.spectators.watch(folder);
      pages.update();
      String id = onlyId(pages);
      for (String path :
          List.of("", "/c/" + id, "/c/" + id + "/screen", "/c/" + id + "/games/1.1.1")) {
        HttpResponse<String> page = pages.get("/live" + path);
        assertThat(page.statusCode()).as(path).isEqualTo(200);
        assertThat(page.body()).as(path).doesNotContain("<script>alert", "<b>'");
        assertThat(page.headers().firstValue("Content-Security-Policy"))
            .hasValueSatisfying(
                policy ->
                    assertThat(policy)
                        .contains("default-src 'none'; script-src 'self';")
                        .doesNotContain("script-src 'self' 'unsafe-inline'"));
        assertThat(page.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
      }
    }
  }

  @Test
  void aClientThatReturnsGetsWhatItMissedWithoutAGapOrARepeat() throws Exception {
    try (SpectatorPages pages = SpectatorPages.open()) {
      JsonObject seen;
      String version;
      LiveFeed feed = pages.spectators.front(false);
      try (SpectatorPages.Events events = pages.events("/live/events", "")) {
        seen = JsonParser.parseString(events.next().data()).getAsJsonObject();
        feed.publish(number(1));
        SpectatorPages.Event change = events.next();
        assertThat(change.kind()).isEqualTo("change");
        JsonChangeProperties.apply(JsonParser.parseString(change.data()).getAsJsonArray(), seen);
        version = change.id();
      }
      for (int value = 2; value <= 6; value++) {
        feed.publish(number(value));
      }
      try (SpectatorPages.Events events = pages.events("/live/events", version)) {
        for (int value = 2; value <= 6; value++) {
          SpectatorPages.Event change = events.next();
          assertThat(change.kind()).isEqualTo("change");
          JsonChangeProperties.apply(JsonParser.parseString(change.data()).getAsJsonArray(), seen);
          assertThat(seen).isEqualTo(number(value));
        }
      }
      for (int value = 7; value <= 7 + LiveFeed.MAX_KEPT; value++) {
        feed.publish(number(value));
      }
      try (SpectatorPages.Events events = pages.events("/live/events", version)) {
        assertThat(events.next().kind()).as("so many changes are not kept").isEqualTo("whole");
      }
      try (SpectatorPages.Events events = pages.events("/live/events", "abc-1")) {
        assertThat(events.next().kind()).as("of another start of the server").isEqualTo("whole");
      }
    }
  }

  private static JsonObject number(int value) {
    JsonObject json = new JsonObject();
    json.addProperty("value", value);
    return json;
  }

  @Test
  void aClientThatDoesNotReadIsDroppedAndOthersGoOn() throws Exception {
    try (SpectatorPages pages = SpectatorPages.open()) {
      LiveFeed feed = pages.spectators.front(false);
      try (SpectatorPages.Events stuck = pages.events("/live/events", "")) {
        assertThat(stuck.next().kind()).isEqualTo("whole");
        int published = 0;
        while (feed.hasClients()) {
          published++;
          assertThat(published).as("versions of 300 kB").isLessThan(500);
          JsonObject large = number(published);
          large.addProperty("text", String.valueOf(published % 10).repeat(300_000));
          feed.publish(large);
        }
      }
      try (SpectatorPages.Events events = pages.events("/live/events", "")) {
        assertThat(events.next().kind()).isEqualTo("whole");
      }
    }
  }

  @Test
  void furtherPagesAreRefusedWhenTooManyAreOpen() throws Exception {
    SpectatorLimits two =
        new SpectatorLimits(
            2,
            2,
            10,
            Duration.ofMillis(1),
            Duration.ofMillis(1),
            Duration.ofSeconds(1),
            Duration.ofSeconds(1));
    try (SpectatorPages pages = SpectatorPages.open(two);
        SpectatorPages.Events first = pages.events("/live/events", "");
        SpectatorPages.Events second = pages.events("/live/events", "")) {
      first.next();
      second.next();
      HttpResponse<String> third = pages.get("/live/events");
      assertThat(third.statusCode()).isEqualTo(503);
      assertThat(third.headers().firstValue("Retry-After")).isPresent();
      assertThat(pages.get("/live").statusCode()).isEqualTo(200);
    }
  }

  @Test
  void anAddressHasALimitedShareOfThePages() {
    LiveClients clients =
        new LiveClients(
            new SpectatorLimits(
                4,
                3,
                10,
                Duration.ofMillis(1),
                Duration.ofMillis(1),
                Duration.ofSeconds(1),
                Duration.ofSeconds(1)));
    AddressPrefix greedy = new AddressPrefix("c0000201");
    AddressPrefix other = new AddressPrefix("c0000202");
    for (int page = 0; page < 3; page++) {
      assertThat(clients.enter(greedy)).isPresent();
    }
    assertThat(clients.enter(greedy)).as("above the limit of an address").isEmpty();
    assertThat(clients.enter(other)).isPresent();
    assertThat(clients.enter(other)).as("the other address gives up a page").isPresent();
    assertThat(clients.enter(other)).as("both have the same").isEmpty();
    clients.enter(new AddressPrefix("c0000203")).orElseThrow().leave();
    assertThat(clients.enter(new AddressPrefix("c0000204"))).as("one has left").isPresent();
  }

  @Test
  void positionsOfAHiddenGameAreShownToOrganisersAndToOthersAfterTheMatch() throws Exception {
    try (SpectatorPages pages = SpectatorPages.open()) {
      BoardGame poker =
          new BoardGame("7", "poker", "", true, List.of("ada", "ben"), List.of("first", "second"));
      LiveBoard board = pages.spectators.board("the table", poker).orElseThrow();
      board.show(new BoardPosition(3, "ace against king", "", List.of(), "", List.of(1.0, 2.0)));
      pages.update();
      assertThat(pages.get("/live").body()).contains("ada").doesNotContain("ace against king");
      assertThat(pages.get("/live", "X-Organiser", "yes").body()).contains("ace against king");
      try (SpectatorPages.Events events = pages.events("/live/events", "")) {
        assertThat(events.next().data()).doesNotContain("ace");
        // The list shows the boards of a service while one of its matches is played.
        assertThat(pages.spectators.board("the table", poker)).isPresent();
        board.end("ada wins");
        pages.update();
        assertThat(events.next().data()).as("after the match").contains("ace against king");
      }
      assertThat(pages.get("/live").body()).contains("ace against king", "ada wins");
    }
  }

  @Test
  void aBigScreenShowsWhatThePublicSeesAlsoToAnOrganiser(@TempDir Path folder) throws Exception {
    Path cup = folder.resolve("cup");
    SpectatorPages.play(cup, "ada", "ben");
    try (SpectatorPages pages = SpectatorPages.open()) {
      pages.spectators.watch(folder);
      pages.update();
      BoardGame poker =
          new BoardGame("2.1.1", "poker", "", true, List.of("ada", "ben"), List.of("1", "2"));
      LiveBoard board =
          pages.spectators.find(onlyId(pages)).orElseThrow().boards().open(poker).orElseThrow();
      String position = "ace against king";
      board.show(new BoardPosition(3, position, "", List.of(), "", List.of(1.0, 2.0)));
      String address = pages.spectators.address(cup);
      assertThat(pages.get(address, "X-Organiser", "yes").body()).contains(position);
      assertThat(pages.get(address).body()).doesNotContain(position);
      assertThat(pages.get(address + "/screen", "X-Organiser", "yes").body())
          .contains("/screen/events\"")
          .doesNotContain(position);
      try (SpectatorPages.Events events = pages.events(address + "/screen/events", "")) {
        assertThat(events.next().data()).contains("2.1.1").doesNotContain(position);
        board.end("ada wins");
        pages.update();
        assertThat(events.next().data()).as("after the match").contains(position);
      }
    }
  }

  @Test
  void assetsAreThoseOfThePagesInFilesAndAreKeptByTheBrowser() throws Exception {
    try (SpectatorPages pages = SpectatorPages.open()) {
      HttpResponse<String> script = pages.get("/live/assets/tournament.js");
      assertThat(script.headers().firstValue("Content-Type").orElseThrow())
          .startsWith("text/javascript");
      assertThat(script.body()).contains(PageScripts.find("tournament.js").orElseThrow());
      String tag = script.headers().firstValue("ETag").orElseThrow();
      assertThat(pages.get("/live/assets/tournament.js", "If-None-Match", tag).statusCode())
          .isEqualTo(304);
      assertThat(pages.get("/live/assets/games/othello.js").body())
          .contains("export function draw");
      assertThat(pages.get("/live/assets/page.css").body()).contains("color-scheme");
    }
  }
}
